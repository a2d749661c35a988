using System.Buffers;
using System.IO.Pipelines;
using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

public class PipeTests
{
    public static TheoryData<string> Ways => ChannelValues.Ways;

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Messages_go_through_a_pipe_that_holds_little(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1000, resumeWriterThreshold: 500));
        Task writing = Task.Run(async () =>
        {
            await using var writer = new MessageWriter(pipe.Writer, options);
            await writer.WriteAllAsync(ChannelValues.All);
        });
        await using var reader = new MessageReader(new StrictPipeReader(pipe.Reader), options);
        Assert.Equal(ChannelValues.All, await reader.ReadAllAsync<Note>().CollectAsync());
        await writing;
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Empty_pieces_in_front_are_nothing(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        byte[] bytes = ChannelValues.Write(options, ChannelValues.All);
        ReadOnlySequence<byte> sequence = Segments.Cut(bytes, 0, 0, 5, 5);
        await using var reader = new MessageReader(PipeReader.Create(sequence), options);
        Assert.Equal(ChannelValues.All, await reader.ReadAllAsync<Note>().CollectAsync().WaitAsync(TimeSpan.FromSeconds(60)));
    }

    [Fact]
    public async Task The_writer_waits_for_a_reader_that_is_behind()
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 10_000, resumeWriterThreshold: 5000));
        var writer = new MessageWriter(pipe.Writer);
        int written = 0;
        Task pending;
        do
        {
            pending = writer.WriteAsync(Values.Note(1000)).AsTask();
            written++;
        }
        while (pending.IsCompletedSuccessfully && written < 1000);
        Assert.InRange(written, 2, 20);
        Task writing = WriteOthersAsync();
        await using var reader = new MessageReader(new StrictPipeReader(pipe.Reader));
        Assert.Equal(1000, (await reader.ReadAllAsync<Note>().CollectAsync()).Count);
        await writing;

        async Task WriteOthersAsync()
        {
            await pending;
            for (; written < 1000; written++)
            {
                await writer.WriteAsync(Values.Note(1000));
            }

            await writer.DisposeAsync();
        }
    }

    [Fact]
    public async Task What_was_not_used_stays_in_the_pipe()
    {
        var pipe = new Pipe();
        await using (var writer = new MessageWriter(pipe.Writer, new MessageChannelOptions { LeaveOpen = true }))
        {
            await writer.WriteAsync("mine");
        }

        await pipe.Writer.WriteAsync("yours"u8.ToArray());
        await using (var reader = new MessageReader(new StrictPipeReader(pipe.Reader), new MessageChannelOptions { LeaveOpen = true }))
        {
            Assert.Equal("mine", await reader.ReadAsync<string>());
        }

        Assert.True(pipe.Reader.TryRead(out ReadResult rest));
        Assert.Equal("yours"u8.ToArray(), rest.Buffer.ToArray());
    }

    [Fact]
    public async Task A_value_without_anything_around_it_goes_through_a_pipe_which_keeps_what_follows()
    {
        var pipe = new Pipe();
        Serialization.Serialize(pipe.Writer, Values.Note(5000));
        await pipe.Writer.WriteAsync("yours"u8.ToArray());
        await using (var reader = new MessageReader(new StrictPipeReader(pipe.Reader), new MessageChannelOptions { LeaveOpen = true, Framing = MessageFraming.None }))
        {
            Assert.Equal(Values.Note(5000), await reader.ReadAsync<Note>());
        }

        Assert.True(pipe.Reader.TryRead(out ReadResult rest));
        Assert.Equal("yours"u8.ToArray(), rest.Buffer.ToArray());
    }

    [Fact]
    public async Task A_writer_that_ends_within_a_message_is_an_error()
    {
        var pipe = new Pipe();
        await pipe.Writer.WriteAsync(new byte[] { 200, 1, 7, 7, 7 });
        await pipe.Writer.CompleteAsync();
        await using var reader = new MessageReader(new StrictPipeReader(pipe.Reader));
        GraupelException ended = await Assert.ThrowsAsync<GraupelException>(async () => await reader.ReadAsync<string>());
        Assert.Equal((ErrorKind.EndOfData, 3), (ended.Kind, ended.Offset));
    }

    [Fact]
    public async Task What_was_sent_before_a_failure_is_read()
    {
        var pipe = new Pipe();
        await using (var writer = new MessageWriter(pipe.Writer))
        {
            await writer.WriteAsync("one");
            await writer.WriteAsync("two");
            await Assert.ThrowsAsync<InvalidDataException>(async () => await writer.WriteSequenceAsync(Failing()));
        }

        await using var reader = new MessageReader(new StrictPipeReader(pipe.Reader));
        Assert.Equal("one", await reader.ReadAsync<string>());
        Assert.Equal("two", await reader.ReadAsync<string>());
        Assert.Equal(ErrorKind.EndOfData, (await Assert.ThrowsAsync<GraupelException>(async () => await reader.ReadAsync<int[]>())).Kind);

        static async IAsyncEnumerable<int> Failing()
        {
            yield return 1;
            await Task.Delay(50);
            throw new InvalidDataException();
        }
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task What_was_gathered_is_there_when_the_writer_is_disposed(bool leavesOpen)
    {
        var pipe = new Pipe();
        var writer = new MessageWriter(pipe.Writer, new MessageChannelOptions { AutoFlush = false, LeaveOpen = leavesOpen });
        await writer.WriteAsync("abc");
        writer.Dispose();
        await using var reader = new MessageReader(new StrictPipeReader(pipe.Reader));
        Assert.Equal("abc", await reader.ReadAsync<string>());
    }

    [Fact]
    public async Task What_a_pipe_refuses_at_once_is_not_lost_silently_when_the_writer_is_disposed()
    {
        MessageChannelOptions keeping = new() { AutoFlush = false, LeaveOpen = true };
        var pipe = new Pipe();
        await pipe.Reader.CompleteAsync();
        var gone = new MessageWriter(pipe.Writer, keeping);
        await gone.WriteAsync("hello");
        Assert.Throws<IOException>(gone.Dispose);
        gone.Dispose();

        var full = new MessageWriter(PipeWriter.Create(new FullStream()), keeping);
        await full.WriteAsync("hello");
        Assert.ThrowsAny<IOException>(full.Dispose);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task What_a_pipe_over_a_stream_has_sent_a_part_of_is_not_sent_again(bool waits)
    {
        var stream = new StalledStream();
        var writer = new MessageWriter(PipeWriter.Create(stream));
        await writer.WriteAsync("first");
        stream.Stalls = true;
        using var stop = new CancellationTokenSource();
        Task stalled = writer.WriteAsync(new string('a', 10_000), stop.Token).AsTask();
        await stream.Stalled;
        if (waits)
        {
            await stop.CancelAsync();
            await Assert.ThrowsAnyAsync<OperationCanceledException>(() => stalled);
            await writer.DisposeAsync();
        }
        else
        {
            await writer.DisposeAsync();
            await Assert.ThrowsAsync<ObjectDisposedException>(() => stalled);
        }

        using var reader = new MessageReader(new MemoryStream(stream.ToArray()));
        Assert.Equal("first", reader.Read<string>());
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => reader.Read<string>()).Kind);
        Assert.Equal(1, stream.WritesAfterStall);
    }

    [Fact]
    public async Task A_reader_that_is_gone_is_an_error()
    {
        var pipe = new Pipe();
        await using var writer = new MessageWriter(pipe.Writer);
        await writer.WriteAsync(1);
        await pipe.Reader.CompleteAsync();
        await Assert.ThrowsAsync<IOException>(async () => await writer.WriteAsync(2));
        await Assert.ThrowsAsync<InvalidOperationException>(async () => await writer.WriteAsync(3));
    }

    [Fact]
    public async Task A_read_that_was_cancelled_is_taken_up_again()
    {
        var pipe = new Pipe();
        await using var reader = new MessageReader(new StrictPipeReader(pipe.Reader));
        byte[] bytes = ChannelValues.Write(MessageChannelOptions.Default, [Values.Note(300), Values.Note(5)]);
        for (int i = 0; i < bytes.Length - 5; i++)
        {
            await pipe.Writer.WriteAsync(bytes.AsMemory(i, 1));
            if (i % 10 == 0 && i < 300)
            {
                using var stop = new CancellationTokenSource();
                ValueTask<Note> reading = reader.ReadAsync<Note>(stop.Token);
                stop.Cancel();
                Assert.Equal(stop.Token, (await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await reading)).CancellationToken);
            }
        }

        Assert.Equal(Values.Note(300), await reader.ReadAsync<Note>());
        await pipe.Writer.WriteAsync(bytes.AsMemory(bytes.Length - 5));
        Assert.Equal(Values.Note(5), await reader.ReadAsync<Note>());
    }

    [Theory]
    [InlineData(MessageFraming.Length)]
    [InlineData(MessageFraming.None)]
    public async Task What_arrived_before_a_cancelled_read_is_there_for_the_next_call(MessageFraming framing)
    {
        var pipe = new Pipe();
        await using var reader = new MessageReader(new StrictPipeReader(pipe.Reader), new MessageChannelOptions { Framing = framing });
        await pipe.Writer.WriteAsync(new byte[] { 6, 0, 0, 0 });
        using var stop = new CancellationTokenSource();
        ValueTask<long> reading = reader.ReadAsync<long>(stop.Token);
        await stop.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await reading);
        ValueTask<bool> waiting = reader.WaitToReadAsync();
        Assert.True(waiting.IsCompletedSuccessfully && await waiting);
        if (framing == MessageFraming.None)
        {
            Assert.Equal(6, await reader.ReadAsync<int>());
        }
    }

    [Fact]
    public async Task A_token_that_is_cancelled_before_the_call_ends_every_call()
    {
        var pipe = new Pipe();
        await pipe.Writer.WriteAsync(ChannelValues.Write(MessageChannelOptions.Default, ["a", "b"]));
        await using var reader = new MessageReader(pipe.Reader);
        Assert.True(await reader.WaitToReadAsync());
        var cancelled = new CancellationToken(canceled: true);
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await reader.WaitToReadAsync(cancelled));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await reader.TrySkipAsync(cancelled));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await reader.ReadAsync<string>(cancelled));
        Assert.Equal(["a", "b"], [await reader.ReadAsync<string>(), await reader.ReadAsync<string>()]);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task A_reader_that_is_disposed_within_a_message_reads_it_to_its_end(bool leavesOpen)
    {
        string[] texts = ["a://a", "a://" + new string('a', 10_000)];
        byte[] bytes = [.. ChannelValues.Write(MessageChannelOptions.Default, [texts]), 1];
        var pipe = new Pipe();
        await pipe.Writer.WriteAsync(bytes);
        MessageReader? reader = null;
        var serializer = new Serializer(new SerializerOptions().WithSurrogate<Uri, string>(static uri => uri.OriginalString, text =>
        {
            reader!.Dispose();
            Assert.Throws<ObjectDisposedException>(() => reader.WaitToReadAsync().AsTask().GetAwaiter().GetResult());

            // Whoever takes memory now must not get that of the message.
            byte[][] taken = [.. Enumerable.Range(0, 50).Select(static _ => ArrayPool<byte>.Shared.Rent(4096))];
            Array.ForEach(taken, static array => array.AsSpan().Fill((byte)'b'));
            Array.ForEach(taken, static array => ArrayPool<byte>.Shared.Return(array));
            return new Uri(text);
        }));
        reader = new MessageReader(new StrictPipeReader(pipe.Reader), new MessageChannelOptions { Serializer = serializer, LeaveOpen = leavesOpen });
        Assert.Equal(texts, (await reader.ReadAsync<Uri[]>()).Select(static uri => uri.OriginalString));
        if (leavesOpen)
        {
            Assert.True(pipe.Reader.TryRead(out ReadResult rest));
            Assert.Equal(1, rest.Buffer.Length);
        }
        else
        {
            Assert.Throws<InvalidOperationException>(() => pipe.Reader.TryRead(out _));
        }
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task A_writer_that_is_disposed_under_a_write_completes_the_pipe_behind_it(bool waits)
    {
        var pipe = new Pipe();
        var flush = new TaskCompletionSource<FlushResult>();
        var output = new WatchedPipe(pipe.Writer) { Flushing = flush.Task };
        var writer = new MessageWriter(output);
        if (waits)
        {
            Task writing = writer.WriteAsync("whole").AsTask();
            await writer.DisposeAsync();
            Assert.False(output.IsCompleted);
            flush.SetResult(default);
            await writing;
        }
        else
        {
            flush.SetCanceled();
            output.Writing = writer.Dispose;
            await Assert.ThrowsAsync<ObjectDisposedException>(async () => await writer.WriteAsync("whole"));
        }

        Assert.True(output.IsCompleted);
        await using var reader = new MessageReader(new StrictPipeReader(pipe.Reader));
        Assert.Equal("whole", await reader.ReadAsync<string>());
        Assert.False(await reader.WaitToReadAsync());
    }

    [Fact]
    public void A_pipe_does_not_block()
    {
        var pipe = new Pipe();
        using var writer = new MessageWriter(pipe.Writer);
        using var reader = new MessageReader(new StrictPipeReader(pipe.Reader));
        Assert.Throws<NotSupportedException>(() => writer.Write(1));
        Assert.Throws<NotSupportedException>(() => reader.Read<int>());
    }

    /// <summary>Tells of writes, and holds flushes back; to write to it when it was completed is an error.</summary>
    private sealed class WatchedPipe(PipeWriter pipe) : PipeWriter
    {
        public required Task<FlushResult> Flushing { get; init; }

        public Action? Writing { get; set; }

        public bool IsCompleted { get; private set; }

        public override Memory<byte> GetMemory(int sizeHint = 0) => pipe.GetMemory(sizeHint);

        public override Span<byte> GetSpan(int sizeHint = 0)
        {
            Span<byte> span = pipe.GetSpan(sizeHint);
            Writing?.Invoke();
            return span;
        }

        public override void Advance(int bytes)
        {
            Assert.False(IsCompleted);
            pipe.Advance(bytes);
        }

        public override async ValueTask<FlushResult> FlushAsync(CancellationToken cancellationToken = default) => await Flushing;

        public override void CancelPendingFlush() => pipe.CancelPendingFlush();

        public override void Complete(Exception? exception = null)
        {
            IsCompleted = true;
            pipe.Complete(exception);
        }
    }

    /// <summary>Takes nothing, and says so at once.</summary>
    private sealed class FullStream : MemoryStream
    {
        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) => throw new IOException("The disk is full.");
    }

    /// <summary>Takes half of a write and then waits until it is cancelled.</summary>
    private sealed class StalledStream : MemoryStream
    {
        private readonly TaskCompletionSource _stalled = new(TaskCreationOptions.RunContinuationsAsynchronously);

        public bool Stalls { get; set; }

        public Task Stalled => _stalled.Task;

        public int WritesAfterStall { get; private set; }

        public override void Write(ReadOnlySpan<byte> buffer) => Write(buffer.ToArray(), 0, buffer.Length);

        public override void Write(byte[] buffer, int offset, int count)
        {
            WritesAfterStall += Stalls ? 1 : 0;
            base.Write(buffer, offset, count);
        }

        public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
        {
            Write(Stalls ? buffer.Span[..(buffer.Length / 2)] : buffer.Span);
            if (Stalls)
            {
                _stalled.TrySetResult();
                await Task.Delay(Timeout.Infinite, cancellationToken);
            }
        }
    }
}
