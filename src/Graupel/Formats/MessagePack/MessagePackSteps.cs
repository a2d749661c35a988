namespace Graupel.Formats.MessagePack;

/// <summary>The size of a value according to its first byte, if that determines it.</summary>
internal static class MessagePackSteps
{
    /// <summary>Bits of <see cref="Table"/> that hold the number of bytes, the first included.</summary>
    public const int SizeBits = 8;

    /// <inheritdoc cref="SizeBits"/>
    public const int SizeMask = (1 << SizeBits) - 1;

    /// <summary>
    /// For each first byte the number of bytes, and above them how many values are inside; 0 where a length or a count follows,
    /// where a reference may begin, and for the byte that is never used.
    /// </summary>
    public static ReadOnlySpan<ushort> Table =>
    [
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 0x201, 0x401, 0x601, 0x801, 0xA01, 0xC01, 0xE01, 0x1001, 0x1201, 0x1401, 0x1601, 0x1801, 0x1A01, 0x1C01, 0x1E01,
        1, 0x101, 0x201, 0x301, 0x401, 0x501, 0x601, 0x701, 0x801, 0x901, 0xA01, 0xB01, 0xC01, 0xD01, 0xE01, 0xF01,
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
        17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
        1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 5, 9, 2, 3, 5, 9,
        2, 3, 5, 9, 3, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    ];
}
