using System.IO.Pipelines;
using System.Net.Sockets;
using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

/// <summary>Both directions over one carrier, which is closed once.</summary>
public class DuplexTests
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(20);

    public static TheoryData<string> Carriers => ["socket", "stream", "pipe"];

    [Fact]
    public async Task A_stream_that_fails_when_a_read_is_cancelled_is_closed_all_the_same()
    {
        var stream = new FailingWhenCancelled();
        var channel = new MessageChannel(stream);
        Task reading = channel.Reader.ReadAsync<int>().AsTask();
        await Assert.ThrowsAnyAsync<Exception>(async () => await channel.DisposeAsync());
        Assert.True(stream.IsClosed);
        stream.End();
        await Assert.ThrowsAnyAsync<Exception>(() => reading.WaitAsync(Patience));
    }

    [Theory]
    [InlineData("socket")]
    [InlineData("pipe")]
    public async Task The_end_of_the_writer_is_seen_while_the_other_direction_goes_on(string carrier)
    {
        (MessageChannel near, MessageChannel far) = Connect(carrier);
        await using (near)
        await using (far)
        {
            await near.Writer.WriteAsync(1);
            await near.Writer.DisposeAsync();
            Assert.Equal(1, await far.Reader.ReadAsync<int>().AsTask().WaitAsync(Patience));
            Assert.False(await far.Reader.WaitToReadAsync().AsTask().WaitAsync(Patience));
            await far.Writer.WriteAsync(2);
            Assert.Equal(2, await near.Reader.ReadAsync<int>().AsTask().WaitAsync(Patience));
        }
    }

    [Fact]
    public async Task A_socket_that_is_left_open_goes_on_after_the_writer()
    {
        (Socket one, Socket other) = Duplex.Connect();
        await using var near = new MessageChannel(one, new MessageChannelOptions { LeaveOpen = true });
        await using var far = new MessageReader(other);
        await near.Writer.DisposeAsync();
        await using (var next = new MessageWriter(one))
        {
            await next.WriteAsync(3);
        }

        Assert.Equal(3, await far.ReadAsync<int>().AsTask().WaitAsync(Patience));
    }

    [Fact]
    public async Task A_channel_whose_other_side_is_gone_is_disposed_all_the_same()
    {
        (Socket one, Socket other) = Duplex.Connect();
        other.Close(timeout: 0);
        var near = new MessageChannel(one);
        await near.Writer.DisposeAsync();
        await near.DisposeAsync();
        near.Dispose();
    }

    [Theory]
    [MemberData(nameof(Carriers))]
    public async Task Both_ends_shake_hands_and_talk(string carrier)
    {
        (MessageChannel near, MessageChannel far) = Connect(carrier);
        MessageHandshake handshake = new MessageHandshake().With<Note>().With<int>();
        Task answering = Task.Run(async () =>
        {
            await using (far)
            {
                await handshake.ExchangeAsync(far.Writer, far.Reader);
                await foreach (Note note in far.Reader.ReadAllAsync<Note>())
                {
                    await far.Writer.WriteAsync(note.Number);
                }
            }
        });
        await using (near)
        {
            await handshake.ExchangeAsync(near.Writer, near.Reader);
            Task writing = near.Writer.WriteAllAsync(Enumerable.Range(0, 100).Select(Values.Note)).AsTask();
            for (int i = 0; i < 100; i++)
            {
                Assert.Equal(i, await near.Reader.ReadAsync<int>().AsTask().WaitAsync(Patience));
            }

            await writing;
        }

        await answering.WaitAsync(Patience);
    }

    [Theory]
    [MemberData(nameof(Carriers))]
    public async Task What_is_buffered_is_sent_when_the_channel_is_disposed(string carrier)
    {
        (MessageChannel near, MessageChannel far) = Connect(carrier, new MessageChannelOptions { AutoFlush = false });
        await near.Writer.WriteAsync(7);
        await near.DisposeAsync();
        await near.DisposeAsync();
        Assert.Equal(7, await far.Reader.ReadAsync<int>().AsTask().WaitAsync(Patience));
        Assert.False(await far.Reader.WaitToReadAsync().AsTask().WaitAsync(Patience));
        await far.DisposeAsync();
        await Assert.ThrowsAsync<ObjectDisposedException>(async () => await near.Writer.WriteAsync(8));
        await Assert.ThrowsAsync<ObjectDisposedException>(async () => await near.Reader.ReadAsync<int>());
    }

    [Theory]
    [MemberData(nameof(Carriers))]
    public async Task Disposal_ends_a_call_that_waits(string carrier)
    {
        (MessageChannel near, MessageChannel far) = Connect(carrier);
        Task<int> reading = near.Reader.ReadAsync<int>().AsTask();
        await near.DisposeAsync();
        await Assert.ThrowsAsync<ObjectDisposedException>(() => reading.WaitAsync(Patience));
        await far.DisposeAsync();
    }

    [Fact]
    public void One_direction_may_end_before_the_other()
    {
        (Socket near, Socket far) = Duplex.Connect();
        far.ReceiveTimeout = near.ReceiveTimeout = 20_000;
        using (var channel = new MessageChannel(near))
        using (var other = new MessageChannel(far))
        {
            channel.Writer.Write(1);
            other.Writer.Write(2);
            channel.Writer.Dispose();
            Assert.Equal(2, channel.Reader.Read<int>());
            Assert.Equal(1, other.Reader.Read<int>());
            other.Reader.Dispose();
            other.Writer.Write(3);
            Assert.Equal(3, channel.Reader.Read<int>());
            Assert.False(near.SafeHandle.IsClosed);
        }

        Assert.True(near.SafeHandle.IsClosed && far.SafeHandle.IsClosed);
    }

    [Fact]
    public void A_socket_that_is_left_open_goes_on_behind_the_last_message()
    {
        (Socket near, Socket far) = Duplex.Connect();
        using (near)
        using (far)
        {
            far.ReceiveTimeout = 20_000;
            var options = new MessageChannelOptions { LeaveOpen = true };
            using (var channel = new MessageChannel(near, options))
            {
                channel.Writer.WriteAll([1, 2]);
            }

            foreach (int expected in (int[])[1, 2])
            {
                using var channel = new MessageChannel(far, options);
                Assert.Equal(expected, channel.Reader.Read<int>());
            }
        }
    }

    [Fact]
    public async Task The_carrier_is_closed_once_even_when_what_is_buffered_cannot_be_sent()
    {
        foreach (bool waits in (bool[])[true, false])
        {
            var stream = new TwoWayStream(new FailingStream(0));
            var channel = new MessageChannel(stream, new MessageChannelOptions { AutoFlush = false });
            channel.Writer.Write(1);
            IOException failure = waits
                ? await Assert.ThrowsAsync<IOException>(async () => await channel.DisposeAsync())
                : Assert.Throws<IOException>(channel.Dispose);
            Assert.Equal("the disk is full", failure.Message);
            channel.Dispose();
            await channel.DisposeAsync();
            Assert.Equal(1, stream.Closings);
            Assert.Throws<ObjectDisposedException>(() => channel.Reader.Read<int>());
        }
    }

    [Fact]
    public void What_has_one_position_for_both_directions_is_refused()
    {
        using var memory = new MemoryStream();
        Assert.Equal("stream", Assert.Throws<ArgumentException>(() => new MessageChannel(memory)).ParamName);
        using var input = new ScriptedStream([]);
        Assert.Equal("stream", Assert.Throws<ArgumentException>(() => new MessageChannel(input)).ParamName);
        Assert.Equal("stream", Assert.Throws<ArgumentNullException>(() => new MessageChannel((Stream)null!)).ParamName);
        Assert.Equal("socket", Assert.Throws<ArgumentNullException>(() => new MessageChannel((Socket)null!)).ParamName);
        Assert.Equal("pipe", Assert.Throws<ArgumentNullException>(() => new MessageChannel((IDuplexPipe)null!)).ParamName);
    }

    private static (MessageChannel Near, MessageChannel Far) Connect(string carrier, MessageChannelOptions? options = null)
    {
        if (carrier == "pipe")
        {
            (Pipe there, Pipe back) = (new(), new());
            return (new MessageChannel(new TwoPipes(back.Reader, there.Writer), options), new MessageChannel(new TwoPipes(there.Reader, back.Writer), options));
        }

        (Socket near, Socket far) = Duplex.Connect();
        return carrier == "socket"
            ? (new MessageChannel(near, options), new MessageChannel(far, options))
            : (new MessageChannel(new NetworkStream(near, ownsSocket: true), options), new MessageChannel(new NetworkStream(far, ownsSocket: true), options));
    }

    private sealed record TwoPipes(PipeReader Input, PipeWriter Output) : IDuplexPipe;

    /// <summary>Has nothing to read, and counts how often it is closed.</summary>
    private sealed class TwoWayStream(Stream output) : ScriptedStream([])
    {
        public int Closings { get; private set; }

        public override bool CanWrite => true;

        public override void Write(byte[] buffer, int offset, int count) => output.Write(buffer, offset, count);

        public override void Write(ReadOnlySpan<byte> buffer) => output.Write(buffer);

        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) => output.WriteAsync(buffer, cancellationToken);

        protected override void Dispose(bool disposing)
        {
            Closings++;
            base.Dispose(disposing);
        }
    }

    private sealed class FailingWhenCancelled : MemoryStream
    {
        private readonly TaskCompletionSource<int> _read = new();

        public bool IsClosed { get; private set; }

        public override bool CanSeek => false;

        public void End() => _read.TrySetResult(0);

        public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        {
            await using CancellationTokenRegistration registration = cancellationToken.Register(static () => throw new InvalidOperationException("cannot cancel"));
            return await _read.Task;
        }

        public override ValueTask DisposeAsync()
        {
            IsClosed = true;
            return base.DisposeAsync();
        }
    }
}
