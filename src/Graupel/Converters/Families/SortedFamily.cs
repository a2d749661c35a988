namespace Graupel.Converters;

/// <summary>Sets, maps and queues whose comparer orders their elements. It is not written.</summary>
/// <param name="access">What the collection can do.</param>
/// <param name="comparer">The comparer of collections that are made.</param>
/// <param name="declared">The class of comparers all of which are the same; or null.</param>
internal sealed class SortedFamily<TCollection, T, TKey>(
    TableAccess<TCollection, T, IComparer<TKey>> access, IComparer<TKey>? comparer = null, Type? declared = null)
    : CollectionFamily<TCollection, T>
    where TCollection : class
{
    private readonly IComparer<TKey> _comparer = comparer ?? Comparer<TKey>.Default;

    public override void EnsureWritable(TCollection collection, long offset)
    {
        base.EnsureWritable(collection, offset);
        Comparers.EnsureSame(access.ComparerOf(collection) ?? Comparer<TKey>.Default, _comparer, offset, declared);
        access.EnsurePlain?.Invoke(collection, offset);
    }

    public override ReadOnlySpan<T> Items(TCollection collection, RentedElements<T> rented) =>
        access.ItemsOf is { } itemsOf ? rented.Copy(itemsOf(collection)) : base.Items(collection, rented);

    protected override ICollection<T>? WholeOf(TCollection collection) => access.CopiesItself ? (ICollection<T>)collection : null;

    public override TCollection Make(T[] items, ReadPlace place)
    {
        try
        {
            TCollection made = access.Make(items, _comparer);
            DistinctKeys.EnsureAll(access.CountOf(made), items.Length, place);
            return made;
        }
        catch (Exception e) when (IsOrdering(e))
        {
            Throw.Unordered(e, place);
            return null;
        }
    }

    public override bool CanFill => access.Fill is not null;

    public override bool TryFill(TCollection collection, T[] items, ReadPlace place)
    {
        if (access.Fill is not { } fill)
        {
            return false;
        }

        try
        {
            fill(collection, items);
            DistinctKeys.EnsureAll(access.CountOf(collection), items.Length, place);
            return true;
        }
        catch (Exception e) when (IsOrdering(e))
        {
            Throw.Unordered(e, place);
            return false;
        }
    }

    public override CollectionFamily<TCollection, T> Like(TCollection held) =>
        new SortedFamily<TCollection, T, TKey>(access.AsHeld?.Invoke(access, held) ?? access, access.ComparerOf(held));

    public override CollectionFamily<TCollection, T>? By(object comparer, Type? declared) =>
        comparer is IComparer<TKey> fit ? new SortedFamily<TCollection, T, TKey>(access, fit, declared) : null;

    // What comparers throw for elements that have no order, and what sorting makes of it.
    private static bool IsOrdering(Exception exception) => exception is InvalidOperationException or ArgumentException;
}
