using System.Buffers.Binary;
using System.Runtime.CompilerServices;

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

    /// <summary>The value of an integer that fits <see cref="long"/>.</summary>
    /// <inheritdoc cref="TryDecodeSmall"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryDecode(ReadOnlySpan<byte> bytes, out long value, out int size)
    {
        if (TryDecodeSmall(bytes, out value, out size))
        {
            return true;
        }

        (value, size) = (BinaryPrimitives.ReadInt64BigEndian(bytes[1..]), 9);
        return bytes[0] == MessagePackCode.Int64 || (bytes[0] == MessagePackCode.UInt64 && value >= 0);
    }

    /// <summary>The value of an integer whose form has 32 bits or less, in one step.</summary>
    /// <param name="bytes">Its bytes and whatever follows them: nine in all.</param>
    /// <param name="value">The value.</param>
    /// <param name="size">The number of its bytes.</param>
    /// <returns>False for anything else.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryDecodeSmall(ReadOnlySpan<byte> bytes, out long value, out int size)
    {
        ReadOnlySpan<byte> body = bytes[1..];
        switch (bytes[0])
        {
            case <= MessagePackCode.MaxFixInt or >= MessagePackCode.MinusFixInt:
                (value, size) = (unchecked((sbyte)bytes[0]), 1);
                return true;
            case MessagePackCode.UInt8:
                (value, size) = (body[0], 2);
                return true;
            case MessagePackCode.UInt16:
                (value, size) = (BinaryPrimitives.ReadUInt16BigEndian(body), 3);
                return true;
            case MessagePackCode.UInt32:
                (value, size) = (BinaryPrimitives.ReadUInt32BigEndian(body), 5);
                return true;
            case MessagePackCode.Int8:
                (value, size) = (unchecked((sbyte)body[0]), 2);
                return true;
            case MessagePackCode.Int16:
                (value, size) = (BinaryPrimitives.ReadInt16BigEndian(body), 3);
                return true;
            case MessagePackCode.Int32:
                (value, size) = (BinaryPrimitives.ReadInt32BigEndian(body), 5);
                return true;
            default:
                (value, size) = (0, 0);
                return false;
        }
    }

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
