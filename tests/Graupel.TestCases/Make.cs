namespace Graupel.TestCases;

/// <summary>Makes collections of the sizes at which code takes another path: none, one, around the width of vectors, more.</summary>
/// <remarks>LINQ over the elements would be compiled for every pair of their types when the cases are compiled ahead of time.</remarks>
internal static class Make
{
    private static readonly int[] Sizes = [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 33, 100];

    /// <summary>Null, and arrays of all sizes, filled with the samples again and again.</summary>
    public static Func<T[]>[] Arrays<T>(T[] samples) => [() => null!, .. Sizes.Select(size => (Func<T[]>)(() => Cycle(samples, size)))];

    /// <inheritdoc cref="Arrays"/>
    public static Func<List<T>>[] Lists<T>(T[] samples) => [() => null!, .. Sizes.Select(size => (Func<List<T>>)(() => [.. Cycle(samples, size)]))];

    /// <summary>Null, an empty set, and one of all samples.</summary>
    public static Func<HashSet<T>>[] Sets<T>(T[] samples) => [() => null!, () => [], () => [.. samples]];

    /// <summary>Null, an empty dictionary, and one with all samples as keys.</summary>
    public static Func<Dictionary<TKey, TValue>>[] Maps<TKey, TValue>(TKey[] keys, TValue[] values)
        where TKey : notnull =>
        [() => null!, () => [], () => Map(keys, values)];

    /// <summary>Memory of all sizes; an empty one is not null.</summary>
    public static Func<Memory<T>>[] Memories<T>(T[] samples) =>
        [() => default, .. Sizes.Select(size => (Func<Memory<T>>)(() => Cycle(samples, size + 2).AsMemory(1, size)))];

    /// <inheritdoc cref="Memories"/>
    public static Func<ReadOnlyMemory<T>>[] ReadOnlyMemories<T>(T[] samples) =>
        [() => default, .. Sizes.Select(size => (Func<ReadOnlyMemory<T>>)(() => Cycle(samples, size + 2).AsMemory(1, size)))];

    /// <summary>Segments of all sizes, and the one without an array.</summary>
    public static Func<ArraySegment<T>>[] Segments<T>(T[] samples) =>
        [() => default, .. Sizes.Select(size => (Func<ArraySegment<T>>)(() => new(Cycle(samples, size + 2), 1, size)))];

    /// <summary>Null, and collections of all sizes.</summary>
    public static Func<TCollection>[] Collections<TCollection, T>(T[] samples, Func<T[], TCollection> make) =>
        [() => default!, .. Sizes.Select(size => (Func<TCollection>)(() => make(Cycle(samples, size))))];

    /// <summary>Null, and collections of ever more of the samples.</summary>
    public static Func<TCollection>[] DistinctCollections<TCollection, T>(T[] samples, Func<T[], TCollection> make)
    {
        T[] distinct = [.. new HashSet<T>(samples)];
        int[] sizes = [0, 1, 2, distinct.Length];
        return [() => default!, .. sizes.Select(size => (Func<TCollection>)(() => make(distinct[..size])))];
    }

    /// <summary>Null, and maps of ever more of the keys.</summary>
    public static Func<TMap>[] MapsOf<TMap, TKey, TValue>(TKey[] keys, TValue[] values, Func<KeyValuePair<TKey, TValue>[], TMap> make)
    {
        TKey[] distinct = [.. new HashSet<TKey>(keys)];
        int[] sizes = [0, 1, 2, distinct.Length];
        return
        [
            () => default!,
            .. sizes.Select(size => (Func<TMap>)(() => make(Pairs(distinct[..size], values)))),
        ];
    }

    /// <summary>The samples, and no value.</summary>
    public static T?[] Nullables<T>(T[] samples)
        where T : struct =>
        [null, .. samples, null];

    /// <summary>Tables of rank 2, among them some without elements.</summary>
    public static Func<T[,]>[] Tables<T>(T[] samples) =>
        [() => null!, () => new T[0, 0], () => new T[3, 0], () => new T[0, 2], () => Table(samples, 1, 1), () => Table(samples, 3, 5)];

    private static T[,] Table<T>(T[] samples, int rows, int columns)
    {
        var table = new T[rows, columns];
        for (int i = 0; i < table.Length; i++)
        {
            table[i / columns, i % columns] = samples[i % samples.Length];
        }

        return table;
    }

    private static KeyValuePair<TKey, TValue>[] Pairs<TKey, TValue>(TKey[] keys, TValue[] values)
    {
        int next = 0;
        return Array.ConvertAll(keys, key => KeyValuePair.Create(key, values[next++ % values.Length]));
    }

    private static Dictionary<TKey, TValue> Map<TKey, TValue>(TKey[] keys, TValue[] values)
        where TKey : notnull
    {
        var map = new Dictionary<TKey, TValue>();
        foreach (TKey key in keys)
        {
            map.TryAdd(key, values[map.Count % values.Length]);
        }

        return map;
    }

    /// <summary>The samples again and again.</summary>
    public static T[] Cycle<T>(T[] samples, int size)
    {
        var cycle = new T[size];
        for (int i = 0; i < size; i++)
        {
            cycle[i] = samples[i % samples.Length];
        }

        return cycle;
    }
}
