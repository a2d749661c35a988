using System.Buffers;
using System.IO.Pipelines;

namespace Graupel.Channels;

/// <summary>Writes to a pipe, and waits as long as its reader is behind.</summary>
internal sealed class PipeOutput(PipeWriter pipe) : MessageOutput
{
    private StaleCancellation _stale;

    private TwoEnds _ends;

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
    /// <remarks>What was written can be read from here on; it does not wait for a reader that is behind.</remarks>
    public override void Flush()
    {
        FlushResult result;
        bool isStale;
        do
        {
            // A continuation that waits would be one too many for whoever flushes the pipe next.
            ValueTask<FlushResult> flushing = pipe.FlushAsync();
            if (!flushing.IsCompleted)
            {
                return;
            }

            isStale = _stale.MayBeIn(flushing.IsCompleted);
            result = flushing.GetAwaiter().GetResult();
        }
        while (isStale && result.IsCanceled);

        EnsureTaken(result);
    }

    /// <inheritdoc/>
    public override async ValueTask FlushAsync(CancellationToken cancellationToken)
    {
        try
        {
            FlushResult result;
            bool isStale;
            do
            {
                ValueTask<FlushResult> flushing = pipe.FlushAsync(cancellationToken);
                isStale = _stale.MayBeIn(flushing.IsCompleted);
                result = await flushing.ConfigureAwait(false);
            }
            while (isStale && result.IsCanceled);

            _stale.Expect(cancellationToken);
            EnsureTaken(result);
        }
        catch (Exception e)
        {
            _failure = e;
            throw;
        }
    }

    private static void EnsureTaken(FlushResult result)
    {
        if (result.IsCanceled)
        {
            throw new OperationCanceledException("The flush of the pipe was cancelled.");
        }

        if (result.IsCompleted)
        {
            throw new IOException("The reader of the pipe has completed.");
        }
    }

    /// <inheritdoc/>
    public override void Release() => Close();

    /// <inheritdoc/>
    /// <remarks>Also after a failure normally: a pipe that is completed with an exception gives its reader no more data, although complete messages may be in it.</remarks>
    public override void Close()
    {
        if (_ends.IsLast())
        {
            pipe.Complete(Unsent());
        }
    }

    /// <inheritdoc/>
    public override ValueTask CloseAsync() => _ends.IsLast() ? pipe.CompleteAsync(Unsent()) : default;

    // A pipe over a stream keeps what a write that failed has sent a part of. Completed normally, it would write that again from its beginning.
    private Exception? Unsent() => _failure is not null && pipe is { CanGetUnflushedBytes: true, UnflushedBytes: > 0 } ? _failure : null;
}
