using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>Collections that are ordered by a comparer.</content>
public static partial class KnownContracts
{
    private const int FewElements = 32;

    /// <summary>In ascending order.</summary>
    public static Contract<SortedSet<T>?> SortedSet<T>() => new CollectionContract<SortedSet<T>, T>(new SortedFamily<SortedSet<T>, T, T>(new(
        static set => set.Comparer, static set => set.Count, static (items, comparer) => new(items, comparer),
        static (set, items) =>
        {
            // An empty set takes over another one as a whole, whose elements were sorted together; few are added as fast, and without another.
            set.Clear();
            set.UnionWith(items.Length <= FewElements ? items : new SortedSet<T>(items, set.Comparer));
            return true;
        })));

    /// <summary>By ascending keys.</summary>
    public static Contract<SortedDictionary<TKey, TValue>?> SortedDictionary<TKey, TValue>()
        where TKey : notnull => new MapContract<SortedDictionary<TKey, TValue>, TKey, TValue>(
            new SortedFamily<SortedDictionary<TKey, TValue>, KeyValuePair<TKey, TValue>, TKey>(new(
                static map => map.Comparer, static map => map.Count,
                static (items, comparer) => AddAll(new SortedDictionary<TKey, TValue>(comparer), items),
                static (map, items) =>
                {
                    map.Clear();
                    AddAll(map, items);
                    return true;
                },
                CopiesItself: true)));

    /// <summary>By ascending keys.</summary>
    public static Contract<SortedList<TKey, TValue>?> SortedList<TKey, TValue>()
        where TKey : notnull => new MapContract<SortedList<TKey, TValue>, TKey, TValue>(
            new SortedFamily<SortedList<TKey, TValue>, KeyValuePair<TKey, TValue>, TKey>(new(
                static map => map.Comparer, static map => map.Count,
                static (items, comparer) => SetAll(new SortedList<TKey, TValue>(items.Length, comparer), Sort(items, comparer)),
                static (map, items) =>
                {
                    map.Clear();
                    SetAll(map, Sort(items, map.Comparer));
                    return true;
                },
                CopiesItself: true)));

    /// <summary>Elements with their priorities, in the order of the heap: elements with equal priority keep their order.</summary>
    public static Contract<PriorityQueue<TElement, TPriority>?> PriorityQueue<TElement, TPriority>() =>
        new CollectionContract<PriorityQueue<TElement, TPriority>, (TElement Element, TPriority Priority)>(
            new SortedFamily<PriorityQueue<TElement, TPriority>, (TElement Element, TPriority Priority), TPriority>(new(
                static queue => queue.Comparer, static queue => queue.Count, static (items, comparer) => new(items, comparer),
                static (queue, items) =>
                {
                    queue.Clear();
                    queue.EnqueueRange(items);
                    return true;
                },
                static queue => queue.UnorderedItems,
                EnsurePlain: static (queue, offset) => QueueOrder.EnsureHeld(queue, offset))));

    // To set a value by its key is to look for it twice. What occurs twice ends it: then there are too few, which the caller tells.
    private static SortedDictionary<TKey, TValue> AddAll<TKey, TValue>(SortedDictionary<TKey, TValue> map, KeyValuePair<TKey, TValue>[] items)
        where TKey : notnull
    {
        int i = 0;
        try
        {
            for (; i < items.Length; i++)
            {
                map.Add(items[i].Key, items[i].Value);
            }
        }
        catch (ArgumentException) when (map.ContainsKey(items[i].Key))
        {
        }

        return map;
    }

    private static TMap SetAll<TMap, TKey, TValue>(TMap map, KeyValuePair<TKey, TValue>[] items)
        where TMap : IDictionary<TKey, TValue>
    {
        foreach ((TKey key, TValue value) in items)
        {
            map[key] = value;
        }

        return map;
    }

    // Each element that does not belong at the end of a sorted list would move all after it.
    private static KeyValuePair<TKey, TValue>[] Sort<TKey, TValue>(KeyValuePair<TKey, TValue>[] items, IComparer<TKey> comparer)
    {
        items.AsSpan().Sort((one, other) => comparer.Compare(one.Key, other.Key));
        return items;
    }
}
