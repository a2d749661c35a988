using System.Buffers;
using System.IO.Pipelines;
using Graupel.Carriers;

namespace Graupel.Channels;

/// <summary>Reads a pipe. What has arrived stays in its memory.</summary>
internal sealed class PipeInput(PipeReader pipe) : MessageInput
{
    private ReadOnlySequence<byte> _all;
    private bool _isReading;

    // Bytes that the pipe was told were looked at: it may refuse to hear of fewer.
    private long _examined;

    private StaleCancellation _stale;

    private TwoEnds _ends;

    /// <inheritdoc/>
    public override long Length => _all.Length;

    /// <inheritdoc/>
    public override ReadOnlySpan<byte> First => _all.FirstSpan;

    /// <inheritdoc/>
    public override ReadOnlySequence<byte> All => _all;

    /// <inheritdoc/>
    public override ReadOnlyMemory<byte> Last => ((ReadOnlySequenceSegment<byte>)_all.End.GetObject()!).Memory[.._all.End.GetInteger()];

    /// <inheritdoc/>
    protected override void Step(long count)
    {
        _all = _all.Slice(count);
        _examined = Math.Max(0, _examined - count);
        if (_all.IsEmpty)
        {
            GiveBack();
        }
    }

    /// <inheritdoc/>
    public override bool Fill(long wanted) => throw new NotSupportedException("A pipe cannot be used synchronously: use the methods whose names end in Async.");

    /// <inheritdoc/>
    public override async ValueTask<bool> FillAsync(long wanted, CancellationToken cancellationToken)
    {
        long before = Length;
        ReadResult result;
        bool isStale;
        do
        {
            if (_isReading)
            {
                // Everything was looked at, so the pipe waits for more, and its writer does not wait for us.
                _isReading = false;
                _examined = before;
                pipe.AdvanceTo(_all.Start, _all.End);
                _all = default;
            }

            ValueTask<ReadResult> reading = ReadAsync(before, cancellationToken);
            isStale = _stale.MayBeIn(reading.IsCompleted);
            result = await reading.ConfigureAwait(false);
            Take(in result);
            if (result.IsCanceled && !isStale)
            {
                throw new OperationCanceledException("The read of the pipe was cancelled.");
            }
        }
        while (isStale && result.IsCanceled && Length == before && !result.IsCompleted);

        _stale.Expect(cancellationToken);
        return Length > before || !result.IsCompleted;
    }

    /// <inheritdoc/>
    public override void Release()
    {
        try
        {
            GiveBack();
        }
        catch (InvalidOperationException)
        {
            // Whoever the pipe was left to has completed it.
        }

        Close();
    }

    /// <inheritdoc/>
    public override void Close()
    {
        if (_ends.IsLast())
        {
            pipe.Complete();
        }
    }

    /// <inheritdoc/>
    public override ValueTask CloseAsync() => _ends.IsLast() ? pipe.CompleteAsync() : default;

    private async ValueTask<ReadResult> ReadAsync(long before, CancellationToken cancellationToken)
    {
        try
        {
            return await pipe.ReadAsync(cancellationToken).ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (before > 0)
        {
            // The pipe would not show again what was looked at before more has come; the next call may need no more.
            pipe.CancelPendingRead();
            if (pipe.TryRead(out ReadResult result))
            {
                Take(in result);
            }

            throw;
        }
    }

    private void Take(in ReadResult result)
    {
        _isReading = true;
        _all = SequencePieces.TrimStart(result.Buffer);
    }

    private void GiveBack()
    {
        if (_isReading)
        {
            _isReading = false;
            pipe.AdvanceTo(_all.Start, _all.GetPosition(_examined));
        }

        _all = default;
    }
}
