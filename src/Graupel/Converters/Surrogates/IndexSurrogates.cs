using System.Globalization;

namespace Graupel.Converters;

/// <summary>An index as C# writes it: <c>3</c>, <c>^1</c>.</summary>
internal sealed class IndexSurrogate : Surrogate<Index, string>
{
    public override string ToWire(Index value, long offset) =>
        (value.IsFromEnd ? "^" : "") + value.Value.ToString(CultureInfo.InvariantCulture);

    public override Index FromWire(string wire, long offset) => Parse(wire, offset);

    public static Index Parse(ReadOnlySpan<char> text, long offset)
    {
        bool fromEnd = text is ['^', ..];
        ReadOnlySpan<char> digits = fromEnd ? text[1..] : text;
        if (!int.TryParse(digits, NumberStyles.None, CultureInfo.InvariantCulture, out int value) || digits is ['0', _, ..] or [.., '\0'])
        {
            Throw.InvalidValue("the text is not an index", offset);
        }

        return new Index(value, fromEnd);
    }
}

/// <summary>A range with both ends: <c>1..^1</c>.</summary>
internal sealed class RangeSurrogate : Surrogate<Range, string>
{
    private readonly IndexSurrogate _index = new();

    public override string ToWire(Range value, long offset) => $"{_index.ToWire(value.Start, offset)}..{_index.ToWire(value.End, offset)}";

    public override Range FromWire(string wire, long offset)
    {
        int dots = wire.IndexOf("..", StringComparison.Ordinal);
        if (dots < 0)
        {
            Throw.InvalidValue("the text is not a range", offset);
        }

        return new Range(IndexSurrogate.Parse(wire.AsSpan(0, dots), offset), IndexSurrogate.Parse(wire.AsSpan(dots + 2), offset));
    }
}
