namespace Graupel.Converters;

/// <summary>Classes that implement <see cref="ICollection{T}"/>, sets among them.</summary>
/// <param name="make">Makes an empty one.</param>
/// <param name="held">The one that a member without a setter holds, which is filled; null where new ones are made.</param>
/// <param name="fresh">An empty one, if another family has it.</param>
internal sealed class UserCollectionFamily<TCollection, T>(Func<TCollection> make, TCollection? held = null, FreshInstance<TCollection>? fresh = null) : CollectionFamily<TCollection, T>
    where TCollection : class, ICollection<T>
{
    private readonly FreshInstance<TCollection> _fresh = fresh ?? new(make);
    private readonly KeyedAccess? _keyed = KeyedAccess.Of(typeof(TCollection));

    public override void Prepare(MakingLock making) => _fresh.Prepare(making);

    public override void EnsureWritable(TCollection collection, long offset)
    {
        base.EnsureWritable(collection, offset);
        TableComparers.EnsureSameSet<T>(collection, held ?? _fresh.Value, offset);
        _keyed?.EnsureSame(collection, held ?? _fresh.Value, offset);
    }

    public override CollectionFamily<TCollection, T> Like(TCollection held) => new UserCollectionFamily<TCollection, T>(make, held, _fresh);

    public override bool CanFill => !_fresh.Value.IsReadOnly;

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
internal sealed class UserMapFamily<TMap, TKey, TValue>(Func<TMap> make, TMap? held = null, FreshInstance<TMap>? fresh = null) : CollectionFamily<TMap, KeyValuePair<TKey, TValue>>
    where TMap : class, IDictionary<TKey, TValue>
    where TKey : notnull
{
    private readonly FreshInstance<TMap> _fresh = fresh ?? new(make);

    public override void Prepare(MakingLock making) => _fresh.Prepare(making);

    public override void EnsureWritable(TMap collection, long offset)
    {
        base.EnsureWritable(collection, offset);
        TableComparers.EnsureSameMap<TKey, TValue>(collection, held ?? _fresh.Value, offset);
    }

    public override CollectionFamily<TMap, KeyValuePair<TKey, TValue>> Like(TMap held) => new UserMapFamily<TMap, TKey, TValue>(make, held, _fresh);

    public override bool CanFill => !_fresh.Value.IsReadOnly;

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
