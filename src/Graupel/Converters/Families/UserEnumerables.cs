namespace Graupel.Converters;

/// <summary>Classes that give elements, and take them by a method of their own. Nothing takes them out again, so that a new one must be empty.</summary>
internal sealed class UserAddedFamily<TCollection, T>(Func<TCollection> make, Action<TCollection, T> add) : CollectionFamily<TCollection, T>
    where TCollection : class, IEnumerable<T>
{
    // Asked once; either answer serves, if two threads ask.
    private Start _start;

    private enum Start
    {
        Unknown,
        Empty,
        Filled,
    }

    public override void Prepare(MakingLock making)
    {
        if (_start == Start.Unknown)
        {
            using MakingLock.Absence? absence = making.Leave();
            _start = make().Any() ? Start.Filled : Start.Empty;
        }
    }

    public override void EnsureWritable(TCollection collection, long offset)
    {
        base.EnsureWritable(collection, offset);
        EnsureEmptyAtFirst(offset);
    }

    public override bool CanFill => true;

    public override TCollection Make(T[] items, ReadPlace place)
    {
        EnsureEmptyAtFirst(place);
        TCollection collection = make();
        Add(collection, items, place);
        UserCollections.EnsureAll(collection, items, place);
        return collection;
    }

    // Nothing takes elements out again.
    public override bool TryFill(TCollection collection, T[] items, ReadPlace place)
    {
        if (collection.Any())
        {
            return false;
        }

        Add(collection, items, place);
        UserCollections.EnsureAll(collection, items, place);
        return true;
    }

    public override bool TryAdd(TCollection collection, T[] items, ReadPlace place)
    {
        Add(collection, items, place);
        return true;
    }

    private void EnsureEmptyAtFirst(long offset)
    {
        if (_start == Start.Filled)
        {
            Throw.FilledAtFirst(typeof(TCollection), offset);
        }
    }

    private void Add(TCollection collection, T[] items, ReadPlace place)
    {
        UserCollections.Screen<TCollection, T>(items, place);
        try
        {
            foreach (T item in items)
            {
                add(collection, item);
            }
        }
        catch (Exception e) when (UserCollections.Refuses(e))
        {
            Throw.RefusedElement(typeof(TCollection), e, place);
        }
    }
}

/// <summary>Dictionaries that a constructor or builder makes from all their entries. None is filled: an empty one may be shared.</summary>
internal sealed class UserMadeMapFamily<TMap, TKey, TValue>(Func<KeyValuePair<TKey, TValue>[], TMap> make) : CollectionFamily<TMap, KeyValuePair<TKey, TValue>>
    where TMap : class, IDictionary<TKey, TValue>
    where TKey : notnull
{
    private readonly FreshInstance<TMap> _fresh = new(() => MakeEmpty(make));

    public override void Prepare(MakingLock making) => _fresh.Prepare(making);

    public override void EnsureWritable(TMap collection, long offset)
    {
        base.EnsureWritable(collection, offset);
        TableComparers.EnsureSameMap<TKey, TValue>(collection, _fresh.Value, offset);
    }

    // To see its comparer.
    private static TMap MakeEmpty(Func<KeyValuePair<TKey, TValue>[], TMap> make)
    {
        try
        {
            return make([]);
        }
        catch (Exception e) when (UserCollections.Refuses(e))
        {
            Throw.EmptyRefused(typeof(TMap), e);
            return null!;
        }
    }

    public override TMap Make(KeyValuePair<TKey, TValue>[] items, ReadPlace place)
    {
        if (UserCollections.IsHashed(_fresh.Value))
        {
            DistinctKeys.Screen(items, TableComparers.OfMap<TKey, TValue>(_fresh.Value) ?? EqualityComparer<TKey>.Default, place);
        }

        try
        {
            TMap made = make(items);
            DistinctKeys.EnsureAll(made.Count, items.Length, place);
            return made;
        }
        catch (Exception e) when (UserCollections.Refuses(e))
        {
            Throw.RefusedElement(typeof(TMap), e, place);
            return null!;
        }
    }
}

/// <summary>Classes that a constructor or builder makes from all their elements.</summary>
internal sealed class UserMadeFamily<TCollection, T>(Func<T[], TCollection> make) : CollectionFamily<TCollection, T>
    where TCollection : class, IEnumerable<T>
{
    public override TCollection Make(T[] items, ReadPlace place)
    {
        UserCollections.Screen<TCollection, T>(items, place);
        try
        {
            TCollection made = make(items);
            UserCollections.EnsureAll(made, items, place);
            return made;
        }
        catch (Exception e) when (UserCollections.Refuses(e))
        {
            Throw.RefusedElement(typeof(TCollection), e, place);
            return null!;
        }
    }
}
