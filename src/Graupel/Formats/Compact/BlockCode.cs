namespace Graupel.Formats.Compact;

/// <summary>
/// The numbers of blocks of integers.
/// <code>
/// fewer than 16   one by one
/// else            a byte: 0 groups with control bytes | the bytes of every value
/// </code>
/// </summary>
internal static class BlockCode
{
    /// <summary>Blocks of fewer elements have none of what follows: their elements are single numbers.</summary>
    public const int Shortest = 16;

    /// <summary>Begins a block whose values have control bytes in front.</summary>
    public const byte Grouped = 0;
}
