using System.Buffers;
using Graupel.Carriers;
using Graupel.Envelopes;

namespace Graupel.Tests.Carriers;

/// <summary>Sinks give what they are asked for, however much, and lose nothing that was written.</summary>
[Collection(nameof(AloneCollection))]
public class SinkTests
{
    private static readonly int[] Demands = [10, 70_000, 64, 5, 200_000, 1_500_000, 1, 66_000, 3_000_000, 100];

    [Fact]
    public void Chain()
    {
        var chain = new BufferChain(new byte[100]);
        using var rentals = new Rentals();
        for (int i = 0; i < 2; i++)
        {
            byte[] expected = Fill(chain, chain.First, out int last);
            Assert.Equal(expected.Length, chain.Length(last));
            Assert.True(expected.AsSpan().SequenceEqual(chain.ToArray(last)));
            Assert.True(expected.AsSpan().SequenceEqual(chain.ToSpan(last)));
            Assert.True(expected.AsSpan().SequenceEqual(chain.Pieces(last).SelectMany(piece => piece.ToArray()).ToArray()));
            using PooledBuffer pooled = chain.ToPooled(last);
            Assert.True(expected.AsSpan().SequenceEqual(pooled.Span));
            chain.Clear();
            Assert.Equal(0, chain.Length(0));
        }

        rentals.AssertAllReturnedOnce();
    }

    [Fact]
    public void Stream()
    {
        byte[] first = new byte[100];
        var stream = new MemoryStream();
        var sink = new StreamSink(first);
        using var rentals = new Rentals();
        sink.Begin(stream);
        byte[] expected = Fill(sink, first, out int last);
        sink.Complete(last);
        sink.End();
        rentals.AssertAllReturnedOnce();
        Assert.True(expected.AsSpan().SequenceEqual(stream.ToArray()));
    }

    [Fact]
    public void Buffer_writer()
    {
        var writer = new ArrayBufferWriter<byte>();
        var sink = new BufferWriterSink(new byte[100]);
        Span<byte> first = writer.GetSpan(BufferWriterSink.FirstHint);
        sink.Begin(writer);
        byte[] expected = Fill(sink, first, out int last);
        sink.Complete(last);
        sink.End();
        Assert.True(expected.AsSpan().SequenceEqual(writer.WrittenSpan));
    }

    [Fact]
    public void Buffer_writer_that_gives_little()
    {
        var writer = new StubbornWriter(1000);
        var sink = new BufferWriterSink(new byte[100]);
        using var rentals = new Rentals();
        Span<byte> first = writer.GetSpan(BufferWriterSink.FirstHint);
        sink.Begin(writer);
        byte[] expected = Fill(sink, first, out int last);
        sink.Complete(last);
        sink.End();
        rentals.AssertAllReturnedOnce();
        Assert.True(expected.AsSpan().SequenceEqual(writer.Written));
    }

    [Fact]
    public void Envelope_in_chunks()
    {
        var stream = new MemoryStream();
        using var rentals = new Rentals();
        using (var sink = new EnvelopeSink(stream, new EnvelopeHeader(WireFormat.Fast, null, null), new byte[100]))
        {
            Fill(sink, sink.First, out int last);
            sink.Complete(last);
        }

        rentals.AssertAllReturnedOnce();
        // The content is no value; that is found behind the checksum.
        Assert.NotEqual(ErrorKind.ChecksumMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<string>(stream.ToArray())).Kind);
    }

    private static byte[] Fill(Sink sink, Span<byte> first, out int last)
    {
        var expected = new MemoryStream();
        var random = new Random(8);
        Span<byte> buffer = first;
        last = 0;
        foreach (int demand in Demands)
        {
            last = random.Next(buffer.Length);
            random.NextBytes(buffer[..last]);
            expected.Write(buffer[..last]);
            buffer = sink.GetBuffer(last, demand);
            Assert.True(buffer.Length >= demand);
            last = 0;
        }

        last = buffer.Length;
        random.NextBytes(buffer);
        expected.Write(buffer);
        return expected.ToArray();
    }
}
