using System.Runtime.CompilerServices;

namespace Graupel.Converters;

/// <summary>Collections are written by what the declared type holds; what a derived class adds would be lost.</summary>
internal static class CollectionTypes
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void EnsureExact(object value, Type declared)
    {
        if (value.GetType() != declared)
        {
            Throw.DerivedType(value.GetType(), declared);
        }
    }

    /// <summary>Refuses a view, or what cannot be changed, where a reader could only fill it.</summary>
    public static void EnsureFillable<T>(object collection, long offset)
    {
        if (collection is ICollection<T> { IsReadOnly: true })
        {
            Throw.NotFillable(collection.GetType(), offset);
        }
    }
}
