namespace Graupel.Converters;

/// <summary>Interfaces of sequences: whatever implements them is written, and something simple is read.</summary>
/// <param name="make">Makes what is read.</param>
/// <param name="canFill">What is read can be changed.</param>
internal sealed class AnyFamily<TCollection, T>(Func<T[], TCollection> make, bool canFill = false) : CollectionFamily<TCollection, T>
    where TCollection : class, IEnumerable<T>
{
    public override void EnsureWritable(TCollection collection, long offset)
    {
    }

    public override bool CanFill => canFill;

    public override TCollection Make(T[] items, ReadPlace place) => make(items);

    public override bool TryFill(TCollection collection, T[] items, ReadPlace place)
    {
        if (collection is not ICollection<T> { IsReadOnly: false } held)
        {
            return false;
        }

        held.Clear();
        UserCollections.AddAll(held, items, place);
        return true;
    }
}
