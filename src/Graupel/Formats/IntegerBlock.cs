namespace Graupel.Formats;

/// <summary>Sequences of integers in formats that write them in blocks.</summary>
public static class IntegerBlock
{
    /// <summary>
    /// Elements of a block. Whoever reads a sequence in parts reads a multiple of it each time but the last.
    /// </summary>
    public const int Length = 128;
}
