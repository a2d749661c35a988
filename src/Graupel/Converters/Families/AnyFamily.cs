namespace Graupel.Converters;

/// <summary>Interfaces of sequences: whatever implements them is written, and something simple is read.</summary>
/// <param name="make">Makes what is read.</param>
internal sealed class AnyFamily<TCollection, T>(Func<T[], TCollection> make) : CollectionFamily<TCollection, T>
    where TCollection : class, IEnumerable<T>
{
    public override void EnsureWritable(TCollection collection, long offset)
    {
    }

    public override bool CanFill { get; } = make([]) is List<T>;

    public override TCollection Make(T[] items, long offset) => make(items);

    public override bool TryFill(TCollection collection, T[] items, long offset)
    {
        if (collection is not ICollection<T> { IsReadOnly: false } held)
        {
            return false;
        }

        held.Clear();
        foreach (T item in items)
        {
            held.Add(item);
        }

        return true;
    }
}
