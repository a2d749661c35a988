namespace Graupel.Carriers;

/// <summary>
/// Reads from a stream and leaves it after the last byte of the value. A stream that can seek is read ahead, in growing pieces, and
/// set back; from any other one no more is taken than the value has for certain.
/// </summary>
internal sealed class StreamSource : Source
{
    // So few bytes are read one by one, if that is cheap: reading several at once costs as much.
    private const int MostSingle = 4;

    // Of a file, a small piece comes out of its buffer, to which what was read too much goes back.
    private const int FirstPiece = 512;

    // In place of a number of bytes.
    private const long NotAsked = -2;

    // Each field that holds an object costs a small message when it is set.
    private BufferedStream? _buffered;
    private Stream? _stream;
    private long _start;
    private long _taken;
    private long _maxBytes;
    private long _length;
    private ReadBuffer _buffer;

    /// <param name="first">The buffer for all that fits into it; it stays the caller's.</param>
    public StreamSource(byte[] first) => _buffer = new ReadBuffer(first);

    /// <summary>Starts at the stream's position.</summary>
    /// <param name="stream">The stream.</param>
    /// <param name="maxBytes">The most bytes that are asked for.</param>
    public void Begin(Stream stream, long maxBytes)
    {
        _maxBytes = maxBytes;
        _start = -1;
        _taken = 0;
        _length = -1;
        _stream = stream;
        if (stream.CanSeek)
        {
            _start = stream.Position;
            _length = NotAsked;
        }
        else
        {
            _buffered = stream as BufferedStream;
        }
    }

    /// <inheritdoc/>
    public override long Remaining
    {
        get
        {
            // The length of a file comes from the operating system, which takes longer than reading a small value.
            if (_length == NotAsked)
            {
                _length = StreamPosition.BytesBehind(_stream!, _start);
            }

            return _length < 0 ? -1 : Math.Max(0, Math.Min(_length, _maxBytes) - _taken);
        }
    }

    /// <inheritdoc/>
    public override void EnsureAllowed(long more) => StreamCount.EnsureWithin(_maxBytes, _taken, more);

    private bool ReadsAhead => _start >= 0;

    /// <summary>The first bytes, so that a reader has some available from the start; none of a stream that cannot take them back.</summary>
    public ReadOnlySpan<byte> ReadAhead() => ReadsAhead && _maxBytes > 0 ? GetMore(unread: 0, minimum: 1) : default;

    /// <inheritdoc/>
    public override ReadOnlySpan<byte> GetMore(int unread, int minimum) => GetMore(unread, minimum, certain: minimum);

    /// <inheritdoc/>
    public override ReadOnlySpan<byte> GetMore(int unread, int minimum, int certain)
    {
        StreamCount.EnsureWithin(_maxBytes, _taken - unread, certain);
        _buffer.KeepLast(unread);
        if (certain - unread <= MostSingle && _buffered is { } buffered)
        {
            _taken += _buffer.AddEach(buffered, certain - unread);
            return _buffer.Bytes;
        }

        int wanted = ReadsAhead ? _buffer.NextPiece(minimum, FirstPiece) : certain;
        while (_buffer.Length < minimum)
        {
            int count = _stream!.Read(_buffer.Room(wanted - _buffer.Length).Span);
            if (count == 0)
            {
                break;
            }

            _buffer.Add(count);
            _taken += count;
        }

        return _buffer.Bytes;
    }

    /// <inheritdoc/>
    public override int ReadInto(Span<byte> destination)
    {
        StreamCount.EnsureWithin(_maxBytes, _taken, destination.Length);
        int filled = StreamCount.Fill(_stream!, destination);
        _taken += filled;
        return filled;
    }

    /// <inheritdoc/>
    public override void Complete(int unread)
    {
        StreamCount.EnsureWithin(_maxBytes, _taken - unread, 0);
        if (unread == 0)
        {
            return;
        }

        if (!ReadsAhead)
        {
            throw new InvalidOperationException($"{unread} bytes were read ahead and not used, and the stream cannot seek back.");
        }

        _stream!.Seek(-unread, SeekOrigin.Current);
    }

    /// <summary>After a failure: sets the stream back to where the value begins, if it can.</summary>
    public void Rewind() => StreamPosition.Restore(_stream!, _start);

    /// <summary>Lets go of the stream and of borrowed memory, however it went.</summary>
    public void End()
    {
        _stream = null;
        _buffered = null;
        _buffer.Dispose();
    }
}
