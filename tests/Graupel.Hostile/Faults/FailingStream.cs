namespace Graupel.Hostile.Faults;

/// <summary>Gives or takes bytes one by one until it fails at a given place.</summary>
internal sealed class FailingStream(byte[] data, int failAt, bool canSeek) : Stream
{
    private int _position;

    /// <summary>What it throws.</summary>
    public IOException Failure { get; } = new("the cable is out");

    /// <summary>Stops a task that reads.</summary>
    public CancellationTokenSource? Stop { get; init; }

    public override bool CanRead => true;

    public override bool CanSeek => canSeek;

    public override bool CanWrite => true;

    public override long Length => canSeek ? data.Length : throw new NotSupportedException();

    public override long Position
    {
        get => canSeek ? _position : throw new NotSupportedException();
        set => _position = (int)value;
    }

    public override int Read(Span<byte> buffer)
    {
        if (_position >= failAt)
        {
            Stop?.Cancel();
            Stop?.Token.ThrowIfCancellationRequested();
            throw Failure;
        }

        int count = Math.Min(1, Math.Min(buffer.Length, data.Length - _position));
        data.AsSpan(_position, count).CopyTo(buffer);
        _position += count;
        return count;
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        return new(Read(buffer.Span));
    }

    public override void Write(ReadOnlySpan<byte> buffer)
    {
        if (_position + buffer.Length > failAt)
        {
            throw Failure;
        }

        _position += buffer.Length;
    }

    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        Write(buffer.Span);
        return default;
    }

    public override void Flush()
    {
    }

    public override long Seek(long offset, SeekOrigin origin) => _position = (int)offset + (origin switch
    {
        SeekOrigin.Begin => 0,
        SeekOrigin.Current => _position,
        _ => data.Length,
    });

    public override void SetLength(long value) => throw new NotSupportedException();
}
