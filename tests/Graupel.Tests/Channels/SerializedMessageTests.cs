using System.IO.Pipelines;
using Graupel.Carriers;
using Graupel.Channels;
using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

/// <summary>Messages that are serialized elsewhere, and those that are not deserialized.</summary>
public class SerializedMessageTests
{
    public static TheoryData<WireFormat> Formats => [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task A_message_that_is_serialized_once_is_sent_to_many(WireFormat format)
    {
        MessageChannelOptions options = Options(format);
        byte[][] serialized = [.. ChannelValues.All.Select(note => options.Serializer.Serialize(note))];
        byte[] expected = ChannelValues.Write(options, ChannelValues.All);
        foreach (bool autoFlush in (bool[])[true, false])
        {
            MemoryStream[] streams = [.. Enumerable.Range(0, 3).Select(_ => new MemoryStream())];
            MessageWriter[] writers = [.. streams.Select(stream => new MessageWriter(stream, options with { AutoFlush = autoFlush }))];
            foreach (byte[] message in serialized)
            {
                byte[] copy = [.. message];
                writers[0].WriteSerialized(copy);
                await writers[1].WriteSerializedAsync(copy);
                writers[2].WriteSerialized(options.Serializer.SerializeSegment(options.Serializer.Deserialize<Note>(message)));
                copy.AsSpan().Fill(0xC1); // was copied
            }

            foreach (MessageWriter writer in writers)
            {
                await writer.DisposeAsync();
            }

            Assert.All(streams, stream => Assert.Equal(expected, stream.ToArray()));
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void All_messages_are_taken_up_to_the_end(WireFormat format)
    {
        MessageChannelOptions options = Options(format);
        byte[] bytes = ChannelValues.Write(options, ChannelValues.All);
        using var reader = new MessageReader(new ScriptedStream(bytes, 7), options);
        var taken = new List<byte[]>();
        while (reader.TryReadSerialized(out byte[]? message))
        {
            taken.Add(message);
        }

        Assert.Equal(ChannelValues.All.Select(note => options.Serializer.Serialize(note)), taken);
        Assert.False(reader.TryReadSerialized(out byte[]? none));
        Assert.Null(none);
        using var cut = new MessageReader(new MemoryStream(bytes[..^1]), options);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() =>
        {
            while (cut.TryReadSerialized(out _))
            {
            }
        }).Kind);
        using var unframed = new MessageReader(new MemoryStream(bytes), options with { Framing = MessageFraming.None });
        Assert.Throws<InvalidOperationException>(() => unframed.TryReadSerialized(out _));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task Messages_are_passed_on_without_being_deserialized(WireFormat format)
    {
        MessageChannelOptions options = Options(format);
        byte[][] serialized = [.. ChannelValues.All.Select(note => options.Serializer.Serialize(note))];
        byte[] bytes = ChannelValues.Write(options, ChannelValues.All);
        foreach (int piece in (int[])[int.MaxValue, 4099, 7])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece), options);
            var taken = new List<byte[]>();
            while (reader.WaitToRead())
            {
                taken.Add(reader.ReadSerialized());
            }

            Assert.Equal(serialized, taken);
            PipeReader segments = PipeReader.Create(new ScriptedStream(bytes, piece), new StreamPipeReaderOptions(bufferSize: 16));
            await using var waiting = new MessageReader(segments, options);
            var pipe = new Pipe();
            await using var passing = new MessageWriter(pipe.Writer, options);
            await using var last = new MessageReader(pipe.Reader, options);
            foreach (Note note in ChannelValues.All)
            {
                Task passed = passing.WriteSerializedAsync(await waiting.ReadSerializedAsync()).AsTask();
                Assert.Equal(note, await last.ReadAsync<Note>());
                await passed;
            }

            Assert.False(await waiting.WaitToReadAsync());
        }
    }

    [Fact]
    public void One_that_no_array_can_hold_is_refused()
    {
        GraupelException error = Assert.Throws<GraupelException>(() => default(BytesTarget).Read(default, new LongSource(), toEnd: true));
        Assert.Equal(ErrorKind.LimitExceeded, error.Kind);
    }

    [Fact]
    public async Task They_are_refused_without_length_frames()
    {
        MessageChannelOptions options = new() { Framing = MessageFraming.None };
        var stream = new MemoryStream();
        var writer = new MessageWriter(stream, options with { LeaveOpen = true });
        Assert.Throws<InvalidOperationException>(() => writer.WriteSerialized(new byte[] { 1, 0, 0, 0 }));
        await Assert.ThrowsAsync<InvalidOperationException>(async () => await writer.WriteSerializedAsync(new byte[] { 1, 0, 0, 0 }));
        writer.Write(5);
        await writer.DisposeAsync();
        stream.Position = 0;
        using var reader = new MessageReader(stream, options);
        Assert.Throws<InvalidOperationException>(() => reader.ReadSerialized());
        await Assert.ThrowsAsync<InvalidOperationException>(() => reader.ReadSerializedAsync().AsTask());
        Assert.Equal(5, reader.Read<int>());
        Assert.False(reader.WaitToRead());
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public async Task A_sequence_is_refused_and_the_next_message_can_be_read(WireFormat format)
    {
        MessageChannelOptions options = Options(format);
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options with { LeaveOpen = true }))
        {
            for (int i = 0; i < 3; i++)
            {
                writer.WriteSequence(Enumerable.Range(0, 20_000));
                writer.Write(i);
            }
        }

        byte[] bytes = stream.ToArray();
        foreach (int piece in (int[])[int.MaxValue, 100])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece), options);
            GraupelException error = Assert.Throws<GraupelException>(() => reader.ReadSerialized());
            Assert.Equal(ErrorKind.UnsupportedFormat, error.Kind);
            Assert.Contains("ReadSequence", error.Message, StringComparison.Ordinal);
            Assert.Equal(options.Serializer.Serialize(0), reader.ReadSerialized());
            await Assert.ThrowsAsync<GraupelException>(() => reader.ReadSerializedAsync().AsTask());
            Assert.Equal(options.Serializer.Serialize(1), await reader.ReadSerializedAsync());
            Assert.Equal(20_000, reader.ReadSequence<int>().Count());
            Assert.Equal(2, reader.Read<int>());
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void So_is_one_without_elements(WireFormat format)
    {
        MessageChannelOptions options = Options(format);
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options with { LeaveOpen = true }))
        {
            writer.WriteSequence<int>([]);
            writer.WriteSequence(Array.Empty<int>().AsEnumerable().Where(static one => one > 0));
            writer.Write(5);
        }

        stream.Position = 0;
        using var reader = new MessageReader(stream, options);
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => reader.ReadSerialized()).Kind);
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => reader.ReadSerialized()).Kind);
        Assert.Equal(options.Serializer.Serialize(5), reader.ReadSerialized());
    }

    [Fact]
    public void What_is_no_value_is_refused_by_the_reader_alone()
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, new MessageChannelOptions { LeaveOpen = true }))
        {
            writer.WriteSerialized(new byte[] { 1, 2, 3 });
            writer.WriteSerialized(default);
            writer.WriteSerialized(Serialization.Serialize("two"));
        }

        stream.Position = 0;
        using (var reader = new MessageReader(stream, new MessageChannelOptions { LeaveOpen = true }))
        {
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => reader.Read<int>()).Kind);
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => reader.Read<int>()).Kind);
            Assert.Equal("two", reader.Read<string>());
        }

        stream.Position = 0;
        using var again = new MessageReader(stream);
        Assert.Equal([1, 2, 3], again.ReadSerialized());
        Assert.Equal([], again.ReadSerialized());
        Assert.Equal(Serialization.Serialize("two"), again.ReadSerialized());
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => again.ReadSerialized()).Kind);
    }

    [Fact]
    public async Task The_limit_is_that_of_all_messages()
    {
        MessageChannelOptions small = new() { MaxMessageBytes = 1000, LeaveOpen = true };
        var stream = new MemoryStream();
        await using (var writer = new MessageWriter(stream, small))
        {
            Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => writer.WriteSerialized(new byte[1001])).Kind);
            Assert.Equal(ErrorKind.LimitExceeded, (await Assert.ThrowsAsync<GraupelException>(() => writer.WriteSerializedAsync(new byte[100_000]).AsTask())).Kind);
            writer.WriteSerialized(new byte[1000]);
        }

        await using (var writer = new MessageWriter(stream, new MessageChannelOptions { LeaveOpen = true }))
        {
            await writer.WriteSerializedAsync(new byte[100_000]);
            await writer.WriteSerializedAsync(new byte[1]);
        }

        stream.Position = 0;
        using var reader = new MessageReader(stream, small);
        Assert.Equal(1000, reader.ReadSerialized().Length);
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => reader.ReadSerialized()).Kind);
        Assert.Equal([0], await reader.ReadSerializedAsync());
    }

    [Fact]
    public async Task Cancelled_calls_write_and_take_nothing()
    {
        var cancelled = new CancellationToken(canceled: true);
        var stream = new MemoryStream();
        await using (var writer = new MessageWriter(stream, new MessageChannelOptions { LeaveOpen = true }))
        {
            Assert.True(writer.WriteSerializedAsync(new byte[1], cancelled).AsTask().IsCanceled);
            writer.Write(5);
        }

        stream.Position = 0;
        using var reader = new MessageReader(stream);
        Assert.True(reader.ReadSerializedAsync(cancelled).AsTask().IsCanceled);
        Assert.Equal(5, reader.Read<int>());
    }

    private static MessageChannelOptions Options(WireFormat format) => new() { Serializer = new Serializer(new SerializerOptions { Format = format }) };

    private sealed class LongSource : Source
    {
        public override long Remaining => 3L << 30;

        public override ReadOnlySpan<byte> GetMore(int unread, int minimum) => throw new NotSupportedException();
    }
}
