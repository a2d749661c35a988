using System.IO.Compression;
using Graupel.Compression;
using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Compression;

[Collection(nameof(AloneCollection))]
public class CompressedTests
{
    public static TheoryData<CompressionCodec, string> Kinds()
    {
        var kinds = new TheoryData<CompressionCodec, string>();
        foreach (CompressionCodec codec in Enum.GetValues<CompressionCodec>())
        {
            foreach (WireFormat format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack })
            {
                kinds.Add(codec, format.ToString());
            }
        }

        return kinds;
    }

    [Theory]
    [MemberData(nameof(Kinds))]
    public void A_value_comes_back_in_every_format(CompressionCodec codec, string format)
    {
        var options = new CompressionOptions { Codec = codec, Serializer = Make(format) };
        string[] value = [.. Enumerable.Repeat("hello world", 10_000)];
        byte[] data = Compressed.Write(value, options);
        Assert.InRange(data.Length, 1, 10_000);
        Assert.Equal(value, Compressed.Read<string[]>(data, options));
        Assert.Equal(new Note(1, "a"), Compressed.Read<Note>(Compressed.Write(new Note(1, "a"), options), options));
    }

    [Fact]
    public void The_bytes_are_those_of_the_codec()
    {
        byte[] plain = Serialization.Serialize("text");
        Assert.Equal(plain, Plain(new BrotliStream(new MemoryStream(Compressed.Write("text")), CompressionMode.Decompress)));
        byte[] zlib = Compressed.Write("text", new CompressionOptions { Codec = CompressionCodec.ZLib });
        Assert.Equal(plain, Plain(new ZLibStream(new MemoryStream(zlib), CompressionMode.Decompress)));
    }

    [Fact]
    public void An_envelope_around_compressed_bytes_identifies_only_the_bytes()
    {
        var value = new PureNote(5, "text");
        byte[] outside = Envelope.Write(Compressed.Write(value));
        EnvelopeHeader header = Envelope.ReadHeader(outside);
        Assert.Equal((Serializer.Default.For<byte[]>().Fingerprint, false), (header.Fingerprint, header.IsPureData));
        Assert.Equal(BitConverter.Int32BitsToSingle(5), Compressed.Read<OtherNote>(Envelope.Read<byte[]>(outside)).Weight);

        // What the documentation says to do about it.
        var checking = new CompressionOptions { Serializer = new Serializer(new SerializerOptions { WriteFingerprint = true }) };
        byte[] inside = Envelope.Write(Compressed.Write(value, checking));
        Assert.Equal(value, Compressed.Read<PureNote>(Envelope.Read<byte[]>(inside), checking));
        Assert.Equal(ErrorKind.FingerprintMismatch, Assert.Throws<GraupelException>(() => Compressed.Read<OtherNote>(Envelope.Read<byte[]>(inside), checking)).Kind);

        byte[] compressed = Compressed.Write(Envelope.Write(value));
        Assert.Equal(value, Envelope.Read<PureNote>(Compressed.Read<byte[]>(compressed)));
        Assert.Equal(ErrorKind.FingerprintMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<OtherNote>(Compressed.Read<byte[]>(compressed))).Kind);
    }

    [Theory]
    [InlineData(CompressionCodec.Brotli)]
    [InlineData(CompressionCodec.ZLib)]
    public void Offsets_are_those_of_the_decompressed_bytes_unless_their_stream_is_refused(CompressionCodec codec)
    {
        var options = new CompressionOptions { Codec = codec };
        byte[] data = Compressed.Write(new string('a', 1000), options);
        Assert.InRange(data.Length, 1, 100);
        var refused = Assert.Throws<GraupelException>(() => Compressed.Read<int>(data, options));
        Assert.Equal((ErrorKind.TrailingBytes, 4), (refused.Kind, refused.Offset));
        refused = Assert.Throws<GraupelException>(() => Compressed.Read<string>(data[..^1], options));
        Assert.Equal((ErrorKind.EndOfData, data.Length - 1), (refused.Kind, refused.Offset));
        refused = Assert.Throws<GraupelException>(() => Compressed.Read<string>([.. data, 7], options));
        Assert.Equal((ErrorKind.TrailingBytes, data.Length + 1), (refused.Kind, refused.Offset));
        refused = Assert.Throws<GraupelException>(() => Compressed.Read<string>([0xFF, 0xFF, 0xFF, .. data], options));
        Assert.Equal((ErrorKind.InvalidHeader, 0), (refused.Kind, refused.Offset));
    }

    [Theory]
    [InlineData(CompressionCodec.Brotli)]
    [InlineData(CompressionCodec.ZLib)]
    public void A_bomb_is_refused_in_memory_of_the_limit(CompressionCodec codec)
    {
        byte[] bomb = Bomb(codec, megabytes: 256);
        long before = GC.GetAllocatedBytesForCurrentThread();
        var bySize = new CompressionOptions { Codec = codec, MaxBytes = 4 << 20, MaxRatio = int.MaxValue };
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => Compressed.Read<byte[]>(bomb, bySize)).Kind);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 3 * bySize.MaxBytes);

        var byRatio = new CompressionOptions { Codec = codec, MaxBytes = int.MaxValue - 1, MaxRatio = 2 };
        before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => Compressed.Read<byte[]>(bomb, byRatio)).Kind);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 8 << 20);
    }

    [Fact]
    public void What_could_not_be_read_is_not_written()
    {
        var options = new CompressionOptions { MaxBytes = 100 };
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => Compressed.Write(new byte[101], options)).Kind);
        Assert.Equal(new byte[90], Compressed.Read<byte[]>(Compressed.Write(new byte[90], options), options));
        Assert.Equal(new byte[1_000_000], Compressed.Read<byte[]>(Compressed.Write(new byte[1_000_000])));
    }

    [Fact]
    public void What_is_too_large_is_not_compressed_first()
    {
        byte[] value = new byte[4_000_000];
        Random.Shared.NextBytes(value);
        var options = new CompressionOptions { MaxBytes = 1_000_000 };
        Refuse(); // once, so that what is pooled is there
        long before = GC.GetAllocatedBytesForCurrentThread();
        Refuse();
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 100_000);

        void Refuse() => Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => Compressed.Write(value, options)).Kind);
    }

    [Fact]
    public void The_limit_of_the_size_is_the_last_size_that_is_allowed()
    {
        byte[] value = new byte[200];
        int size = Serialization.Serialize(value).Length;
        var exact = new CompressionOptions { MaxBytes = size };
        byte[] data = Compressed.Write(value, exact);
        Assert.Equal(value, Compressed.Read<byte[]>(data, exact));
        var less = new CompressionOptions { MaxBytes = size - 1 };
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => Compressed.Write(value, less)).Kind);
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => Compressed.Read<byte[]>(data, less)).Kind);
    }

    [Theory]
    [InlineData(13)]
    [InlineData(15)]
    [InlineData(16)]
    public void What_the_smallest_blocks_make_readable_is_written(int ratio)
    {
        var options = new CompressionOptions { MaxRatio = ratio };
        byte[] value = new byte[4 << 20];
        Assert.True(value.AsSpan().SequenceEqual(Compressed.Read<byte[]>(Compressed.Write(value, options), options)));
    }

    [Fact]
    public void A_limit_of_the_size_is_one_that_an_array_can_hold()
    {
        var unlimited = new CompressionOptions { MaxBytes = int.MaxValue, MaxRatio = int.MaxValue };
        Assert.Equal(Array.MaxLength - 1, Decompression.MostOf(int.MaxValue, unlimited));

        // With GRAUPEL_BIG=1 buffers grow to the largest array, which takes up to 6 GB of memory.
        byte[] value = new byte[Environment.GetEnvironmentVariable("GRAUPEL_BIG") == "1" ? (1 << 30) + 1 : 1 << 20];
        Assert.True(value.AsSpan().SequenceEqual(Compressed.Read<byte[]>(Compressed.Write(value, unlimited), unlimited)));
    }

    [Theory]
    [InlineData(CompressionCodec.Brotli)]
    [InlineData(CompressionCodec.ZLib)]
    public void Data_that_was_cut_off_is_refused(CompressionCodec codec)
    {
        var options = new CompressionOptions { Codec = codec };
        byte[] data = Compressed.Write(Enumerable.Range(0, 1000).ToArray(), options);
        for (int length = 0; length < data.Length; length++)
        {
            Assert.Equal(ErrorKind.EndOfData, Refusal(data[..length], options));
        }

        Assert.Equal(ErrorKind.InvalidHeader, Refusal([0xFF, 0xFF, 0xFF, 0xFF], options));
    }

    [Fact]
    public void A_stream_that_wants_a_dictionary_is_refused()
    {
        var options = new CompressionOptions { Codec = CompressionCodec.ZLib };
        foreach (byte flags in (byte[])[0x20, 0x7D, 0xBB, 0xF9])
        {
            Assert.Equal(ErrorKind.InvalidHeader, Refusal([0x78, flags, 1, 2, 3, 4, 5, 6, 7, 8], options));
        }
    }

    [Theory]
    [InlineData(CompressionCodec.Brotli)]
    [InlineData(CompressionCodec.ZLib)]
    public void Bytes_behind_the_stream_are_refused_unless_they_are_allowed(CompressionCodec codec)
    {
        var options = new CompressionOptions { Codec = codec };
        int[] value = [.. Enumerable.Range(0, 1000)];
        byte[] data = Compressed.Write(value, options);
        foreach (int more in (int[])[1, 2, 100, 20_000])
        {
            byte[] longer = [.. data, .. new byte[more]];
            Assert.Equal(ErrorKind.TrailingBytes, Refusal(longer, options));
            var allowing = options with { Serializer = new Serializer(new SerializerOptions { AllowTrailingBytes = true }) };
            Assert.Equal(value, Compressed.Read<int[]>(longer, allowing));
        }
    }

    [Fact]
    public void Borrowed_memory_goes_back_however_it_went()
    {
        byte[] data = Compressed.Write(new byte[300_000]);
        using var rentals = new Rentals();
        Compressed.Read<byte[]>(data);
        Refusal(data, new CompressionOptions { MaxBytes = 200_000 });
        Refusal(data[..^1], CompressionOptions.Default);
        Refusal([.. data, 0], CompressionOptions.Default);
        Assert.Throws<GraupelException>(() => Compressed.Read<string>(data));
        Assert.InRange(rentals.Count, 5, 100);
        rentals.AssertAllReturnedOnce();
    }

    [Fact]
    public void Options_that_make_no_sense_are_refused()
    {
        Assert.Equal("MaxBytes", Assert.Throws<ArgumentOutOfRangeException>(() => new CompressionOptions { MaxBytes = -1 }).ParamName);
        Assert.Equal("MaxRatio", Assert.Throws<ArgumentOutOfRangeException>(() => new CompressionOptions { MaxRatio = 0 }).ParamName);
        Assert.Equal("Serializer", Assert.Throws<ArgumentNullException>(() => new CompressionOptions { Serializer = null! }).ParamName);
        Assert.Equal("Serializer", Assert.Throws<ArgumentNullException>(() => new EnvelopeOptions { Serializer = null! }).ParamName);
    }

    private static ErrorKind Refusal(byte[] data, CompressionOptions options) =>
        Assert.Throws<GraupelException>(() => Compressed.Read<int[]>(data, options)).Kind;

    private static Serializer Make(string format) => new(new SerializerOptions
    {
        Format = new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }.Single(one => one.ToString() == format),
    });

    private static byte[] Bomb(CompressionCodec codec, int megabytes)
    {
        using var output = new MemoryStream();
        using (Stream stream = codec == CompressionCodec.Brotli ? new BrotliStream(output, CompressionLevel.Optimal) : new ZLibStream(output, CompressionLevel.Optimal))
        {
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < megabytes; i++)
            {
                stream.Write(zeros);
            }
        }

        return output.ToArray();
    }

    private static byte[] Plain(Stream codec)
    {
        using var output = new MemoryStream();
        codec.CopyTo(output);
        return output.ToArray();
    }

    [Pack]
    internal struct OtherNote
    {
        public float Weight { get; set; }

        public string? Text { get; set; }
    }
}
