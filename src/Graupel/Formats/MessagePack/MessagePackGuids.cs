namespace Graupel.Formats.MessagePack;

/// <summary>How a <see cref="Guid"/> is written in MessagePack.</summary>
public enum MessagePackGuids
{
    /// <summary>Text with hyphens, as in <c>9e0f7a4c-...</c>, as most .NET libraries write it.</summary>
    Text,

    /// <summary>16 bytes in the order of the text: the bytes of a UUID in Java, Python and RFC 9562.</summary>
    BigEndian,

    /// <summary>16 bytes in the order of <see cref="Guid.ToByteArray()"/>.</summary>
    LittleEndian,
}
