namespace Graupel.Converters;

/// <summary>Classes that give elements, and take them by a method of their own. Nothing takes them out again, so that a new one must be empty.</summary>
internal sealed class UserAddedFamily<TCollection, T>(Func<TCollection> make, Action<TCollection, T> add) : CollectionFamily<TCollection, T>
    where TCollection : class, IEnumerable<T>
{
    private readonly bool _isEmptyAtFirst = !make().Any();

    public override void EnsureWritable(TCollection collection, long offset)
    {
        base.EnsureWritable(collection, offset);
        EnsureEmptyAtFirst(offset);
    }

    public override bool CanFill => true;

    public override TCollection Make(T[] items, long offset)
    {
        EnsureEmptyAtFirst(offset);
        TCollection collection = make();
        Add(collection, items, offset);
        UserCollections.EnsureAll(collection, items, offset);
        return collection;
    }

    // Nothing takes elements out again.
    public override bool TryFill(TCollection collection, T[] items, long offset)
    {
        if (collection.Any())
        {
            return false;
        }

        Add(collection, items, offset);
        UserCollections.EnsureAll(collection, items, offset);
        return true;
    }

    public override bool TryAdd(TCollection collection, T[] items, long offset)
    {
        Add(collection, items, offset);
        return true;
    }

    private void EnsureEmptyAtFirst(long offset)
    {
        if (!_isEmptyAtFirst)
        {
            Throw.FilledAtFirst(typeof(TCollection), offset);
        }
    }

    private void Add(TCollection collection, T[] items, long offset)
    {
        UserCollections.Screen<TCollection, T>(items, offset);
        try
        {
            foreach (T item in items)
            {
                add(collection, item);
            }
        }
        catch (Exception e) when (UserCollections.Refuses(e))
        {
            Throw.RefusedElement(typeof(TCollection), e, offset);
        }
    }
}

/// <summary>Classes that a constructor or builder makes from all their elements.</summary>
internal sealed class UserMadeFamily<TCollection, T>(Func<T[], TCollection> make) : CollectionFamily<TCollection, T>
    where TCollection : class, IEnumerable<T>
{
    public override TCollection Make(T[] items, long offset)
    {
        UserCollections.Screen<TCollection, T>(items, offset);
        try
        {
            TCollection made = make(items);
            UserCollections.EnsureAll(made, items, offset);
            return made;
        }
        catch (Exception e) when (UserCollections.Refuses(e))
        {
            Throw.RefusedElement(typeof(TCollection), e, offset);
            return null!;
        }
    }
}
