using System.Collections.Concurrent;

namespace Graupel.Converters;

/// <summary>How to make empty sets and maps of the same class as another one, which compare as it does.</summary>
internal static class EmptyTables
{
    /// <summary>Makes sets; null for a class that is not known, such as a derived one.</summary>
    public static Func<ISet<T>>? Like<T>(ISet<T> held) => held switch
    {
        HashSet<T> set when IsExact(set) => With(set.Comparer, static comparer => new HashSet<T>(comparer)),
        SortedSet<T> set when IsExact(set) => With(set.Comparer, static comparer => new SortedSet<T>(comparer)),
        _ => null,
    };

    /// <summary>Makes maps; null for a class that is not known, such as a derived one.</summary>
    public static Func<IDictionary<TKey, TValue>>? Like<TKey, TValue>(IDictionary<TKey, TValue> held)
        where TKey : notnull => held switch
        {
            Dictionary<TKey, TValue> map when IsExact(map) => With(map.Comparer, static comparer => new Dictionary<TKey, TValue>(comparer)),
            SortedDictionary<TKey, TValue> map when IsExact(map) => With(map.Comparer, static comparer => new SortedDictionary<TKey, TValue>(comparer)),
            SortedList<TKey, TValue> map when IsExact(map) => With(map.Comparer, static comparer => new SortedList<TKey, TValue>(comparer)),
            ConcurrentDictionary<TKey, TValue> map when IsExact(map) => With(map.Comparer, static comparer => new ConcurrentDictionary<TKey, TValue>(comparer)),
            OrderedDictionary<TKey, TValue> map when IsExact(map) => With(map.Comparer, static comparer => new OrderedDictionary<TKey, TValue>(comparer)),
            _ => null,
        };

    private static Func<TTable> With<TComparer, TTable>(TComparer comparer, Func<TComparer, TTable> make) => () => make(comparer);

    private static bool IsExact<T>(T table)
        where T : class => table.GetType() == typeof(T);
}
