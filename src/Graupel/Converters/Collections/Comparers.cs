namespace Graupel.Converters;

/// <summary>The comparers of hash tables. They are not on the wire: a table is made with the default one, or keeps its own when it is filled in place.</summary>
internal static class Comparers
{
    /// <summary>True for the default comparer and what equals it.</summary>
    public static bool IsKnown<T>(IEqualityComparer<T> comparer) =>
        ReferenceEquals(comparer, EqualityComparer<T>.Default) || (typeof(T) == typeof(string) && ReferenceEquals(comparer, StringComparer.Ordinal));

    /// <summary>Refuses to write a table that would come back with another comparer.</summary>
    public static void EnsureKnown<T>(IEqualityComparer<T> comparer, long offset)
    {
        if (!IsKnown(comparer))
        {
            Throw.InvalidValue(
                $"{comparer.GetType()} is not the default comparer and would be lost; give the collection to a member without setter, or one whose initializer makes it with that comparer",
                offset);
        }
    }
}
