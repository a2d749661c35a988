namespace Graupel.Converters;

/// <summary>
/// Knows one sort of collection: how its elements are taken out, and how one is made from them. The elements of a map are its pairs.
/// Every call is for all elements at once, so that one converter serves all sorts.
/// </summary>
internal abstract class CollectionFamily<TCollection, T>
    where TCollection : class
{
    /// <summary>Makes what the family needs of the user's code, which may wait for other threads.</summary>
    /// <param name="making">The lock that is given up meanwhile.</param>
    public virtual void Prepare(MakingLock making)
    {
    }

    /// <summary>Refuses a collection that would be read as something else.</summary>
    /// <param name="collection">Is about to be written.</param>
    /// <param name="offset">Where, for errors.</param>
    public virtual void EnsureWritable(TCollection collection, long offset) => CollectionTypes.EnsureExact(collection, typeof(TCollection));

    /// <summary>The elements in the order in which they are written.</summary>
    /// <param name="collection">Has them.</param>
    /// <param name="rented">Room for a copy.</param>
    public virtual ReadOnlySpan<T> Items(TCollection collection, RentedElements<T> rented) =>
        WholeOf(collection) is { } whole ? rented.CopyWhole(whole) : rented.Copy((IEnumerable<T>)collection);

    /// <summary>Copies all elements at once, in the order in which they are enumerated; null if that is not possible, or not faster.</summary>
    protected virtual ICollection<T>? WholeOf(TCollection collection) => null;

    /// <summary>Makes a collection.</summary>
    /// <param name="items">Its elements in the order in which they were written; the array is its own from then on.</param>
    /// <param name="place">Where they were read.</param>
    public abstract TCollection Make(T[] items, ReadPlace place);

    /// <summary>Whether an empty one can be made and filled later, so that its elements may refer to it.</summary>
    public virtual bool CanFill => false;

    /// <summary>Clears and fills a collection; false where it cannot be changed.</summary>
    public virtual bool TryFill(TCollection collection, T[] items, ReadPlace place) => false;

    /// <summary>Adds elements to a collection; false where it cannot be changed.</summary>
    public virtual bool TryAdd(TCollection collection, T[] items, ReadPlace place)
    {
        if (collection is ICollection<T> { IsReadOnly: false } changeable)
        {
            EnsureSpread(collection, items, place);
            UserCollections.AddMore(changeable, items, place);
            return true;
        }

        using var rented = new RentedElements<T>(0);
        return TryFill(collection, [.. Items(collection, rented), .. items], place);
    }

    /// <summary>Refuses to add elements to a hash table if they were chosen to collide there.</summary>
    public virtual void EnsureSpread(TCollection held, T[] items, ReadPlace place)
    {
    }

    /// <summary>The family that writes elements which have no order of their own in an ascending one.</summary>
    /// <exception cref="GraupelException">They have none that is the same everywhere.</exception>
    public virtual CollectionFamily<TCollection, T> InOrder() => this;

    /// <summary>The family of collections that are as this one in what is not written, such as the comparer.</summary>
    public virtual CollectionFamily<TCollection, T> Like(TCollection held) => this;

    /// <summary>Whether the family that is <see cref="Like"/> one makes collections of its class, if that can be told from others.</summary>
    public virtual bool CanMakeLike(TCollection held) => true;

    /// <summary>The family of collections with a comparer that is declared; null where they cannot have it.</summary>
    /// <param name="comparer">The comparer.</param>
    /// <param name="declared">The class all of whose instances compare alike; or null.</param>
    public virtual CollectionFamily<TCollection, T>? By(object comparer, Type? declared) => null;
}
