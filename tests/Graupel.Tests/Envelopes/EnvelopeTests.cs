using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Envelopes;

[Collection(nameof(AloneCollection))]
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

    [Theory]
    [InlineData(References.None)]
    [InlineData(References.Preserve)]
    public void Chunks_of_a_file_take_no_more_memory_than_their_value(References references)
    {
        double[] value = [.. Enumerable.Range(0, 2_000_000)];
        var options = new EnvelopeOptions { Serializer = new Serializer(new SerializerOptions { References = references }) };
        var written = new MemoryStream();
        Envelope.Write(written, value, options);
        Assert.Null(Envelope.ReadHeader(written.ToArray()).PayloadLength);
        using var file = new ScriptedStream(written.ToArray(), canSeek: true);
        Assert.Equal(value, Envelope.Read<double[]>(file, options));
        file.Position = 0;
        long before = GC.GetAllocatedBytesForCurrentThread();
        _ = Envelope.Read<double[]>(file, options);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 16_000_000, 17_000_000);
    }

    [Fact]
    public void Pure_data_is_read_as_no_tolerant_contract_unless_nobody_checks()
    {
        byte[] exact = Envelope.Write(new PureNote(5, "text"));
        byte[] tolerant = Envelope.Write(new Note(5, "text"));
        Assert.Equal((true, false), (Envelope.ReadHeader(exact).IsPureData, Envelope.ReadHeader(tolerant).IsPureData));
        Assert.Equal(ErrorKind.FingerprintMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<Note>(exact)).Kind);
        Assert.Equal(ErrorKind.FingerprintMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new MemoryStream(exact))).Kind);
        Assert.Equal(ErrorKind.FingerprintMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<PureNote>(tolerant)).Kind);
        var unchecking = new EnvelopeOptions { FingerprintCheck = FingerprintCheck.Never };
        Assert.NotEqual(ErrorKind.FingerprintMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<Note>(exact, unchecking)).Kind);

        var described = new EnvelopeOptions { Serializer = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack }) };
        byte[] packed = Envelope.Write(new PureNote(5, "text"), described);
        Assert.False(Envelope.ReadHeader(packed).IsPureData);
        Assert.Equal(new Note(5, "text"), Envelope.Read<Note>(packed, described));
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
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("MessagePack")]
    public void Values_of_every_length_around_that_of_the_buffer_come_back(string format)
    {
        WireFormat wire = new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }.Single(one => one.ToString() == format);
        var options = new EnvelopeOptions { Serializer = new Serializer(new SerializerOptions { Format = wire }) };
        for (int length = 65_450; length < 65_560; length++)
        {
            byte[] value = new byte[length];
            value[^1] = 7;
            var written = new MemoryStream();
            Envelope.Write(written, value, options);
            Assert.Equal(value, Envelope.Read<byte[]>(written.ToArray(), options));
            Assert.Equal(value, Envelope.Read<byte[]>(new ScriptedStream(written.ToArray()), options));
            if (Envelope.ReadHeader(written.ToArray()).PayloadLength is not null)
            {
                Assert.Equal(Envelope.Write(value, options), written.ToArray());
            }
        }
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
    public void Every_prefix_in_chunks_is_refused()
    {
        var written = new MemoryStream();
        Envelope.Write(written, Values.Note(70_000));
        byte[] envelope = written.ToArray();
        foreach (int length in Enumerable.Range(24, 20).Concat(Enumerable.Range(65_500, 100)).Concat(Enumerable.Range(envelope.Length - 40, 40)))
        {
            byte[] cut = envelope[..length];
            Assert.Equal(ErrorKind.EndOfData, Refusal(cut));
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new MemoryStream(cut))).Kind);
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new ScriptedStream(cut))).Kind);
        }
    }

    [Theory]
    [InlineData(300)]
    [InlineData(150_000)]
    public void An_envelope_without_damage_is_refused_for_what_the_reader_does_not_like(int length)
    {
        var written = new MemoryStream();
        Envelope.Write(written, Values.Note(length));
        byte[] envelope = written.ToArray();
        var never = new EnvelopeOptions { FingerprintCheck = FingerprintCheck.Never };
        ErrorKind kind = Assert.Throws<GraupelException>(() => Envelope.Read<DateTime>(envelope, never)).Kind;
        Assert.NotEqual(ErrorKind.ChecksumMismatch, kind);
        Assert.Equal(kind, Assert.Throws<GraupelException>(() => Envelope.Read<DateTime>(new MemoryStream(envelope), never)).Kind);
        Assert.Equal(kind, Assert.Throws<GraupelException>(() => Envelope.Read<DateTime>(new ScriptedStream(envelope), never)).Kind);
    }

    [Fact]
    public void A_chunk_length_that_is_not_in_its_shortest_form_is_refused()
    {
        byte[] header = [.. "GRPL"u8, 1, 1, 0, 1, .. new byte[8], .. BitConverter.GetBytes(-1L)];
        byte[] envelope = [.. header, 0x84, 0x00, 1, 0, 0, 0, 0, .. new byte[4]];
        GraupelException[] refused =
        [
            Assert.Throws<GraupelException>(() => Envelope.Read<int>(envelope)),
            Assert.Throws<GraupelException>(() => Envelope.Read<int>(new ScriptedStream(envelope))),
            Assert.Throws<GraupelException>(() => Envelope.Read<int>(new MemoryStream(envelope))),
        ];
        Assert.All(refused, e => Assert.Equal(ErrorKind.InvalidHeader, e.Kind));
    }

    [Fact]
    public void Another_version_of_the_format_and_a_negative_length_are_refused()
    {
        byte[] envelope = Envelope.Write(Values.Note(5));
        envelope[6]++;
        GraupelException refused = Assert.Throws<GraupelException>(() => Envelope.Read<Note>(envelope));
        Assert.Equal((ErrorKind.UnsupportedFormat, 6), (refused.Kind, refused.Offset));
        envelope[6]--;
        BitConverter.TryWriteBytes(envelope.AsSpan(16), -2L);
        refused = Assert.Throws<GraupelException>(() => Envelope.ReadHeader(envelope));
        Assert.Equal((ErrorKind.InvalidLength, 16), (refused.Kind, refused.Offset));
    }

    [Theory]
    [InlineData(300)]
    [InlineData(150_000)]
    public void Borrowed_memory_goes_back_however_it_went(int length)
    {
        var written = new MemoryStream();
        Envelope.Write(written, Values.Note(length));
        byte[] envelope = written.ToArray();
        byte[] damaged = [.. envelope[..^1], (byte)~envelope[^1]];
        using var rentals = new Rentals();
        Envelope.Write(new MemoryStream(), Values.Note(length));
        Envelope.Read<Note>(envelope);
        Envelope.Read<Note>(new ScriptedStream(envelope));
        Refusal(damaged);
        Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new ScriptedStream(damaged)));
        rentals.AssertAllReturnedOnce();
    }

    [Fact]
    public void An_announced_length_costs_no_memory()
    {
        byte[] envelope = Envelope.Write(Values.Note(200));
        BitConverter.TryWriteBytes(envelope.AsSpan(16), long.MaxValue);
        Refuse(); // once, so that the contract is made
        long before = GC.GetAllocatedBytesForCurrentThread();
        Refuse();
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 200_000);

        void Refuse()
        {
            Assert.Equal(ErrorKind.EndOfData, Refusal(envelope));
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new MemoryStream(envelope))).Kind);
            Assert.Throws<GraupelException>(() => Envelope.Read<Note>(new ScriptedStream(envelope)));
        }
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

    // Nobody reads it otherwise than it was written.
    [Fact]
    public void An_exact_contract_may_be_another_in_MessagePack()
    {
        var options = new EnvelopeOptions { Serializer = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack }) };
        byte[] envelope = Envelope.Write(new Before { Width = 1, Height = 2 }, options);
        After read = Envelope.Read<After>(envelope, options)!;
        Assert.Equal((1, 2, 7), (read.Width, read.Height, read.Depth));

        var always = options with { FingerprintCheck = FingerprintCheck.Always };
        Assert.Equal(ErrorKind.FingerprintMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<After>(envelope, always)).Kind);
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
    public void A_header_that_cannot_be_read_leaves_the_stream_where_it_stood()
    {
        using var stream = new ScriptedStream([7, .. Envelope.Write(1)], piece: 5, canSeek: true) { FailAt = 10 };
        stream.Position = 1;
        Assert.Same(stream.Failure, Assert.Throws<IOException>(() => Envelope.PeekHeader(stream)));
        Assert.Equal(1, stream.Position);
    }

    [Fact]
    public void A_fingerprint_may_be_left_out()
    {
        byte[] envelope = Envelope.Write(new PureNote(1, "a"), new EnvelopeOptions { WriteFingerprint = false });
        Assert.Null(Envelope.ReadHeader(envelope).Fingerprint);
        Assert.Equal(new PureNote(1, "a"), Envelope.Read<PureNote>(envelope));
        Assert.Equal(new PureNote(1, "a"), Envelope.Read<PureNote>(envelope, new EnvelopeOptions { FingerprintCheck = FingerprintCheck.Never }));
    }

    [Fact]
    public void Without_a_fingerprint_the_header_still_tells_pure_data()
    {
        var options = new EnvelopeOptions { WriteFingerprint = false };
        byte[] exact = Envelope.Write(new PureNote(5, "text"), options);
        byte[] tolerant = Envelope.Write(Values.Note(5), options);
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => Envelope.Read<Note>(exact)).Kind);
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => Envelope.Read<PureNote>(tolerant)).Kind);
        Assert.Equal(Values.Note(5), Envelope.Read<Note>(tolerant));
    }

    private static ErrorKind Refusal(byte[] data) => Assert.Throws<GraupelException>(() => Envelope.Read<Note>(data)).Kind;

    [Pack]
    internal sealed class Before
    {
        public int Width { get; set; }

        public int Height { get; set; }
    }

    [Pack]
    internal sealed class After
    {
        public int Height { get; set; }

        public int Width { get; set; }

        public int Depth { get; set; } = 7;
    }
}
