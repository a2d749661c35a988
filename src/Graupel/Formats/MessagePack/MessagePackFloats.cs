using System.Numerics;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// Conversions between sizes of numbers that lose nothing, the bits of NaN included, or say that they would. Where they may round, they say so of numbers out of
/// range alone.
/// </summary>
internal static class MessagePackFloats
{
    private const int DoubleDigits = 53;
    private const int HalfShift = 13;
    private const uint SingleExponent = 0x7F80_0000;
    private const uint SingleSign = 0x8000_0000;
    private const uint SingleFraction = 0x007F_FFFF;
    private const int SingleShift = 29;
    private const ulong SingleFractionLost = (1 << SingleShift) - 1;

    // What is left out of a half: bits of the fraction, and the difference of the exponents.
    private const uint FractionLost = (1 << HalfShift) - 1;
    private const uint ExponentLost = (127 - 15) << 23;

    // Normal numbers of a half, as a single has them: from the least on, in a range.
    private const uint LeastNormal = ExponentLost + (1 << 23);
    private const uint NormalRange = 30 << 23;

    /// <summary>Keeps every bit of NaN, which the processor's conversion does not.</summary>
    public static float Widen(Half value)
    {
        if (!Half.IsNaN(value))
        {
            return (float)value;
        }

        uint bits = BitConverter.HalfToUInt16Bits(value);
        return BitConverter.UInt32BitsToSingle(((bits & 0x8000) << 16) | SingleExponent | ((bits & 0x3FF) << HalfShift));
    }

    public static bool TryNarrow(float value, bool rounds, out Half result)
    {
        uint bits = BitConverter.SingleToUInt32Bits(value);
        uint magnitude = bits & ~SingleSign;
        if ((bits & FractionLost) == 0 && unchecked(magnitude - LeastNormal) < NormalRange)
        {
            result = BitConverter.UInt16BitsToHalf((ushort)(((bits & SingleSign) >> 16) | ((magnitude - ExponentLost) >> HalfShift)));
            return true;
        }

        if (float.IsNaN(value))
        {
            result = BitConverter.UInt16BitsToHalf((ushort)(((bits >> 16) & 0x8000) | 0x7C00 | ((bits >> HalfShift) & 0x3FF)));
            bool isExact = BitConverter.SingleToUInt32Bits(Widen(result)) == bits;
            result = isExact ? result : Half.NaN; // what is left of the bits may be infinity
            return isExact || rounds;
        }

        result = (Half)value;
        return (float)result == value || (rounds && Half.IsFinite(result));
    }

    public static bool TryNarrow(double value, bool rounds, out float result)
    {
        if (double.IsNaN(value))
        {
            ulong bits = BitConverter.DoubleToUInt64Bits(value);
            bool isExact = (bits & SingleFractionLost) == 0;
            result = isExact ? BitConverter.UInt32BitsToSingle(((uint)(bits >> 32) & SingleSign) | SingleExponent | (uint)((bits >> SingleShift) & SingleFraction)) : float.NaN;
            return isExact || rounds;
        }

        result = (float)value;
        return result == value || (rounds && float.IsFinite(result));
    }

    public static bool TryConvert(ulong magnitude, bool isNegative, out double result)
    {
        result = isNegative ? -(double)magnitude : magnitude;
        return 64 - BitOperations.LeadingZeroCount(magnitude) - BitOperations.TrailingZeroCount(magnitude) <= DoubleDigits;
    }
}
