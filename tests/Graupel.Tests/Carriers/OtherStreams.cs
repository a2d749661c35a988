namespace Graupel.Tests.Carriers;

/// <summary>A stream over bytes that can be told how to behave.</summary>
public class ScriptedStream(byte[] data, int piece = int.MaxValue, bool canSeek = false) : Stream
{
    private int _position;

    /// <summary>Reads at or behind this position fail.</summary>
    public int FailAt { get; init; } = int.MaxValue;

    /// <summary>The failure.</summary>
    public IOException Failure { get; } = new("the cable is out");

    public int Reads { get; private set; }

    /// <summary>The furthest position up to which it was read.</summary>
    public int Most { get; private set; }

    /// <summary>The most bytes that were asked for at once.</summary>
    public int MostWanted { get; private set; }

    /// <summary>How often the length was asked for.</summary>
    public int LengthsAsked { get; private set; }

    public override bool CanRead => true;

    public override bool CanSeek => canSeek;

    public override bool CanWrite => false;

    public override long Length
    {
        get
        {
            LengthsAsked++;
            return canSeek ? data.Length : throw new NotSupportedException();
        }
    }

    /// <summary>How many bytes were taken.</summary>
    public int Taken => _position;

    public override long Position
    {
        get => canSeek ? _position : throw new NotSupportedException();
        set => _position = canSeek ? (int)value : throw new NotSupportedException();
    }

    public override int Read(Span<byte> buffer)
    {
        Reads++;
        MostWanted = Math.Max(MostWanted, buffer.Length);
        int count = Math.Min(Math.Min(piece, buffer.Length), data.Length - _position);
        if (buffer.Length > 0 && _position + count >= FailAt)
        {
            throw Failure;
        }

        data.AsSpan(_position, count).CopyTo(buffer);
        _position += count;
        Most = Math.Max(Most, _position);
        return count;
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        await Task.Yield();
        cancellationToken.ThrowIfCancellationRequested();
        return Read(buffer.Span);
    }

    public override long Seek(long offset, SeekOrigin origin) => Position = origin switch
    {
        SeekOrigin.Begin => offset,
        SeekOrigin.Current => _position + offset,
        _ => data.Length + offset,
    };

    public override void Flush()
    {
    }

    public override void SetLength(long value) => throw new NotSupportedException();

    public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
}

/// <summary>Takes bytes until it fails.</summary>
public sealed class FailingStream(long failAt) : MemoryStream
{
    public IOException Failure { get; } = new("the disk is full");

    public override void Write(ReadOnlySpan<byte> buffer) => Write(buffer.ToArray(), 0, buffer.Length);

    public override void Write(byte[] buffer, int offset, int count)
    {
        if (Position + count > failAt)
        {
            throw Failure;
        }

        base.Write(buffer, offset, count);
    }

    public override async ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        await Task.Yield();
        cancellationToken.ThrowIfCancellationRequested();
        Write(buffer.Span);
    }
}
