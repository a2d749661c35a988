using System.Buffers;

namespace Graupel.Carriers;

/// <summary>Pieces of sequences.</summary>
internal static class SequencePieces
{
    /// <summary>The sequence from its first piece on that holds bytes: others may stand in front, and slicing at 0 keeps them.</summary>
    public static ReadOnlySequence<byte> TrimStart(in ReadOnlySequence<byte> data)
    {
        SequencePosition begin = data.Start;
        SequencePosition next = begin;
        while (!data.IsEmpty && data.TryGet(ref next, out ReadOnlyMemory<byte> piece) && piece.IsEmpty)
        {
            begin = next;
        }

        return data.Slice(begin);
    }
}
