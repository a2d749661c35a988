using System.IO.Pipelines;

namespace Graupel.Tests.Channels;

/// <summary>The token of a call ends this call only.</summary>
public class TokenTests
{
    [Fact]
    public void A_token_costs_no_memory_where_nothing_waits()
    {
        using var writer = new MessageWriter(Stream.Null);
        using var source = new CancellationTokenSource();
        Assert.Equal(
            Allocations.Of(() => Allocations.EnsureCompleted(writer.WriteAsync(1))),
            Allocations.Of(() => Allocations.EnsureCompleted(writer.WriteAsync(1, source.Token))));
    }

    [Fact]
    public async Task A_token_of_an_earlier_call_ends_no_later_one()
    {
        var pipe = new Pipe();
        await using var writer = new MessageWriter(pipe.Writer);
        await using var reader = new MessageReader(pipe.Reader);
        for (int i = 0; i < 3; i++)
        {
            using var first = new CancellationTokenSource();
            Task<int> read = reader.ReadAsync<int>(first.Token).AsTask();
            await writer.WriteAsync(i);
            Assert.Equal(i, await read);

            using var second = new CancellationTokenSource();
            read = reader.ReadAsync<int>(second.Token).AsTask();
            await first.CancelAsync();
            Assert.False(read.IsCompleted);
            await second.CancelAsync();
            OperationCanceledException error = await Assert.ThrowsAnyAsync<OperationCanceledException>(() => read);
            Assert.Equal(second.Token, error.CancellationToken);

            using var third = new CancellationTokenSource();
            read = reader.ReadAsync<int>(third.Token).AsTask();
            Assert.False(read.IsCompleted);
            await writer.WriteAsync(-1, third.Token);
            Assert.Equal(-1, await read);
        }
    }

    [Fact]
    public async Task A_call_with_a_token_ends_when_the_reader_is_disposed()
    {
        var pipe = new Pipe();
        var reader = new MessageReader(pipe.Reader);
        using var source = new CancellationTokenSource();
        Task<int> read = reader.ReadAsync<int>(source.Token).AsTask();
        await using (var writer = new MessageWriter(pipe.Writer))
        {
            await writer.WriteAsync(7, source.Token);
            Assert.Equal(7, await read);
            read = reader.ReadAsync<int>(source.Token).AsTask();
            Assert.False(read.IsCompleted);
            reader.Dispose();
            await Assert.ThrowsAsync<ObjectDisposedException>(() => read);
        }

        await source.CancelAsync();
    }

    [Fact]
    public async Task A_token_that_is_cancelled_when_a_pipe_over_a_stream_has_read_ends_no_later_call()
    {
        byte[] bytes = ChannelValues.Write(MessageChannelOptions.Default, ["one", "two"]);
        using var source = new CancellationTokenSource();
        await using var reader = new MessageReader(PipeReader.Create(new CancellingStream(source, bytes)));
        Assert.Equal("one", await reader.ReadAsync<string>(source.Token));
        Assert.True(source.IsCancellationRequested);
        Assert.Equal("two", await reader.ReadAsync<string>());
        Assert.False(await reader.WaitToReadAsync());
    }

    [Fact]
    public async Task A_token_that_is_cancelled_when_a_pipe_over_a_stream_has_written_ends_no_later_call()
    {
        using var source = new CancellationTokenSource();
        var stream = new CancellingStream(source, []);
        await using (var writer = new MessageWriter(PipeWriter.Create(stream, new StreamPipeWriterOptions(leaveOpen: true))))
        {
            await writer.WriteAsync("one", source.Token);
            Assert.True(source.IsCancellationRequested);
            await writer.WriteAsync("two");
            await writer.WriteAsync("three");
        }

        stream.Position = 0;
        using var reader = new MessageReader(stream);
        Assert.Equal(["one", "two", "three"], reader.ReadAll<string>());
    }

    [Fact]
    public async Task A_pipe_whose_owner_cancels_a_call_still_ends_it()
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 2, resumeWriterThreshold: 1));
        await using var reader = new MessageReader(pipe.Reader);
        Task<int> read = reader.ReadAsync<int>().AsTask();
        pipe.Reader.CancelPendingRead();
        await Assert.ThrowsAsync<OperationCanceledException>(() => read);
        await using var writer = new MessageWriter(pipe.Writer);
        Task write = writer.WriteAsync(1).AsTask();
        pipe.Writer.CancelPendingFlush();
        await Assert.ThrowsAsync<OperationCanceledException>(() => write);
    }

    /// <summary>Gives a few bytes for each read, and cancels a source when it has read or written.</summary>
    private sealed class CancellingStream : MemoryStream
    {
        private readonly CancellationTokenSource _source;

        public CancellingStream(CancellationTokenSource source, byte[] data)
        {
            _source = source;
            Write(data);
            Position = 0;
        }

        public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        {
            cancellationToken.ThrowIfCancellationRequested();
            int count = Read(buffer.Span[..Math.Min(buffer.Length, 5)]);
            await _source.CancelAsync();
            return count;
        }

        public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
        {
            cancellationToken.ThrowIfCancellationRequested();
            Write(buffer.Span);
            await _source.CancelAsync();
        }

        public override Task FlushAsync(CancellationToken cancellationToken) => Task.CompletedTask;
    }
}
