using System.IO.Pipelines;

namespace Graupel.Tests.Channels;

/// <summary>Where messages begin, as the writer and the reader tell it.</summary>
public class PositionTests
{
    private static readonly MessageChannelOptions Framed = new() { LeaveOpen = true };

    private static readonly string Long = new('x', 100_000);

    public static TheoryData<MessageFraming, bool> Options => new()
    {
        { MessageFraming.Length, true },
        { MessageFraming.Length, false },
        { MessageFraming.None, true },
        { MessageFraming.None, false },
    };

    [Theory]
    [MemberData(nameof(Options))]
    public void Reader_and_writer_agree_and_a_message_is_found_again(MessageFraming framing, bool flushes)
    {
        MessageChannelOptions options = Framed with { Framing = framing, AutoFlush = flushes };
        string[] messages = ["", "a", Long, new('y', 300), Long, "z"];
        var file = new MemoryStream();
        var starts = new List<long>();
        using (var writer = new MessageWriter(file, options))
        {
            foreach (string message in messages)
            {
                starts.Add(writer.Position);
                writer.Write(message);
            }

            starts.Add(writer.Position);
        }

        Assert.Equal(file.Length, starts[^1]);
        file.Position = 0;
        using (var reader = new MessageReader(file, options))
        {
            Assert.Equal(starts[0], reader.Position);
            for (int i = 0; reader.TryRead(out string? message); i++)
            {
                Assert.Equal(messages[i], message);
                Assert.Equal(starts[i + 1], reader.Position);
            }
        }

        for (int i = 0; i < messages.Length; i++)
        {
            file.Position = starts[i];
            using var reader = new MessageReader(file, options);
            Assert.Equal(messages[i], reader.Read<string>());
        }
    }

    [Fact]
    public void Skipped_and_refused_messages_and_handshakes_count()
    {
        MessageHandshake handshake = new MessageHandshake().With<string>();
        var file = new MemoryStream();
        using var writer = new MessageWriter(file, Framed);
        handshake.Write(writer);
        long first = writer.Position;
        Assert.Equal(file.Length, first);
        writer.Write("first");
        long second = writer.Position;
        writer.Write("second");
        long third = writer.Position;
        writer.WriteSequence(Enumerable.Range(0, 100_000));
        long fourth = writer.Position;
        Assert.Equal(file.Length, fourth);

        file.Position = 0;
        using var reader = new MessageReader(file, Framed);
        handshake.Read(reader);
        Assert.Equal(first, reader.Position);
        Assert.True(reader.TrySkip());
        Assert.Equal(second, reader.Position);
        Assert.Throws<GraupelException>(() => reader.Read<Guid>());
        Assert.Equal(third, reader.Position);
        Assert.True(reader.WaitToRead());
        Assert.Equal(third, reader.Position);
        Assert.True(reader.TrySkip());
        Assert.Equal(fourth, reader.Position);
        Assert.False(reader.WaitToRead());
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void A_sequence_counts_when_it_was_read_or_skipped_to_its_end(bool isWhole)
    {
        var file = new MemoryStream();
        using var writer = new MessageWriter(file, Framed);
        writer.Write("before");
        long start = writer.Position;
        if (isWhole)
        {
            writer.Write(Enumerable.Range(0, 100_000).ToArray());
        }
        else
        {
            writer.WriteSequence(Enumerable.Range(0, 100_000));
        }

        long end = writer.Position;
        writer.Write("after");

        foreach (int taken in new[] { 1, 50_000, 99_999 })
        {
            file.Position = 0;
            using var reader = new MessageReader(file, Framed);
            reader.Read<string>();
            foreach (int number in reader.ReadSequence<int>())
            {
                // One that came as a whole may be taken as a whole.
                Assert.True(reader.Position == start || (isWhole && reader.Position == end));
                if (number == taken - 1)
                {
                    break;
                }
            }

            reader.WaitToRead();
            Assert.Equal(end, reader.Position);
            Assert.Equal("after", reader.Read<string>());
        }

        file.Position = 0;
        using var complete = new MessageReader(file, Framed);
        complete.Read<string>();
        Assert.Equal(100_000, complete.ReadSequence<int>().Count());
        Assert.Equal(end, complete.Position);
    }

    [Theory]
    [MemberData(nameof(Options))]
    public void A_torn_message_is_where_the_reader_stops(MessageFraming framing, bool isSequence)
    {
        MessageChannelOptions options = Framed with { Framing = framing };
        var file = new MemoryStream();
        using var writer = new MessageWriter(file, options);
        writer.Write("before");
        int start = (int)writer.Position;
        if (isSequence)
        {
            writer.WriteSequence(Enumerable.Range(0, 10_000));
        }
        else
        {
            writer.Write(Enumerable.Range(0, 100).ToArray());
        }

        byte[] bytes = file.ToArray();
        int step = isSequence ? 97 : 1;
        for (int length = start + 1; length < bytes.Length; length += step)
        {
            var reader = new MessageReader(new MemoryStream(bytes, 0, length), options);
            reader.Read<string>();
            Assert.Throws<GraupelException>(() => isSequence ? reader.ReadSequence<int>().Count() : reader.Read<int[]>().Length);
            Assert.Equal(start, reader.Position);
            reader.Dispose();
            Assert.Equal(start, reader.Position);
        }
    }

    [Fact]
    public void What_is_refused_before_its_end_is_passed_by_the_next_call()
    {
        var file = new MemoryStream();
        using var writer = new MessageWriter(file, Framed);
        writer.WriteSequence(Enumerable.Repeat("element", 5000));
        int second = (int)writer.Position;
        writer.Write(Long);
        long third = writer.Position;
        writer.Write("after");
        byte[] bytes = file.ToArray();
        int passed = 0;
        for (int at = 100; at < second; at += 977)
        {
            byte[] damaged = [.. bytes];
            damaged[at] += 3;
            using var reader = new MessageReader(new MemoryStream(damaged), Framed with { MaxMessageBytes = 90_000 });
            if (Record.Exception(() => reader.ReadSequence<string>().Count()) is GraupelException && reader.WaitToRead())
            {
                Assert.Equal(second, reader.Position);
                Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => reader.Read<string>()).Kind);
                Assert.Equal(second, reader.Position);
                Assert.True(reader.WaitToRead());
                Assert.Equal(third, reader.Position);
                Assert.Equal("after", reader.Read<string>());
                passed++;
            }
        }

        Assert.NotEqual(0, passed);
    }

    [Fact]
    public async Task A_message_that_has_not_arrived_has_not_been_passed()
    {
        var pipe = new Pipe();
        await using var reader = new MessageReader(pipe.Reader);
        byte[] bytes = ChannelValues.Write(new MessageChannelOptions(), ["first", "second"]);
        int passed = 0;
        for (int i = 0; i < bytes.Length; i++)
        {
            await pipe.Writer.WriteAsync(bytes.AsMemory(i, 1));
            using var source = new CancellationTokenSource();
            ValueTask<string> reading = reader.ReadAsync<string>(source.Token);
            if (reading.IsCompleted)
            {
                await reading;
                passed = i + 1;
            }
            else
            {
                await source.CancelAsync();
                await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await reading);
            }

            Assert.Equal(passed, reader.Position);
        }

        Assert.Equal(bytes.Length, passed);
    }

    [Fact]
    public void What_a_writer_refuses_does_not_count()
    {
        using var writer = new MessageWriter(new MemoryStream(), new MessageChannelOptions { AutoFlush = false, MaxMessageBytes = 50_000 });
        writer.Write("kept");
        long end = writer.Position;
        Assert.Throws<GraupelException>(() => writer.Write(Long));
        Assert.Throws<InvalidOperationException>(() => writer.WriteSequence(Failing()));
        Assert.Equal(end, writer.Position);
    }

    private static IEnumerable<int> Failing()
    {
        yield return 1;
        throw new InvalidOperationException();
    }
}
