using System.Buffers;
using System.IO.Pipelines;

namespace Graupel.Channels;

/// <summary>Writes to a pipe, and waits as long as its reader is behind.</summary>
internal sealed class PipeOutput(PipeWriter pipe) : MessageOutput
{
    // Ended by the writer's last call and by whoever closes: the pipe must not be completed under a write, so the later one completes it.
    private int _ends;
    private Exception? _failure;

    /// <inheritdoc/>
    public override bool CanBlock => false;

    /// <inheritdoc/>
    public override void Write(ReadOnlyMemory<byte> bytes) => pipe.Write(bytes.Span);

    /// <inheritdoc/>
    public override ValueTask WriteAsync(ReadOnlyMemory<byte> bytes, CancellationToken cancellationToken)
    {
        pipe.Write(bytes.Span);
        return FlushAsync(cancellationToken);
    }

    /// <inheritdoc/>
    public override void Flush() => throw new NotSupportedException();

    /// <inheritdoc/>
    public override async ValueTask FlushAsync(CancellationToken cancellationToken)
    {
        FlushResult result = await pipe.FlushAsync(cancellationToken).ConfigureAwait(false);
        if (result.IsCanceled)
        {
            throw new OperationCanceledException("The flush of the pipe was cancelled.");
        }

        if (result.IsCompleted)
        {
            throw new IOException("The reader of the pipe takes no more.");
        }
    }

    /// <inheritdoc/>
    public override void Release()
    {
        if (IsLastEnd())
        {
            pipe.Complete(_failure);
        }
    }

    /// <inheritdoc/>
    public override void Close(Exception? failure)
    {
        if (MayClose(failure))
        {
            pipe.Complete(failure);
        }
    }

    /// <inheritdoc/>
    public override ValueTask CloseAsync(Exception? failure) => MayClose(failure) ? pipe.CompleteAsync(failure) : default;

    private bool MayClose(Exception? failure)
    {
        _failure = failure;
        return IsLastEnd();
    }

    private bool IsLastEnd() => Interlocked.Increment(ref _ends) == 2;
}
