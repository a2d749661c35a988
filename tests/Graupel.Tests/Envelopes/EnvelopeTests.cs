using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Envelopes;

public class EnvelopeTests
{
    [Theory]
    [MemberData(nameof(Values.All), MemberType = typeof(Values))]
    public void A_value_comes_back_from_memory_and_from_every_stream(int length)
    {
        Note value = Values.Note(length);
        var written = new MemoryStream();
        Envelope.Write(written, value);
        byte[][] envelopes = [Envelope.Write(value), written.ToArray()];
        foreach (byte[] envelope in envelopes)
        {
            Assert.Equal(value, Envelope.Read<Note>(envelope));
            Stream[] streams = [new MemoryStream(envelope), new ScriptedStream([.. envelope, 7]), new ScriptedStream([.. envelope, 7], 5000, canSeek: true)];
            foreach (Stream stream in streams)
            {
                Assert.Equal(value, Envelope.Read<Note>(stream));
                Assert.Equal(envelope.Length, stream is ScriptedStream scripted ? scripted.Taken : stream.Position);
            }
        }
    }

    [Fact]
    public void A_small_value_is_one_write_with_its_length_and_a_large_one_comes_in_chunks()
    {
        var stream = new MemoryStream();
        Envelope.Write(stream, Values.Note(60_000));
        Assert.Equal(stream.Length - 28, Envelope.ReadHeader(stream.ToArray()).PayloadLength);
        Assert.Equal(Envelope.Write(Values.Note(60_000)), stream.ToArray());

        stream.SetLength(0);
        Envelope.Write(stream, Values.Note(70_000));
        Assert.Null(Envelope.ReadHeader(stream.ToArray()).PayloadLength);
    }

    [Theory]
    [InlineData(300)]
    [InlineData(150_000)]
    public void Damage_of_any_bit_is_found(int length)
    {
        var written = new MemoryStream();
        Envelope.Write(written, Values.Note(length));
        byte[] envelope = written.ToArray();
        var random = new Random(length);
        foreach (int place in Enumerable.Range(0, 100).Concat(Enumerable.Range(0, 200).Select(_ => random.Next(envelope.Length))))
        {
            byte[] damaged = [.. envelope];
            damaged[place] ^= (byte)(1 << random.Next(8));
            Assert.Throws<GraupelException>(() => Envelope.Read<Note>(damaged));
            var stream = new MemoryStream(damaged);
            Assert.Throws<GraupelException>(() => Envelope.Read<Note>(stream));
            Assert.Equal(0, stream.Position);
            Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new ScriptedStream(damaged)));
        }
    }

    [Theory]
    [InlineData(300)]
    [InlineData(150_000)]
    public void A_damaged_payload_is_damage_whatever_it_looks_like(int length)
    {
        var written = new MemoryStream();
        Envelope.Write(written, Values.Note(length));
        byte[] envelope = written.ToArray();
        for (int place = 24 + 3; place < 24 + 30; place++)
        {
            byte[] damaged = [.. envelope];
            damaged[place] ^= 0xFF;
            Assert.Equal(ErrorKind.ChecksumMismatch, Refusal(damaged));
            Assert.Equal(ErrorKind.ChecksumMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new MemoryStream(damaged))).Kind);
        }
    }

    [Fact]
    public void Every_prefix_is_refused()
    {
        byte[] envelope = Envelope.Write(Values.Note(200));
        Assert.Equal(ErrorKind.InvalidHeader, Refusal([]));
        for (int length = 1; length < envelope.Length; length++)
        {
            byte[] cut = envelope[..length];
            Assert.Equal(ErrorKind.EndOfData, Refusal(cut));
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new MemoryStream(cut))).Kind);
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new ScriptedStream(cut))).Kind);
        }
    }

    [Fact]
    public void An_announced_length_costs_no_memory()
    {
        byte[] envelope = Envelope.Write(Values.Note(200));
        BitConverter.TryWriteBytes(envelope.AsSpan(16), long.MaxValue);
        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Equal(ErrorKind.EndOfData, Refusal(envelope));
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new MemoryStream(envelope))).Kind);
        Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new ScriptedStream(envelope)));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 400_000);
    }

    [Fact]
    public void An_exact_contract_must_be_the_writers()
    {
        byte[] envelope = Envelope.Write(new PureNote(1, "a"));
        Assert.Equal(new PureNote(1, "a"), Envelope.Read<PureNote>(envelope));
        BitConverter.TryWriteBytes(envelope.AsSpan(8), 0x123456789ABCDEF0);
        Assert.Equal(ErrorKind.FingerprintMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<PureNote>(envelope)).Kind);
        // Not checked: then the changed fingerprint is damage.
        var never = new EnvelopeOptions { FingerprintCheck = FingerprintCheck.Never };
        Assert.Equal(ErrorKind.ChecksumMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<PureNote>(envelope, never)).Kind);
    }

    [Fact]
    public void A_tolerant_contract_must_be_the_writers_on_request_only()
    {
        byte[] envelope = Envelope.Write(Values.Note(5));
        BitConverter.TryWriteBytes(envelope.AsSpan(8), 0x123456789ABCDEF0);
        var always = new EnvelopeOptions { FingerprintCheck = FingerprintCheck.Always };
        Assert.Equal(ErrorKind.FingerprintMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<Note>(envelope, always)).Kind);
        Assert.Equal(ErrorKind.ChecksumMismatch, Refusal(envelope));
    }

    [Fact]
    public void A_fingerprint_may_be_left_out()
    {
        byte[] envelope = Envelope.Write(new PureNote(1, "a"), new EnvelopeOptions { WriteFingerprint = false });
        Assert.Null(Envelope.ReadHeader(envelope).Fingerprint);
        Assert.Equal(new PureNote(1, "a"), Envelope.Read<PureNote>(envelope, new EnvelopeOptions { FingerprintCheck = FingerprintCheck.Always }));
    }

    [Fact]
    public void A_header_is_read_without_moving_the_stream()
    {
        var stream = new MemoryStream([1, 2, 3, .. Envelope.Write(Values.Note(5))]) { Position = 3 };
        EnvelopeHeader header = Envelope.ReadHeader(stream);
        Assert.Equal(3, stream.Position);
        Assert.Equal(Serializer.Default.For<Note>().Fingerprint, header.Fingerprint);
        Assert.Equal(Values.Note(5), Envelope.Read<Note>(stream));
    }

    private static ErrorKind Refusal(byte[] data) => Assert.Throws<GraupelException>(() => Envelope.Read<Note>(data)).Kind;
}
