using System.Buffers.Binary;

namespace Graupel.Formats.Compact;

/// <summary>
/// Decimals: a byte with scale, form and sign, then the 96 bits of the digits in the shortest of three forms: one number, if they are at most 64
/// bits; a number for each word of 32; or all 12 bytes. Of forms that are equally short it is the first.
/// </summary>
internal static class CompactDecimal
{
    /// <summary>Most bytes of a decimal.</summary>
    public const int MaximumSize = 13;

    public const int Single = 0;
    public const int Words = 1;
    public const int Raw = 2;

    /// <summary>Bytes of the last form.</summary>
    public const int RawSize = 12;

    private const byte Sign = 0x80;
    private const byte MaxScale = 28;
    private const byte ScaleMask = 0x1F;
    private const int FormShift = 5;

    /// <summary>The form that a first byte announces.</summary>
    public static int FormOf(byte flags) => (flags & ~(Sign | ScaleMask)) >> FormShift;

    /// <summary>Writes a decimal.</summary>
    /// <returns>The number of bytes.</returns>
    public static int Write(Span<byte> destination, decimal value)
    {
        var bits = DecimalWords.Of(value);
        uint low = unchecked((uint)bits[0]);
        uint middle = unchecked((uint)bits[1]);
        uint high = unchecked((uint)bits[2]);
        int form = ShortestOf(low, middle, high);
        destination[0] = unchecked((byte)((bits[3] >> 16) | ((bits[3] >> 24) & Sign) | (form << FormShift)));
        Span<byte> digits = destination[1..];
        switch (form)
        {
            case Single:
                return 1 + CompactNumber.Write(digits, ((ulong)middle << 32) | low);
            case Words:
                int size = CompactNumber.Write(digits, low);
                size += CompactNumber.Write(digits[size..], middle);
                return 1 + size + CompactNumber.Write(digits[size..], high);
            default:
                BinaryPrimitives.WriteUInt32LittleEndian(digits, low);
                BinaryPrimitives.WriteUInt32LittleEndian(digits[4..], middle);
                BinaryPrimitives.WriteUInt32LittleEndian(digits[8..], high);
                return MaximumSize;
        }
    }

    /// <summary>Makes a decimal of its first byte and its words.</summary>
    /// <returns>False when there is none such, or another form is shorter.</returns>
    public static bool TryMake(byte flags, uint low, uint middle, uint high, out decimal value)
    {
        value = default;
        byte scale = (byte)(flags & ScaleMask);
        if (scale > MaxScale || FormOf(flags) != ShortestOf(low, middle, high))
        {
            return false;
        }

        value = unchecked(new decimal((int)low, (int)middle, (int)high, (flags & Sign) != 0, scale));
        return true;
    }

    private static int ShortestOf(uint low, uint middle, uint high)
    {
        if ((middle | high) == 0)
        {
            return Single;
        }

        int single = high == 0 ? CompactNumber.SizeOf(((ulong)middle << 32) | low) : int.MaxValue;
        int words = CompactNumber.SizeOf((ulong)low) + CompactNumber.SizeOf((ulong)middle) + CompactNumber.SizeOf((ulong)high);
        return single <= Math.Min(words, RawSize) ? Single : words <= RawSize ? Words : Raw;
    }
}
