using System.Numerics;

namespace Graupel.Formats.MessagePack;

/// <summary>Conversions between sizes of numbers that lose nothing, the bits of NaN included, or say that they would.</summary>
internal static class MessagePackFloats
{
    private const int DoubleDigits = 53;
    private const int HalfShift = 13;
    private const uint SingleExponent = 0x7F80_0000;

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

    public static bool TryNarrow(float value, out Half result)
    {
        if (float.IsNaN(value))
        {
            uint bits = BitConverter.SingleToUInt32Bits(value);
            result = BitConverter.UInt16BitsToHalf((ushort)(((bits >> 16) & 0x8000) | 0x7C00 | ((bits >> HalfShift) & 0x3FF)));
            return BitConverter.SingleToUInt32Bits(Widen(result)) == bits;
        }

        result = (Half)value;
        return (float)result == value;
    }

    public static bool TryNarrow(double value, out float result)
    {
        result = (float)value;
        return result == value || double.IsNaN(value);
    }

    public static bool TryConvert(ulong magnitude, bool isNegative, out double result)
    {
        result = isNegative ? -(double)magnitude : magnitude;
        return 64 - BitOperations.LeadingZeroCount(magnitude) - BitOperations.TrailingZeroCount(magnitude) <= DoubleDigits;
    }
}
