using System.Numerics;

namespace Graupel.Formats;

/// <summary>Unsigned LEB128: seven bits a byte, least significant first, at most 63 bits, always in the shortest form.</summary>
internal static class Varint
{
    /// <summary>Most bytes of a varint.</summary>
    public const int MaximumSize = 9;

    /// <summary>Number of bytes that a value takes.</summary>
    public static int Size(ulong value) => (BitOperations.Log2(value | 1) / 7) + 1;

    /// <summary>Writes a value to the beginning of a span.</summary>
    /// <returns>The number of bytes.</returns>
    public static int Write(Span<byte> destination, ulong value)
    {
        int i = 0;
        while (value >= 0x80)
        {
            destination[i++] = unchecked((byte)(value | 0x80));
            value >>= 7;
        }

        destination[i++] = (byte)value;
        return i;
    }

    /// <summary>Reads a value from the beginning of a span.</summary>
    /// <param name="source">The available bytes.</param>
    /// <param name="value">The value.</param>
    /// <returns>The number of bytes; 0 when more bytes are needed; -1 when it is not a minimal varint of 63 bits.</returns>
    public static int Read(ReadOnlySpan<byte> source, out ulong value)
    {
        value = 0;
        for (int i = 0; i < source.Length && i < MaximumSize; i++)
        {
            byte b = source[i];
            value |= (ulong)(b & 0x7F) << (7 * i);
            if (b < 0x80)
            {
                return b == 0 && i > 0 ? -1 : i + 1;
            }
        }

        return source.Length >= MaximumSize ? -1 : 0;
    }
}
