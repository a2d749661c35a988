namespace Graupel.Formats.MessagePack;

/// <summary>Guids, as text or bytes.</summary>
internal static class MessagePackGuid
{
    public const int BinarySize = 16;
    private const int TextSize = 36;

    /// <summary>Encodes a Guid; the room has <see cref="MessagePackSizes.Guid"/> bytes.</summary>
    /// <returns>The size.</returns>
    public static int Write(Span<byte> room, Guid value, MessagePackOptions options)
    {
        bool isText = options.Guids == MessagePackGuids.Text;
        int length = isText ? TextSize : BinarySize;
        int header = isText || options.OldSpecification
            ? MessagePackEncoder.TextHeader(room, length, options.OldSpecification)
            : MessagePackEncoder.BlobHeader(room, length);
        if (isText)
        {
            value.TryFormat(room[header..], out _, "D");
        }
        else
        {
            value.TryWriteBytes(room[header..], options.Guids == MessagePackGuids.BigEndian, out _);
        }

        return header + length;
    }

    /// <summary>Decodes 16 bytes.</summary>
    public static Guid Read(ReadOnlySpan<byte> bytes, MessagePackGuids order) => new(bytes, order == MessagePackGuids.BigEndian);
}
