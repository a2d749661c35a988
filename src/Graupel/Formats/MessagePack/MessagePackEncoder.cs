using System.Buffers.Binary;
using System.Numerics;

namespace Graupel.Formats.MessagePack;

/// <summary>Encodes numbers and headers, each in its smallest form, into room that has <see cref="MaximumSize"/> bytes. All give the size.</summary>
internal static class MessagePackEncoder
{
    /// <summary>The most bytes of a number or header.</summary>
    public const int MaximumSize = 9;

    public static int Unsigned(Span<byte> room, ulong value)
    {
        switch (value)
        {
            case <= MessagePackCode.MaxFixInt:
                room[0] = (byte)value;
                return 1;
            case <= byte.MaxValue:
                return Put8(room, MessagePackCode.UInt8, (byte)value);
            case <= ushort.MaxValue:
                return Put16(room, MessagePackCode.UInt16, (ushort)value);
            case <= uint.MaxValue:
                return Put32(room, MessagePackCode.UInt32, (uint)value);
            default:
                return Put64(room, MessagePackCode.UInt64, value);
        }
    }

    public static int Signed(Span<byte> room, long value)
    {
        switch (value)
        {
            case >= 0:
                return Unsigned(room, (ulong)value);
            case >= -32:
                room[0] = unchecked((byte)value);
                return 1;
            case >= sbyte.MinValue:
                return Put8(room, MessagePackCode.Int8, unchecked((byte)value));
            case >= short.MinValue:
                return Put16(room, MessagePackCode.Int16, unchecked((ushort)value));
            case >= int.MinValue:
                return Put32(room, MessagePackCode.Int32, unchecked((uint)value));
            default:
                return Put64(room, MessagePackCode.Int64, unchecked((ulong)value));
        }
    }

    public static int ArrayHeader(Span<byte> room, int count) => Count(room, MessagePackCode.FixArray, MessagePackCode.Array16, count);

    public static int MapHeader(Span<byte> room, int count) => Count(room, MessagePackCode.FixMap, MessagePackCode.Map16, count);

    public static int TextHeader(Span<byte> room, int length)
    {
        if (length <= MessagePackCode.MaxFixText)
        {
            room[0] = (byte)(MessagePackCode.FixText | length);
            return 1;
        }

        return Length(room, MessagePackCode.Text8, length);
    }

    /// <summary>As <see cref="TextHeader(Span{byte}, int)"/>, or as the old specification has it: without a length of one byte.</summary>
    public static int TextHeader(Span<byte> room, int length, bool isOld) =>
        isOld && length is > MessagePackCode.MaxFixText and <= byte.MaxValue ? Put16(room, MessagePackCode.Text16, (ushort)length) : TextHeader(room, length);

    public static int BlobHeader(Span<byte> room, int length) => Length(room, MessagePackCode.Bin8, length);

    public static int ExtensionHeader(Span<byte> room, sbyte type, int length)
    {
        int size = 1;
        if (length is 1 or 2 or 4 or 8 or 16)
        {
            room[0] = (byte)(MessagePackCode.FixExt1 + BitOperations.Log2((uint)length));
        }
        else
        {
            size = Length(room, MessagePackCode.Ext8, length);
        }

        room[size] = unchecked((byte)type);
        return size + 1;
    }

    /// <summary>Bytes of the header of a text.</summary>
    public static int TextHeaderSize(int length, bool isOld) => length switch
    {
        <= MessagePackCode.MaxFixText => 1,
        <= byte.MaxValue when !isOld => 2,
        <= ushort.MaxValue => 3,
        _ => 5,
    };

    public static int Put16(Span<byte> room, byte code, ushort value)
    {
        room[0] = code;
        BinaryPrimitives.WriteUInt16BigEndian(room[1..], value);
        return 3;
    }

    public static int Put32(Span<byte> room, byte code, uint value)
    {
        room[0] = code;
        BinaryPrimitives.WriteUInt32BigEndian(room[1..], value);
        return 5;
    }

    public static int Put64(Span<byte> room, byte code, ulong value)
    {
        room[0] = code;
        BinaryPrimitives.WriteUInt64BigEndian(room[1..], value);
        return 9;
    }

    private static int Put8(Span<byte> room, byte code, byte value)
    {
        room[0] = code;
        room[1] = value;
        return 2;
    }

    private static int Count(Span<byte> room, byte fix, byte code16, int count)
    {
        switch (count)
        {
            case <= MessagePackCode.MaxFixCount:
                room[0] = (byte)(fix | count);
                return 1;
            case <= ushort.MaxValue:
                return Put16(room, code16, (ushort)count);
            default:
                return Put32(room, (byte)(code16 + 1), (uint)count);
        }
    }

    private static int Length(Span<byte> room, byte code8, int length) => length switch
    {
        <= byte.MaxValue => Put8(room, code8, (byte)length),
        <= ushort.MaxValue => Put16(room, (byte)(code8 + 1), (ushort)length),
        _ => Put32(room, (byte)(code8 + 2), (uint)length),
    };
}
