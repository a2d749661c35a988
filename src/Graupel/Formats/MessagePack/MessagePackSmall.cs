using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace Graupel.Formats.MessagePack;

/// <summary>Many integers of 8 or 16 bits, as integers of 32 bits, which are turned several at once.</summary>
internal static class MessagePackSmall
{
    /// <summary>Widens integers.</summary>
    /// <param name="values">The integers, by their bits.</param>
    /// <param name="isSigned">Whether they are signed.</param>
    /// <param name="wide">Where they go; as long.</param>
    public static void Widen<T>(ReadOnlySpan<T> values, bool isSigned, Span<uint> wide)
        where T : unmanaged, IBinaryInteger<T>, IUnsignedNumber<T>
    {
        if (typeof(T) == typeof(ushort) && Vector128.IsHardwareAccelerated)
        {
            for (; values.Length >= Vector128<ushort>.Count; values = values[Vector128<ushort>.Count..], wide = wide[Vector128<ushort>.Count..])
            {
                Widen(Vector128.Create(values).AsUInt16(), isSigned, wide);
            }
        }

        if (typeof(T) == typeof(byte) && Vector128.IsHardwareAccelerated)
        {
            for (; values.Length >= Vector128<byte>.Count; values = values[Vector128<byte>.Count..], wide = wide[Vector128<byte>.Count..])
            {
                (Vector128<short> lower, Vector128<short> upper) = Vector128.Widen(Vector128.Create(values).AsSByte());
                Vector128<short> mask = isSigned ? Vector128<short>.AllBitsSet : Vector128.Create<short>(byte.MaxValue);
                Widen((lower & mask).AsUInt16(), isSigned, wide);
                Widen((upper & mask).AsUInt16(), isSigned, wide[Vector128<ushort>.Count..]);
            }
        }

        int shift = isSigned ? 32 - (8 * Vector128<byte>.Count / Vector128<T>.Count) : 0;
        for (int i = 0; i < values.Length; i++)
        {
            wide[i] = unchecked((uint)((int)(uint.CreateTruncating(values[i]) << shift) >> shift));
        }
    }

    /// <summary>Narrows integers, as long as they fit.</summary>
    /// <param name="wide">The integers.</param>
    /// <param name="isSigned">Whether they are signed.</param>
    /// <param name="values">Where they go, by their bits; as long.</param>
    /// <returns>How many fit.</returns>
    public static int Narrow<T>(ReadOnlySpan<uint> wide, bool isSigned, Span<T> values)
        where T : unmanaged, IBinaryInteger<T>, IUnsignedNumber<T>, IMinMaxValue<T>
    {
        // Added, those that fit are no more than the greatest one without a sign.
        uint greatest = uint.CreateTruncating(T.MaxValue);
        uint bias = isSigned ? (greatest >> 1) + 1 : 0;
        int i = 0;
        if (typeof(T) == typeof(ushort) && Vector128.IsHardwareAccelerated)
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

                Vector128.Narrow(lower, upper).As<ushort, T>().CopyTo(values[i..]);
            }
        }

        for (; i < wide.Length && unchecked(wide[i] + bias) <= greatest; i++)
        {
            values[i] = T.CreateTruncating(wide[i]);
        }

        return i;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Widen(Vector128<ushort> values, bool isSigned, Span<uint> wide)
    {
        (Vector128<uint> lower, Vector128<uint> upper) = Vector128.Widen(values);
        if (isSigned)
        {
            (Vector128<int> lowerSigned, Vector128<int> upperSigned) = Vector128.Widen(values.AsInt16());
            (lower, upper) = (lowerSigned.AsUInt32(), upperSigned.AsUInt32());
        }

        lower.CopyTo(wide);
        upper.CopyTo(wide[Vector128<uint>.Count..]);
    }
}
