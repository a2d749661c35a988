namespace Graupel.Converters;

/// <summary>Collections that elements are added to.</summary>
/// <param name="make">Makes an empty one for a number of elements.</param>
/// <param name="add">Adds one element.</param>
/// <param name="clear">Takes all elements out.</param>
/// <param name="isReversed">It enumerates its elements in the opposite order.</param>
/// <param name="makeWhole">Makes one of all elements, in the order in which they are added; null where it does not do so faster.</param>
/// <param name="whole">Gives what copies all elements at once; null, or giving null, where they are enumerated.</param>
internal sealed class FilledFamily<TCollection, T>(
    Func<int, TCollection> make,
    Action<TCollection, T> add,
    Action<TCollection> clear,
    bool isReversed = false,
    Func<T[], TCollection>? makeWhole = null,
    Func<TCollection, ICollection<T>?>? whole = null)
    : CollectionFamily<TCollection, T>
    where TCollection : class, IEnumerable<T>
{
    public override bool CanFill => true;

    public override TCollection Make(T[] items, ReadPlace place)
    {
        if (makeWhole is not null)
        {
            return makeWhole(InOrder(items));
        }

        TCollection collection = make(items.Length);
        Add(collection, items);
        return collection;
    }

    public override bool TryFill(TCollection collection, T[] items, ReadPlace place)
    {
        clear(collection);
        Add(collection, items);
        return true;
    }

    protected override ICollection<T>? WholeOf(TCollection collection) => whole?.Invoke(collection);

    private void Add(TCollection collection, T[] items)
    {
        foreach (T item in InOrder(items))
        {
            add(collection, item);
        }
    }

    // In that of adding them.
    private T[] InOrder(T[] items)
    {
        if (isReversed)
        {
            items.AsSpan().Reverse();
        }

        return items;
    }
}
