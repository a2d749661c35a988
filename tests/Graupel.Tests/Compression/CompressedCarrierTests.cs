using System.Buffers;
using System.IO.Compression;
using System.Runtime.Serialization;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Compression;

/// <summary>Compressed values in sequences, buffer writers and streams.</summary>
[Collection(nameof(AloneCollection))]
public class CompressedCarrierTests
{
    private static readonly int[] _value = [.. Enumerable.Range(0, 40_000)];

    public static TheoryData<CompressionCodec> Codecs => [.. Enum.GetValues<CompressionCodec>()];

    // Action has no contract, but the argument is the mistake that comes first.
    [Fact]
    public void A_missing_carrier_is_told_before_the_contract_is_looked_up()
    {
        Action[] calls =
        [
            () => Compressed.Write<Action>((Stream)null!, () => { }),
            () => Compressed.Write<Action>((IBufferWriter<byte>)null!, () => { }),
            () => _ = Compressed.WriteAsync<Action>(null!, () => { }).AsTask(),
            () => Compressed.WriteValue((Stream)null!, null, typeof(Action)),
            () => Compressed.WriteValue((IBufferWriter<byte>)null!, null, typeof(Action)),
            () => _ = Compressed.WriteValueAsync(null!, null, typeof(Action)).AsTask(),
            () => Compressed.Read<Action>((byte[])null!),
            () => Compressed.Read<Action>((PooledBuffer)null!),
            () => Compressed.Read<Action>((Stream)null!),
            () => _ = Compressed.ReadAsync<Action>(null!).AsTask(),
            () => Compressed.ReadValue((byte[])null!, typeof(Action)),
            () => Compressed.ReadValue((PooledBuffer)null!, typeof(Action)),
            () => Compressed.ReadValue((Stream)null!, typeof(Action)),
            () => _ = Compressed.ReadValueAsync(null!, typeof(Action)).AsTask(),
        ];
        Assert.All(calls, static call => Assert.Throws<ArgumentNullException>(call));
        Assert.ThrowsAny<SerializationException>(() => Serializer.Default.For<Action>());
    }

    [Theory]
    [MemberData(nameof(Codecs))]
    public async Task Every_carrier_gets_the_same_bytes(CompressionCodec codec)
    {
        var options = new CompressionOptions { Codec = codec };
        byte[] expected = Compressed.Write(_value, options);
        var writer = new ArrayBufferWriter<byte>();
        Compressed.Write(writer, _value, options);
        Assert.Equal(expected, writer.WrittenSpan.ToArray());

        var stream = new MemoryStream();
        Compressed.Write(stream, _value, options);
        Assert.Equal(expected, stream.ToArray());

        var asynchronous = new MemoryStream();
        await Compressed.WriteAsync(asynchronous, _value, options);
        Assert.Equal(expected, asynchronous.ToArray());
    }

    [Theory]
    [MemberData(nameof(Codecs))]
    public void Every_form_of_memory_is_read(CompressionCodec codec)
    {
        var options = new CompressionOptions { Codec = codec };
        byte[] data = Compressed.Write(_value, options);
        Assert.Equal(_value, Compressed.Read<int[]>(data, options));
        Assert.Equal(_value, Compressed.Read<int[]>(new ArraySegment<byte>([9, .. data, 9], 1, data.Length), options));
        Assert.Equal(_value, Compressed.Read<int[]>((ReadOnlyMemory<byte>)data, options));
        Assert.Equal(_value, Compressed.Read<int[]>((ReadOnlySpan<byte>)data, options));
        using PooledBuffer pooled = Serialization.SerializePooled(_value);
        Assert.Equal(ErrorKind.InvalidHeader, Assert.Throws<GraupelException>(() => Compressed.Read<int[]>(pooled, options)).Kind);
        Assert.Throws<ArgumentNullException>(() => Compressed.Read<int[]>((byte[])null!, options));
        Assert.Throws<ArgumentNullException>(() => Compressed.Read<int[]>((PooledBuffer)null!, options));
    }

    // What compresses better than the reader allows.
    [Theory]
    [MemberData(nameof(Codecs))]
    public void A_value_that_is_nothing_but_zeros_comes_back(CompressionCodec codec)
    {
        foreach ((CompressionLevel level, int ratio) in ((CompressionLevel, int)[])[(CompressionLevel.Fastest, 100), (CompressionLevel.Fastest, 1000), (CompressionLevel.Optimal, 1000)])
        {
            var options = new CompressionOptions { Codec = codec, Level = level, MaxRatio = ratio };
            byte[] data = Compressed.Write(new int[300_000], options);
            Assert.Equal(new int[300_000], Compressed.Read<int[]>(data, options));
            Assert.InRange(data.Length, 1_200_000 / ratio, 20_000_000 / ratio);
        }
    }

    [Theory]
    [MemberData(nameof(Codecs))]
    public async Task A_value_comes_back_from_every_carrier(CompressionCodec codec)
    {
        var options = new CompressionOptions { Codec = codec };
        byte[] data = Compressed.Write(_value, options);
        foreach (int size in (int[])[1, 100, 100_000])
        {
            Assert.Equal(_value, Compressed.Read<int[]>(Segments.Pieces(data, size), options));
            Assert.Equal(_value, Compressed.Read<int[]>(new ScriptedStream(data, size), options));
            Assert.Equal(_value, await Compressed.ReadAsync<int[]>(new ScriptedStream(data, size), options));
        }

        Assert.Equal(_value, Compressed.Read<int[]>(new MemoryStream(data), options));
        var behind = new MemoryStream([1, 2, .. data]) { Position = 2 };
        Assert.Equal(_value, await Compressed.ReadAsync<int[]>(behind, options));
        Assert.Equal(behind.Length, behind.Position);
    }

    [Theory]
    [MemberData(nameof(Codecs))]
    public async Task What_is_refused_leaves_the_stream_where_it_was(CompressionCodec codec)
    {
        var options = new CompressionOptions { Codec = codec };
        byte[] data = Compressed.Write(_value, options);
        (byte[] Data, ErrorKind Kind)[] wrong =
            [([], ErrorKind.EndOfData), (data[..^1], ErrorKind.EndOfData), ([.. data, 0], ErrorKind.TrailingBytes), ([0xFF, 0xFF, 0xFF, 0xFF], ErrorKind.InvalidHeader)];
        foreach ((byte[] bytes, ErrorKind kind) in wrong)
        {
            var stream = new ScriptedStream([9, .. bytes], 500, canSeek: true) { Position = 1 };
            Assert.Equal(kind, Assert.Throws<GraupelException>(() => Compressed.Read<int[]>(stream, options)).Kind);
            Assert.Equal(1, stream.Position);
            Assert.Equal(kind, (await Assert.ThrowsAsync<GraupelException>(async () => await Compressed.ReadAsync<int[]>(stream, options))).Kind);
            Assert.Equal(1, stream.Position);
            Assert.Equal(kind, Assert.Throws<GraupelException>(() => Compressed.Read<int[]>(Segments.Pieces(bytes, 7), options)).Kind);
        }
    }

    [Theory]
    [MemberData(nameof(Codecs))]
    public async Task A_stream_that_does_not_end_is_read_no_further_than_the_limit(CompressionCodec codec)
    {
        var options = new CompressionOptions { Codec = codec, MaxBytes = 1 << 20 };
        var stream = new ScriptedStream(new byte[16 << 20]);
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => Compressed.Read<int[]>(stream, options)).Kind);
        Assert.InRange(stream.Taken, 1, 3 << 20);
        stream = new ScriptedStream(new byte[16 << 20]);
        Assert.Equal(ErrorKind.LimitExceeded, (await Assert.ThrowsAsync<GraupelException>(async () => await Compressed.ReadAsync<int[]>(stream, options))).Kind);
        Assert.InRange(stream.Taken, 1, 3 << 20);
    }

    [Theory]
    [MemberData(nameof(Codecs))]
    public void What_cannot_be_compressed_is_within_the_limit(CompressionCodec codec)
    {
        foreach (System.IO.Compression.CompressionLevel level in Enum.GetValues<System.IO.Compression.CompressionLevel>())
        {
            foreach (int length in (int[])[0, 1, 100, 70_000, 3_000_000])
            {
                byte[] value = Values.Blob(length);
                var options = new CompressionOptions { Codec = codec, Level = level, MaxBytes = Serialization.Serialize(value).Length };
                Assert.Equal(value, Compressed.Read<byte[]>(new ScriptedStream(Compressed.Write(value, options)), options));
            }
        }
    }

    [Fact]
    public async Task Cancellation_and_failures_of_the_stream_reach_the_caller()
    {
        byte[] data = Compressed.Write(_value);
        using var cancellation = new CancellationTokenSource();
        await cancellation.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await Compressed.ReadAsync<int[]>(new ScriptedStream(data), null, cancellation.Token));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await Compressed.WriteAsync(new MemoryStream(), _value, null, cancellation.Token));

        var failing = new ScriptedStream(data, 100, canSeek: true) { FailAt = 1000 };
        Assert.Same(failing.Failure, Assert.Throws<IOException>(() => Compressed.Read<int[]>(failing)));
        Assert.Equal(0, failing.Position);
        Assert.Same(failing.Failure, await Assert.ThrowsAsync<IOException>(async () => await Compressed.ReadAsync<int[]>(failing)));

        var untouched = new MemoryStream();
        var tooSmall = new CompressionOptions { MaxBytes = 10 };
        Assert.Throws<GraupelException>(() => Compressed.Write(untouched, _value, tooSmall));
        await Assert.ThrowsAsync<GraupelException>(async () => await Compressed.WriteAsync(untouched, _value, tooSmall));
        Assert.Equal(0, untouched.Length);
    }

    [Fact]
    public async Task Borrowed_memory_goes_back_however_it_went()
    {
        byte[] data = Compressed.Write(_value);
        using var rentals = new Rentals();
        await Compressed.ReadAsync<int[]>(new MemoryStream(data));
        Assert.Throws<GraupelException>(() => Compressed.Read<int[]>(new MemoryStream(data[..^1])));
        Compressed.Read<int[]>(Segments.Pieces(data, 100));
        Assert.InRange(rentals.Count, 5, 100);
        rentals.AssertAllReturnedOnce();
    }
}
