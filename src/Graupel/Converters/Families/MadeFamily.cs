namespace Graupel.Converters;

/// <summary>Collections that are made from all their elements and do not change.</summary>
/// <param name="make">Makes one.</param>
/// <param name="isReversed">It gives its elements in the opposite order.</param>
internal sealed class MadeFamily<TCollection, T>(Func<T[], TCollection> make, bool isReversed = false) : CollectionFamily<TCollection, T>
    where TCollection : class, IEnumerable<T>
{
    public override TCollection Make(T[] items, long offset)
    {
        if (isReversed)
        {
            items.AsSpan().Reverse();
        }

        return make(items);
    }
}
