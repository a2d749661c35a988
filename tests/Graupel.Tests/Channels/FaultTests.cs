using System.IO.Pipelines;
using System.Net.Sockets;
using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

/// <summary>Streams that fail, calls that are cancelled, and ends that are disposed leave nothing torn and nothing waiting.</summary>
public class FaultTests
{
    private static readonly Note[] Notes = [Values.Note(10), Values.Note(70_000), Values.Note(20)];

    [Fact]
    public void A_message_that_cannot_be_written_leaves_nothing_behind()
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream))
        {
            writer.Write(Values.Note(1));
            var small = new MessageChannelOptions { MaxMessageBytes = 1000 };
            using (var limited = new MessageWriter(new MemoryStream(), small))
            {
                limited.Write(Values.Note(900));
                Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => limited.Write(Values.Note(1001))).Kind);
                Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => limited.Write(Values.Note(1_000_000))).Kind);
                limited.Write(Values.Note(900));
            }

            Assert.Throws<InvalidOperationException>(() => writer.Write(new ReentrancyTests.Nested(-1, 0)));
            writer.Write(Values.Note(2));
        }

        using var reader = new MessageReader(new ScriptedStream(stream.ToArray()));
        Assert.Equal([Values.Note(1), Values.Note(2)], reader.ReadAll<Note>());
    }

    [Fact]
    public async Task A_stream_that_fails_breaks_the_writer_and_the_reader_sees_whole_messages_only()
    {
        byte[] bytes = ChannelValues.Write(MessageChannelOptions.Default, Notes);
        foreach (int place in Enumerable.Range(0, 40).Concat([5000, 65_000, 70_000, 70_010, bytes.Length - 1]))
        {
            var stream = new FailingStream(place);
            var writer = new MessageWriter(stream);
            Exception failure = Assert.ThrowsAny<Exception>(() => writer.WriteAll(Notes));
            Assert.Same(stream.Failure, failure);
            Assert.Same(failure, Assert.Throws<InvalidOperationException>(() => writer.Write(1)).InnerException);
            writer.Dispose();

            stream = new FailingStream(place);
            var waiting = new MessageWriter(stream);
            Assert.Same(stream.Failure, await Assert.ThrowsAsync<IOException>(async () => await WriteEach(waiting)));
            await Assert.ThrowsAsync<InvalidOperationException>(async () => await waiting.WriteAsync(1));
            await waiting.DisposeAsync();
            byte[] sent = stream.ToArray();
            using var reader = new MessageReader(new ScriptedStream(sent));
            GraupelException? ended = null;
            try
            {
                Assert.All(reader.ReadAll<Note>(), note => Assert.Contains(note, Notes));
            }
            catch (GraupelException e)
            {
                ended = e;
            }

            Assert.True(ended is null or { Kind: ErrorKind.EndOfData });
        }
    }

    [Fact]
    public async Task A_stream_that_fails_on_reading_may_be_read_again()
    {
        byte[] bytes = ChannelValues.Write(MessageChannelOptions.Default, Notes);
        foreach (int place in Enumerable.Range(0, 40).Concat([5000, 65_000, 70_000, bytes.Length - 1]))
        {
            var stream = new FailsOnce(bytes, place);
            using var reader = new MessageReader(stream);
            var read = new List<Note>();
            Assert.Throws<IOException>(() => { while (reader.TryRead<Note>(out Note? note)) { read.Add(note); } });
            read.AddRange(reader.ReadAll<Note>());
            Assert.Equal(Notes, read);

            await using var waiting = new MessageReader(new FailsOnce(bytes, place));
            read.Clear();
            await Assert.ThrowsAsync<IOException>(async () =>
            {
                await foreach (Note note in waiting.ReadAllAsync<Note>())
                {
                    read.Add(note);
                }
            });
            read.AddRange(await waiting.ReadAllAsync<Note>().CollectAsync());
            Assert.Equal(Notes, read);
        }
    }

    [Theory]
    [InlineData(MessageFraming.Length)]
    [InlineData(MessageFraming.None)]
    public void A_refused_message_is_stepped_over_where_its_end_is_known(MessageFraming framing)
    {
        var options = new MessageChannelOptions { Framing = framing };
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.Write(-1L);
            writer.Write("behind");
        }

        using var reader = new MessageReader(new ScriptedStream(stream.ToArray(), piece: 3), options);
        GraupelException refused = Assert.Throws<GraupelException>(() => reader.Read<DateTime>());
        if (framing == MessageFraming.Length)
        {
            Assert.Equal("behind", reader.Read<string>());
        }
        else
        {
            Assert.Same(refused, Assert.Throws<InvalidOperationException>(() => reader.Read<string>()).InnerException);
        }
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task A_call_that_is_cancelled_before_anything_is_sent_takes_its_message_back(bool flushes)
    {
        var stream = new MemoryStream();
        await using (var writer = new MessageWriter(stream, new MessageChannelOptions { AutoFlush = flushes, LeaveOpen = true }))
        {
            await writer.WriteAsync("kept");
            using var first = new CancellationTokenSource();
            await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await writer.WriteAsync(new Slow(first.Cancel), first.Token));
            using var second = new CancellationTokenSource();
            await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await writer.WriteAllAsync([new Slow(second.Cancel)], second.Token));
            using var third = new CancellationTokenSource();
            await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await writer.WriteSequenceAsync(CancelsAtItsEnd(third), third.Token));
            await writer.WriteAsync("next");
        }

        using var reader = new MessageReader(new MemoryStream(stream.ToArray()));
        Assert.Equal(["kept", "next"], reader.ReadAll<string>());
    }

    private static IEnumerable<int> CancelsAtItsEnd(CancellationTokenSource source)
    {
        yield return 1;
        source.Cancel();
    }

    [Fact]
    public async Task A_call_that_is_cancelled_before_it_began_changes_nothing()
    {
        var cancelled = new CancellationToken(canceled: true);
        var stream = new MemoryStream();
        await using var writer = new MessageWriter(stream, new MessageChannelOptions { LeaveOpen = true });
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await writer.WriteAsync(1, cancelled));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await writer.WriteAllAsync([1], cancelled));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await writer.WriteSequenceAsync([1], cancelled));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await writer.FlushAsync(cancelled));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await new MessageHandshake().WriteAsync(writer, cancelled));
        await writer.WriteAsync(2);
        stream.Position = 0;
        await using var reader = new MessageReader(new ScriptedStream(stream.ToArray()));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await reader.ReadAsync<int>(cancelled));
        Assert.Equal(2, await reader.ReadAsync<int>());
    }

    [Fact]
    public async Task A_write_that_is_cancelled_under_way_breaks_the_writer()
    {
        (Socket near, Socket far) = Duplex.Connect();
        using Socket silent = far;
        await using var writer = new MessageWriter(near);
        using var stop = new CancellationTokenSource();
        ValueTask writing = writer.WriteAsync(new byte[30 << 20], stop.Token);
        await silent.ReceiveAsync(new byte[1]);
        await stop.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await writing);
        await Assert.ThrowsAsync<InvalidOperationException>(async () => await writer.WriteAsync(1));
    }

    [Fact]
    public async Task A_read_that_waits_ends_when_the_reader_is_disposed()
    {
        foreach (bool leavesOpen in (bool[])[false, true])
        {
            (Socket near, Socket far) = Duplex.Connect();
            using Socket silent = far;
            var reader = new MessageReader(near, new MessageChannelOptions { LeaveOpen = leavesOpen });
            ValueTask<int> reading = reader.ReadAsync<int>();
            await Assert.ThrowsAsync<InvalidOperationException>(async () => await reader.ReadAsync<int>());
            await reader.DisposeAsync();
            await Assert.ThrowsAsync<ObjectDisposedException>(async () => await reading);
            await Assert.ThrowsAsync<ObjectDisposedException>(async () => await reader.ReadAsync<int>());
            await reader.DisposeAsync();
            near.Dispose();
        }
    }

    [Fact]
    public async Task A_write_that_waits_ends_when_the_writer_is_disposed()
    {
        (Socket near, Socket far) = Duplex.Connect();
        using Socket silent = far;
        var writer = new MessageWriter(near);
        ValueTask writing = writer.WriteAsync(new byte[30 << 20]);
        await writer.DisposeAsync();
        await Assert.ThrowsAsync<ObjectDisposedException>(async () => await writing);
        Assert.Throws<ObjectDisposedException>(() => writer.Write(1));
    }

    [Fact]
    public async Task A_call_that_blocks_is_refused_when_its_end_is_disposed()
    {
        using var silent = new SilentStream();
        var reader = new MessageReader(silent);
        Task reading = Task.Factory.StartNew(() => reader.Read<int>(), TaskCreationOptions.LongRunning);
        silent.Entered.Wait();
        reader.Dispose();
        await Assert.ThrowsAsync<ObjectDisposedException>(() => reading);

        using var deaf = new SilentStream();
        var writer = new MessageWriter(deaf);
        Task writing = Task.Factory.StartNew(() => writer.Write(1), TaskCreationOptions.LongRunning);
        deaf.Entered.Wait();
        writer.Dispose();
        await Assert.ThrowsAsync<ObjectDisposedException>(() => writing);
    }

    [Theory]
    [InlineData(10)]
    [InlineData(100_000)]
    public async Task A_skip_that_was_cancelled_goes_on(int size)
    {
        byte[] bytes = ChannelValues.Write(MessageChannelOptions.Default, [Values.Note(size), Values.Note(1), Values.Note(2)]);
        for (int place = 0; place < Math.Min(bytes.Length, size + 20); place += Math.Max(1, size / 50))
        {
            var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
            await pipe.Writer.WriteAsync(bytes.AsMemory(0, place));
            await using var reader = new MessageReader(pipe.Reader);
            using var stop = new CancellationTokenSource();
            ValueTask<bool> skipping = reader.TrySkipAsync(stop.Token);
            bool waits = !skipping.IsCompleted;
            await stop.CancelAsync();
            if (waits)
            {
                await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await skipping);
            }

            await pipe.Writer.WriteAsync(bytes.AsMemory(place));
            await pipe.Writer.CompleteAsync();
            Assert.True(waits ? await reader.TrySkipAsync() : await skipping);
            Assert.Equal(Values.Note(1), await reader.ReadAsync<Note>());
            Assert.True(await reader.TrySkipAsync());
        }
    }

    [Fact]
    public async Task A_skip_takes_over_where_a_read_was_cancelled_and_is_not_taken_over_by_the_next_message()
    {
        byte[] chunked = [1, 4, .. Serialization.Serialize("abcd").AsSpan(0, 4), 1, .. Serialization.Serialize("abcd").AsSpan(4), 0];
        byte[] bytes = [.. chunked, .. ChannelValues.Write(MessageChannelOptions.Default, [Values.Note(1), Values.Note(2), Values.Note(3)])];
        for (int place = 0; place < chunked.Length; place++)
        {
            var pipe = new Pipe();
            await pipe.Writer.WriteAsync(bytes.AsMemory(0, place));
            await using var reader = new MessageReader(pipe.Reader);
            await Cancelled(async token => await reader.ReadAsync<string>(token));
            await Cancelled(async token => await reader.TrySkipAsync(token));
            await pipe.Writer.WriteAsync(bytes.AsMemory(place));
            await pipe.Writer.CompleteAsync();
            Assert.True(await reader.TrySkipAsync());
            Assert.Equal(Values.Note(1), await reader.ReadAsync<Note>());

            pipe = new Pipe();
            await pipe.Writer.WriteAsync(bytes.AsMemory(0, place));
            await using var waiting = new MessageReader(pipe.Reader);
            await Cancelled(async token => await waiting.TrySkipAsync(token));
            await pipe.Writer.WriteAsync(bytes.AsMemory(place));
            await pipe.Writer.CompleteAsync();
            Assert.True(await waiting.WaitToReadAsync());
            if (place > 0)
            {
                // What was begun to be skipped is no message any more.
                Assert.Equal(Values.Note(1), await waiting.ReadAsync<Note>());
                Assert.True(await waiting.TrySkipAsync());
                Assert.Equal(Values.Note(3), await waiting.ReadAsync<Note>());
            }
        }
    }

    [Fact]
    public async Task A_message_of_which_a_cancelled_read_took_all_that_has_arrived_has_begun()
    {
        byte[] bytes = [1, 4, .. Serialization.Serialize("abcd").AsSpan(0, 4), 1, .. Serialization.Serialize("abcd").AsSpan(4), 0];
        for (int place = 1; place < bytes.Length; place++)
        {
            var pipe = new Pipe();
            await pipe.Writer.WriteAsync(bytes.AsMemory(0, place));
            await using var reader = new MessageReader(pipe.Reader);
            await Cancelled(async token => await reader.ReadAsync<string>(token));
            Assert.True(reader.WaitToRead());
            await pipe.Writer.WriteAsync(bytes.AsMemory(place));
            await pipe.Writer.CompleteAsync();
            Assert.Equal("abcd", await reader.ReadAsync<string>());
            Assert.False(await reader.WaitToReadAsync());
        }
    }

    [Theory]
    [InlineData("Fast, Length", 0)]
    [InlineData("Fast, Length", 3)]
    [InlineData("Fast, None", 0)]
    [InlineData("Fast, None", 3)]
    [InlineData("Compact, Length", 0)]
    [InlineData("Compact, None", 3)]
    [InlineData("MessagePack, Length", 0)]
    [InlineData("MessagePack, Length", 3)]
    public async Task A_sequence_that_was_cancelled_before_its_first_element_is_still_the_next_message(string way, int count)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        var stream = new MemoryStream();
        await using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteSequence(Enumerable.Range(5, count));
            await writer.FlushAsync();
        }

        byte[] bytes = [.. stream.ToArray(), .. ChannelValues.Write<int[]>(options, [[1, 2, 3]])];
        for (int place = 0; place < stream.ToArray().Length; place++)
        {
            (Pipe pipe, MessageReader reader, int given) = await BeginAsync(place);
            await pipe.Writer.WriteAsync(bytes.AsMemory(place));
            if (given == 0)
            {
                if (options.Framing == MessageFraming.None)
                {
                    await Assert.ThrowsAsync<InvalidOperationException>(async () => await reader.TrySkipAsync());
                }

                await Cancelled(async _ => await reader.ReadSequenceAsync<int>(new CancellationToken(canceled: true)).CollectAsync());
                Assert.Equal(Enumerable.Range(5, count), await reader.ReadSequenceAsync<int>().CollectAsync());
                Assert.Equal([1, 2, 3], await reader.ReadSequenceAsync<int>().CollectAsync());
            }
            else if (options.Framing == MessageFraming.Length)
            {
                Assert.Equal([1, 2, 3], await reader.ReadAsync<List<int>>());
            }
            else
            {
                await Assert.ThrowsAsync<InvalidOperationException>(async () => await reader.ReadAsync<int[]>());
            }

            await reader.DisposeAsync();
        }

        async Task<(Pipe Pipe, MessageReader Reader, int Given)> BeginAsync(int place)
        {
            var pipe = new Pipe();
            await pipe.Writer.WriteAsync(bytes.AsMemory(0, place));
            var reader = new MessageReader(pipe.Reader, options);
            int given = 0;
            await Cancelled(async token =>
            {
                await foreach (int element in reader.ReadSequenceAsync<int>(token))
                {
                    Assert.Equal(5 + given++, element);
                }
            });
            return (pipe, reader, given);
        }
    }

    [Fact]
    public async Task A_sequence_of_which_a_cancelled_call_took_the_beginning_is_read_in_the_same_way_or_skipped()
    {
        var stream = new MemoryStream();
        await using (var writer = new MessageWriter(stream))
        {
            writer.WriteSequence<int>([]);
            writer.Write("behind");
        }

        byte[] bytes = stream.ToArray();
        for (int place = 0; place < 6; place++)
        {
            var pipe = new Pipe();
            await pipe.Writer.WriteAsync(bytes.AsMemory(0, place));
            await using var reader = new MessageReader(pipe.Reader);
            await Cancelled(async token => await reader.ReadSequenceAsync<int>(token).CollectAsync());
            await pipe.Writer.WriteAsync(bytes.AsMemory(place));
            await pipe.Writer.CompleteAsync();
            Assert.True(await reader.WaitToReadAsync());
            if (place == 5)
            {
                await Assert.ThrowsAsync<InvalidOperationException>(async () => await reader.ReadAsync<int[]>());
                await Assert.ThrowsAsync<InvalidOperationException>(async () => await reader.ReadSequenceAsync<string>().CollectAsync());
                Assert.True(await reader.TrySkipAsync());
            }
            else
            {
                Assert.Empty(await reader.ReadAsync<int[]>());
            }

            Assert.Equal("behind", await reader.ReadAsync<string>());
            Assert.False(await reader.WaitToReadAsync());
        }
    }

    [Fact]
    public async Task A_skip_of_a_message_whose_length_has_arrived_in_part_goes_on()
    {
        byte[] bytes = ChannelValues.Write(MessageChannelOptions.Default, [Values.Note(1000), Values.Note(1)]);
        var pipe = new Pipe();
        await pipe.Writer.WriteAsync(bytes.AsMemory(0, 1));
        await using var reader = new MessageReader(pipe.Reader);
        await Cancelled(async token => await reader.TrySkipAsync(token));
        await pipe.Writer.WriteAsync(bytes.AsMemory(1));
        Assert.Equal(Values.Note(1), await reader.ReadAsync<Note>());
    }

    [Fact]
    public async Task Messages_that_were_gathered_are_not_lost_silently_when_the_writer_is_disposed_under_the_call()
    {
        var options = new MessageChannelOptions { AutoFlush = false };
        var writer = new MessageWriter(new MemoryStream(), options);
        Assert.Throws<ObjectDisposedException>(() => writer.WriteAll(Disposing(writer)));
        writer = new MessageWriter(new MemoryStream(), options);
        Assert.Throws<ObjectDisposedException>(() => writer.WriteSequence(Disposing(writer)));
        writer = new MessageWriter(new MemoryStream(), options);
        await Assert.ThrowsAsync<ObjectDisposedException>(async () => await writer.WriteAllAsync(Disposing(writer)));
        writer = new MessageWriter(new MemoryStream(), options);
        await Assert.ThrowsAsync<ObjectDisposedException>(async () => await writer.WriteSequenceAsync(Disposing(writer)));
        writer = new MessageWriter(new MemoryStream(), options);
        await Assert.ThrowsAsync<ObjectDisposedException>(async () => await writer.WriteAllAsync(DisposingLater(writer)));

        static IEnumerable<int> Disposing(MessageWriter writer)
        {
            yield return 1;
            writer.Dispose();
        }

        static async IAsyncEnumerable<int> DisposingLater(MessageWriter writer)
        {
            yield return 1;
            await Task.Yield();
            writer.Dispose();
        }
    }

    [Fact]
    public void A_peer_that_dies_is_an_error()
    {
        (Socket near, Socket far) = Duplex.Connect();
        byte[] bytes = ChannelValues.Write(MessageChannelOptions.Default, Notes);
        near.Send(bytes.AsSpan(0, 40));
        near.Dispose();
        using var reader = new MessageReader(far);
        Assert.Equal(Notes[0], reader.Read<Note>());
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => reader.Read<Note>()).Kind);
    }

    private static async Task Cancelled(Func<CancellationToken, Task> call)
    {
        using var stop = new CancellationTokenSource();
        Task waiting = call(stop.Token);
        await stop.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => waiting);
    }

    private static async Task WriteEach(MessageWriter writer)
    {
        foreach (Note note in Notes)
        {
            await writer.WriteAsync(note);
        }
    }

    /// <summary>Gives up once when a position is reached.</summary>
    private sealed class FailsOnce(byte[] data, int place) : ScriptedStream(data, piece: Math.Max(1, place))
    {
        private bool _hasFailed;

        public override int Read(Span<byte> buffer)
        {
            if (!_hasFailed && Taken >= place)
            {
                _hasFailed = true;
                throw Failure;
            }

            return base.Read(buffer);
        }
    }

    /// <summary>Holds calls until it is disposed; then they fail, as those of a socket do.</summary>
    private sealed class SilentStream : MemoryStream
    {
        private readonly ManualResetEventSlim _closed = new();

        public ManualResetEventSlim Entered { get; } = new();

        public override int Read(byte[] buffer, int offset, int count) => throw Wait();

        public override void Write(ReadOnlySpan<byte> buffer) => throw Wait();

        protected override void Dispose(bool disposing)
        {
            _closed.Set();
            base.Dispose(disposing);
        }

        private IOException Wait()
        {
            Entered.Set();
            _closed.Wait();
            return new IOException("the connection was closed");
        }
    }

    [Contract]
    public sealed class Slow(Action meanwhile)
    {
        public Slow()
            : this(static () => { })
        {
        }

        [Order(1)]
        public int Number
        {
            get
            {
                meanwhile();
                return field;
            }
            set;
        }
    }
}
