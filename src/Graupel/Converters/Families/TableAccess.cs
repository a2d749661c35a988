namespace Graupel.Converters;

/// <summary>What can be done with a set or map that has a comparer.</summary>
/// <param name="ComparerOf">Its comparer; null where it cannot be seen.</param>
/// <param name="CountOf">The number of its elements.</param>
/// <param name="Make">Makes one; of equal keys any may win.</param>
/// <param name="Fill">Clears one and fills it, of equal keys any may win; false where it cannot be changed; null where none can.</param>
/// <param name="ItemsOf">Its elements, where it does not enumerate them itself.</param>
/// <param name="EnsurePlain">Refuses to write one that has more than its elements and this comparer.</param>
/// <param name="EnsureLike">The same, for one that is read into the second one, which has been there since the construction.</param>
/// <param name="EmptyLike">How to make empty ones of the same class, which compare the same; null if that is not known; null where all are of one class.</param>
/// <param name="AsHeld">What can be done with those that take the place of one that a new instance holds, beyond its comparer; null where that is all.</param>
/// <param name="HasOrder">The order of its elements is its own.</param>
/// <param name="CopiesItself">It copies its elements faster than it enumerates them, and in the same order.</param>
internal sealed record TableAccess<TCollection, T, TComparer>(
    Func<TCollection, TComparer?> ComparerOf,
    Func<TCollection, int> CountOf,
    Func<T[], TComparer, TCollection> Make,
    Func<TCollection, T[], bool>? Fill = null,
    Func<TCollection, IEnumerable<T>>? ItemsOf = null,
    Action<TCollection, long>? EnsurePlain = null,
    Action<TCollection, TCollection, long>? EnsureLike = null,
    Func<TCollection, Func<TCollection>?>? EmptyLike = null,
    Func<TableAccess<TCollection, T, TComparer>, TCollection, TableAccess<TCollection, T, TComparer>>? AsHeld = null,
    bool HasOrder = false,
    bool CopiesItself = false)
    where TComparer : class;
