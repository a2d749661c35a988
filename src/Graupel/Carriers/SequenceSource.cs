using System.Buffers;

namespace Graupel.Carriers;

/// <summary>Reads from memory in several segments. Only what straddles a border is copied.</summary>
internal sealed class SequenceSource(in ReadOnlySequence<byte> sequence) : Source, IDisposable
{
    private ReadOnlySequence<byte> _rest = sequence;
    private int _given;
    private byte[]? _straddle;

    /// <inheritdoc/>
    public override long Remaining => _rest.Length - _given;

    /// <inheritdoc/>
    public override ReadOnlySpan<byte> GetMore(int unread, int minimum)
    {
        _rest = _rest.Slice(_given - unread);
        ReadOnlySpan<byte> next = _rest.FirstSpan;
        if (next.Length < minimum && next.Length < _rest.Length)
        {
            next = Join((int)Math.Min(minimum, _rest.Length));
        }

        _given = next.Length;
        return next;
    }

    /// <summary>Gives the borrowed memory back.</summary>
    public void Dispose()
    {
        byte[]? straddle = _straddle;
        _straddle = null;
        if (straddle is not null)
        {
            BufferPool.Return(straddle);
        }
    }

    private ReadOnlySpan<byte> Join(int size)
    {
        if (_straddle is null || _straddle.Length < size)
        {
            Dispose();
            _straddle = BufferPool.Rent(size);
        }

        _rest.Slice(0, size).CopyTo(_straddle);
        return _straddle.AsSpan(0, size);
    }
}
