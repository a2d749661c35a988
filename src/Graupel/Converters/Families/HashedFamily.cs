namespace Graupel.Converters;

/// <summary>What hash tables have in common: a comparer that is not written.</summary>
/// <param name="access">What the table can do.</param>
/// <param name="comparer">The comparer of tables that are made.</param>
/// <param name="declared">The class of comparers all of which are the same; or null.</param>
internal abstract class HashedFamily<TCollection, T, TKey>(
    TableAccess<TCollection, T, IEqualityComparer<TKey>> access, IEqualityComparer<TKey>? comparer, Type? declared)
    : CollectionFamily<TCollection, T>
    where TCollection : class, IEnumerable<T>
{
    private readonly IEqualityComparer<TKey> _comparer = comparer ?? EqualityComparer<TKey>.Default;

    public sealed override void EnsureWritable(TCollection collection, long offset)
    {
        if (!typeof(TCollection).IsAbstract)
        {
            CollectionTypes.EnsureExact(collection, typeof(TCollection));
        }

        // First, because an order tells more than that a comparer cannot be seen.
        access.EnsurePlain?.Invoke(collection, offset);
        if (access.ComparerOf(collection) is { } own)
        {
            Comparers.EnsureSame(own, _comparer, offset, declared);
        }
        else if (!Comparers.IsKnown(_comparer))
        {
            // What cannot be seen is taken for the default one.
            Throw.HiddenComparer(collection.GetType(), typeof(TCollection), _comparer.GetType(), offset);
        }
    }

    public sealed override ReadOnlySpan<T> Items(TCollection collection, RentedElements<T> rented) =>
        WholeOf(collection) is { } whole ? rented.CopyWhole(whole) : Copy(access.ItemsOf is { } itemsOf ? itemsOf(collection) : collection, rented);

    protected sealed override ICollection<T>? WholeOf(TCollection collection) => access.CopiesItself ? (ICollection<T>)collection : null;

    public sealed override TCollection Make(T[] items, ReadPlace place)
    {
        Screen(items, _comparer, place);
        TCollection made = access.Make(items, _comparer);
        DistinctKeys.EnsureAll(access.CountOf(made), items.Length, place);
        return made;
    }

    public sealed override bool CanFill => access.Fill is not null;

    public sealed override bool TryFill(TCollection collection, T[] items, ReadPlace place)
    {
        if (access.Fill is not { } fill)
        {
            return false;
        }

        Screen(items, access.ComparerOf(collection) ?? _comparer, place);
        try
        {
            if (!fill(collection, items))
            {
                return false;
            }
        }
        catch (Exception e) when (typeof(TCollection).IsInterface && UserCollections.Refuses(e))
        {
            Throw.RefusedElement(collection.GetType(), e, place);
        }

        DistinctKeys.EnsureAll(access.CountOf(collection), items.Length, place);
        return true;
    }

    public sealed override void EnsureSpread(TCollection held, T[] items, ReadPlace place) =>
        DistinctKeys.EnsureSpread(items, KeyOf, access.ComparerOf(held) ?? _comparer, HashTables.SizesUpTo(access.CountOf(held) + items.Length), place);

    public sealed override CollectionFamily<TCollection, T> Like(TCollection held)
    {
        TableAccess<TCollection, T, IEqualityComparer<TKey>> like = access.AsHeld?.Invoke(access, held) ?? MadeLike(held);
        if (access.ComparerOf(held) is { } own)
        {
            return With(like, own, declared: null);
        }

        return access.EnsureLike is { } ensure ? With(like with { EnsurePlain = (collection, offset) => ensure(collection, held, offset) }, _comparer, declared) : this;
    }

    public sealed override bool CanMakeLike(TCollection held) => access.EmptyLike is not { } emptyLike || emptyLike(held) is not null;

    private TableAccess<TCollection, T, IEqualityComparer<TKey>> MadeLike(TCollection held) =>
        access.Fill is not { } fill || access.EmptyLike?.Invoke(held) is not { } makeEmpty ? access : access with
        {
            Make = (items, _) =>
            {
                TCollection made = makeEmpty();
                fill(made, items);
                return made;
            },
        };

    public sealed override CollectionFamily<TCollection, T>? By(object comparer, Type? declared) =>
        comparer is IEqualityComparer<TKey> fit ? With(access, fit, declared) : null;

    public sealed override CollectionFamily<TCollection, T> InOrder()
    {
        if (access.HasOrder)
        {
            return this;
        }

        Comparison<T> comparison = Compare(KeyOrder.Of<TKey>(typeof(TCollection)));
        Func<TCollection, IEnumerable<T>>? itemsOf = access.ItemsOf;
        return With(access with { ItemsOf = collection => Sort(itemsOf?.Invoke(collection) ?? collection, comparison), CopiesItself = false }, _comparer, declared);
    }

    /// <summary>Elements, copied where they cannot be seen.</summary>
    protected virtual ReadOnlySpan<T> Copy(IEnumerable<T> items, RentedElements<T> rented) => rented.Copy(items);

    /// <summary>Compares elements by their keys.</summary>
    protected abstract Comparison<T> Compare(IComparer<TKey> keys);

    private T[] Sort(IEnumerable<T> items, Comparison<T> comparison)
    {
        using var rented = new RentedElements<T>(0);
        T[] sorted = Copy(items, rented).ToArray();
        Array.Sort(sorted, comparison);
        return sorted;
    }

    protected abstract CollectionFamily<TCollection, T> With(TableAccess<TCollection, T, IEqualityComparer<TKey>> same, IEqualityComparer<TKey> other, Type? declared);

    protected abstract TKey KeyOf(T item);

    protected abstract void Screen(ReadOnlySpan<T> items, IEqualityComparer<TKey> screened, ReadPlace place);
}

/// <summary>Hash sets of all sorts.</summary>
internal sealed class HashedSetFamily<TCollection, T>(
    TableAccess<TCollection, T, IEqualityComparer<T>> access, IEqualityComparer<T>? comparer = null, Type? declared = null)
    : HashedFamily<TCollection, T, T>(access, comparer, declared)
    where TCollection : class, IEnumerable<T>
{
    protected override CollectionFamily<TCollection, T> With(
        TableAccess<TCollection, T, IEqualityComparer<T>> same, IEqualityComparer<T> other, Type? declared) =>
        new HashedSetFamily<TCollection, T>(same, other, declared);

    protected override Comparison<T> Compare(IComparer<T> keys) => keys.Compare;

    protected override T KeyOf(T item) => item;

    protected override void Screen(ReadOnlySpan<T> items, IEqualityComparer<T> screened, ReadPlace place) => DistinctKeys.Screen(items, screened, place);
}

/// <summary>Dictionaries of all sorts that hash their keys.</summary>
internal sealed class HashedMapFamily<TCollection, TKey, TValue>(
    TableAccess<TCollection, KeyValuePair<TKey, TValue>, IEqualityComparer<TKey>> access, IEqualityComparer<TKey>? comparer = null, Type? declared = null)
    : HashedFamily<TCollection, KeyValuePair<TKey, TValue>, TKey>(access, comparer, declared)
    where TCollection : class, IEnumerable<KeyValuePair<TKey, TValue>>
    where TKey : notnull
{
    protected override CollectionFamily<TCollection, KeyValuePair<TKey, TValue>> With(
        TableAccess<TCollection, KeyValuePair<TKey, TValue>, IEqualityComparer<TKey>> same, IEqualityComparer<TKey> other, Type? declared) =>
        new HashedMapFamily<TCollection, TKey, TValue>(same, other, declared);

    // A collection that is declared as an interface is usually a dictionary.
    protected override ReadOnlySpan<KeyValuePair<TKey, TValue>> Copy(
        IEnumerable<KeyValuePair<TKey, TValue>> items, RentedElements<KeyValuePair<TKey, TValue>> rented) =>
        items.GetType() == typeof(Dictionary<TKey, TValue>) ? rented.CopyWhole((Dictionary<TKey, TValue>)items) : rented.Copy(items);

    protected override Comparison<KeyValuePair<TKey, TValue>> Compare(IComparer<TKey> keys) => (one, other) => keys.Compare(one.Key, other.Key);

    protected override TKey KeyOf(KeyValuePair<TKey, TValue> item) => item.Key;

    protected override void Screen(ReadOnlySpan<KeyValuePair<TKey, TValue>> items, IEqualityComparer<TKey> screened, ReadPlace place) =>
        DistinctKeys.Screen(items, screened, place);
}
