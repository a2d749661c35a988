using System.Collections.Immutable;

namespace Graupel.Converters;

/// <summary>Exceptions and hash codes of user-defined collections.</summary>
internal static class UserCollections
{
    /// <summary>Refuses elements of a set that were chosen to collide. Which comparer it has is not known.</summary>
    public static void Screen<TCollection, T>(T[] items, ReadPlace place)
    {
        if (typeof(IReadOnlySet<T>).IsAssignableFrom(typeof(TCollection)))
        {
            DistinctKeys.Screen(items, EqualityComparer<T>.Default, place);
        }
    }

    /// <summary>Whether a set has, or may have, a hash table.</summary>
    public static bool IsHashed<T>(ICollection<T> collection) => collection is ISet<T> and not (SortedSet<T> or ImmutableSortedSet<T>);

    /// <summary>Whether a map has, or may have, a hash table.</summary>
    public static bool IsHashed<TKey, TValue>(IDictionary<TKey, TValue> map)
        where TKey : notnull =>
        map is not (SortedDictionary<TKey, TValue> or SortedList<TKey, TValue> or ImmutableSortedDictionary<TKey, TValue>);

    /// <summary>By what a set tells its elements apart; where it cannot be seen, it is taken for the usual one.</summary>
    public static IEqualityComparer<T> ComparerOf<T>(ICollection<T> collection) => TableComparers.OfSet<T>(collection) ?? EqualityComparer<T>.Default;

    /// <summary>Takes all elements out. A collection without any is not asked, since it may have no way to do so.</summary>
    public static void Clear<T>(ICollection<T> collection)
    {
        if (collection.Count > 0)
        {
            collection.Clear();
        }
    }

    /// <summary>Adds all elements to a collection that is empty.</summary>
    public static void AddAll<T>(ICollection<T> collection, T[] items, ReadPlace place)
    {
        if (IsHashed(collection))
        {
            DistinctKeys.Screen(items, ComparerOf(collection), place);
        }

        try
        {
            foreach (T item in items)
            {
                collection.Add(item);
            }
        }
        catch (Exception e) when (Refuses(e))
        {
            Throw.RefusedElement(collection.GetType(), e, place);
        }

        if (collection is ISet<T>)
        {
            DistinctKeys.EnsureAll(collection.Count, items.Length, place);
        }

        EnsureAll(collection, items, place);
    }

    /// <summary>Refuses what did not keep all of its elements.</summary>
    public static void EnsureAll<T>(IEnumerable<T> collection, T[] items, long offset)
    {
        int kept = collection.Count();
        if (kept != items.Length)
        {
            Throw.LostElements(collection.GetType(), kept, items.Length, offset);
        }
    }

    /// <summary>Adds elements to those that a collection has; a set may have some of them.</summary>
    public static void AddMore<T>(ICollection<T> collection, T[] items, ReadPlace place)
    {
        try
        {
            if (collection is ISet<T> set)
            {
                set.UnionWith(items);
                return;
            }

            foreach (T item in items)
            {
                collection.Add(item);
            }
        }
        catch (Exception e) when (Refuses(e))
        {
            Throw.RefusedElement(collection.GetType(), e, place);
        }
    }

    /// <summary>Adds pairs to those that a map has, and replaces the values of keys that it has.</summary>
    public static void SetMore<TKey, TValue>(IDictionary<TKey, TValue> map, ReadOnlySpan<KeyValuePair<TKey, TValue>> items, ReadPlace place)
    {
        try
        {
            foreach ((TKey key, TValue value) in items)
            {
                map[key] = value;
            }
        }
        catch (Exception e) when (Refuses(e))
        {
            Throw.RefusedElement(map.GetType(), e, place);
        }
    }

    /// <summary>Their code may refuse an element by whatever exception, such as that of a key taken from null.</summary>
    public static bool Refuses(Exception exception) => exception is not GraupelException && !CriticalErrors.Include(exception);
}
