namespace Graupel.Tests.Channels;

/// <summary>Gives one part with each read, and then no more.</summary>
internal sealed class CutStream(params byte[][] parts) : MemoryStream
{
    private readonly Queue<byte[]> _parts = new(parts.Where(part => part.Length > 0));
    private byte[] _rest = [];

    public override int Read(Span<byte> buffer)
    {
        if (_rest.Length == 0 && !_parts.TryDequeue(out _rest!))
        {
            _rest = [];
        }

        int count = Math.Min(buffer.Length, _rest.Length);
        _rest.AsSpan(0, count).CopyTo(buffer);
        _rest = _rest[count..];
        return count;
    }

    public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => new(Read(buffer.Span));
}
