namespace Graupel.Carriers;

/// <summary>
/// Gathers the bytes of one value from a stream without blocking, so that it can then be read at once. What a stream that can seek gave
/// too much is set back; from any other one no byte behind the value is taken.
/// </summary>
internal sealed class Frame : IDisposable
{
    private const int FirstPiece = 4 * 1024;
    private const int LargestPiece = 128 * 1024;

    private readonly Stream _stream;
    private readonly long _start;
    private byte[] _buffer = [];
    private int _length;

    /// <summary>Starts at the stream's position.</summary>
    public Frame(Stream stream)
    {
        _stream = stream;
        _start = stream.CanSeek ? stream.Position : -1;
    }

    /// <summary>What was gathered.</summary>
    public ReadOnlySpan<byte> Bytes => _buffer.AsSpan(0, _length);

    private bool CanSeek => _start >= 0;

    /// <summary>Gathers the value, or what there is of it before the stream ends.</summary>
    /// <param name="scanner">Finds the end of the value; null where the format cannot.</param>
    /// <param name="cancellationToken">Ends the wait for bytes.</param>
    public async ValueTask ReadAsync(IFrameScanner? scanner, CancellationToken cancellationToken)
    {
        if (scanner is null && !CanSeek)
        {
            throw new NotSupportedException("The format cannot find the end of a value on a stream that cannot seek; gather the bytes first.");
        }

        int piece = FirstPiece;
        int scanned = 0;
        while (scanner is null or { Needed: > 0 })
        {
            int wanted = CanSeek ? piece : (int)Math.Min(scanner!.Needed, piece);
            piece = Math.Min(2 * piece, LargestPiece);
            Reserve(wanted);
            int count = await _stream.ReadAsync(_buffer.AsMemory(_length, wanted), cancellationToken).ConfigureAwait(false);
            if (count == 0)
            {
                return;
            }

            _length += count;
            scanned += scanner?.Scan(_buffer.AsSpan(scanned, _length - scanned)) ?? 0;
        }
    }

    /// <summary>After a success: leaves the stream behind the value.</summary>
    public void Complete(long consumed)
    {
        if (CanSeek)
        {
            _stream.Position = _start + consumed;
        }
        else if (consumed != _length)
        {
            throw new InvalidOperationException($"The value has {consumed} bytes, but {_length} were taken from a stream that cannot take them back.");
        }
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

    private void Reserve(int more)
    {
        long size = (long)_length + more;
        if (size > Array.MaxLength)
        {
            Throw.LimitExceeded("the value is larger than an array can be", size);
        }

        if (size <= _buffer.Length)
        {
            return;
        }

        int length = _length;
        byte[] larger = BufferPool.Rent((int)Math.Min(Math.Max(size, 2L * _buffer.Length), Array.MaxLength));
        Bytes.CopyTo(larger);
        Dispose();
        _buffer = larger;
        _length = length;
    }
}
