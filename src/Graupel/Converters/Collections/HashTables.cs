namespace Graupel.Converters;

/// <summary>What hash tables take in memory.</summary>
internal static class HashTables
{
    /// <summary>An entry, and the bucket that comes with it.</summary>
    public static int EntrySize<T>() => ElementMemory.SizeOf<Entry<T>>() + sizeof(int);

    // As the tables of the framework have it.
    private record struct Entry<T>(int Hash, int Next, T Value);
}
