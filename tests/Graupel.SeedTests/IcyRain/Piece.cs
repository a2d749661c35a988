using System.Buffers;

namespace Weather;

/// <summary>One piece of a sequence.</summary>
internal sealed class Piece : ReadOnlySequenceSegment<byte>
{
    public static ReadOnlySequence<byte> Cut(byte[] data, int size)
    {
        var first = new Piece { Memory = data.AsMemory(0, Math.Min(size, data.Length)) };
        Piece last = first;
        for (int start = size; start < data.Length; start += size)
        {
            var next = new Piece { Memory = data.AsMemory(start, Math.Min(size, data.Length - start)), RunningIndex = start };
            last.Next = next;
            last = next;
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }
}
