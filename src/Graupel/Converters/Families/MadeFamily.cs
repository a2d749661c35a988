namespace Graupel.Converters;

/// <summary>Collections that are made from all their elements and do not change.</summary>
/// <param name="make">Makes one.</param>
/// <param name="isReversed">It enumerates its elements in the opposite order.</param>
/// <param name="whole">Gives what copies all elements at once; null, or giving null, where they are enumerated.</param>
internal sealed class MadeFamily<TCollection, T>(Func<T[], TCollection> make, bool isReversed = false, Func<TCollection, ICollection<T>?>? whole = null)
    : CollectionFamily<TCollection, T>
    where TCollection : class, IEnumerable<T>
{
    public override TCollection Make(T[] items, ReadPlace place)
    {
        if (isReversed)
        {
            items.AsSpan().Reverse();
        }

        return make(items);
    }

    protected override ICollection<T>? WholeOf(TCollection collection) => whole?.Invoke(collection);
}
