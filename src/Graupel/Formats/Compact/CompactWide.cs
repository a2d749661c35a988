using System.Buffers.Binary;

namespace Graupel.Formats.Compact;

/// <summary>Numbers of more than 64 bits: a byte that counts the bytes that follow, the value lowest first, without zeros at its end.</summary>
internal static class CompactWide
{
    /// <summary>Most bytes of a number of 128 bits.</summary>
    public const int MaximumSize = 17;

    /// <summary>Writes a number.</summary>
    /// <returns>The number of bytes.</returns>
    public static int Write(Span<byte> destination, UInt128 value)
    {
        int length = (135 - (int)UInt128.LeadingZeroCount(value)) / 8;
        BinaryPrimitives.WriteUInt128LittleEndian(destination[1..], value);
        destination[0] = (byte)length;
        return length + 1;
    }

    /// <summary>Reads a number from memory that holds the most bytes of one.</summary>
    /// <param name="bytes">The bytes of the number, and any others.</param>
    /// <param name="length">How many are the number's, fewer than <see cref="MaximumSize"/>.</param>
    /// <param name="value">The number.</param>
    /// <returns>False when it begins with zeros.</returns>
    public static bool TryReadPadded(ReadOnlySpan<byte> bytes, int length, out UInt128 value)
    {
        ulong low = BinaryPrimitives.ReadUInt64LittleEndian(bytes);
        ulong high = BinaryPrimitives.ReadUInt64LittleEndian(bytes[sizeof(ulong)..]);
        value = length > sizeof(ulong) ? new UInt128(Lowest(high, length - sizeof(ulong)), low) : Lowest(low, length);
        return length == 0 || bytes[length - 1] != 0;
    }

    private static ulong Lowest(ulong bits, int bytes) => bytes == 0 ? 0 : bits & (ulong.MaxValue >> (64 - (8 * bytes)));

    /// <summary>Reads a number from the bytes after the first one.</summary>
    /// <returns>False when it begins with zeros.</returns>
    public static bool TryRead(ReadOnlySpan<byte> bytes, out UInt128 value)
    {
        Span<byte> padded = stackalloc byte[16];
        padded.Clear();
        bytes.CopyTo(padded);
        return TryReadPadded(padded, bytes.Length, out value);
    }

    /// <summary>Signed numbers as unsigned ones.</summary>
    public static UInt128 Fold(Int128 value) => unchecked((UInt128)((value << 1) ^ (value >> 127)));

    /// <summary>The signed number of an unsigned one.</summary>
    public static Int128 Unfold(UInt128 value) => unchecked((Int128)(value >> 1) ^ -(Int128)(value & 1));
}
