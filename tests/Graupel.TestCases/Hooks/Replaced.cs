using System.Drawing;
using System.Text.RegularExpressions;

namespace Graupel.TestCases.Hooks;

/// <summary>Members of types that only options say how to write: a struct and a class of the framework, at every place.</summary>
[Contract]
public class Painting
{
    [Order(1)]
    public Color Color { get; set; }

    [Order(2)]
    public Color? Frame { get; set; }

    [Order(3)]
    public Color[]? Palette { get; set; }

    [Order(4)]
    public List<Color?>? Gaps { get; set; }

    [Order(5)]
    public Dictionary<Color, string>? Names { get; set; }

    [Order(6)]
    public Dictionary<string, Color>? ByName { get; set; }

    [Order(7)]
    public Regex? Pattern { get; set; }

    [Order(8)]
    public List<Regex?>? Patterns { get; set; }

    [Order(9)]
    public int Last { get; set; }

    public static Painting Make() => new()
    {
        Color = Color.FromArgb(1, 2, 3),
        Frame = Color.FromArgb(4, 5, 6),
        Palette = [Color.FromArgb(7), Color.FromArgb(8)],
        Gaps = [Color.FromArgb(9), null],
        Names = new() { [Color.FromArgb(10)] = "ten" },
        ByName = new() { ["eleven"] = Color.FromArgb(11) },
        Pattern = new Regex("a+", RegexOptions.IgnoreCase),
        Patterns = [null, new Regex("b")],
        Last = 12,
    };
}

/// <summary>A reader of paintings that knows neither colours nor patterns.</summary>
[Contract]
public class PaintingEnd
{
    [Order(9)]
    public int Last { get; set; }
}

/// <summary>A contract of its own, which a serializer may write in another way; the members of its base are read before the instance exists.</summary>
[Contract]
public record Priced([property: Order(1)] Amount Price)
{
    [Order(2)]
    public Amount? Discount { get; set; }
}

[Contract]
public sealed record PricedTwice(Amount Price, [property: Order(1)] Amount[] More) : Priced(Price);

[Contract]
public readonly record struct Amount([property: Order(1)] decimal Value, [property: Order(2)] string Currency);

/// <summary>A tree that is written as another tree, which holds it again.</summary>
[Contract]
public sealed class Branch
{
    [Order(1)]
    public List<Branch> Below { get; set; } = [];

    [Order(2)]
    public int Number { get; set; }
}

[Contract]
public sealed class BranchOnWire
{
    [Order(1)]
    public Branch? First { get; set; }

    [Order(2)]
    public int Number { get; set; }
}

/// <summary>Options under which these types are written as others.</summary>
public static class Replacing
{
    public static SerializerOptions ColorsAsText(SerializerOptions options) => options
        .WithSurrogate<Color, string>(color => color.ToArgb().ToString("X8"), text => Color.FromArgb(Convert.ToInt32(text, 16)))
        .WithSurrogate<Regex, (string Pattern, int Options)>(regex => (regex.ToString(), (int)regex.Options), wire => new Regex(wire.Pattern, (RegexOptions)wire.Options));

    public static SerializerOptions ColorsAsNumbers(SerializerOptions options) => options
        .WithSurrogate<Color, int>(color => color.ToArgb(), Color.FromArgb)
        .WithSurrogate<Regex, string>(regex => regex.ToString(), text => new Regex(text));

    public static SerializerOptions ColorsAsTuples(SerializerOptions options) => options
        .WithSurrogate<Color, (byte A, byte R, byte G, byte B)>(color => (color.A, color.R, color.G, color.B), wire => Color.FromArgb(wire.A, wire.R, wire.G, wire.B))
        .WithSurrogate<Regex, string[]>(regex => [regex.ToString()], texts => new Regex(texts[0]));

    public static SerializerOptions PatternsAsNumbers(SerializerOptions options) => options
        .WithSurrogate<Color, Tuple<int>>(color => new(color.ToArgb()), wire => Color.FromArgb(wire.Item1))
        .WithSurrogate<Regex, int>(regex => regex.ToString()[0], code => new Regex(((char)code).ToString()));

    public static SerializerOptions AmountsAsText(SerializerOptions options) => options.WithSurrogate<Amount, string>(
        amount => FormattableString.Invariant($"{amount.Value} {amount.Currency}"),
        text => new(decimal.Parse(text.Split(' ')[0], System.Globalization.CultureInfo.InvariantCulture), text.Split(' ')[1]));

    public static SerializerOptions Branches(SerializerOptions options) => options.WithSurrogate<Branch, BranchOnWire>(
        branch => new() { First = branch.Below.FirstOrDefault(), Number = branch.Number },
        wire => new() { Below = wire.First is null ? [] : [wire.First], Number = wire.Number });
}
