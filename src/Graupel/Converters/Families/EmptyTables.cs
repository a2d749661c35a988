using System.Collections.Concurrent;

namespace Graupel.Converters;

/// <summary>Empty sets and maps of the same class as another one, which compare as it does.</summary>
internal static class EmptyTables
{
    /// <summary>Makes a set; null for a class that is not known, such as a derived one.</summary>
    public static ISet<T>? Like<T>(ISet<T> held) => held switch
    {
        HashSet<T> set when IsExact(set) => new HashSet<T>(set.Comparer),
        SortedSet<T> set when IsExact(set) => new SortedSet<T>(set.Comparer),
        _ => null,
    };

    /// <summary>Makes a map; null for a class that is not known, such as a derived one.</summary>
    public static IDictionary<TKey, TValue>? Like<TKey, TValue>(IDictionary<TKey, TValue> held)
        where TKey : notnull => held switch
        {
            Dictionary<TKey, TValue> map when IsExact(map) => new Dictionary<TKey, TValue>(map.Comparer),
            SortedDictionary<TKey, TValue> map when IsExact(map) => new SortedDictionary<TKey, TValue>(map.Comparer),
            SortedList<TKey, TValue> map when IsExact(map) => new SortedList<TKey, TValue>(map.Comparer),
            ConcurrentDictionary<TKey, TValue> map when IsExact(map) => new ConcurrentDictionary<TKey, TValue>(map.Comparer),
            OrderedDictionary<TKey, TValue> map when IsExact(map) => new OrderedDictionary<TKey, TValue>(map.Comparer),
            _ => null,
        };

    private static bool IsExact<T>(T table)
        where T : class => table.GetType() == typeof(T);
}
