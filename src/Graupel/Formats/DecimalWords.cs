using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>The words of a decimal, as <see cref="decimal.GetBits(decimal, Span{int})"/> gives them; a buffer of the stack costs several times as much.</summary>
[InlineArray(Count)]
internal struct DecimalWords
{
    /// <summary>Bits of the last word that are never set.</summary>
    public const uint Reserved = 0x7F00_FFFF;

    /// <summary>Bits of the last word that count the digits after the point.</summary>
    public const uint Scale = 0x00FF_0000;

    /// <summary>The most digits after the point, at the place of <see cref="Scale"/>.</summary>
    public const uint MaxScale = 28u << 16;

    private const int Count = 4;

    private int _first;

    public static DecimalWords Of(decimal value)
    {
        DecimalWords words = default;
        decimal.GetBits(value, words);
        return words;
    }
}
