using Graupel.Tests.Carriers;

namespace Graupel.Conformance;

/// <summary>Keeps every asynchronous read waiting until it is told to go on, by the same thread: thousands of values in a short time.</summary>
internal sealed class WaitingStream(byte[] data, int piece, bool canSeek = false) : ScriptedStream(data, piece, canSeek)
{
    private Memory<byte> _buffer;
    private TaskCompletionSource<int>? _waiting;

    /// <summary>Reads a value, from one wait to the next.</summary>
    public T Read<T>(Serializer<T> serializer)
    {
        // What waits is continued by this very thread only where no context claims it.
        SynchronizationContext? context = SynchronizationContext.Current;
        SynchronizationContext.SetSynchronizationContext(null);
        try
        {
            Task<T> task = serializer.DeserializeAsync(this).AsTask();
            while (_waiting is { } waiting)
            {
                _waiting = null;
                waiting.SetResult(Read(_buffer.Span));
            }

            Assert.True(task.IsCompleted, "waits for something else");
            return task.GetAwaiter().GetResult();
        }
        finally
        {
            SynchronizationContext.SetSynchronizationContext(context);
        }
    }

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        _buffer = buffer;
        _waiting = new();
        return new(_waiting.Task);
    }
}
