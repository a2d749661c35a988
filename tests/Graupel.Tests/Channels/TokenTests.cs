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
}
