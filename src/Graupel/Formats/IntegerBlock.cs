namespace Graupel.Formats;

/// <summary>Sequences of integers in formats that write them in blocks.</summary>
public static class IntegerBlock
{
    /// <summary>
    /// Elements of a block. Whoever reads a sequence in parts reads a multiple of it each time but the last.
    /// </summary>
    public const int Length = 128;

    /// <summary>Memory in which a writer puts a single number: what it may take, and the slack of the reservation.</summary>
    public const int NumberRoom = 32 + OutputCursor.Slack;
}
