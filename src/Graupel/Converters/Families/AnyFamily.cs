using System.Collections.Immutable;

namespace Graupel.Converters;

/// <summary>Interfaces of sequences: whatever implements them is written, and something simple is read.</summary>
/// <param name="make">Makes what is read.</param>
/// <param name="canFill">What is read can be changed.</param>
/// <param name="sortsSets">Sets that have no order of their own are written in an ascending one.</param>
internal sealed class AnyFamily<TCollection, T>(Func<T[], TCollection> make, bool canFill = false, bool sortsSets = false) : CollectionFamily<TCollection, T>
    where TCollection : class, IEnumerable<T>
{
    public override CollectionFamily<TCollection, T> InOrder() => new AnyFamily<TCollection, T>(make, canFill, sortsSets: true);

    public override ReadOnlySpan<T> Items(TCollection collection, RentedElements<T> rented)
    {
        ReadOnlySpan<T> items = base.Items(collection, rented);
        if (!sortsSets || !IsHashed(collection))
        {
            return items;
        }

        // Only here is it known that there is a set, whose elements must have an order.
        T[] sorted = items.ToArray();
        Array.Sort(sorted, KeyOrder.Of<T>(collection.GetType()));
        return sorted;
    }

    // Sets of the program keep their order, which may be their own, and so do wrappers, which may be around one.
    private static bool IsHashed(TCollection collection) => collection is (ISet<T> or IReadOnlySet<T>)
        and not (SortedSet<T> or ImmutableSortedSet<T> or ImmutableSortedSet<T>.Builder)
        && collection.GetType().Namespace is "System.Collections.Generic" or "System.Collections.Immutable" or "System.Collections.Frozen";

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
