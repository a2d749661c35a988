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

    /// <summary>Several pieces as one sequence.</summary>
    public static ReadOnlySequence<byte> Join(params ReadOnlySpan<ReadOnlyMemory<byte>> pieces)
    {
        var first = new Segment(pieces[0], 0);
        Segment last = first;
        foreach (ReadOnlyMemory<byte> piece in pieces[1..])
        {
            last = last.Append(piece);
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory, long index)
        {
            Memory = memory;
            RunningIndex = index;
        }

        public Segment Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Segment(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
