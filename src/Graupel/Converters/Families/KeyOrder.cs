using Graupel.CodeGen;

namespace Graupel.Converters;

/// <summary>The ascending order of keys, the same in every process.</summary>
internal static class KeyOrder
{
    /// <summary>The order of keys: text by its characters, types of the program as they compare themselves, the others by their values.</summary>
    /// <param name="collection">The collection that has such keys, for errors.</param>
    /// <exception cref="GraupelException">There is none.</exception>
    public static IComparer<T> Of<T>(Type collection)
    {
        Type bare = Nullable.GetUnderlyingType(typeof(T)) ?? typeof(T);
        if (!bare.IsEnum && !BuiltInContracts.IsInline(bare) && !ComparesItself<T>())
        {
            Throw.NoKeyOrder(collection, typeof(T));
        }

        return typeof(T) == typeof(string) ? (IComparer<T>)(object)StringComparer.Ordinal : Comparer<T>.Default;
    }

    // Types of the framework, such as tuples, compare the text in them by the current culture.
    private static bool ComparesItself<T>() =>
        typeof(IComparable<T>).IsAssignableFrom(typeof(T)) && typeof(T).Namespace is not "System" && typeof(T).Namespace?.StartsWith("System.", StringComparison.Ordinal) != true;
}
