using System.Buffers.Binary;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// Integers of 128 bits. What does not fit 64 is bytes: the fewest of the two's complement, lowest first, as of a big integer.
/// So the signed and the unsigned type, and big integers, read each other.
/// </summary>
internal static class MessagePackWide
{
    /// <summary>The most bytes, one for the sign included.</summary>
    public const int MaximumBytes = 17;

    /// <summary>Encodes a number; the room has <see cref="MessagePackSizes.Int128"/> bytes.</summary>
    /// <returns>The size.</returns>
    public static int Write(Span<byte> room, Int128 value, bool isOld)
    {
        if (value >= 0)
        {
            return Write(room, (UInt128)value, isOld);
        }

        return value >= long.MinValue ? MessagePackEncoder.Signed(room, (long)value) : Write(room, unchecked((UInt128)value), byte.MaxValue, isOld);
    }

    /// <summary>Encodes a number; the room has <see cref="MessagePackSizes.Int128"/> bytes.</summary>
    /// <returns>The size.</returns>
    public static int Write(Span<byte> room, UInt128 value, bool isOld) =>
        value <= ulong.MaxValue ? MessagePackEncoder.Unsigned(room, (ulong)value) : Write(room, value, 0, isOld);

    /// <summary>Decodes 1 to <see cref="MaximumBytes"/> bytes.</summary>
    /// <returns>False if the number is too large.</returns>
    public static bool TryRead(ReadOnlySpan<byte> bytes, out Int128 value)
    {
        (value, byte sign) = (unchecked((Int128)Low(bytes)), Sign(bytes));
        return bytes.Length < MaximumBytes || (bytes[^1] == sign && value < 0 == (sign != 0));
    }

    /// <summary>Decodes 1 to <see cref="MaximumBytes"/> bytes.</summary>
    /// <returns>False if the number is negative or too large.</returns>
    public static bool TryRead(ReadOnlySpan<byte> bytes, out UInt128 value)
    {
        value = Low(bytes);
        return Sign(bytes) == 0 && (bytes.Length < MaximumBytes || bytes[^1] == 0);
    }

    private static byte Sign(ReadOnlySpan<byte> bytes) => bytes[^1] < 0x80 ? (byte)0 : byte.MaxValue;

    private static UInt128 Low(ReadOnlySpan<byte> bytes)
    {
        Span<byte> all = stackalloc byte[MaximumBytes];
        all.Fill(Sign(bytes));
        bytes.CopyTo(all);
        return BinaryPrimitives.ReadUInt128LittleEndian(all);
    }

    private static int Write(Span<byte> room, UInt128 value, byte sign, bool isOld)
    {
        Span<byte> all = stackalloc byte[MaximumBytes];
        BinaryPrimitives.WriteUInt128LittleEndian(all, value);
        all[^1] = sign;
        int length = MaximumBytes;
        while (all[length - 1] == sign && all[length - 2] >= 0x80 == (sign != 0))
        {
            length--;
        }

        int header = isOld ? MessagePackEncoder.TextHeader(room, length, isOld) : MessagePackEncoder.BlobHeader(room, length);
        all[..length].CopyTo(room[header..]);
        return header + length;
    }
}
