using System.Buffers;
using System.IO.Pipelines;
using Graupel.Tests.Api;

namespace Graupel.Tests.Carriers;

/// <summary>The same bytes go to every carrier, and the same value comes from it.</summary>
public class EveryCarrierTests
{
    [Theory]
    [MemberData(nameof(Values.All), MemberType = typeof(Values))]
    public async Task Writes_the_same_bytes(int length)
    {
        Note value = Values.Note(length);
        byte[] expected = Serialization.Serialize(value);
        Assert.InRange(expected.Length, length + 8, length + 12);

        Assert.Equal(expected, Serialization.SerializeSegment(value).ToArray());

        using PooledBuffer pooled = Serialization.SerializePooled(value);
        Assert.Equal(expected, pooled.Span.ToArray());
        Assert.Equal(expected, pooled.Memory.ToArray());
        Assert.Equal(expected, pooled.Data[..pooled.Size]);

        byte[] span = new byte[expected.Length];
        Assert.True(Serialization.TrySerialize(value, span, out int written));
        Assert.Equal(expected.Length, written);
        Assert.Equal(expected, span);

        var writer = new ArrayBufferWriter<byte>();
        Serialization.Serialize(writer, value);
        Assert.Equal(expected, writer.WrittenSpan.ToArray());

        var stream = new MemoryStream();
        Serialization.Serialize(stream, value);
        Assert.Equal(expected, stream.ToArray());

        var asynchronous = new MemoryStream();
        await Serialization.SerializeAsync(asynchronous, value);
        Assert.Equal(expected, asynchronous.ToArray());

        Assert.Equal(expected, Serializer.Default.For<Note>().Serialize(value));
    }

    [Theory]
    [MemberData(nameof(Values.All), MemberType = typeof(Values))]
    public async Task Reads_the_same_value(int length)
    {
        Note value = Values.Note(length);
        byte[] data = Serialization.Serialize(value);
        byte[] longer = [.. data, 1, 2, 3];

        Assert.Equal(value, Serialization.Deserialize<Note>(data));
        Assert.Equal(value, Serialization.Deserialize<Note>(data.AsSpan()));
        Assert.Equal(value, Serialization.Deserialize<Note>((ReadOnlyMemory<byte>)data));
        Assert.Equal(value, Serialization.Deserialize<Note>(new ArraySegment<byte>(longer, 0, data.Length)));
        Assert.Equal(value, Serialization.DeserializeSegment<Note>(new ArraySegment<byte>([0, .. data, 0], 1, data.Length)));
        Assert.Equal(value, Serialization.Deserialize<Note>(new ReadOnlySequence<byte>(data)));
        Assert.Equal(value, Serialization.Deserialize<Note>(Segments.Pieces(data, 1000)));
        using (PooledBuffer pooled = Serialization.SerializePooled(value))
        {
            Assert.Equal(value, Serialization.Deserialize<Note>(pooled));
        }

        Assert.Equal(value, Serialization.Deserialize<Note>(longer, out int consumed));
        Assert.Equal(data.Length, consumed);
        Assert.Equal(value, Serialization.Deserialize<Note>(longer.AsSpan(), out consumed));
        Assert.Equal(data.Length, consumed);
        Assert.Equal(value, Serialization.Deserialize<Note>((ReadOnlyMemory<byte>)longer, out consumed));
        Assert.Equal(data.Length, consumed);
        Assert.Equal(value, Serialization.Deserialize<Note>(new ArraySegment<byte>(longer), out consumed));
        Assert.Equal(data.Length, consumed);
        Assert.Equal(value, Serialization.Deserialize<Note>(Segments.Pieces(longer, 1000), out long far));
        Assert.Equal(data.Length, far);

        foreach (Stream stream in Streams(longer))
        {
            Assert.Equal(value, Serialization.Deserialize<Note>(stream));
            AssertStandsBehind(data.Length, stream);
        }

        foreach (Stream stream in Streams(longer))
        {
            Assert.Equal(value, await Serialization.DeserializeAsync<Note>(stream));
            AssertStandsBehind(data.Length, stream);
        }

        Assert.Equal(value, Serialization.DeepClone(value));
    }

    [Theory]
    [MemberData(nameof(Values.All), MemberType = typeof(Values))]
    public void Populates_the_same_value(int length)
    {
        Note value = Values.Note(length);
        byte[] data = Serialization.Serialize(value);

        var targets = new Note[7];
        Serialization.Populate(data, ref targets[0]);
        Serialization.Populate(data.AsSpan(), ref targets[1]);
        Serialization.Populate((ReadOnlyMemory<byte>)data, ref targets[2]);
        Serialization.Populate(new ArraySegment<byte>(data), ref targets[3]);
        Serialization.Populate(Segments.Pieces(data, 1000), ref targets[4]);
        Serialization.Populate(new ReadOnlySequence<byte>(data), ref targets[5]);
        using (PooledBuffer pooled = Serialization.SerializePooled(value))
        {
            Serialization.Populate(pooled, ref targets[6]);
        }

        Assert.All(targets, target => Assert.Equal(value, target));

        foreach (Stream stream in Streams([.. data, 1]))
        {
            Note target = new(0, null);
            Serialization.Populate(stream, ref target);
            Assert.Equal(value, target);
            AssertStandsBehind(data.Length, stream);
        }
    }

    [Fact]
    public async Task Goes_through_a_pipe()
    {
        Note value = Values.Note(100_000);
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        Serialization.Serialize(pipe.Writer, value);
        await pipe.Writer.CompleteAsync();
        ReadResult result = await pipe.Reader.ReadAsync();
        Assert.False(result.Buffer.IsSingleSegment);
        Assert.Equal(value, Serialization.Deserialize<Note>(result.Buffer));
    }

    [Fact]
    public void Goes_through_a_file()
    {
        Note[] values = [.. Values.Lengths.Select(Values.Note)];
        string path = Path.GetTempFileName();
        using var file = new FileStream(path, FileMode.Create, FileAccess.ReadWrite, FileShare.None, 4096, FileOptions.DeleteOnClose);
        foreach (Note value in values)
        {
            Serialization.Serialize(file, value);
        }

        file.Position = 0;
        Assert.All(values, value => Assert.Equal(value, Serialization.Deserialize<Note>(file)));
        Assert.Equal(file.Length, file.Position);
    }

    private static IEnumerable<Stream> Streams(byte[] data)
    {
        yield return new MemoryStream(data, 0, data.Length, writable: true, publiclyVisible: true);
        yield return new MemoryStream(data);
        yield return new ScriptedStream(data);
        yield return new ScriptedStream(data, canSeek: true);
        yield return new ScriptedStream(data, piece: 4099);
        yield return new ScriptedStream(data, piece: 1009, canSeek: true);
        if (data.Length < 10_000)
        {
            yield return new ScriptedStream(data, piece: 1);
            yield return new ScriptedStream(data, piece: 1, canSeek: true);
        }
    }

    private static void AssertStandsBehind(int position, Stream stream) =>
        Assert.Equal(position, stream is ScriptedStream scripted ? scripted.Taken : stream.Position);
}
