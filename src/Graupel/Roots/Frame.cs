using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Roots;

/// <summary>
/// Gathers the bytes of one value from a stream without blocking, so that it can then be read at once. What a stream that can seek gave
/// too much is set back; from any other one no byte after the value is taken. A thread keeps one that is empty.
/// </summary>
internal sealed class Frame : IDisposable
{
    // Nobody uses it. Another thread than the one that took it may have brought it back.
    [ThreadStatic]
    private static Frame? _idle;

    private Stream? _stream;
    private long _start;
    private ReadBuffer _buffer;
    private int _scanned;
    private long _maxBytes;

    private Frame()
    {
    }

    /// <summary>The bytes that were gathered.</summary>
    public ReadOnlySpan<byte> Bytes => _buffer.Bytes;

    private bool CanSeek => _start >= 0;

    private Stream Stream => _stream ?? throw new ObjectDisposedException(nameof(Frame));

    /// <summary>Starts at the stream's position; <see cref="Dispose"/> must follow.</summary>
    /// <param name="stream">The stream.</param>
    /// <param name="maxBytes">The most bytes that the value may have.</param>
    public static Frame Take(Stream stream, long maxBytes)
    {
        long start = StreamPosition.Of(stream);
        Frame frame = _idle ?? new();
        _idle = null;
        frame._stream = stream;
        frame._start = start;
        frame._scanned = 0;
        frame._maxBytes = maxBytes;
        return frame;
    }

    /// <summary>Gathers the value, or what there is of it before the stream ends.</summary>
    /// <param name="scanner">Finds the end of the value.</param>
    /// <param name="cancellationToken">Ends the wait for bytes.</param>
    /// <returns>Whether it is the whole value.</returns>
    public async ValueTask<bool> ReadAsync(FrameScanner scanner, CancellationToken cancellationToken)
    {
        while (!IsWhole(scanner, out int missing))
        {
            int wanted = CanSeek ? _buffer.NextPiece(missing) : missing;
            int count = await Stream.ReadAsync(_buffer.Room(wanted), cancellationToken).ConfigureAwait(false);
            if (count == 0)
            {
                return false;
            }

            _buffer.Add(count);
        }

        return true;
    }

    /// <summary>Gathers the value, or what there is of it before the stream ends, and waits for it.</summary>
    /// <param name="scanner">Finds the end of the value.</param>
    /// <returns>Whether it is the whole value.</returns>
    public bool Read(FrameScanner scanner)
    {
        while (!IsWhole(scanner, out int missing))
        {
            int count = Stream.Read(_buffer.Room(CanSeek ? _buffer.NextPiece(missing) : missing).Span);
            if (count == 0)
            {
                return false;
            }

            _buffer.Add(count);
        }

        return true;
    }

    /// <summary>After a success: leaves the stream after the value.</summary>
    public void Complete(long consumed)
    {
        if (CanSeek)
        {
            Stream.Position = _start + consumed;
        }
        else if (consumed != _buffer.Length)
        {
            throw new InvalidOperationException($"{_buffer.Length} bytes were read for a value of {consumed} bytes, and the stream cannot seek back.");
        }
    }

    /// <summary>After a failure: sets the stream back to where the value begins, if it can.</summary>
    public void Rewind() => StreamPosition.Restore(Stream, _start);

    /// <summary>Gives the borrowed memory back.</summary>
    public void Dispose()
    {
        if (_stream is null)
        {
            return;
        }

        _stream = null;
        _buffer.Dispose();
        _idle = this;
    }

    private bool IsWhole(FrameScanner scanner, out int missing)
    {
        bool isWhole = scanner.Run(Bytes[_scanned..], _scanned, out int consumed, out int needed);
        _scanned += consumed;
        missing = needed - (_buffer.Length - _scanned);
        StreamCount.EnsureWithin(_maxBytes, _scanned, isWhole ? 0 : needed);
        return isWhole;
    }
}
