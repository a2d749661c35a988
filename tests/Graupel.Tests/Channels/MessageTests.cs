using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

public class MessageTests
{
    public static TheoryData<string> Ways => ChannelValues.Ways;

    [Theory]
    [MemberData(nameof(Ways))]
    public void Messages_come_back_in_order(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        byte[] bytes = ChannelValues.Write(options, ChannelValues.All);
        foreach (int piece in (int[])[int.MaxValue, 100_000, 4099, 1000])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece), options);
            Assert.Equal(ChannelValues.All, reader.ReadAll<Note>());
            Assert.False(reader.TryRead<Note>(out _));
            Assert.False(reader.WaitToRead());
        }
    }

    [Fact]
    public void Calls_that_are_cancelled_before_they_begin_end_as_cancelled()
    {
        using var stream = new MemoryStream([0, 0]);
        using var writer = new MessageWriter(stream);
        using var reader = new MessageReader(stream);
        var cancelled = new CancellationToken(canceled: true);
        Assert.True(writer.WriteAsync(1, cancelled).AsTask().IsCanceled);
        Assert.True(reader.ReadAsync<int>(cancelled).AsTask().IsCanceled);
        Assert.Equal(2, stream.Length);
    }

    [Fact]
    public void A_stream_for_the_other_direction_is_refused_at_once()
    {
        using var input = new MemoryStream([], writable: false);
        Assert.Equal("stream", Assert.Throws<ArgumentException>(() => new MessageWriter(input)).ParamName);
        using FileStream output = File.Open(Path.GetTempFileName(), new FileStreamOptions { Mode = FileMode.Create, Access = FileAccess.Write, Options = FileOptions.DeleteOnClose });
        Assert.Equal("stream", Assert.Throws<ArgumentException>(() => new MessageReader(output)).ParamName);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Messages_come_back_in_order_asynchronously(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        var stream = new MemoryStream();
        await using (var writer = new MessageWriter(stream, options))
        {
            foreach (Note note in ChannelValues.All)
            {
                await writer.WriteAsync(note);
            }
        }

        byte[] bytes = stream.ToArray();
        Assert.Equal(ChannelValues.Write(options, ChannelValues.All), bytes);
        foreach (int piece in (int[])[int.MaxValue, 100_000, 4099])
        {
            await using var reader = new MessageReader(new ScriptedStream(bytes, piece), options);
            Assert.Equal(ChannelValues.All, await reader.ReadAllAsync<Note>().CollectAsync());
            Assert.False(await reader.WaitToReadAsync());
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Messages_that_are_written_one_by_one_wait_until_there_are_enough_of_them(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        Note[] notes = [.. ChannelValues.All, .. Enumerable.Repeat(Values.Note(1000), 100)];
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            foreach (Note note in notes)
            {
                long before = stream.Length;
                writer.Write(note);
                Assert.True(note.Text!.Length < 100_000 || stream.Length > before);
            }

            writer.Flush();
            long flushed = stream.Length;
            writer.Write(1);
            Assert.Equal(flushed, stream.Length);
        }

        Assert.Equal([.. ChannelValues.Write(options, notes), .. ChannelValues.Write(options, [1])], stream.ToArray());
    }

    [Theory]
    [InlineData(10)]
    [InlineData(70_000)]
    public async Task Everything_is_flushed_at_the_end_and_while_the_next_is_awaited(int length)
    {
        Note[] notes = [Values.Note(length)];
        foreach (Func<MessageWriter, Task, ValueTask> write in (Func<MessageWriter, Task, ValueTask>[])
        [
            (writer, _) => writer.WriteAsync(notes[0]),
            (writer, _) => writer.WriteAllAsync(notes),
            (writer, _) => writer.WriteSequenceAsync(notes),
            (writer, gate) => writer.WriteAllAsync(ThenWait(gate)),
            (writer, gate) => writer.WriteSequenceAsync(ThenWait(gate)),
        ])
        {
            var sent = new MemoryStream();
            await using var writer = new MessageWriter(new BufferedStream(sent, 1 << 20));
            var gate = new TaskCompletionSource();
            ValueTask writing = write(writer, gate.Task);
            Assert.InRange(sent.Length, length, length + 100);
            gate.SetResult();
            await writing;
        }

        var left = new MemoryStream();
        using (var writer = new MessageWriter(new BufferedStream(left, 1 << 20), new MessageChannelOptions { AutoFlush = false, LeaveOpen = true }))
        {
            writer.Write(notes[0]);
        }

        Assert.InRange(left.Length, length, length + 100);

        async IAsyncEnumerable<Note> ThenWait(Task gate)
        {
            yield return notes[0];
            await gate;
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Every_split_is_read(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        byte[] bytes = ChannelValues.Write(options, ChannelValues.Small);
        for (int cut = 0; cut <= bytes.Length; cut++)
        {
            using var reader = new MessageReader(new CutStream(bytes[..cut], bytes[cut..]), options);
            Assert.Equal(ChannelValues.Small, reader.ReadAll<Note>());
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task One_byte_at_a_time_is_read(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        byte[] bytes = ChannelValues.Write(options, ChannelValues.Small.Append(Values.Note(5000)));
        using var reader = new MessageReader(new ScriptedStream(bytes, piece: 1), options);
        Assert.Equal(ChannelValues.Small.Append(Values.Note(5000)), reader.ReadAll<Note>());
        using var waiting = new MessageReader(new ScriptedStream(bytes, piece: 1), options);
        Assert.Equal(ChannelValues.Small.Append(Values.Note(5000)), await waiting.ReadAllAsync<Note>().CollectAsync());
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Every_cut_is_an_error_unless_it_is_between_messages(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        Note[] notes = [.. ChannelValues.Small];
        int[] ends = [.. Enumerable.Range(0, notes.Length + 1).Select(count => ChannelValues.Write(options, notes.Take(count)).Length)];
        byte[] bytes = ChannelValues.Write(options, notes);
        for (int length = 0; length < bytes.Length; length++)
        {
            int whole = ends.Count(end => end <= length) - 1;
            using var reader = new MessageReader(new ScriptedStream(bytes[..length]), options);
            using var waiting = new MessageReader(new ScriptedStream(bytes[..length], piece: 7), options);
            for (int i = 0; i < whole; i++)
            {
                Assert.Equal(notes[i], reader.Read<Note>());
                Assert.Equal(notes[i], await waiting.ReadAsync<Note>());
            }

            if (ends.Contains(length))
            {
                Assert.False(reader.TryRead<Note>(out _));
                Assert.Equal(ErrorKind.EndOfData, (await Assert.ThrowsAsync<GraupelException>(async () => await waiting.ReadAsync<Note>())).Kind);
                continue;
            }

            int arrived = length - ends[whole];
            int expected = options.Framing == MessageFraming.None ? arrived : Math.Max(0, arrived - 1);
            GraupelException ended = Assert.Throws<GraupelException>(() => reader.TryRead<Note>(out _));
            Assert.Equal((ErrorKind.EndOfData, expected), (ended.Kind, ended.Offset));
            ended = await Assert.ThrowsAsync<GraupelException>(async () => await waiting.ReadAsync<Note>());
            Assert.Equal((ErrorKind.EndOfData, expected), (ended.Kind, ended.Offset));
            Assert.Same(ended, (await Assert.ThrowsAsync<InvalidOperationException>(async () => await waiting.WaitToReadAsync())).InnerException);
        }
    }

    [Fact]
    public void Types_may_take_turns()
    {
        var stream = new MemoryStream();
        var writer = new MessageWriter(stream);
        writer.Write(1);
        writer.Write("two");
        writer.Write(Values.Note(3));
        writer.Write<int[]>([4, 5]);
        writer.Write<string?>(null);
        stream.Position = 0;
        var reader = new MessageReader(stream);
        Assert.Equal(1, reader.Read<int>());
        Assert.Equal("two", reader.Read<string>());
        Assert.Equal(Values.Note(3), reader.Read<Note>());
        Assert.Equal([4, 5], reader.Read<int[]>());
        Assert.Null(reader.Read<string?>());
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => reader.Read<int>()).Kind);
    }

    [Fact]
    public void Without_frames_the_bytes_are_those_of_the_values()
    {
        byte[] values = [.. Serialization.Serialize(1), .. Serialization.Serialize("two")];
        var stream = new MemoryStream();
        var options = new MessageChannelOptions { Framing = MessageFraming.None };
        using (var writer = new MessageWriter(stream, options))
        {
            writer.Write(1);
            writer.Write("two");
        }

        Assert.Equal(values, stream.ToArray());
        var reader = new MessageReader(new MemoryStream(values), options);
        Assert.Equal(1, reader.Read<int>());
        Assert.Equal("two", reader.Read<string>());
    }

    [Fact]
    public void A_stream_that_is_left_open_stands_behind_the_last_message()
    {
        var options = new MessageChannelOptions { LeaveOpen = true };
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteAll(ChannelValues.All);
        }

        stream.Write([1, 2, 3]);
        stream.Position = 0;
        using (var reader = new MessageReader(stream, options))
        {
            Assert.All(ChannelValues.All, note => Assert.Equal(note, reader.Read<Note>()));
        }

        Assert.Equal(stream.Length - 3, stream.Position);
    }

    [Fact]
    public void Messages_are_skipped_without_their_type()
    {
        byte[] bytes = ChannelValues.Write(MessageChannelOptions.Default, ChannelValues.All);
        foreach (int piece in (int[])[int.MaxValue, 1000])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece));
            foreach ((int i, Note note) in ChannelValues.All.Index())
            {
                Assert.True(i % 3 != 0 ? reader.TrySkip() : reader.Read<Note>().Equals(note));
            }

            Assert.False(reader.TrySkip());
        }
    }

    [Fact]
    public void Without_frames_nothing_is_skipped()
    {
        var options = new MessageChannelOptions { Framing = MessageFraming.None };
        using var reader = new MessageReader(new MemoryStream(ChannelValues.Write(options, ChannelValues.Small)), options);
        Assert.Throws<InvalidOperationException>(() => reader.TrySkip());
        Assert.Equal(ChannelValues.Small, reader.ReadAll<Note>());
    }
}
