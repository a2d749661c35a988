namespace Graupel.Tests.Channels;

/// <summary>Who disposes a writer while another call is in progress learns of messages that were kept and are not sent.</summary>
public class DisposedWhileWritingTests
{
    private static readonly MessageChannelOptions Keeping = new() { AutoFlush = false, LeaveOpen = true };

    [Fact]
    public async Task Messages_that_earlier_calls_kept_are_not_lost_silently()
    {
        using var stream = new MemoryStream();
        var writer = new MessageWriter(stream, Keeping);
        writer.Write("kept");
        using var held = new Held();
        Task writing = held.BeginWriting(writer);
        Assert.Contains("not sent", Assert.Throws<InvalidOperationException>(writer.Dispose).Message, StringComparison.Ordinal);
        held.Leave.Set();
        await Assert.ThrowsAsync<ObjectDisposedException>(() => writing);
        writer.Dispose();
        Assert.Equal(0, stream.Length);
    }

    [Fact]
    public async Task So_it_is_without_blocking()
    {
        using var stream = new MemoryStream();
        var writer = new MessageWriter(stream, Keeping);
        await writer.WriteAsync("kept");
        using var held = new Held();
        Task writing = held.BeginWriting(writer);
        await Assert.ThrowsAsync<InvalidOperationException>(async () => await writer.DisposeAsync());
        held.Leave.Set();
        await Assert.ThrowsAsync<ObjectDisposedException>(() => writing);
        await writer.DisposeAsync();
    }

    [Fact]
    public async Task What_was_flushed_is_not_lost()
    {
        using var stream = new MemoryStream();
        var writer = new MessageWriter(stream, Keeping);
        writer.Write("kept");
        writer.Flush();
        using var held = new Held();
        Task writing = held.BeginWriting(writer);
        writer.Dispose();
        held.Leave.Set();
        await Assert.ThrowsAsync<ObjectDisposedException>(() => writing);
        using var reader = new MessageReader(new MemoryStream(stream.ToArray()));
        Assert.Equal(["kept"], reader.ReadAll<string>());
    }

    [Fact]
    public async Task Nor_those_of_a_batch_that_was_cancelled()
    {
        using var stream = new MemoryStream();
        var writer = new MessageWriter(stream, Keeping);
        using var cancellation = new CancellationTokenSource();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await writer.WriteAllAsync(CancelAfterTwo(), cancellation.Token));
        using var held = new Held();
        Task writing = held.BeginWriting(writer);
        Assert.Contains("not sent", Assert.Throws<InvalidOperationException>(writer.Dispose).Message, StringComparison.Ordinal);
        held.Leave.Set();
        await Assert.ThrowsAsync<ObjectDisposedException>(() => writing);

        IEnumerable<string> CancelAfterTwo()
        {
            yield return "first";
            yield return "second";
            cancellation.Cancel();
            yield return "third";
        }
    }

    private sealed class Held : IDisposable
    {
        private readonly ManualResetEventSlim _entered = new();

        public ManualResetEventSlim Leave { get; } = new();

        // Returns within the call.
        public Task BeginWriting(MessageWriter writer)
        {
            Task writing = Task.Factory.StartNew(() => writer.WriteAll(Messages()), TaskCreationOptions.LongRunning);
            _entered.Wait();
            return writing;
        }

        private IEnumerable<string> Messages()
        {
            _entered.Set();
            Leave.Wait();
            yield return "last";
        }

        public void Dispose()
        {
            _entered.Dispose();
            Leave.Dispose();
        }
    }
}
