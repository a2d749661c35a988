using System.Buffers;
using System.IO.Pipelines;
using Graupel.Channels;
using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

public class SequenceTests
{
    public static TheoryData<string> Ways => ["Fast, Length", "Fast, None", "Compact, Length", "Compact, None", "MessagePack, Length"];

    private static readonly int[] Counts = [0, 1, 2, 5, 100, 5000, 50_000];

    [Fact]
    public void References_do_not_reach_from_part_to_part()
    {
        var serializer = new Serializer(new SerializerOptions { References = References.Preserve });
        using var writer = new MessageWriter(new MemoryStream(), new MessageChannelOptions { Serializer = serializer });
        Assert.Throws<NotSupportedException>(() => writer.WriteSequence(Enumerable.Range(0, 3)));
    }

    [Fact]
    public async Task A_sequence_is_enumerated_once()
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, new MessageChannelOptions { LeaveOpen = true }))
        {
            writer.WriteSequence([1, 2, 3]);
            writer.WriteSequence([4]);
            writer.WriteSequence([5]);
        }

        stream.Position = 0;
        using var reader = new MessageReader(stream);
        IEnumerable<int> first = reader.ReadSequence<int>();
        Assert.Equal(3, first.Count());
        Assert.Throws<InvalidOperationException>(() => first.Count());
        IAsyncEnumerable<int> second = reader.ReadSequenceAsync<int>();
        await foreach (int number in second)
        {
            Assert.Equal(4, number);
        }

        await Assert.ThrowsAsync<InvalidOperationException>(async () => await second.GetAsyncEnumerator().MoveNextAsync());
        Assert.Equal([5], reader.ReadSequence<int>());
    }

    [Fact]
    public void The_end_of_a_long_sequence_is_not_written_alone()
    {
        var stream = new WritesStream();
        string[] elements = ["short", "short", new string('x', 80_000)];
        using (var writer = new MessageWriter(stream))
        {
            writer.WriteSequence(elements);
        }

        Assert.DoesNotContain(1, stream.Writes);
        using var reader = new MessageReader(new MemoryStream(stream.ToArray()));
        Assert.Equal(elements, reader.ReadSequence<string>());
    }

    [Fact]
    public async Task A_pipe_that_its_owner_completed_within_a_sequence_does_not_keep_the_channel_busy()
    {
        MessageChannelOptions options = ChannelValues.Options("MessagePack, Length") with { LeaveOpen = true };
        foreach (bool disposes in (bool[])[false, true])
        {
            var pipe = new Pipe();
            await pipe.Writer.WriteAsync((byte[])[MessageFrame.Chunked, 0x88, 0x27, .. Enumerable.Repeat((byte)7, 5000)]); // a part, without the next one
            var reader = new MessageReader(pipe.Reader, options);
            IAsyncEnumerator<int> elements = reader.ReadSequenceAsync<int>().GetAsyncEnumerator();
            Assert.True(await elements.MoveNextAsync());
            await pipe.Reader.CompleteAsync();
            if (disposes)
            {
                await Assert.ThrowsAsync<InvalidOperationException>(async () => await elements.DisposeAsync());
            }
            else
            {
                await Assert.ThrowsAsync<InvalidOperationException>(async () => await reader.ReadAsync<int>());
            }

            InvalidOperationException error = await Assert.ThrowsAsync<InvalidOperationException>(async () => await reader.ReadAsync<int>());
            Assert.Contains("earlier call failed", error.Message, StringComparison.Ordinal);
            reader.Dispose();
        }
    }

    private sealed class WritesStream : MemoryStream
    {
        public List<int> Writes { get; } = [];

        public override void Write(ReadOnlySpan<byte> buffer)
        {
            Writes.Add(buffer.Length);
            base.Write(buffer);
        }
    }

    [Fact]
    public void A_sequence_whose_end_is_missing_is_refused_and_the_next_message_is_read()
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, new MessageChannelOptions { Framing = MessageFraming.None }))
        {
            writer.WriteSequence([1, 2, 3]);
        }

        byte[] cut = stream.ToArray()[..^1];
        using var reader = new MessageReader(new ScriptedStream([(byte)(cut.Length + 2), .. cut, 6, 1, 0, 0, 0]));
        var read = new List<int>();
        GraupelException refused = Assert.Throws<GraupelException>(() => read.AddRange(reader.ReadSequence<int>()));
        Assert.Equal(ErrorKind.EndOfData, refused.Kind);
        Assert.Equal(1, reader.Read<int>());
    }

    [Theory]
    [InlineData("Fast, None")]
    [InlineData("Compact, None")]
    public void Without_frames_nothing_is_read_behind_a_sequence_that_was_given_up(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteSequence(Notes(5000));
            writer.Write(1);
        }

        using var left = new MessageReader(new ScriptedStream(stream.ToArray(), 997), options);
        Assert.Equal(Notes(10), left.ReadSequence<Note>().Take(10));
        Assert.Throws<InvalidOperationException>(() => left.Read<int>());

        using var between = new MessageReader(new ScriptedStream(stream.ToArray(), 997), options);
        using IEnumerator<Note> notes = between.ReadSequence<Note>().GetEnumerator();
        Assert.True(notes.MoveNext());
        Assert.Throws<InvalidOperationException>(() => between.Read<int>());
        Assert.Throws<InvalidOperationException>(() => between.WaitToRead());

        // All of it has arrived, so its end is known.
        using var whole = new MessageReader(new ScriptedStream([.. options.Serializer.Serialize(Notes(3).ToArray()), .. options.Serializer.Serialize(1)]), options);
        Assert.Equal(Notes(1), whole.ReadSequence<Note>().Take(1));
        Assert.Equal(1, whole.Read<int>());
    }

    [Theory]
    [InlineData("Fast, Length")]
    [InlineData("Compact, Length")]
    [InlineData("MessagePack, Length")]
    public void A_sequence_that_is_refused_at_once_is_stepped_over_with_all_its_chunks(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        byte[] bytes = Written(options, writer =>
        {
            writer.WriteSequence(Enumerable.Repeat(-1L, 20_000));
            writer.Write<int[]?>(null);
            writer.Write("behind");
        });
        using var reader = new MessageReader(new ScriptedStream(bytes, 997), options);
        Assert.Throws<GraupelException>(() => reader.ReadSequence<DateTime>().Count());
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => reader.ReadSequence<int>().Count()).Kind);
        Assert.Equal("behind", reader.Read<string>());
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Elements_come_back_one_by_one(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        var stream = new MemoryStream();
        await using (var writer = new MessageWriter(stream, options))
        {
            foreach (int count in Counts)
            {
                writer.WriteSequence(Enumerable.Range(0, count));
                await writer.WriteSequenceAsync(Notes(count));
                await writer.WriteSequenceAsync(Slowly(Notes(count)));
            }

            writer.Write("behind");
        }

        byte[] bytes = stream.ToArray();
        foreach (int piece in (int[])[int.MaxValue, 997])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece), options);
            using var waiting = new MessageReader(new ScriptedStream(bytes, piece), options);
            foreach (int count in Counts)
            {
                Assert.Equal(Enumerable.Range(0, count), reader.ReadSequence<int>());
                Assert.Equal(Notes(count), reader.ReadSequence<Note>());
                Assert.Equal(Notes(count), reader.ReadSequence<Note>());
                Assert.Equal(Enumerable.Range(0, count), await waiting.ReadSequenceAsync<int>().CollectAsync());
                Assert.Equal(Notes(count), await waiting.ReadSequenceAsync<Note>().CollectAsync());
                Assert.Equal(Notes(count), await waiting.ReadSequenceAsync<Note>().CollectAsync());
            }

            Assert.Equal("behind", reader.Read<string>());
            Assert.Equal("behind", await waiting.ReadAsync<string>());
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Elements_may_grow_all_at_once(string way)
    {
        MessageChannelOptions given = ChannelValues.Options(way);
        var options = new MessageChannelOptions { Serializer = given.Serializer, Framing = given.Framing, AutoFlush = false, MaxMessageBytes = 100_000 };
        string[] texts = [.. Enumerable.Repeat("a", 20_000), .. Enumerable.Range(0, 200).Select(static i => new string('y', 40_000 + i)), "z", .. Enumerable.Repeat("a", 5000)];
        var stream = new MemoryStream();
        await using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteSequence(texts);
            await writer.WriteSequenceAsync(texts);
            await writer.WriteSequenceAsync(Slowly(texts));
            Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => writer.WriteSequence(["a", new string('a', 100_000)])).Kind);
            writer.Write("behind");
        }

        using var reader = new MessageReader(new ScriptedStream(stream.ToArray()), options);
        Assert.Equal(texts, reader.ReadSequence<string>());
        Assert.Equal(texts, reader.ReadSequence<string>());
        Assert.Equal(texts, reader.ReadSequence<string>());
        Assert.Equal("behind", reader.Read<string>());
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void The_limit_is_that_of_a_part_however_small(string way)
    {
        MessageChannelOptions given = ChannelValues.Options(way);
        var options = new MessageChannelOptions { Serializer = given.Serializer, Framing = given.Framing, MaxMessageBytes = 1000 };
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteSequence(Enumerable.Range(0, 100_000));
        }

        using var reader = new MessageReader(new ScriptedStream(stream.ToArray()), options);
        Assert.Equal(Enumerable.Range(0, 100_000), reader.ReadSequence<int>());
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void One_byte_at_a_time_is_read(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteSequence(Notes(300));
            writer.WriteSequence<int?>([1, null, 3]);
            writer.WriteSequence(Notes(300).Select(note => note.Text));
        }

        using var reader = new MessageReader(new ScriptedStream(stream.ToArray(), piece: 1), options);
        Assert.Equal(Notes(300), reader.ReadSequence<Note>());
        Assert.Equal([1, null, 3], reader.ReadSequence<int?>());
        Assert.Equal(Notes(300).Select(note => note.Text), reader.ReadSequence<string>());
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void A_collection_is_read_element_by_element(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        byte[] bytes = ChannelValues.Write<List<Note>>(options, [[.. Notes(1000)], [], [.. Notes(3)]]);
        using var reader = new MessageReader(new ScriptedStream(bytes, piece: 999), options);
        Assert.Equal(Notes(1000), reader.ReadSequence<Note>());
        Assert.Equal([], reader.ReadSequence<Note>());
        Assert.Equal(Notes(3), reader.ReadSequence<Note>());
        Assert.False(reader.WaitToRead());
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Collections_of_scalars_are_read_element_by_element_however_long(string way)
    {
        AssertElements(way, static i => i % 3 == 0);
        AssertElements(way, static i => i - 30_000);
        AssertElements(way, static i => (ushort)i);
        AssertElements(way, static i => (Half)(i % 100));
        AssertElements(way, static i => i * 0.5f);
        AssertElements(way, static i => i * 0.5);
        AssertElements(way, static i => i * 0.5m);
        AssertElements(way, static i => DateTime.UnixEpoch.AddSeconds(i));
        AssertElements(way, static i => new Guid(i, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
        AssertElements(way, static i => i % 3 == 0 ? (double?)null : i);
        AssertElements(way, static i => i % 3 == 0 ? (int?)null : i);
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Long_collections_of_scalars_are_read_as_wider_ones(string way)
    {
        AssertElements(way, static i => i * 0.5f, static item => (double)item);
        AssertElements(way, static i => i * 0.5, static item => (double?)item);
        AssertElements(way, static i => i - 30_000, static item => (int?)item);
        AssertElements(way, static i => i - 30_000, static item => (long)item);
        AssertElements(way, static i => (short)(i - 30_000), static item => (long)item);
        AssertElements(way, static i => DateTime.UnixEpoch.AddSeconds(i), static item => (DateTime?)item);
    }

    [Theory]
    [InlineData(MessageFraming.Length)]
    [InlineData(MessageFraming.None)]
    public void What_was_written_element_by_element_is_a_collection(MessageFraming framing)
    {
        var options = new MessageChannelOptions { Framing = framing };
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteSequence(Notes(10_000));
            writer.WriteSequence(Notes(0));
        }

        using var reader = new MessageReader(new ScriptedStream(stream.ToArray(), piece: 10_000), options);
        Assert.Equal(Notes(10_000), reader.Read<List<Note>>());
        Assert.Equal([], reader.Read<List<Note>>());
    }

    [Fact]
    public void MessagePack_without_frames_must_know_the_count()
    {
        using var writer = new MessageWriter(new MemoryStream(), ChannelValues.Options("MessagePack, None"));
        Assert.Throws<NotSupportedException>(() => writer.WriteSequence([1]));
        writer.Write(1);
    }

    [Theory]
    [InlineData(10)]
    [InlineData(100_000)]
    public void What_is_left_of_a_sequence_is_stepped_over(int count)
    {
        byte[] bytes = [.. Written(writer => writer.WriteSequence(Notes(count))), .. Written(writer => writer.Write(7))];
        using (var reader = new MessageReader(new ScriptedStream(bytes)))
        {
            Assert.Equal(Notes(3), reader.ReadSequence<Note>().Take(3));
            Assert.Equal(7, reader.Read<int>());
        }

        using (var reader = new MessageReader(new ScriptedStream(bytes)))
        using (IEnumerator<Note> notes = reader.ReadSequence<Note>().GetEnumerator())
        {
            Assert.True(notes.MoveNext());
            Assert.Equal(7, reader.Read<int>());
            Assert.Throws<InvalidOperationException>(() => { while (notes.MoveNext()) { } });
            Assert.False(reader.WaitToRead());
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task A_source_may_fill_a_buffer_again(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        var stream = new MemoryStream();
        await using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteSequence(Reused(static buffer => buffer));
            writer.WriteSequence(Reused(static buffer => buffer.AsMemory()));
            await writer.WriteSequenceAsync(Reused(static buffer => (ReadOnlyMemory<byte>)buffer));
            await writer.WriteSequenceAsync(Slowly(Reused(static buffer => new ArraySegment<byte>(buffer))));
            writer.WriteSequence(Reused(static buffer => new ReadOnlySequence<byte>(buffer)));
        }

        using var reader = new MessageReader(new MemoryStream(stream.ToArray()), options);
        for (int i = 0; i < 5; i++)
        {
            Assert.Equal(Enumerable.Range(0, 100).Select(static number => (byte)number), reader.ReadSequence<byte[]>().Select(static buffer => buffer.Single()));
        }
    }

    private static IEnumerable<T> Reused<T>(Func<byte[], T> make)
    {
        byte[] buffer = [0];
        for (int i = 0; i < 100; i++)
        {
            buffer[0] = (byte)i;
            yield return make(buffer);
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Elements_that_have_arrived_are_read_when_they_are_wanted(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteSequence(Enumerable.Range(0, 50_000).Select(static i => new Counted { Number = i }));
            writer.Write(7);
        }

        Counted.Made = 0;
        using var reader = new MessageReader(new MemoryStream(stream.ToArray()), options);
        Assert.Equal(0, reader.ReadSequence<Counted>().First().Number);
        Assert.InRange(Counted.Made, 1, 10_000);
        if (options.Framing == MessageFraming.Length)
        {
            Assert.Equal(7, reader.Read<int>());
        }

        using var other = new MessageReader(new MemoryStream(stream.ToArray()), options);
        Assert.Equal(Enumerable.Range(0, 50_000), other.ReadSequence<Counted>().Select(static one => one.Number));
        Assert.Equal(7, other.Read<int>());
    }

    [Theory]
    [InlineData(10)]
    [InlineData(100_000)]
    public void A_source_that_fails_leaves_no_torn_message(int failAt)
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream))
        {
            writer.Write(1);
            Assert.Throws<TimeoutException>(() => writer.WriteSequence(Notes(int.MaxValue).Select((note, i) => i < failAt ? note : throw new TimeoutException())));
            if (failAt > 10)
            {
                Assert.IsType<TimeoutException>(Assert.Throws<InvalidOperationException>(() => writer.Write(2)).InnerException);
            }
            else
            {
                writer.Write(2);
            }
        }

        using var reader = new MessageReader(new ScriptedStream(stream.ToArray()));
        Assert.Equal(1, reader.Read<int>());
        if (failAt > 10)
        {
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => reader.ReadSequence<Note>().Count()).Kind);
        }
        else
        {
            Assert.Equal(2, reader.Read<int>());
            Assert.False(reader.WaitToRead());
        }
    }

    [Fact]
    public async Task What_has_come_is_sent_while_the_next_element_is_awaited()
    {
        (System.Net.Sockets.Socket near, System.Net.Sockets.Socket far) = Duplex.Connect();
        await using var writer = new MessageWriter(near);
        await using var reader = new MessageReader(far);
        using var turn = new SemaphoreSlim(0);
        ValueTask writing = writer.WriteSequenceAsync(InTurn(turn));
        IAsyncEnumerator<int> numbers = reader.ReadSequenceAsync<int>().GetAsyncEnumerator();
        for (int i = 0; i < 100; i++)
        {
            turn.Release();
            Assert.True(await numbers.MoveNextAsync());
            Assert.Equal(i, numbers.Current);
        }

        turn.Release();
        await writing;
        Assert.False(await numbers.MoveNextAsync());
    }

    [Fact]
    public void An_element_at_fault_is_named()
    {
        byte[] bytes = Written(writer => writer.WriteSequence(Enumerable.Repeat(DateTime.UnixEpoch, 10_000)));
        bytes.AsSpan()[^18..^10].Fill(0xFF);
        using var reader = new MessageReader(new MemoryStream(bytes));
        GraupelException refused = Assert.Throws<GraupelException>(() => reader.ReadSequence<DateTime>().Count());
        Assert.Equal((ErrorKind.InvalidValue, "[9998]"), (refused.Kind, refused.Path));
        Assert.False(reader.WaitToRead());
    }

    internal static IEnumerable<Note> Notes(int count) => Enumerable.Range(0, count).Select(i => Values.Note(i % 50));

    private static void AssertElements<T>(string way, Func<int, T> make) => AssertElements(way, make, static item => item);

    private static void AssertElements<T, TRead>(string way, Func<int, T> make, Func<T, TRead> read)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        T[] items = [.. Enumerable.Range(0, 70_000).Select(make)];
        TRead[] expected = [.. items.Select(read)];
        byte[] bytes = Written(options, writer =>
        {
            writer.Write(items);
            writer.WriteSequence(items);
            writer.Write("behind");
        });
        foreach (int piece in (int[])[int.MaxValue, 4999])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece), options);
            Assert.True(reader.ReadSequence<TRead>().SequenceEqual(expected), typeof(T).Name);
            Assert.True(reader.ReadSequence<TRead>().SequenceEqual(expected), typeof(T).Name);
            Assert.Equal("behind", reader.Read<string>());
        }
    }

    private static byte[] Written(Action<MessageWriter> write) => Written(MessageChannelOptions.Default, write);

    private static byte[] Written(MessageChannelOptions options, Action<MessageWriter> write)
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            write(writer);
        }

        return stream.ToArray();
    }

    private static async IAsyncEnumerable<T> Slowly<T>(IEnumerable<T> items)
    {
        foreach ((int i, T item) in items.Index())
        {
            if (i % 1000 == 7)
            {
                await Task.Yield();
            }

            yield return item;
        }
    }

    private static async IAsyncEnumerable<int> InTurn(SemaphoreSlim turn)
    {
        for (int i = 0; i < 100; i++)
        {
            await turn.WaitAsync();
            yield return i;
        }

        await turn.WaitAsync();
    }

    [Contract]
    public sealed class Counted
    {
        [ThreadStatic]
        private static int _made;

        public Counted() => _made++;

        public static int Made
        {
            get => _made;
            set => _made = value;
        }

        [Order(1)]
        public int Number { get; set; }
    }
}
