using Graupel.CodeGen;

namespace Graupel.Converters;

/// <summary>The ascending order of keys, the same in every process.</summary>
internal static class KeyOrder
{
    /// <summary>The order of keys: text by its characters, the others by their values.</summary>
    /// <param name="collection">The collection that has such keys, for errors.</param>
    /// <exception cref="GraupelException">There is none.</exception>
    public static IComparer<T> Of<T>(Type collection)
    {
        Type bare = Nullable.GetUnderlyingType(typeof(T)) ?? typeof(T);
        if (!bare.IsEnum && !BuiltInContracts.IsInline(bare))
        {
            Throw.NoKeyOrder(collection, typeof(T));
        }

        return typeof(T) == typeof(string) ? (IComparer<T>)(object)StringComparer.Ordinal : Comparer<T>.Default;
    }
}
