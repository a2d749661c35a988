namespace Graupel.Converters;

/// <summary>What hash tables take in memory.</summary>
internal static class HashTables
{
    // An entry has a hash and a link beside the value, and there is a bucket for each.
    private const int Overhead = 12;

    public static int EntrySize<T>() => ElementMemory.SizeOf<T>() + Overhead;
}
