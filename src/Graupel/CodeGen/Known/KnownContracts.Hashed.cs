using System.Collections.Concurrent;
using System.Collections.ObjectModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>Sets and maps that hash, and those that wrap one.</content>
public static partial class KnownContracts
{
    // The number of buckets that these dictionaries begin with.
    private const int FewConcurrent = 31;

    /// <summary>In its own order.</summary>
    public static Contract<OrderedDictionary<TKey, TValue>?> OrderedDictionary<TKey, TValue>()
        where TKey : notnull => HashedMap<OrderedDictionary<TKey, TValue>, TKey, TValue>(new(
            static map => map.Comparer, static map => map.Count,
            static (items, comparer) => SetAll(new OrderedDictionary<TKey, TValue>(items.Length, comparer), items),
            static (map, items) =>
            {
                map.Clear();
                map.EnsureCapacity(items.Length);
                SetAll(map, items);
                return true;
            },
            HasOrder: true));

    /// <summary>A snapshot; small dictionaries keep their order.</summary>
    public static Contract<ConcurrentDictionary<TKey, TValue>?> ConcurrentDictionary<TKey, TValue>()
        where TKey : notnull => HashedMap<ConcurrentDictionary<TKey, TValue>, TKey, TValue>(new(
            static map => map.Comparer, static map => map.Count,
            static (items, comparer) => SetAll(new ConcurrentDictionary<TKey, TValue>(concurrencyLevel: -1, Math.Max(items.Length, FewConcurrent), comparer), Reverse(items)),
            static (map, items) =>
            {
                map.Clear();
                SetAll(map, Reverse(items));
                return true;
            },
            static map => map.ToArray()));

    /// <summary>In the order of the dictionary that it wraps; read as a wrapper of a <c>Dictionary</c>.</summary>
    public static Contract<ReadOnlyDictionary<TKey, TValue>?> ReadOnlyDictionary<TKey, TValue>()
        where TKey : notnull => HashedMap<ReadOnlyDictionary<TKey, TValue>, TKey, TValue>(new(
            static map => TableComparers.OfMap<TKey, TValue>(map), static map => map.Count,
            static (items, comparer) => new(SetAll(new Dictionary<TKey, TValue>(items.Length, comparer), items)),
            ItemsOf: static map => TableComparers.ItemsOf(map),
            EnsurePlain: static (map, offset) => TableComparers.EnsurePlainMap<TKey, TValue>(map, offset)));

    /// <summary>In the order of the set that it wraps; read as a wrapper of a <c>HashSet</c>.</summary>
    public static Contract<ReadOnlySet<T>?> ReadOnlySet<T>() => HashedSet<ReadOnlySet<T>, T>(new(
        static set => TableComparers.OfSet<T>(set), static set => set.Count,
        static (items, comparer) => new(new HashSet<T>(items, comparer)),
        ItemsOf: static set => TableComparers.ItemsOf(set),
        EnsurePlain: static (set, offset) => TableComparers.EnsurePlainSet<T>(set, offset)));

    // Of the keys in one bucket the last one comes first.
    private static T[] Reverse<T>(T[] items)
    {
        items.AsSpan().Reverse();
        return items;
    }

    private static CollectionContract<TSet, T> HashedSet<TSet, T>(TableAccess<TSet, T, IEqualityComparer<T>> access)
        where TSet : class, IEnumerable<T> =>
        new(new HashedSetFamily<TSet, T>(access));

    private static MapContract<TMap, TKey, TValue> HashedMap<TMap, TKey, TValue>(
        TableAccess<TMap, KeyValuePair<TKey, TValue>, IEqualityComparer<TKey>> access)
        where TMap : class, IEnumerable<KeyValuePair<TKey, TValue>>
        where TKey : notnull =>
        new(new HashedMapFamily<TMap, TKey, TValue>(access));
}
