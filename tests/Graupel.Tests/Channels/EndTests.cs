using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

/// <summary>How channels end while something waits, and what they leave to whoever goes on.</summary>
public class EndTests
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(20);

    [Fact]
    public async Task A_pipe_that_is_left_open_can_be_written_on_while_its_reader_is_behind()
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1000, resumeWriterThreshold: 500));
        var first = new MessageWriter(pipe.Writer, new MessageChannelOptions { LeaveOpen = true, AutoFlush = false });
        await first.WriteAsync(new byte[2000]);
        first.Dispose();

        await using var second = new MessageWriter(pipe.Writer);
        Task more = second.WriteAsync(7).AsTask();
        await using var reader = new MessageReader(pipe.Reader);
        Assert.Equal(2000, (await reader.ReadAsync<byte[]>().AsTask().WaitAsync(Patience))!.Length);
        Assert.Equal(7, await reader.ReadAsync<int>().AsTask().WaitAsync(Patience));
        await more.WaitAsync(Patience);
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task Disposal_ends_a_call_that_waits_for_what_to_write(bool isSequence)
    {
        var pipe = new Pipe();
        var writer = new MessageWriter(pipe.Writer);
        var arrived = new TaskCompletionSource();
        Task writing = isSequence ? writer.WriteSequenceAsync(IdleAsync(arrived)).AsTask() : writer.WriteAllAsync(IdleAsync(arrived)).AsTask();
        await arrived.Task.WaitAsync(Patience);
        await writer.DisposeAsync();
        await Assert.ThrowsAsync<ObjectDisposedException>(() => writing.WaitAsync(Patience));

        await using var reader = new MessageReader(pipe.Reader);
        if (!isSequence)
        {
            Assert.Equal(1, await reader.ReadAsync<int>().AsTask().WaitAsync(Patience));
            Assert.False(await reader.WaitToReadAsync().AsTask().WaitAsync(Patience));
        }
    }

    // Whichever call is last: what was written before is sent, or somebody is told.
    [Fact]
    public async Task Nothing_is_lost_silently_when_a_writer_is_disposed_between_two_calls()
    {
        for (int round = 0; round < 3000; round++)
        {
            var stream = new MemoryStream();
            var writer = new MessageWriter(stream, new MessageChannelOptions { LeaveOpen = true, AutoFlush = false });
            int written = 0;
            Exception? refused = null;
            Task writing = Task.Run(() =>
            {
                try
                {
                    for (; ; written++)
                    {
                        writer.Write(written);
                    }
                }
                catch (Exception e)
                {
                    refused = e;
                }
            });
            Thread.SpinWait(round);
            Exception? told = Record.Exception(writer.Dispose);
            Assert.True(told is null || told.GetType() == typeof(InvalidOperationException), $"{told}");
            await writing.WaitAsync(Patience);

            // The call that is refused before it begins finds the writer disposed; one that was told has begun.
            stream.Position = 0;
            using var reader = new MessageReader(stream);
            int arrived = reader.ReadAll<int>().Count();
            bool isTold = told is not null || refused is ObjectDisposedException { StackTrace: { } trace } && !trace.Contains("ChannelState.Enter", StringComparison.Ordinal);
            Assert.True(arrived == written || isTold, $"{arrived} of {written} arrived in round {round}: {refused}");
        }
    }

    [Fact]
    public async Task A_second_disposal_does_not_end_what_the_first_one_sends()
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1000, resumeWriterThreshold: 500));
        var writer = new MessageWriter(pipe.Writer, new MessageChannelOptions { AutoFlush = false });
        await writer.WriteAsync(new byte[2000]);
        Task first = writer.DisposeAsync().AsTask();
        await writer.DisposeAsync();
        Assert.False(first.IsCompleted);

        await using var reader = new MessageReader(pipe.Reader);
        Assert.Equal(2000, (await reader.ReadAsync<byte[]>())!.Length);
        await first.WaitAsync(Patience);
        Assert.False(await reader.WaitToReadAsync());
    }

    [Fact]
    public async Task What_is_cancelled_before_anything_is_sent_is_sent_by_the_next_call()
    {
        using var stop = new CancellationTokenSource();
        var stream = new MemoryStream();
        await using (var writer = new MessageWriter(stream, new MessageChannelOptions { LeaveOpen = true }))
        {
            // A source that ends when it is asked to.
            await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await writer.WriteAllAsync(UntilAsync(stop), stop.Token));
            await writer.WriteAsync(9);
        }

        stream.Position = 0;
        using var reader = new MessageReader(stream);
        Assert.Equal([1, 2, 9], reader.ReadAll<int>());
    }

    [Fact]
    public async Task A_reader_that_was_disposed_returns_no_message_that_came_later()
    {
        var stream = new SlowStream();
        var reader = new MessageReader(stream, new MessageChannelOptions { LeaveOpen = true });
        Task<int> reading = Task.Run(reader.Read<int>);
        await stream.Waits.Task.WaitAsync(Patience);
        reader.Dispose();
        stream.Comes.SetResult();
        await Assert.ThrowsAsync<ObjectDisposedException>(() => reading.WaitAsync(Patience));
    }

    [Fact]
    public async Task A_reader_lets_go_of_a_pipe_that_its_owner_completed()
    {
        var pipe = new Pipe();
        await using (var writer = new MessageWriter(pipe.Writer))
        {
            await writer.WriteAsync(1);
        }

        var reader = new MessageReader(pipe.Reader, new MessageChannelOptions { LeaveOpen = true });
        await foreach (int message in reader.ReadAllAsync<int>())
        {
            Assert.Equal(1, message);
        }

        await pipe.Reader.CompleteAsync();
        reader.Dispose();
        Assert.Throws<ObjectDisposedException>(() => reader.Read<int>());
    }

    [Fact]
    public void A_header_is_not_taken_from_a_stream_that_cannot_seek()
    {
        byte[] bytes = Envelope.Write(5);
        var stream = new PositionedStream(bytes);
        Assert.Throws<NotSupportedException>(() => Envelope.PeekHeader(stream));
        Assert.Equal(5, Envelope.Read<int>(stream));
    }

    [Fact]
    public async Task A_handshake_that_cannot_be_checked_is_not_begun()
    {
        (Pipe there, Pipe back) = (new(), new());
        await using var writer = new MessageWriter(there.Writer);
        var without = new MessageChannelOptions { Serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly }) };
        await using var reader = new MessageReader(back.Reader, without);
        MessageHandshake handshake = new MessageHandshake().With<Unseen>();
        Assert.Equal(ErrorKind.NoContract, (await Assert.ThrowsAsync<GraupelException>(() => handshake.ExchangeAsync(writer, reader))).Kind);
        await writer.WriteAsync(3);
        await using var other = new MessageReader(there.Reader);
        Assert.Equal(3, await other.ReadAsync<int>());
    }

    private static async IAsyncEnumerable<int> IdleAsync(TaskCompletionSource arrived, [EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        yield return 1;
        arrived.SetResult();
        await Task.Delay(Timeout.Infinite, cancellationToken);
    }

    private static async IAsyncEnumerable<int> UntilAsync(CancellationTokenSource stop, [EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        yield return 1;
        yield return 2;
        await stop.CancelAsync();
        Assert.True(cancellationToken.IsCancellationRequested);
    }

    public sealed class Unseen
    {
        public int Number { get; set; }
    }

    private sealed class SlowStream() : ScriptedStream([6, 1, 0, 0, 0])
    {
        public TaskCompletionSource Waits { get; } = new(TaskCreationOptions.RunContinuationsAsynchronously);

        public TaskCompletionSource Comes { get; } = new(TaskCreationOptions.RunContinuationsAsynchronously);

        public override int Read(byte[] buffer, int offset, int count)
        {
            Waits.TrySetResult();
            Comes.Task.GetAwaiter().GetResult();
            return base.Read(buffer, offset, count);
        }
    }

    /// <summary>Says where it is, although it cannot go elsewhere.</summary>
    private sealed class PositionedStream(byte[] data) : MemoryStream(data)
    {
        public override bool CanSeek => false;

        public override long Position
        {
            get => base.Position;
            set => throw new NotSupportedException();
        }
    }
}
