using System.Buffers;

namespace Graupel.Hostile.Reading;

/// <summary>Cuts bytes into segments of one to three bytes, the larger the data the larger the segments.</summary>
internal static class SmallSegments
{
    private const int MaxSegments = 1000;

    public static ReadOnlySequence<byte> Of(byte[] data)
    {
        int unit = 1 + (data.Length / MaxSegments);
        Segment first = new(default, null);
        Segment last = first;
        for (int start = 0, i = 0; start < data.Length; i++)
        {
            int length = Math.Min(unit * (1 + (i % 3)), data.Length - start);
            last = new Segment(data.AsMemory(start, length), last);
            start += length;
        }

        return new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length);
    }

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
