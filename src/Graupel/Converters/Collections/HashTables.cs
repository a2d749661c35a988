namespace Graupel.Converters;

/// <summary>The memory of hash tables.</summary>
internal static class HashTables
{
    /// <summary>An entry, and the bucket that comes with it.</summary>
    public static int EntrySize<T>() => ElementMemory.SizeOf<Entry<T>>() + sizeof(int);

    /// <summary>
    /// The capacity to ask for before a block is added. A table that holds more than the block has doubles itself, whereas what it is asked for
    /// it takes to the next prime, which for large tables is hardly more: then each block would copy everything.
    /// </summary>
    public static int CapacityFor(int held, int block) => block > held ? held + block : held;

    // As the tables of the framework have it.
    private record struct Entry<T>(int Hash, int Next, T Value);
}
