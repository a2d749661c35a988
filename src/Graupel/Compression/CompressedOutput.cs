using Graupel.Carriers;

namespace Graupel.Compression;

/// <summary>Takes compressed bytes, in borrowed pieces.</summary>
internal sealed class CompressedOutput : Stream
{
    private readonly BorrowedChain _chain = BorrowedChain.Take();
    private int _written;

    /// <inheritdoc/>
    public override bool CanRead => false;

    /// <inheritdoc/>
    public override bool CanSeek => false;

    /// <inheritdoc/>
    public override bool CanWrite => true;

    /// <inheritdoc/>
    public override long Length => _chain.Sink.Length(_written);

    /// <inheritdoc/>
    public override long Position
    {
        get => Length;
        set => throw new NotSupportedException();
    }

    /// <summary>The bytes, as an array of their own.</summary>
    public byte[] ToArray() => _chain.Sink.ToArray(_written);

    /// <summary>The bytes, piece by piece.</summary>
    public IEnumerable<ReadOnlyMemory<byte>> Pieces() => _chain.Pieces(_written);

    /// <inheritdoc/>
    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    /// <inheritdoc/>
    public override void Write(ReadOnlySpan<byte> buffer) => _chain.Sink.Append(buffer, ref _written);

    /// <inheritdoc/>
    public override void Flush()
    {
    }

    /// <inheritdoc/>
    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    /// <inheritdoc/>
    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    /// <inheritdoc/>
    public override void SetLength(long value) => throw new NotSupportedException();

    /// <inheritdoc/>
    protected override void Dispose(bool disposing)
    {
        if (disposing)
        {
            _chain.Dispose();
        }

        base.Dispose(disposing);
    }
}
