using System.Runtime.Intrinsics;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>
/// The memory of decimals: flags, high word, low words, where a fixed layout has the low words first. One vector is one decimal, whose words change their places.
/// </summary>
internal static class DecimalMemory
{
    /// <summary>Whether this runtime lays them out so.</summary>
    public static readonly bool IsKnown =
        ElementMemory.CanBlit && ElementMemory.SizeOf<decimal>() == 16 && IsSame(1, 2, 3, isNegative: false, 4) && IsSame(5, 6, -7, isNegative: true, 28);

    /// <summary>Puts the words as a fixed layout has them.</summary>
    public static void Put(ReadOnlySpan<decimal> values, Span<byte> bytes)
    {
        ReadOnlySpan<Vector128<uint>> from = ElementMemory.As<decimal, Vector128<uint>>(values);
        Span<Vector128<uint>> to = ElementMemory.As<byte, Vector128<uint>>(bytes)[..from.Length];
        for (int i = 0; i < from.Length; i++)
        {
            to[i] = Vector128.Shuffle(from[i], Vector128.Create(2u, 3u, 1u, 0u));
        }
    }

    /// <summary>Reads the words of a fixed layout; false where one has flags that no decimal has, and then all are zero.</summary>
    public static bool TryRead(ReadOnlySpan<byte> bytes, Span<decimal> values)
    {
        ReadOnlySpan<Vector128<uint>> from = ElementMemory.As<byte, Vector128<uint>>(bytes);
        Span<Vector128<uint>> to = ElementMemory.As<decimal, Vector128<uint>>(values)[..from.Length];
        Vector128<uint> all = Vector128<uint>.Zero;
        Vector128<uint> most = Vector128<uint>.Zero;
        for (int i = 0; i < from.Length; i++)
        {
            Vector128<uint> words = from[i];
            to[i] = Vector128.Shuffle(words, Vector128.Create(3u, 2u, 0u, 1u));
            all |= words;
            most = Vector128.Max(most, words & Vector128.Create(DecimalWords.Scale));
        }

        bool areValues = (all[3] & DecimalWords.Reserved) == 0 && most[3] <= DecimalWords.MaxScale;
        if (!areValues)
        {
            values.Clear();
        }

        return areValues;
    }

    private static bool IsSame(int low, int middle, int high, bool isNegative, byte scale)
    {
        Vector128<int> words = ElementMemory.Cast<decimal, Vector128<int>>(new decimal(low, middle, high, isNegative, scale));
        return words == Vector128.Create((isNegative ? int.MinValue : 0) | (scale << 16), high, low, middle);
    }
}
