using Graupel.Tests.Api;

namespace Graupel.Tests.Carriers;

/// <summary>Writing without blocking uses memory again once the stream has taken it, and not before.</summary>
public class SerializeAsyncTests
{
    private static readonly Serializer Serializer = new();

    [Theory]
    [InlineData(3)]
    [InlineData(3000)]
    public void It_allocates_nothing_if_there_is_nothing_to_wait_for(int length)
    {
        Note note = Values.Note(length);
        using var stream = new MemoryStream(10_000);
        Assert.Equal(0, Allocations.Of(() =>
        {
            stream.Position = 0;
            Allocations.EnsureCompleted(Serializer.SerializeAsync(stream, note));
        }));
        Assert.Equal(note, Serializer.Deserialize<Note>(stream.ToArray()));
    }

    [Fact]
    public async Task Memory_that_a_stream_still_writes_is_no_other_calls()
    {
        var pairs = new List<(Slow Stream, Task Writing, Note Note)>();
        foreach (int length in (int[])[1, 100, 3000, 5000, 70_000, 2, 101])
        {
            var stream = new Slow();
            Note note = Values.Note(length);
            pairs.Add((stream, Serializer.SerializeAsync(stream, note).AsTask(), note));
            await Serializer.SerializeAsync(new MemoryStream(), Values.Note(length + 1));
        }

        foreach ((Slow stream, Task writing, Note note) in pairs)
        {
            stream.Open();
            await writing;
            Assert.Equal(note, Serializer.Deserialize<Note>(stream.ToArray()));
        }
    }

    [Fact]
    public async Task A_stream_may_write_a_value_while_it_writes_one()
    {
        var stream = new Nesting();
        await Serializer.SerializeAsync(stream, Values.Note(100));
        Assert.Equal(Values.Note(100), Serializer.Deserialize<Note>(stream.ToArray()));
        Assert.Equal(Values.Note(50), Serializer.Deserialize<Note>(stream.Other.ToArray()));
    }

    [Fact]
    public async Task After_a_failure_the_next_value_is_written()
    {
        using var closed = new MemoryStream();
        closed.Dispose();
        foreach (int length in (int[])[1, 5000, 70_000])
        {
            await Assert.ThrowsAsync<ObjectDisposedException>(async () => await Serializer.SerializeAsync(closed, Values.Note(length)));
            Assert.True(Serializer.SerializeAsync(new MemoryStream(), Values.Note(length), new CancellationToken(canceled: true)).AsTask().IsCanceled);
            using var stream = new MemoryStream();
            await Serializer.SerializeAsync(stream, Values.Note(length));
            Assert.Equal(Values.Note(length), Serializer.Deserialize<Note>(stream.ToArray()));
        }
    }

    /// <summary>Takes what it gets only when it is opened.</summary>
    private sealed class Slow : MemoryStream
    {
        private readonly TaskCompletionSource _open = new(TaskCreationOptions.RunContinuationsAsynchronously);

        public void Open() => _open.SetResult();

        public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
        {
            await _open.Task;
            Write(buffer.Span);
        }
    }

    private sealed class Nesting : MemoryStream
    {
        public MemoryStream Other { get; } = new();

        public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
        {
            await Serializer.SerializeAsync(Other, Values.Note(50), cancellationToken);
            Write(buffer.Span);
        }
    }
}
