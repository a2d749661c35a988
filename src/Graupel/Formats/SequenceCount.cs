namespace Graupel.Formats;

/// <summary>Special values of a count.</summary>
internal static class SequenceCount
{
    /// <summary>There is no sequence.</summary>
    public const int Null = -1;

    /// <summary>The number is not known; chunks follow.</summary>
    public const int Chunked = -2;

    /// <summary>Bytes in memory that the elements of a short sequence may take.</summary>
    public const int ShortBytes = 32 * 1024;
}
