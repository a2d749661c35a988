using System.Collections.Immutable;

namespace Graupel.Converters;

/// <summary>Classes that implement <see cref="ICollection{T}"/>, sets among them.</summary>
/// <param name="make">Makes an empty one.</param>
/// <param name="held">The one that a member without a setter holds, which is filled; null where new ones are made.</param>
internal sealed class UserCollectionFamily<TCollection, T>(Func<TCollection> make, TCollection? held = null) : CollectionFamily<TCollection, T>
    where TCollection : class, ICollection<T>
{
    private readonly TCollection _fresh = make();
    private readonly KeyedAccess? _keyed = KeyedAccess.Of(typeof(TCollection));

    public override void EnsureWritable(TCollection collection, long offset)
    {
        base.EnsureWritable(collection, offset);
        TableComparers.EnsureSameSet<T>(collection, held ?? _fresh, offset);
        _keyed?.EnsureSame(collection, held ?? _fresh, offset);
    }

    public override CollectionFamily<TCollection, T> Like(TCollection held) => new UserCollectionFamily<TCollection, T>(make, held);

    public override bool CanFill => !_fresh.IsReadOnly;

    public override TCollection Make(T[] items, ReadPlace place)
    {
        TCollection collection = make();
        Fill(collection, items, place); // what a constructor puts in is written with all others
        return collection;
    }

    public override void EnsureSpread(TCollection held, T[] items, ReadPlace place)
    {
        if (UserCollections.IsHashed(held))
        {
            DistinctKeys.EnsureSpread(items, static item => item, UserCollections.ComparerOf(held), HashTables.SizesUpTo(held.Count + items.Length), place);
        }

        _keyed?.EnsureSpread(held, items, HashTables.SizesUpTo(held.Count + items.Length), place);
    }

    public override bool TryFill(TCollection collection, T[] items, ReadPlace place)
    {
        if (collection.IsReadOnly)
        {
            return false;
        }

        Fill(collection, items, place);
        return true;
    }

    private void Fill(TCollection collection, T[] items, ReadPlace place)
    {
        UserCollections.Clear(collection);
        _keyed?.EnsureSpread(collection, items, HashTables.SizesUpTo(items.Length), place);
        UserCollections.AddAll(collection, items, place);
    }
}

/// <summary>Classes that implement <see cref="IDictionary{TKey, TValue}"/>.</summary>
/// <inheritdoc cref="UserCollectionFamily{TCollection, T}"/>
internal sealed class UserMapFamily<TMap, TKey, TValue>(Func<TMap> make, TMap? held = null) : CollectionFamily<TMap, KeyValuePair<TKey, TValue>>
    where TMap : class, IDictionary<TKey, TValue>
    where TKey : notnull
{
    private readonly TMap _fresh = make();

    public override void EnsureWritable(TMap collection, long offset)
    {
        base.EnsureWritable(collection, offset);
        TableComparers.EnsureSameMap<TKey, TValue>(collection, held ?? _fresh, offset);
    }

    public override CollectionFamily<TMap, KeyValuePair<TKey, TValue>> Like(TMap held) => new UserMapFamily<TMap, TKey, TValue>(make, held);

    public override bool CanFill => !_fresh.IsReadOnly;

    public override TMap Make(KeyValuePair<TKey, TValue>[] items, ReadPlace place)
    {
        TMap map = make();
        UserCollections.Clear(map); // what a constructor puts in is written with all others
        Add(map, items, place);
        return map;
    }

    public override void EnsureSpread(TMap held, KeyValuePair<TKey, TValue>[] items, ReadPlace place)
    {
        if (UserCollections.IsHashed(held))
        {
            DistinctKeys.EnsureSpread(items, static pair => pair.Key, ComparerOf(held), HashTables.SizesUpTo(held.Count + items.Length), place);
        }
    }

    public override bool TryFill(TMap collection, KeyValuePair<TKey, TValue>[] items, ReadPlace place)
    {
        if (collection.IsReadOnly)
        {
            return false;
        }

        UserCollections.Clear(collection);
        Add(collection, items, place);
        return true;
    }

    private static IEqualityComparer<TKey> ComparerOf(TMap map) => TableComparers.OfMap<TKey, TValue>(map) ?? EqualityComparer<TKey>.Default;

    private static void Add(TMap map, KeyValuePair<TKey, TValue>[] items, ReadPlace place)
    {
        if (UserCollections.IsHashed(map))
        {
            DistinctKeys.Screen(items, ComparerOf(map), place);
        }

        try
        {
            if (map is SortedList<TKey, TValue> { Comparer: var order })
            {
                // Each one that comes before others would move all of them.
                Array.Sort(items, (one, other) => order.Compare(one.Key, other.Key));
            }

            foreach ((TKey key, TValue value) in items)
            {
                if (map.ContainsKey(key))
                {
                    Throw.DuplicateKey(place);
                }

                map.Add(key, value);
            }
        }
        catch (Exception e) when (UserCollections.Refuses(e))
        {
            Throw.RefusedElement(typeof(TMap), e, place);
        }

        DistinctKeys.EnsureAll(map.Count, items.Length, place);
    }
}

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
    public static bool Refuses(Exception exception) => exception is not (GraupelException or OutOfMemoryException);
}
