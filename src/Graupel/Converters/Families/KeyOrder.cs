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

    /// <summary>The same set, whose elements come in order.</summary>
    public static HashSet<T> Sort<T>(HashSet<T> set, IComparer<T> order)
    {
        T[] items = [.. set];
        Array.Sort(items, order);
        return new(items, set.Comparer);
    }

    /// <summary>The same dictionary, whose keys come in order.</summary>
    public static Dictionary<TKey, TValue> Sort<TKey, TValue>(Dictionary<TKey, TValue> map, IComparer<TKey> order)
        where TKey : notnull
    {
        TKey[] keys = [.. map.Keys];
        Array.Sort(keys, order);
        var sorted = new Dictionary<TKey, TValue>(map.Count, map.Comparer);
        foreach (TKey key in keys)
        {
            sorted.Add(key, map[key]);
        }

        return sorted;
    }
}
