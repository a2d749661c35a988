namespace Graupel.Channels;

/// <summary>A message, or a part of one, that has arrived and is at the front of the input.</summary>
/// <param name="Length">Number of bytes.</param>
/// <param name="Kind">What it is.</param>
internal readonly record struct MessagePiece(long Length, PieceKind Kind);

/// <summary>What is at the front of the input.</summary>
internal enum PieceKind
{
    /// <summary>A message, as a whole.</summary>
    Whole,

    /// <summary>A part of a message; others follow, or the end.</summary>
    Chunk,

    /// <summary>The end of a message whose parts were there before.</summary>
    End,
}
