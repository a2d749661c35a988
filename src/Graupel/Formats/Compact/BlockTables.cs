using System.Collections.Immutable;
using System.Numerics;
using System.Runtime.Intrinsics;

namespace Graupel.Formats.Compact;

/// <summary>
/// Groups of integers whose lengths are in one control byte: as many as fit a vector of 16 bytes. Each has so many bits of the control byte,
/// lowest first, which hold the number of its bytes less one: 8 times 1 bit for 2 bytes, 4 times 2 for 4, 2 times 4 for 8.
/// </summary>
/// <typeparam name="T">Unsigned, of 2, 4 or 8 bytes.</typeparam>
internal static class BlockTables<T>
    where T : unmanaged, IBinaryInteger<T>
{
    private const int Controls = 256;
    private const int VectorSize = 16;
    private const int MostLanes = 8;

    /// <summary>Bytes of a value in memory.</summary>
    public static int Size => Vector128<byte>.Count / Vector128<T>.Count;

    /// <summary>Bits of a control byte for each value.</summary>
    public static int CodeBits => 8 / Vector128<T>.Count;

    /// <summary>Bytes of a group's values; 0 for a control byte that has a length of more than <see cref="Size"/>.</summary>
    public static ImmutableArray<byte> Lengths { get; } = [.. Enumerable.Range(0, Controls).Select(static control => LengthOf((byte)control))];

    /// <summary>Where each byte of a group's memory comes from.</summary>
    public static ImmutableArray<Vector128<byte>> Spread { get; } = [.. Enumerable.Range(0, Controls).Select(static control => Pattern((byte)control, isSpread: true))];

    /// <summary>Where each of the written bytes comes from.</summary>
    public static ImmutableArray<Vector128<byte>> Gather { get; } = [.. Enumerable.Range(0, Controls).Select(static control => Pattern((byte)control, isSpread: false))];

    /// <summary>The least values that have these lengths.</summary>
    public static ImmutableArray<Vector128<T>> Least { get; } = [.. Enumerable.Range(0, Controls).Select(static control => LeastOf((byte)control))];

    /// <summary>The half of a control byte for eight bytes of memory, by a bit for each that is 0.</summary>
    public static ImmutableArray<byte> Halves { get; } = [.. Enumerable.Range(0, Controls).Select(static zeros => HalfOf(~zeros))];

    /// <summary>The control byte of a group's memory, by <see cref="Halves"/>.</summary>
    public static byte ControlOf(Vector128<byte> memory, ReadOnlySpan<byte> halves)
    {
        uint zeros = Vector128.Equals(memory, Vector128<byte>.Zero).ExtractMostSignificantBits();
        return unchecked((byte)(halves[(byte)zeros] | (halves[(byte)(zeros >> 8)] << 4)));
    }

    /// <summary>Number of bytes that a value takes.</summary>
    public static int WidthOf(T value) => unchecked((int.CreateTruncating(T.Log2(value | T.One)) >> 3) + 1);

    /// <summary>Number of bytes of one value of a group.</summary>
    public static int WidthOf(byte control, int index) => ((control >> (index * CodeBits)) & ((1 << CodeBits) - 1)) + 1;

    /// <summary>The control byte of a group whose values have all the same length.</summary>
    public static byte Even(int width)
    {
        int control = 0;
        for (int i = 0; i < Vector128<T>.Count; i++)
        {
            control |= (width - 1) << (i * CodeBits);
        }

        return (byte)control;
    }

    /// <summary>Signed numbers as unsigned ones, small ones as small ones.</summary>
    public static Vector128<T> Fold(Vector128<T> value) => (value << 1) ^ (Vector128<T>.Zero - (value >>> ((8 * Size) - 1)));

    /// <summary>The signed numbers of unsigned ones.</summary>
    public static Vector128<T> Unfold(Vector128<T> value) => (value >>> 1) ^ (Vector128<T>.Zero - (value & Vector128<T>.One));

    /// <inheritdoc cref="Fold(Vector128{T})"/>
    public static T Fold(T value) => unchecked((value << 1) ^ (T.Zero - (value >>> ((8 * Size) - 1))));

    /// <inheritdoc cref="Unfold(Vector128{T})"/>
    public static T Unfold(T value) => unchecked((value >>> 1) ^ (T.Zero - (value & T.One)));

    /// <summary>The bits that any of the values has.</summary>
    public static T Combine(Vector128<T> values)
    {
        T all = T.Zero;
        for (int lane = 0; lane < Vector128<T>.Count; lane++)
        {
            all |= values[lane];
        }

        return all;
    }

    private static byte LengthOf(byte control)
    {
        int length = 0;
        for (int i = 0; i < Vector128<T>.Count; i++)
        {
            int width = WidthOf(control, i);
            if (width > Size)
            {
                return 0;
            }

            length += width;
        }

        return (byte)length;
    }

    private static byte HalfOf(int used)
    {
        int half = 0;
        for (int i = 0; i < sizeof(ulong) / Size; i++)
        {
            int bytes = (used >> (i * Size)) & ((1 << Size) - 1);
            half |= BitOperations.Log2((uint)bytes | 1) << (i * CodeBits);
        }

        return (byte)half;
    }

    private static Vector128<byte> Pattern(byte control, bool isSpread)
    {
        Span<byte> places = stackalloc byte[VectorSize];
        places.Fill(ByteShuffle.Nothing);
        int at = 0;
        for (int i = 0; i < Vector128<T>.Count && LengthOf(control) > 0; i++)
        {
            for (int j = 0; j < WidthOf(control, i); j++)
            {
                int inMemory = (i * Size) + j;
                places[isSpread ? inMemory : at] = (byte)(isSpread ? at : inMemory);
                at++;
            }
        }

        return Vector128.Create<byte>(places);
    }

    private static Vector128<T> LeastOf(byte control)
    {
        Span<T> least = stackalloc T[MostLanes];
        least = least[..Vector128<T>.Count];
        for (int i = 0; i < least.Length; i++)
        {
            int width = WidthOf(control, i);
            least[i] = width == 1 || width > Size ? T.Zero : T.One << (8 * (width - 1));
        }

        return Vector128.Create<T>(least);
    }
}
