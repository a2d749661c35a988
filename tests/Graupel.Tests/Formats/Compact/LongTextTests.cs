using System.Text;
using Graupel.Formats.Compact;

namespace Graupel.Tests.Formats.Compact;

/// <summary>Text that takes more than is counted or held at once.</summary>
public class LongTextTests
{
    private const int Piece = 1 << 20;

    private static readonly Serializer Compact = new(new SerializerOptions { Format = WireFormat.Compact });

    [Fact]
    public void The_bytes_of_UTF_8_are_those_of_all_pieces()
    {
        string[] marks = ["\u0436", "\u4E2D", "\uD83D\uDE00", "\uD83D", "\uDE00", "\uD83D\uD83D\uDE00"];
        foreach (string mark in marks)
        {
            for (int at = Piece - 3; at < Piece + 2; at++)
            {
                string text = new string('a', at) + mark + new string('b', Piece) + mark;
                Assert.Equal(Encoding.UTF8.GetByteCount(text), CompactText.CountBytes(text));
                Assert.Equal(text, Compact.DeepClone(text));
            }
        }
    }

    [Fact]
    public void Text_that_would_be_longer_in_UTF_8_is_written_in_UTF_16_whatever_its_length()
    {
        // With GRAUPEL_BIG=1 it would take more than 2 GB, and takes 1.5 GB of memory.
        string text = new('\u4E2D', Environment.GetEnvironmentVariable("GRAUPEL_BIG") == "1" ? 720_000_000 : 720_000);
        using var counter = new CountingStream();
        Compact.Serialize(counter, text);
        Assert.InRange(counter.Length, 2L * text.Length, 2L * text.Length + 10);
    }

    private sealed class CountingStream : Stream
    {
        private long _length;

        public override bool CanRead => false;

        public override bool CanSeek => false;

        public override bool CanWrite => true;

        public override long Length => _length;

        public override long Position
        {
            get => throw new NotSupportedException();
            set => throw new NotSupportedException();
        }

        public override void Flush()
        {
        }

        public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

        public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

        public override void SetLength(long value) => throw new NotSupportedException();

        public override void Write(byte[] buffer, int offset, int count) => _length += count;
    }
}
