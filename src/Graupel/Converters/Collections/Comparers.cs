namespace Graupel.Converters;

/// <summary>The comparers of hash tables. They are not on the wire: a table is made with the default one, or keeps its own when it is filled in place.</summary>
internal static class Comparers
{
    /// <summary>Refuses to write a table that would come back with another comparer.</summary>
    /// <param name="comparer">The table's comparer.</param>
    /// <param name="expected">The comparer that the table has when it is read.</param>
    /// <param name="offset">Where the table is written.</param>
    /// <param name="declared">The class all of whose instances compare alike; or null.</param>
    public static void EnsureSame<T>(IEqualityComparer<T> comparer, IEqualityComparer<T> expected, long offset, Type? declared = null)
    {
        if (!ReferenceEquals(comparer, expected) && !(IsKnown(comparer) && IsKnown(expected)) && comparer.GetType() != declared && !comparer.Equals(expected))
        {
            Throw.OtherComparer(comparer.GetType(), expected.GetType(), offset);
        }
    }

    /// <summary>Refuses to write a sorted collection that would come back with another comparer.</summary>
    /// <inheritdoc cref="EnsureSame{T}(IEqualityComparer{T}, IEqualityComparer{T}, long, Type?)"/>
    public static void EnsureSame<T>(IComparer<T> comparer, IComparer<T> expected, long offset, Type? declared = null)
    {
        if (!ReferenceEquals(comparer, expected) && comparer.GetType() != declared && !comparer.Equals(expected))
        {
            Throw.OtherComparer(comparer.GetType(), expected.GetType(), offset);
        }
    }

    /// <summary>True for the default comparer and what equals it.</summary>
    public static bool IsKnown<T>(IEqualityComparer<T> comparer) =>
        ReferenceEquals(comparer, EqualityComparer<T>.Default) || (typeof(T) == typeof(string) && ReferenceEquals(comparer, StringComparer.Ordinal));
}
