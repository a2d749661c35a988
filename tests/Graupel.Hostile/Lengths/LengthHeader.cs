using System.Buffers.Binary;

namespace Graupel.Hostile.Lengths;

/// <summary>How a format writes a length or count; gives null for numbers that it cannot write.</summary>
internal delegate byte[]? LengthHeader(UInt128 count);

/// <summary>The headers of both formats.</summary>
internal static class LengthHeaders
{
    public static readonly LengthHeader Plain = Varint;
    public static readonly LengthHeader Both = count => Varint(count) is { } length ? [.. length, .. length] : null;
    public static readonly LengthHeader Sequence = count => Varint(count + 2);
    public static readonly LengthHeader Blob = count => Varint(count + 1);
    public static readonly LengthHeader NarrowText = count => Varint((count << 1) + 1);
    public static readonly LengthHeader WideText = count => Varint((count << 1) + 2);
    public static readonly LengthHeader Ordered = count => Varint((count << 2) + 1);
    public static readonly LengthHeader SparseOrders = count => Varint((count << 2) + 2);
    public static readonly LengthHeader Hashed = count => Varint((count << 2) + 3);

    public static readonly LengthHeader Array = BigEndian(null, 0xDC, 0xDD);
    public static readonly LengthHeader Map = BigEndian(null, 0xDE, 0xDF);
    public static readonly LengthHeader Text = BigEndian(0xD9, 0xDA, 0xDB);
    public static readonly LengthHeader Binary = BigEndian(0xC4, 0xC5, 0xC6);
    public static readonly LengthHeader Extension = BigEndian(0xC7, 0xC8, 0xC9);

    /// <summary>A number among the lengths of an array.</summary>
    public static readonly LengthHeader Integer = count =>
    {
        byte[] bytes = new byte[9];
        bytes[0] = 0xCF;
        BinaryPrimitives.WriteUInt64BigEndian(bytes.AsSpan(1), unchecked((ulong)count));
        return count > ulong.MaxValue ? null : bytes;
    };

    private static byte[]? Varint(UInt128 value)
    {
        if (value >> 63 != 0)
        {
            return null;
        }

        var bytes = new List<byte>();
        for (; value >= 0x80; value >>= 7)
        {
            bytes.Add((byte)(0x80 | (byte)(value & 0x7F)));
        }

        return [.. bytes, (byte)value];
    }

    private static LengthHeader BigEndian(byte? code8, byte code16, byte code32) => count =>
    {
        if (count <= byte.MaxValue && code8 is { } code)
        {
            return [code, (byte)count];
        }

        byte[] bytes = [code32, 0, 0, 0, 0];
        if (count > uint.MaxValue)
        {
            return null;
        }

        BinaryPrimitives.WriteUInt32BigEndian(bytes.AsSpan(1), (uint)count);
        return count <= ushort.MaxValue ? [code16, bytes[3], bytes[4]] : bytes;
    };
}
