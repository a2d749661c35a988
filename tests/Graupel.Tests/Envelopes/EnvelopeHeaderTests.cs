using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Envelopes;

/// <summary>A header alone is read in the same way with and without blocking, and the stream stays where it was.</summary>
public class EnvelopeHeaderTests
{
    private const int Start = 3;

    private static readonly byte[] _envelope = Envelope.Write(Values.Note(5));

    [Theory]
    [InlineData(1)]
    [InlineData(7)]
    [InlineData(1000)]
    public async Task It_comes_in_pieces_of_any_size(int piece)
    {
        ScriptedStream stream = Streamed([1, 2, 3, .. _envelope], piece);
        EnvelopeHeader expected = Envelope.ReadHeader(_envelope);
        Assert.Equal(Serializer.Default.For<Note>().Fingerprint, expected.Fingerprint);
        Assert.Equal(expected, Envelope.PeekHeader(stream));
        Assert.Equal(Start, stream.Position);
        Assert.Equal(expected, await Envelope.PeekHeaderAsync(stream));
        Assert.Equal(Start, stream.Position);
        Assert.Equal(Values.Note(5), await Envelope.ReadAsync<Note>(stream));
    }

    [Fact]
    public async Task One_that_ends_too_early_is_refused()
    {
        for (int length = 0; length < EnvelopeHeader.Size; length++)
        {
            ScriptedStream stream = Streamed([1, 2, 3, .. _envelope[..length]], piece: 5);
            ErrorKind expected = length == 0 ? ErrorKind.InvalidHeader : ErrorKind.EndOfData;
            Assert.Equal(expected, Assert.Throws<GraupelException>(() => Envelope.PeekHeader(stream)).Kind);
            Assert.Equal(Start, stream.Position);
            Assert.Equal(expected, (await Assert.ThrowsAsync<GraupelException>(async () => await Envelope.PeekHeaderAsync(stream))).Kind);
            Assert.Equal(Start, stream.Position);
        }
    }

    [Fact]
    public void Data_that_is_no_envelope_has_none()
    {
        Assert.True(Envelope.TryReadHeader(_envelope, out EnvelopeHeader? header));
        Assert.Equal(Envelope.ReadHeader(_envelope), header);
        Assert.True(Envelope.TryReadHeader(_envelope.AsSpan(0, EnvelopeHeader.Size), out _));
        foreach (byte[] other in (byte[][])[[], [.. "G"u8], [.. "GRP"u8], [.. "GRPX and so on, long enough for a header"u8], [.. "{ }"u8], [0, .. _envelope], Serialization.Serialize(5)])
        {
            Assert.False(Envelope.TryReadHeader(other, out header));
            Assert.Null(header);
        }

        for (int length = 4; length < EnvelopeHeader.Size; length++)
        {
            var cut = Assert.Throws<GraupelException>(() => Envelope.TryReadHeader(_envelope.AsSpan(0, length), out _));
            Assert.Equal((ErrorKind.EndOfData, length), (cut.Kind, cut.Offset));
        }

        byte[] newer = [.. _envelope];
        newer[4] = 2;
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => Envelope.TryReadHeader(newer, out _)).Kind);
    }

    [Fact]
    public async Task A_failure_of_the_stream_sets_it_back()
    {
        for (int at = 0; at < EnvelopeHeader.Size; at++)
        {
            var stream = new ScriptedStream([1, 2, 3, .. _envelope], piece: 1, canSeek: true) { FailAt = Start + 1 + at, Position = Start };
            Assert.Same(stream.Failure, Assert.Throws<IOException>(() => Envelope.PeekHeader(stream)));
            Assert.Equal(Start, stream.Position);
            Assert.Same(stream.Failure, await Assert.ThrowsAsync<IOException>(async () => await Envelope.PeekHeaderAsync(stream)));
            Assert.Equal(Start, stream.Position);
        }
    }

    [Theory]
    [InlineData(0)]
    [InlineData(10)]
    public async Task A_wait_that_is_cancelled_sets_it_back(int before)
    {
        using var source = new CancellationTokenSource();
        var stream = new CancellingStream([1, 2, 3, .. _envelope], Start + before, source) { Position = Start };
        OperationCanceledException error = await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await Envelope.PeekHeaderAsync(stream, source.Token));
        Assert.Equal(source.Token, error.CancellationToken);
        Assert.Equal(Start, stream.Position);
        Assert.Equal(Envelope.ReadHeader(_envelope), await Envelope.PeekHeaderAsync(stream, CancellationToken.None));
    }

    [Fact]
    public async Task A_stream_that_cannot_seek_is_refused_before_it_is_read()
    {
        var stream = new ScriptedStream(_envelope);
        Assert.Throws<NotSupportedException>(() => Envelope.PeekHeader(stream));
        await Assert.ThrowsAsync<NotSupportedException>(async () => await Envelope.PeekHeaderAsync(stream));
        Assert.Equal(0, stream.Reads);
    }

    private static ScriptedStream Streamed(byte[] data, int piece) => new(data, piece, canSeek: true) { Position = Start };

    /// <summary>Gives a byte at a time, and is cancelled when it gets to a place.</summary>
    private sealed class CancellingStream(byte[] data, int place, CancellationTokenSource source) : ScriptedStream(data, piece: 1, canSeek: true)
    {
        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        {
            if (Position == place)
            {
                source.Cancel();
            }

            return base.ReadAsync(buffer, cancellationToken);
        }
    }
}
