using System.ComponentModel;

namespace Graupel.Formats;

/// <summary>Sequences of integers in formats that write them in blocks.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class IntegerBlock
{
    /// <summary>
    /// The number of elements in a block. Code that reads a sequence in parts must read a multiple of it each time except the last.
    /// </summary>
    public const int Length = 128;

    /// <summary>The size of the memory in which a writer puts a single number: the most it may take, and the slack of the reservation.</summary>
    public const int NumberRoom = 32 + OutputCursor.Slack;
}
