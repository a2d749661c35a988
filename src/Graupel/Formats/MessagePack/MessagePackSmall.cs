using System.Runtime.Intrinsics;

namespace Graupel.Formats.MessagePack;

/// <summary>Many integers of 8 and 16 bits, as integers of 32 bits, which are turned several at once.</summary>
internal static class MessagePackSmall
{
    /// <summary>Widens integers of 8 bits with a sign.</summary>
    /// <param name="values">The integers.</param>
    /// <param name="wide">Where they go; as long.</param>
    public static void Widen(ReadOnlySpan<byte> values, Span<uint> wide)
    {
        for (int i = 0; i < values.Length; i++)
        {
            wide[i] = unchecked((uint)(sbyte)values[i]);
        }
    }

    /// <summary>Narrows integers to 8 bits with a sign, as long as they fit.</summary>
    /// <param name="wide">The integers.</param>
    /// <param name="values">Where they go; as long.</param>
    /// <returns>How many fit.</returns>
    public static int Narrow(ReadOnlySpan<uint> wide, Span<byte> values)
    {
        int i = 0;
        for (; i < wide.Length && unchecked(wide[i] + 0x80) <= byte.MaxValue; i++)
        {
            values[i] = unchecked((byte)wide[i]);
        }

        return i;
    }

    /// <summary>Widens integers of 16 bits.</summary>
    /// <param name="values">The integers.</param>
    /// <param name="isSigned">Whether they are signed.</param>
    /// <param name="wide">Where they go; as long.</param>
    public static void Widen(ReadOnlySpan<ushort> values, bool isSigned, Span<uint> wide)
    {
        if (Vector128.IsHardwareAccelerated)
        {
            for (; values.Length >= Vector128<ushort>.Count; values = values[Vector128<ushort>.Count..], wide = wide[Vector128<ushort>.Count..])
            {
                var next = Vector128.Create(values);
                (Vector128<uint> lower, Vector128<uint> upper) = Vector128.Widen(next);
                if (isSigned)
                {
                    (Vector128<int> lowerSigned, Vector128<int> upperSigned) = Vector128.Widen(next.AsInt16());
                    (lower, upper) = (lowerSigned.AsUInt32(), upperSigned.AsUInt32());
                }

                lower.CopyTo(wide);
                upper.CopyTo(wide[Vector128<uint>.Count..]);
            }
        }

        for (int i = 0; i < values.Length; i++)
        {
            wide[i] = unchecked(isSigned ? (uint)(short)values[i] : values[i]);
        }
    }

    /// <summary>Narrows integers to 16 bits, as long as they fit.</summary>
    /// <param name="wide">The integers.</param>
    /// <param name="isSigned">Whether they are signed.</param>
    /// <param name="values">Where they go; as long.</param>
    /// <returns>How many fit.</returns>
    public static int Narrow(ReadOnlySpan<uint> wide, bool isSigned, Span<ushort> values)
    {
        // Added, the upper half of those that fit is empty.
        uint bias = isSigned ? 0x8000u : 0;
        int i = 0;
        if (Vector128.IsHardwareAccelerated)
        {
            for (; wide.Length - i >= Vector128<ushort>.Count; i += Vector128<ushort>.Count)
            {
                var lower = Vector128.Create(wide[i..]);
                var upper = Vector128.Create(wide[(i + Vector128<uint>.Count)..]);
                Vector128<uint> upperHalves = ((lower + Vector128.Create(bias)) | (upper + Vector128.Create(bias))) >>> 16;
                if (upperHalves != Vector128<uint>.Zero)
                {
                    break;
                }

                Vector128.Narrow(lower, upper).CopyTo(values[i..]);
            }
        }

        for (; i < wide.Length && unchecked(wide[i] + bias) <= ushort.MaxValue; i++)
        {
            values[i] = unchecked((ushort)wide[i]);
        }

        return i;
    }
}
