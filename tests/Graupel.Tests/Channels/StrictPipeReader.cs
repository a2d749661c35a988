using System.IO.Pipelines;

namespace Graupel.Tests.Channels;

/// <summary>Refuses what the pipes of .NET 9 refuse and later ones do not: to have looked at less than before.</summary>
public sealed class StrictPipeReader(PipeReader inner) : PipeReader
{
    private ReadResult _last;
    private long _examined;

    public override async ValueTask<ReadResult> ReadAsync(CancellationToken cancellationToken = default) => _last = await inner.ReadAsync(cancellationToken);

    public override bool TryRead(out ReadResult result)
    {
        bool isRead = inner.TryRead(out result);
        _last = isRead ? result : _last;
        return isRead;
    }

    public override void AdvanceTo(SequencePosition consumed) => AdvanceTo(consumed, consumed);

    public override void AdvanceTo(SequencePosition consumed, SequencePosition examined)
    {
        long consumedBytes = _last.Buffer.Slice(_last.Buffer.Start, consumed).Length;
        long examinedBytes = _last.Buffer.Slice(_last.Buffer.Start, examined).Length;
        if (examinedBytes < _examined)
        {
            throw new InvalidOperationException("The examined position cannot be less than the previously examined position.");
        }

        _examined = examinedBytes - consumedBytes;
        inner.AdvanceTo(consumed, examined);
    }

    public override void CancelPendingRead() => inner.CancelPendingRead();

    public override void Complete(Exception? exception = null) => inner.Complete(exception);

    public override ValueTask CompleteAsync(Exception? exception = null) => inner.CompleteAsync(exception);
}
