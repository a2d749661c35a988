using System.Buffers;
using System.IO.Pipelines;
using Graupel.Formats.MessagePack;
using Graupel.Tests.Api;
using Graupel.Tests.Channels;

namespace Graupel.Tests.Carriers;

/// <summary>Values in pipes, with nothing around them.</summary>
public class PipeValueTests
{
    private static readonly Dictionary<string, Serializer> Serializers = new()
    {
        ["Fast"] = new(),
        ["Compact"] = new(new SerializerOptions { Format = WireFormat.Compact }),
        ["MessagePack"] = new(new SerializerOptions { Format = WireFormat.MessagePack }),
        ["MessagePack, arrays"] = new(new SerializerOptions { Format = WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.Array }) }),
        ["Fast, references"] = new(new SerializerOptions { References = References.Preserve }),
    };

    public static TheoryData<string> Ways => [.. Serializers.Keys];

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Values_follow_each_other(string way)
    {
        Serializer serializer = Serializers[way];
        ValueSerializer texts = serializer.For<string>();
        var pipe = new Pipe();
        await serializer.SerializeAsync(pipe.Writer, Values.Note(5000));
        await serializer.For<int>().SerializeAsync(pipe.Writer, 7);
        await texts.SerializeValueAsync(pipe.Writer, "text");
        await pipe.Writer.WriteAsync("yours"u8.ToArray());
        var reader = new StrictPipeReader(pipe.Reader);
        Assert.Equal(Values.Note(5000), await serializer.DeserializeAsync<Note>(reader));
        Assert.Equal(7, await serializer.For<int>().DeserializeAsync(reader));
        Assert.Equal("text", await texts.DeserializeValueAsync(reader));
        Assert.True(reader.TryRead(out ReadResult rest));
        Assert.Equal("yours"u8.ToArray(), rest.Buffer.ToArray());
        Assert.False(rest.IsCompleted);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task A_value_may_arrive_in_any_two_parts(string way)
    {
        Serializer serializer = Serializers[way];
        byte[] bytes = serializer.Serialize(Values.Note(100));
        for (int cut = 0; cut <= bytes.Length; cut++)
        {
            var pipe = new Pipe();
            ValueTask<Note?> reading = serializer.DeserializeAsync<Note?>(new StrictPipeReader(pipe.Reader));
            await pipe.Writer.WriteAsync(bytes.AsMemory(0, cut));
            Assert.True(cut == bytes.Length || !reading.IsCompleted);
            await pipe.Writer.WriteAsync((byte[])[.. bytes[cut..], 1, 2]);
            Assert.Equal(Values.Note(100), await reading);
            Assert.Equal([1, 2], await RestAsync(pipe));
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task A_value_may_arrive_byte_by_byte_and_in_many_segments(string way)
    {
        Serializer serializer = Serializers[way];
        byte[] bytes = serializer.Serialize(Values.Note(300));
        var pipe = new Pipe(new PipeOptions(minimumSegmentSize: 1));
        ValueTask<Note?> reading = serializer.DeserializeAsync<Note?>(new StrictPipeReader(pipe.Reader));
        foreach (byte one in bytes)
        {
            await pipe.Writer.WriteAsync(new[] { one });
        }

        Assert.Equal(Values.Note(300), await reading);
        Assert.Equal(Values.Note(300), await serializer.DeserializeAsync<Note>(PipeReader.Create(Segments.Pieces([.. bytes, 9], 3))));
    }

    [Fact]
    public async Task A_large_value_goes_through_a_pipe_that_holds_little()
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1000, resumeWriterThreshold: 500));
        int[] value = [.. Enumerable.Range(0, 100_000)];
        ValueTask writing = Serialization.SerializeAsync(pipe.Writer, value);
        Assert.False(writing.IsCompleted);
        Assert.Equal(value, await Serialization.DeserializeAsync<int[]>(new StrictPipeReader(pipe.Reader)));
        await writing;
    }

    [Fact]
    public async Task A_value_without_bytes_does_not_wait()
    {
        var pipe = new Pipe();
        Assert.Equal(default, await Serialization.DeserializeAsync<Nothing>(pipe.Reader));
        Assert.Equal(default, await Serialization.PopulateAsync(pipe.Reader, default(Nothing)));
        await Serialization.SerializeAsync(pipe.Writer, default(Nothing));
        Assert.False(pipe.Reader.TryRead(out _));
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task A_writer_that_completes_within_a_value_is_an_error_and_the_bytes_stay(string way)
    {
        Serializer serializer = Serializers[way];
        byte[] bytes = serializer.Serialize(Values.Note(100));
        foreach (int length in (int[])[0, 1, bytes.Length / 2, bytes.Length - 1])
        {
            var pipe = new Pipe();
            await pipe.Writer.WriteAsync(bytes.AsMemory(0, length));
            await pipe.Writer.CompleteAsync();
            GraupelException error = await Assert.ThrowsAsync<GraupelException>(() => serializer.DeserializeAsync<Note>(new StrictPipeReader(pipe.Reader)).AsTask());
            GraupelException expected = await Assert.ThrowsAsync<GraupelException>(() => serializer.DeserializeAsync<Note>(new ScriptedStream(bytes[..length], 7)).AsTask());
            Assert.Equal((ErrorKind.EndOfData, expected.Message), (error.Kind, error.Message));
            Assert.Equal(bytes[..length], await RestAsync(pipe));
        }
    }

    [Fact]
    public async Task Bad_bytes_are_refused_as_in_memory_and_stay()
    {
        Serializer messagePack = Serializers["MessagePack"];
        byte[] bytes = [0xA2, 0xC3, 0x28, 1];
        var pipe = new Pipe();
        await pipe.Writer.WriteAsync(bytes);
        GraupelException error = await Assert.ThrowsAsync<GraupelException>(() => messagePack.DeserializeAsync<string>(new StrictPipeReader(pipe.Reader)).AsTask());
        Assert.Equal(Assert.Throws<GraupelException>(() => messagePack.Deserialize<string>(bytes, out _)).Message, error.Message);
        Assert.Equal(bytes, await RestAsync(pipe));
        GraupelException refused = await Assert.ThrowsAsync<GraupelException>(
            () => messagePack.DeserializeAsync<int[]>(PipeReader.Create(Segments.Cut([0x92, 0xC1, 0xC1], 1))).AsTask());
        Assert.Equal(Assert.Throws<GraupelException>(() => messagePack.Deserialize<int[]>([0x92, 0xC1, 0xC1])).Message, refused.Message);
    }

    [Fact]
    public async Task A_read_that_is_cancelled_leaves_what_has_arrived()
    {
        byte[] bytes = Serialization.Serialize("a longer text");
        foreach (bool byToken in (bool[])[true, false])
        {
            var pipe = new Pipe();
            var reader = new StrictPipeReader(pipe.Reader);
            await pipe.Writer.WriteAsync(bytes.AsMemory(0, 5));
            using var source = new CancellationTokenSource();
            Task<string> reading = Serialization.DeserializeAsync<string>(reader, source.Token).AsTask();
            Assert.False(reading.IsCompleted);
            if (byToken)
            {
                await source.CancelAsync();
            }
            else
            {
                reader.CancelPendingRead();
            }

            await Assert.ThrowsAnyAsync<OperationCanceledException>(() => reading);
            await pipe.Writer.WriteAsync(bytes.AsMemory(5));
            Assert.Equal("a longer text", await Serialization.DeserializeAsync<string>(reader));
        }

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => Serialization.DeserializeAsync<string>(new Pipe().Reader, new CancellationToken(true)).AsTask());
    }

    [Fact]
    public async Task A_reader_that_has_completed_is_an_error_of_who_writes()
    {
        var pipe = new Pipe();
        await pipe.Reader.CompleteAsync();
        await Assert.ThrowsAsync<IOException>(() => Serialization.SerializeAsync(pipe.Writer, 5).AsTask());
    }

    [Fact]
    public async Task A_pipe_that_is_completed_is_refused_by_itself()
    {
        var pipe = new Pipe();
        await pipe.Reader.CompleteAsync();
        await pipe.Writer.CompleteAsync();
        await Assert.ThrowsAsync<InvalidOperationException>(() => Serialization.DeserializeAsync<int>(pipe.Reader).AsTask());
        await Assert.ThrowsAsync<InvalidOperationException>(() => Serialization.SerializeAsync(pipe.Writer, 5).AsTask());
    }

    [Fact]
    public async Task A_write_is_cancelled_before_it_begins_or_while_it_waits()
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 10, resumeWriterThreshold: 5));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => Serialization.SerializeAsync(pipe.Writer, 5, new CancellationToken(true)).AsTask());
        Assert.Equal(0, pipe.Writer.UnflushedBytes);
        Assert.False(pipe.Reader.TryRead(out _));
        using var source = new CancellationTokenSource();
        Task writing = Serialization.SerializeAsync(pipe.Writer, new int[100], source.Token).AsTask();
        Assert.False(writing.IsCompleted);
        await source.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => writing);
        pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 10, resumeWriterThreshold: 5));
        writing = Serialization.SerializeAsync(pipe.Writer, new int[100]).AsTask();
        pipe.Writer.CancelPendingFlush();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => writing);
    }

    [Fact]
    public async Task Nothing_of_a_value_that_cannot_be_written_is_in_the_pipe()
    {
        var pipe = new Pipe();
        object?[] value = [new string('x', 100_000), new object[] { new OperatingSystem(PlatformID.Unix, new Version()) }];
        await Assert.ThrowsAsync<GraupelException>(() => Serialization.SerializeAsync(pipe.Writer, value).AsTask());
        Assert.Equal(0, pipe.Writer.UnflushedBytes);
        Assert.False(pipe.Reader.TryRead(out _));
    }

    private static async Task<byte[]> RestAsync(Pipe pipe)
    {
        await pipe.Writer.CompleteAsync();
        ReadResult rest = await pipe.Reader.ReadAsync();
        return rest.Buffer.ToArray();
    }

    [Serializable]
    internal struct Nothing;
}
