using System.Buffers;
using Graupel.Channels;

namespace Graupel.Tests.Channels;

/// <summary>Messages in chunks that together are larger than any array.</summary>
public class EndlessChunkTests
{
    [Fact]
    public void Chunks_that_no_array_holds_are_stepped_over()
    {
        using var input = new SparseInput([1, 4, 1, 0, 0, 0, 0xC7, 0xFF, 0xFF, 0xFF, 0x07], Array.MaxLength, [0, 1, 4, 2, 0, 0, 0, 0]);
        using var taker = new MessageTaker(input, new LengthSplitter(input, long.MaxValue), long.MaxValue);
        var bytes = new ValueTarget<byte[]>(Serializer.Default.For<byte[]>());
        GraupelException refused = Assert.Throws<GraupelException>(() => taker.TryTake(ref bytes));
        Assert.Equal((ErrorKind.LimitExceeded, 0), (refused.Kind, taker.Taken));
        var next = new ValueTarget<int>(Serializer.Default.For<int>());
        Assert.True(taker.TryTake(ref next));
        Assert.Equal((2, 0), (next.Value, input.Length));
    }

    /// <summary>Bytes that have all arrived, most of which are 0 and nowhere.</summary>
    private sealed class SparseInput(byte[] head, long zeros, byte[] tail) : MessageInput, IDisposable
    {
        private static readonly byte[] Zeros = new byte[64 * 1024];

        private long _at;

        public override long Length => head.Length + zeros + tail.Length - _at;

        public override ReadOnlySpan<byte> First
        {
            get
            {
                long behindHead = _at - head.Length;
                return behindHead < 0 ? head.AsSpan((int)_at)
                    : behindHead < zeros ? Zeros.AsSpan(0, (int)Math.Min(Zeros.Length, zeros - behindHead))
                    : tail.AsSpan((int)(behindHead - zeros));
            }
        }

        // As much of it as the head of a message takes.
        public override ReadOnlySequence<byte> All => new([.. Enumerable.Range(0, (int)Math.Min(Length, 16)).Select(i => At(_at + i))]);

        public override ReadOnlyMemory<byte> Last => throw new NotSupportedException();

        private byte At(long place) => place < head.Length ? head[place] : place < head.Length + zeros ? (byte)0 : tail[place - head.Length - zeros];

        protected override void Step(long count) => _at += count;

        public override bool Fill(long wanted) => false;

        public override ValueTask<bool> FillAsync(long wanted, CancellationToken cancellationToken) => new(false);

        public override void Release()
        {
        }

        public override void Close()
        {
        }

        public override ValueTask CloseAsync() => default;

        public void Dispose()
        {
        }
    }
}
