using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>The words of a decimal, as <see cref="decimal.GetBits(decimal, Span{int})"/> gives them; a buffer of the stack costs several times as much.</summary>
[InlineArray(Count)]
internal struct DecimalWords
{
    private const int Count = 4;

    private int _first;

    public static DecimalWords Of(decimal value)
    {
        DecimalWords words = default;
        decimal.GetBits(value, words);
        return words;
    }
}
