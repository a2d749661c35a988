using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace Graupel.Formats.Compact;

/// <summary>
/// An unsigned number of up to 64 bits in 1 to 9 bytes. The zero bits below the lowest set bit of the first byte count the bytes that
/// follow it, the bits above hold the value, lowest first; a first byte of 0 is followed by all 8 bytes of the value.
/// </summary>
internal static class CompactNumber
{
    public const int MaximumSize = 9;

    /// <summary>Most bytes whose bits are loaded at once; beyond that the value has bytes of its own.</summary>
    private const int MaximumShared = 8;

    private const int BitsPerByte = 7;

    /// <summary>Number of bytes that begin with a given one.</summary>
    public static int SizeOf(byte first) => first == 0 ? MaximumSize : BitOperations.TrailingZeroCount((uint)first) + 1;

    /// <summary>Number of bytes that a value takes.</summary>
    public static int SizeOf(ulong value) => value >> (MaximumShared * BitsPerByte) != 0 ? MaximumSize : (BitOperations.Log2(value | 1) / BitsPerByte) + 1;

    /// <summary>Writes a number to the beginning of a span of at least <see cref="MaximumSize"/> bytes.</summary>
    /// <returns>The number of bytes.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Write(Span<byte> destination, ulong value)
    {
        if (value >> (MaximumShared * BitsPerByte) != 0)
        {
            destination[0] = 0;
            BinaryPrimitives.WriteUInt64LittleEndian(destination[1..], value);
            return MaximumSize;
        }

        int size = unchecked((int)((uint)BitOperations.Log2(value | 1) / BitsPerByte) + 1);
        BinaryPrimitives.WriteUInt64LittleEndian(destination, unchecked((value << size) | (1UL << (size - 1))));
        return size;
    }

    /// <summary>Reads a number of at most <see cref="MaximumShared"/> bytes.</summary>
    /// <param name="bits">The first of its bytes lowest; what follows it does not matter.</param>
    /// <param name="value">The number.</param>
    /// <returns>Its bytes; more than <see cref="MaximumShared"/> where it is longer or not in its shortest form.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Decode(ulong bits, out ulong value)
    {
        unchecked
        {
            int size = BitOperations.TrailingZeroCount(bits) + 1;
            value = (bits << (64 - (8 * size))) >> (64 - (BitsPerByte * size));
            return size > 1 && value >> (BitsPerByte * (size - 1)) == 0 ? MaximumSize : size;
        }
    }

    /// <summary>Reads a number from all of its bytes.</summary>
    /// <returns>False when it is not in its shortest form.</returns>
    public static bool TryRead(ReadOnlySpan<byte> bytes, out ulong value)
    {
        if (bytes.Length == MaximumSize)
        {
            value = BinaryPrimitives.ReadUInt64LittleEndian(bytes[1..]);
            return value >> (MaximumShared * BitsPerByte) != 0;
        }

        ulong bits = 0;
        for (int i = bytes.Length - 1; i >= 0; i--)
        {
            bits = (bits << 8) | bytes[i];
        }

        return Decode(bits, out value) == bytes.Length;
    }

    /// <summary>Signed numbers as unsigned ones: 0, -1, 1, -2 ... become 0, 1, 2, 3 ...</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Fold(long value) => unchecked((ulong)((value << 1) ^ (value >> 63)));

    /// <summary>The signed number of an unsigned one.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long Unfold(ulong value) => unchecked((long)(value >> 1) ^ -(long)(value & 1));
}
