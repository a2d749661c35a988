using System.Buffers;

namespace Graupel.Tests.Carriers;

/// <summary>Makes sequences of several segments.</summary>
public static class Segments
{
    /// <summary>Cuts data at the given positions.</summary>
    public static ReadOnlySequence<byte> Cut(byte[] data, params IEnumerable<int> positions)
    {
        Segment? first = null;
        Segment? last = null;
        int start = 0;
        foreach (int end in positions.Append(data.Length))
        {
            last = new Segment(data.AsMemory(start, end - start), last);
            first ??= last;
            start = end;
        }

        return new ReadOnlySequence<byte>(first!, 0, last!, last!.Memory.Length);
    }

    /// <summary>Cuts data into pieces of one size.</summary>
    public static ReadOnlySequence<byte> Pieces(byte[] data, int size) =>
        Cut(data, Enumerable.Range(1, data.Length / size).Select(i => i * size).Where(position => position < data.Length));

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory, Segment? previous)
        {
            Memory = memory;
            if (previous is not null)
            {
                RunningIndex = previous.RunningIndex + previous.Memory.Length;
                previous.Next = this;
            }
        }
    }
}
