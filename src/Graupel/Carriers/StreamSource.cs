namespace Graupel.Carriers;

/// <summary>
/// Reads from a stream and leaves it behind the last byte of the value. A stream that can seek is read ahead, in growing pieces, and
/// set back; from any other one exactly as much is taken as the reader cannot do without.
/// </summary>
internal sealed class StreamSource : Source, IDisposable
{
    private const int FirstPiece = 4 * 1024;
    private const int LargestPiece = 128 * 1024;

    private readonly Stream _stream;
    private readonly long _start = -1;
    private long _behind = -1;
    private int _piece = FirstPiece;
    private byte[] _buffer = [];
    private int _length;

    /// <summary>Starts at the stream's position.</summary>
    public StreamSource(Stream stream)
    {
        _stream = stream;
        if (stream.CanSeek)
        {
            _start = stream.Position;
            long behind = stream.Length - _start;
            // Some streams, such as files that the system makes up, say 0 and hold something all the same.
            _behind = behind > 0 ? behind : -1;
        }
    }

    /// <inheritdoc/>
    public override long Remaining => _behind;

    private bool ReadsAhead => _start >= 0;

    /// <inheritdoc/>
    public override ReadOnlySpan<byte> GetMore(int unread, int minimum)
    {
        _buffer.AsSpan(_length - unread, unread).CopyTo(_buffer);
        _length = unread;
        int wanted = ReadsAhead ? Math.Max(minimum, _piece) : minimum;
        _piece = Math.Min(2 * _piece, LargestPiece);
        while (_length < minimum)
        {
            // Memory grows with what has arrived, not with what was announced.
            Reserve(Math.Min(wanted, Math.Max(LargestPiece, 2 * (long)_length)));
            int count = _stream.Read(_buffer, _length, Math.Min(_buffer.Length, wanted) - _length);
            if (count == 0)
            {
                break;
            }

            _length += count;
            _behind = _behind < 0 ? -1 : Math.Max(0, _behind - count);
        }

        return _buffer.AsSpan(0, _length);
    }

    /// <inheritdoc/>
    public override void Complete(int unread)
    {
        if (unread == 0)
        {
            return;
        }

        if (!ReadsAhead)
        {
            throw new InvalidOperationException($"{unread} bytes were asked for and not used, and the stream cannot take them back.");
        }

        _stream.Seek(-unread, SeekOrigin.Current);
    }

    /// <summary>After a failure: sets the stream back to where the value begins, if it can.</summary>
    public void Rewind() => StreamPosition.TryRestore(_stream, _start);

    /// <summary>Gives the borrowed memory back.</summary>
    public void Dispose()
    {
        byte[] buffer = _buffer;
        _buffer = [];
        _length = 0;
        if (buffer.Length > 0)
        {
            BufferPool.Return(buffer);
        }
    }

    private void Reserve(long size)
    {
        if (size <= _buffer.Length)
        {
            return;
        }

        byte[] larger = BufferPool.Rent((int)size);
        int length = _length;
        _buffer.AsSpan(0, length).CopyTo(larger);
        Dispose();
        _buffer = larger;
        _length = length;
    }
}
