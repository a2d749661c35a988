namespace Graupel.Formats.MessagePack;

/// <summary>How a <see cref="Guid"/> stands in MessagePack.</summary>
public enum MessagePackGuids
{
    /// <summary>Text with hyphens, as in <c>9e0f7a4c-...</c>: what most libraries of .NET write.</summary>
    Text,

    /// <summary>16 bytes in the order of the text: what Java, Python and RFC 9562 mean by the bytes of a UUID.</summary>
    BigEndian,

    /// <summary>16 bytes in the order of <see cref="Guid.ToByteArray()"/>.</summary>
    LittleEndian,
}
