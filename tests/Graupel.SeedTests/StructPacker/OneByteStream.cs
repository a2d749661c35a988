namespace Graupel.SeedTests.StructPacker;

/// <summary>A stream that cannot seek and gives a byte at a time, as a network may.</summary>
internal sealed class OneByteStream(byte[] data) : MemoryStream(data)
{
    public override bool CanSeek => false;

    public override int Read(byte[] buffer, int offset, int count) => base.Read(buffer, offset, Math.Min(count, 1));

    public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(buffer.Length, 1)]);
}
