using System.Buffers;

namespace Graupel.Channels;

/// <summary>A buffer, and the part of it that holds bytes that were not used yet.</summary>
internal sealed class InputPiece(byte[] array)
{
    public byte[] Array { get; } = array;

    public int Start { get; set; }

    public int End { get; set; }

    public int Length => End - Start;

    public int Room => Array.Length - End;

    public ReadOnlyMemory<byte> Memory => Array.AsMemory(Start, Length);

    /// <summary>Several pieces as one sequence.</summary>
    public static ReadOnlySequence<byte> Join(IReadOnlyList<InputPiece> pieces)
    {
        var first = new Segment(pieces[0].Memory, 0);
        Segment last = first;
        foreach (InputPiece piece in pieces.Skip(1))
        {
            last = last.Append(piece.Memory);
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
