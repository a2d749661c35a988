namespace Graupel.Converters;

/// <summary>The comparers of hash tables. They are not on the wire: a table is made with the default one, or keeps its own when it is filled in place.</summary>
internal static class Comparers
{
    /// <summary>Refuses to write a table that would come back with another comparer.</summary>
    /// <param name="comparer">The table's comparer.</param>
    /// <param name="expected">The comparer that the table has when it is read.</param>
    /// <param name="offset">Where the table is written.</param>
    public static void EnsureSame<T>(IEqualityComparer<T> comparer, IEqualityComparer<T> expected, long offset)
    {
        if (!ReferenceEquals(comparer, expected) && !(IsKnown(comparer) && IsKnown(expected)) && !comparer.Equals(expected))
        {
            Throw.InvalidValue(
                $"{comparer.GetType()} is not the comparer that the collection has when it is read, {expected.GetType()}; make the collection with the same one in the initializer of its member",
                offset);
        }
    }

    /// <summary>True for the default comparer and what equals it.</summary>
    public static bool IsKnown<T>(IEqualityComparer<T> comparer) =>
        ReferenceEquals(comparer, EqualityComparer<T>.Default) || (typeof(T) == typeof(string) && ReferenceEquals(comparer, StringComparer.Ordinal));
}
