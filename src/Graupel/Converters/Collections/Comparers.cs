namespace Graupel.Converters;

/// <summary>The comparers of hash tables. They are not on the wire: a table is made with the default one, or keeps its own when it is filled in place.</summary>
internal static class Comparers
{
    /// <summary>Refuses to write a table that would be read with another comparer.</summary>
    /// <param name="comparer">The table's comparer.</param>
    /// <param name="expected">The comparer that the table has when it is read.</param>
    /// <param name="offset">Where the table is written.</param>
    /// <param name="declared">The class all of whose instances compare alike; or null.</param>
    public static void EnsureSame<T>(IEqualityComparer<T> comparer, IEqualityComparer<T> expected, long offset, Type? declared = null)
    {
        if (comparer.GetType() != declared && !AreSame(comparer, expected))
        {
            Throw.OtherComparer(comparer.GetType(), expected.GetType(), !IsKnown(expected), offset);
        }
    }

    /// <summary>Refuses to write a sorted collection that would be read with another comparer.</summary>
    /// <inheritdoc cref="EnsureSame{T}(IEqualityComparer{T}, IEqualityComparer{T}, long, Type?)"/>
    public static void EnsureSame<T>(IComparer<T> comparer, IComparer<T> expected, long offset, Type? declared = null)
    {
        if (comparer.GetType() != declared && !AreSame(comparer, expected))
        {
            Throw.OtherComparer(comparer.GetType(), expected.GetType(), !AreSame(expected, Comparer<T>.Default), offset);
        }
    }

    /// <summary>Whether two tables tell their elements apart alike, as far as it can be seen.</summary>
    public static bool AreSame<T>(IEqualityComparer<T> one, IEqualityComparer<T> other) =>
        ReferenceEquals(one, other) || (IsKnown(one) && IsKnown(other)) || one.Equals(other);

    /// <summary>Whether two sorted collections have one order, as far as it can be seen.</summary>
    public static bool AreSame<T>(IComparer<T> one, IComparer<T> other) => ReferenceEquals(one, other) || one.Equals(other);

    /// <summary>True for the default comparer and what equals it.</summary>
    public static bool IsKnown<T>(IEqualityComparer<T> comparer) =>
        ReferenceEquals(comparer, EqualityComparer<T>.Default) || (typeof(T) == typeof(string) && ReferenceEquals(comparer, StringComparer.Ordinal));
}
