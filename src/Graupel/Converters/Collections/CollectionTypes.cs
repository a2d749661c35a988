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
            Throw.UndeclaredType(value.GetType(), declared.ToString());
        }
    }
}
