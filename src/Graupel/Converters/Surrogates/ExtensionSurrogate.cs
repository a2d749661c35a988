namespace Graupel.Converters;

/// <summary>The type as a byte, then the content.</summary>
internal sealed class ExtensionSurrogate : Surrogate<MessagePackExtension, byte[]>
{
    public override byte[] ToWire(MessagePackExtension value, long offset)
    {
        byte[] wire = new byte[1 + value.Content.Length];
        wire[0] = unchecked((byte)value.Type);
        value.Content.Span.CopyTo(wire.AsSpan(1));
        return wire;
    }

    public override MessagePackExtension FromWire(byte[] wire, long offset)
    {
        if (wire.Length == 0)
        {
            Throw.InvalidValue("an extension without a type", offset);
        }

        return new MessagePackExtension(unchecked((sbyte)wire[0]), wire.AsMemory(1));
    }
}
