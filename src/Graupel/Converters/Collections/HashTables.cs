namespace Graupel.Converters;

/// <summary>The memory of hash tables.</summary>
internal static class HashTables
{
    // Where those of the framework do not grow any more.
    private const long MaxCapacity = 0x7FFFFFC3;

    // What a table of the framework grows to that begins empty: each size is the first of the framework's primes that is at least twice the one before.
    private static ReadOnlySpan<int> Grown =>
    [
        3, 7, 17, 37, 89, 197, 431, 919, 1931, 4049, 8419, 17_519, 36_353, 75_431, 156_437, 324_449, 672_827, 1_395_263, 2_893_249, 5_999_471,
        11_998_949, 23_997_907, 47_995_853, 95_991_737, 191_983_481, 383_966_977, 767_933_981, 1_535_867_969,
    ];

    private static ReadOnlySpan<int> LookupGrown =>
    [
        0x7, 0xF, 0x1F, 0x3F, 0x7F, 0xFF, 0x1FF, 0x3FF, 0x7FF, 0xFFF, 0x1FFF, 0x3FFF, 0x7FFF, 0xFFFF, 0x1_FFFF, 0x3_FFFF, 0x7_FFFF, 0xF_FFFF,
        0x1F_FFFF, 0x3F_FFFF, 0x7F_FFFF, 0xFF_FFFF, 0x1FF_FFFF, 0x3FF_FFFF, 0x7FF_FFFF, 0xFFF_FFFF, 0x1FFF_FFFF, 0x3FFF_FFFF, 0x7FFF_FFFF,
    ];

    /// <summary>An entry, and the bucket that comes with it.</summary>
    public static int EntrySize<T>() => ElementMemory.SizeOf<Entry<T>>() + sizeof(int);

    /// <summary>
    /// The capacity to ask for before a block is added, so that the table does not grow meanwhile: what it grows to is to be looked at first. It is taken
    /// to the next prime, which for large tables is hardly more: without doubling each block would copy everything.
    /// </summary>
    public static int CapacityFor(int held, int block, int capacity) =>
        block <= capacity - held ? 0 : (int)Math.Max((long)held + block, Math.Min(2L * capacity, MaxCapacity));

    /// <summary>The sizes that a table has had which began empty and grew to so many keys, but for those that hold few of them.</summary>
    public static ReadOnlySpan<int> SizesUpTo(int count) => Part(Grown, count);

    /// <summary>The same for the table of a lookup.</summary>
    public static ReadOnlySpan<int> LookupSizesUpTo(int count) => Part(LookupGrown, count);

    private static ReadOnlySpan<int> Part(ReadOnlySpan<int> sizes, int count)
    {
        int start = 0;
        while (start < sizes.Length - 1 && sizes[start] <= count / 16)
        {
            start++;
        }

        int end = start + 1;
        while (end < sizes.Length && sizes[end - 1] < count)
        {
            end++;
        }

        return sizes[start..end];
    }

    // As the tables of the framework have it.
    private record struct Entry<T>(int Hash, int Next, T Value);
}
