using System.IO.Pipelines;

namespace Graupel.Tests.Carriers;

/// <summary><see cref="Limits.MaxStreamBytes"/>: a value of that many bytes is read, one of more is refused, whatever the stream and the way of reading.</summary>
public class StreamLimitTests
{
    private static readonly WireFormat[] Formats = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    public static TheoryData<string, string> Ways
    {
        get
        {
            var ways = new TheoryData<string, string>();
            foreach (WireFormat format in Formats)
            {
                foreach (string stream in (string[])["memory", "seekable", "forward", "dripping", "buffered"])
                {
                    ways.Add(format.ToString(), stream);
                }
            }

            return ways;
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task A_value_may_have_as_many_bytes_as_allowed(string format, string stream)
    {
        foreach (object value in (object[])[new byte[300], "a text", Enumerable.Range(0, 10_000).ToList(), Enumerable.Range(0, 500).Select(static i => $"text {i}").ToArray()])
        {
            foreach (References references in (References[])[References.None, References.Preserve])
            {
                await Check(format, stream, value, references);
            }
        }
    }

    [Fact]
    public void There_is_no_limit_by_default() => Assert.Equal(long.MaxValue, Limits.Default.MaxStreamBytes);

    [Fact]
    public void It_is_not_negative() => Assert.Throws<ArgumentOutOfRangeException>(() => new Limits { MaxStreamBytes = -1 });

    [Fact]
    public void No_more_is_taken_from_a_stream_than_allowed()
    {
        byte[] data = Serialization.Serialize(Enumerable.Repeat("ab", 1_000_000).ToList());
        var serializer = new Serializer(new SerializerOptions { Limits = new Limits { MaxStreamBytes = 100_000 } });
        using var stream = new ScriptedStream(data);
        var error = Assert.Throws<GraupelException>(() => serializer.Deserialize<List<string>>(stream));
        Assert.Equal(ErrorKind.LimitExceeded, error.Kind);
        Assert.InRange(error.Offset, 90_000, 100_000);
        Assert.InRange(stream.Taken, 90_000, 100_000);
    }

    [Theory]
    [InlineData(References.None)]
    [InlineData(References.Preserve)]
    public void Memory_is_allocated_for_no_more_than_allowed(References references)
    {
        byte[] data = new byte[32 << 20];
        EnvelopeOptions options = With(100_000, references);
        foreach (WireFormat format in Formats)
        {
            var serializer = new Serializer(new SerializerOptions { Format = format, References = references });
            var limited = new Serializer(options.Serializer.Options with { Format = format });
            serializer.Serialize(new byte[20 << 20]).AsSpan(0, 16).CopyTo(data);
            Refused(() => limited.Deserialize<byte[]>(new ScriptedStream(data, canSeek: true)));
            serializer.Serialize(new string('x', 20 << 20)).AsSpan(0, 16).CopyTo(data);
            Refused(() => limited.Deserialize<string>(new ScriptedStream(data, canSeek: true)));
            serializer.Serialize(new string('\u0434', 10 << 20)).AsSpan(0, 16).CopyTo(data);
            Refused(() => limited.Deserialize<string>(new ScriptedStream(data, canSeek: true)));
            serializer.Serialize(new List<string>(new string[20 << 20])).AsSpan(0, 16).CopyTo(data);
            Refused(() => limited.Deserialize<List<string>>(new ScriptedStream(data, canSeek: true)));
        }

        var chunked = new MemoryStream(data, 0, data.Length);
        Envelope.Write(chunked, new byte[20 << 20], new EnvelopeOptions { Serializer = new Serializer(new SerializerOptions { References = references }) });
        Refused(() => Envelope.Read<byte[]>(new ScriptedStream(data, canSeek: true), options));

        static void Refused(Action read)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(read).Kind);
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 1 << 20);
        }
    }

    [Fact]
    public async Task Memory_is_not_measured()
    {
        var serializer = new Serializer(new SerializerOptions { Limits = new Limits { MaxStreamBytes = 10 } });
        byte[] data = Serialization.Serialize(new byte[300]);
        Assert.Equal(300, serializer.Deserialize<byte[]>(data)!.Length);
        Assert.Equal(300, serializer.Deserialize<byte[]>(Segments.Pieces(data, 7))!.Length);
        byte[] envelope = Envelope.Write(new byte[300]);
        var options = new EnvelopeOptions { Serializer = serializer };
        Assert.Equal(300, Envelope.Read<byte[]>(envelope, options)!.Length);
        Assert.Equal(300, Envelope.Read<byte[]>(Segments.Pieces(envelope, 7), options)!.Length);
        Assert.Equal(ErrorKind.LimitExceeded, (await Assert.ThrowsAsync<GraupelException>(async () => await Envelope.ReadAsync<byte[]>(new MemoryStream(envelope), options))).Kind);
    }

    [Fact]
    public async Task The_payload_of_an_envelope_is_measured()
    {
        byte[] value = new byte[100_000];
        var chunked = new MemoryStream();
        Envelope.Write(chunked, value);
        long size = Serialization.Serialize(value).Length;
        foreach (byte[] envelope in (byte[][])[Envelope.Write(value), chunked.ToArray()])
        {
            foreach (References references in (References[])[References.None, References.Preserve])
            {
                EnvelopeOptions enough = With(size, references);
                Assert.Equal(value, Envelope.Read<byte[]>(new ScriptedStream(envelope), enough));
                Assert.Equal(value, Envelope.Read<byte[]>(new MemoryStream(envelope), enough));
                Assert.Equal(value, await Envelope.ReadAsync<byte[]>(new ScriptedStream(envelope), enough));
                EnvelopeOptions few = With(size - 1, references);
                Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => Envelope.Read<byte[]>(new ScriptedStream(envelope), few)).Kind);
                Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => Envelope.Read<byte[]>(new MemoryStream(envelope), few)).Kind);
                Assert.Equal(ErrorKind.LimitExceeded, (await Assert.ThrowsAsync<GraupelException>(async () => await Envelope.ReadAsync<byte[]>(new ScriptedStream(envelope), few))).Kind);
            }
        }
    }

    [Fact]
    public void What_follows_a_chunk_that_is_too_long_is_not_read()
    {
        var chunked = new MemoryStream();
        Envelope.Write(chunked, Enumerable.Repeat("ab", 1_000_000).ToList());
        using var stream = new ScriptedStream(chunked.ToArray(), canSeek: true);
        var error = Assert.Throws<GraupelException>(() => Envelope.Read<List<string>>(stream, With(100_000, References.None)));
        Assert.Equal(ErrorKind.LimitExceeded, error.Kind);
        Assert.InRange(stream.Most, 1, 200_000);
    }

    [Fact]
    public void A_value_without_bytes_is_within_every_limit()
    {
        var serializer = new Serializer(new SerializerOptions { Limits = new Limits { MaxStreamBytes = 0 } });
        Assert.Empty(serializer.Serialize(default(Blank)));
        Assert.Equal(default, serializer.Deserialize<Blank>(new ScriptedStream([], canSeek: true)));
        Assert.Equal(default, serializer.Deserialize<Blank>(new ScriptedStream([])));
    }

    private static EnvelopeOptions With(long limit, References references) => new()
    {
        FingerprintCheck = FingerprintCheck.Never,
        Serializer = new Serializer(new SerializerOptions { Limits = new Limits { MaxStreamBytes = limit }, References = references }),
    };

    private static async Task Check(string format, string stream, object value, References references)
    {
        Type type = value.GetType();
        var options = new SerializerOptions { Format = Formats.Single(candidate => candidate.ToString() == format), References = references };
        byte[] data = new Serializer(options).For(type).SerializeValue(value);
        ValueSerializer enough = With(data.Length);
        ValueSerializer few = With(data.Length - 1);
        Assert.Equal(value, enough.DeserializeValue(Open()));
        Assert.Equal(value, await enough.DeserializeValueAsync(Open()));
        Assert.Equal(value, enough.PopulateValue(Open(), null));
        Refused(Assert.Throws<GraupelException>(() => few.DeserializeValue(Open())));
        Refused(await Assert.ThrowsAsync<GraupelException>(async () => await few.DeserializeValueAsync(Open())));
        Refused(Assert.Throws<GraupelException>(() => few.PopulateValue(Open(), null)));
        var pipe = PipeReader.Create(Open());
        Refused(await Assert.ThrowsAsync<GraupelException>(async () => await few.DeserializeValueAsync(pipe)));
        Assert.Equal(value, await enough.DeserializeValueAsync(pipe));

        ValueSerializer With(long limit) => new Serializer(options with { Limits = new Limits { MaxStreamBytes = limit } }).For(type);

        Stream Open() => stream switch
        {
            "memory" => new MemoryStream(data, 0, data.Length, writable: false, publiclyVisible: true),
            "seekable" => new ScriptedStream(data, canSeek: true),
            "forward" => new ScriptedStream(data),
            "dripping" => new ScriptedStream(data, piece: 1),
            _ => new BufferedStream(new ScriptedStream(data)),
        };

        void Refused(GraupelException error)
        {
            Assert.Equal(ErrorKind.LimitExceeded, error.Kind);
            Assert.Contains($"more than {data.Length - 1} bytes (see Limits.MaxStreamBytes)", error.Message, StringComparison.Ordinal);
        }
    }

    [Pack]
    public readonly record struct Blank;
}
