namespace Graupel.Carriers;

/// <summary>Writes to a stream, in pieces of one buffer; a value that fits is one write.</summary>
internal sealed class StreamSink : Sink
{
    private readonly byte[] _first;
    private byte[] _buffer;
    private Stream _stream = Stream.Null;

    /// <param name="first">The buffer for all but large pieces; it stays the caller's.</param>
    public StreamSink(byte[] first)
    {
        _first = first;
        _buffer = first;
    }

    /// <summary>Starts to write to a stream.</summary>
    public void Begin(Stream stream) => _stream = stream;

    /// <inheritdoc/>
    public override Span<byte> GetBuffer(int written, int minimum)
    {
        Complete(written);
        if (minimum > _buffer.Length)
        {
            ReturnLarge();
            _buffer = BufferPool.Rent(minimum);
        }

        return _buffer;
    }

    /// <inheritdoc/>
    public override void Complete(int written)
    {
        if (written > 0)
        {
            _stream.Write(_buffer, 0, written);
        }
    }

    /// <summary>Lets go of the stream, however it went.</summary>
    public void End()
    {
        _stream = Stream.Null;
        ReturnLarge();
    }

    private void ReturnLarge()
    {
        if (_buffer != _first)
        {
            byte[] large = _buffer;
            _buffer = _first;
            BufferPool.Return(large);
        }
    }
}
