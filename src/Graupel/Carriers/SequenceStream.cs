using System.Buffers;

namespace Graupel.Carriers;

/// <summary>Bytes that are in several pieces, as a stream that can seek.</summary>
/// <param name="data">The bytes.</param>
internal class SequenceStream(ReadOnlySequence<byte> data) : Stream
{
    private readonly long _length = data.Length;
    private SequencePosition _next = data.Start;
    private long _position;

    /// <inheritdoc/>
    public override bool CanRead => true;

    /// <inheritdoc/>
    public override bool CanSeek => true;

    /// <inheritdoc/>
    public override bool CanWrite => false;

    /// <inheritdoc/>
    public override long Length => _length;

    /// <inheritdoc/>
    public override long Position
    {
        get => _position;
        set
        {
            _next = data.GetPosition(value);
            _position = value;
        }
    }

    /// <inheritdoc/>
    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    /// <inheritdoc/>
    public override int Read(Span<byte> buffer)
    {
        int count = (int)Math.Min(buffer.Length, _length - _position);
        ReadOnlySequence<byte> taken = data.Slice(_next, count);
        taken.CopyTo(buffer);
        _next = taken.End;
        _position += count;
        return count;
    }

    /// <inheritdoc/>
    public override void Flush()
    {
    }

    /// <inheritdoc/>
    public override long Seek(long offset, SeekOrigin origin) => Position = origin switch
    {
        SeekOrigin.Begin => offset,
        SeekOrigin.Current => _position + offset,
        _ => _length + offset,
    };

    /// <inheritdoc/>
    public override void SetLength(long value) => throw new NotSupportedException();

    /// <inheritdoc/>
    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
}
