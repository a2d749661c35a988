namespace Graupel.Compression;

/// <summary>
/// Passes compressed bytes to a codec, the last one on its own. A codec asks for more only as long as its stream has no end, so what it did not take
/// is after that end; and what it missed was cut off.
/// </summary>
/// <param name="data">The compressed bytes.</param>
internal sealed class CodecInput(ReadOnlyMemory<byte> data) : Stream
{
    private int _taken;

    /// <summary>True when the codec wanted more than there is.</summary>
    public bool IsCut { get; private set; }

    /// <summary>True when there is more than the codec wanted.</summary>
    public bool HasRest => _taken < data.Length;

    /// <inheritdoc/>
    public override bool CanRead => true;

    /// <inheritdoc/>
    public override bool CanSeek => false;

    /// <inheritdoc/>
    public override bool CanWrite => false;

    /// <inheritdoc/>
    public override long Length => throw new NotSupportedException();

    /// <inheritdoc/>
    public override long Position
    {
        get => throw new NotSupportedException();
        set => throw new NotSupportedException();
    }

    /// <inheritdoc/>
    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    /// <inheritdoc/>
    public override int Read(Span<byte> buffer)
    {
        int rest = data.Length - _taken;
        IsCut |= rest == 0;
        int count = Math.Min(buffer.Length, rest > 1 ? rest - 1 : rest);
        data.Span.Slice(_taken, count).CopyTo(buffer);
        _taken += count;
        return count;
    }

    /// <inheritdoc/>
    public override void Flush()
    {
    }

    /// <inheritdoc/>
    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    /// <inheritdoc/>
    public override void SetLength(long value) => throw new NotSupportedException();

    /// <inheritdoc/>
    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
}
