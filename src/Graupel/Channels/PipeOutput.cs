using System.Buffers;
using System.IO.Pipelines;

namespace Graupel.Channels;

/// <summary>Writes to a pipe, and waits as long as its reader is behind.</summary>
internal sealed class PipeOutput(PipeWriter pipe) : MessageOutput
{
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
    public override void Close(Exception? failure) => pipe.Complete(failure);

    /// <inheritdoc/>
    public override ValueTask CloseAsync(Exception? failure) => pipe.CompleteAsync(failure);
}
