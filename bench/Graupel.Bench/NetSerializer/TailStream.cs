namespace Graupel.Bench.NetSerializer;

/// <summary>Bytes that can be read once, as from a socket.</summary>
internal sealed class TailStream(byte[] bytes) : MemoryStream(bytes)
{
    public override bool CanSeek => false;
}
