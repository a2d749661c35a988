using System.Buffers.Binary;

namespace Graupel.Formats.MessagePack;

/// <summary>Decodes integers, in whatever size they were written.</summary>
internal static class MessagePackDecoder
{
    /// <summary>Bytes of an integer, its first one included; 0 if the first byte is not that of an integer.</summary>
    public static int IntegerSize(byte code) => code switch
    {
        <= MessagePackCode.MaxFixInt or >= MessagePackCode.MinusFixInt => 1,
        MessagePackCode.UInt8 or MessagePackCode.Int8 => 2,
        MessagePackCode.UInt16 or MessagePackCode.Int16 => 3,
        MessagePackCode.UInt32 or MessagePackCode.Int32 => 5,
        MessagePackCode.UInt64 or MessagePackCode.Int64 => 9,
        _ => 0,
    };

    /// <summary>The value of an integer.</summary>
    /// <param name="bytes">Its bytes, the first one included.</param>
    /// <param name="isNegative">True for a negative one, which is then given in two's complement.</param>
    public static ulong Integer(ReadOnlySpan<byte> bytes, out bool isNegative)
    {
        ReadOnlySpan<byte> body = bytes[1..];
        ulong value = bytes[0] switch
        {
            <= MessagePackCode.MaxFixInt => bytes[0],
            MessagePackCode.UInt8 => body[0],
            MessagePackCode.UInt16 => BinaryPrimitives.ReadUInt16BigEndian(body),
            MessagePackCode.UInt32 => BinaryPrimitives.ReadUInt32BigEndian(body),
            MessagePackCode.UInt64 => BinaryPrimitives.ReadUInt64BigEndian(body),
            MessagePackCode.Int8 => unchecked((ulong)(sbyte)body[0]),
            MessagePackCode.Int16 => unchecked((ulong)BinaryPrimitives.ReadInt16BigEndian(body)),
            MessagePackCode.Int32 => unchecked((ulong)BinaryPrimitives.ReadInt32BigEndian(body)),
            MessagePackCode.Int64 => BinaryPrimitives.ReadUInt64BigEndian(body),
            _ => unchecked((ulong)(sbyte)bytes[0]),
        };
        isNegative = bytes[0] != MessagePackCode.UInt64 && value > long.MaxValue;
        return value;
    }
}
