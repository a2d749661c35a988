using System.Buffers;
using System.IO.Pipelines;

namespace Graupel.Channels;

/// <summary>Reads a pipe. What has arrived stays in its memory.</summary>
internal sealed class PipeInput(PipeReader pipe) : MessageInput
{
    private ReadOnlySequence<byte> _all;
    private bool _isReading;

    /// <inheritdoc/>
    public override long Length => _all.Length;

    /// <inheritdoc/>
    public override ReadOnlySpan<byte> First => _all.FirstSpan;

    /// <inheritdoc/>
    public override ReadOnlySequence<byte> All => _all;

    /// <inheritdoc/>
    public override void Advance(long count)
    {
        _all = _all.Slice(count);
        if (_all.IsEmpty)
        {
            Release();
        }
    }

    /// <inheritdoc/>
    public override bool Fill(long wanted) => throw new NotSupportedException("A pipe does not block: use the methods that end in Async.");

    /// <inheritdoc/>
    public override async ValueTask<bool> FillAsync(long wanted, CancellationToken cancellationToken)
    {
        long before = Length;
        if (_isReading)
        {
            // Everything was looked at, so the pipe waits for more, and its writer does not wait for us.
            _isReading = false;
            pipe.AdvanceTo(_all.Start, _all.End);
            _all = default;
        }

        ReadResult result = await pipe.ReadAsync(cancellationToken).ConfigureAwait(false);
        _isReading = true;
        _all = result.Buffer;
        if (result.IsCanceled)
        {
            throw new OperationCanceledException("The read of the pipe was cancelled.");
        }

        return Length > before || !result.IsCompleted;
    }

    /// <inheritdoc/>
    public override void Release()
    {
        if (_isReading)
        {
            _isReading = false;
            pipe.AdvanceTo(_all.Start);
        }

        _all = default;
    }

    /// <inheritdoc/>
    public override void Close() => pipe.Complete();

    /// <inheritdoc/>
    public override ValueTask CloseAsync() => pipe.CompleteAsync();
}
