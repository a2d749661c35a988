namespace Graupel.Converters;

/// <summary>Interfaces of sequences: whatever implements them is written, and something simple is read.</summary>
/// <param name="make">Makes what is read.</param>
/// <param name="wrap">Gives a list as what is read; null where that is no list.</param>
internal sealed class AnyFamily<TCollection, T>(Func<T[], TCollection> make, Func<List<T>, TCollection>? wrap = null) : CollectionFamily<TCollection, T>
    where TCollection : class, IEnumerable<T>
{
    public override void EnsureWritable(TCollection collection, long offset)
    {
    }

    public override Func<List<T>, TCollection>? Wrap => wrap;

    public override bool CanFill => wrap is not null;

    public override TCollection Make(T[] items, long offset) => make(items);

    public override bool TryFill(TCollection collection, T[] items, long offset)
    {
        if (collection is not ICollection<T> { IsReadOnly: false } held)
        {
            return false;
        }

        held.Clear();
        UserCollections.AddAll(held, items, offset);
        return true;
    }
}
