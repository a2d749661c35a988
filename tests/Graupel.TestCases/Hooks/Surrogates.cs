using System.Buffers;
using System.Collections;
using System.Net.Http.Headers;
using Graupel.TestCases.Hooks;

[assembly: Graupel.Surrogate(typeof(FormatSurrogate))]
[assembly: Graupel.Surrogate(typeof(MediaSurrogate))]

namespace Graupel.TestCases.Hooks;

/// <summary>A struct of the framework, as a tuple.</summary>
public sealed class FormatSurrogate : ISurrogate<StandardFormat, (int Symbol, int Precision)>
{
    public (int Symbol, int Precision) ToWire(StandardFormat value) => (value.Symbol, value.Precision);

    public StandardFormat FromWire((int Symbol, int Precision) wire) => wire is { Symbol: >= 0 and <= byte.MaxValue, Precision: >= 0 and <= StandardFormat.MaxPrecision }
        ? new((char)wire.Symbol, (byte)wire.Precision)
        : throw new GraupelException(ErrorKind.InvalidValue, "no format has these parts");
}

/// <summary>A class of the framework, as text.</summary>
public sealed class MediaSurrogate : ISurrogate<MediaTypeHeaderValue, string>
{
    public string ToWire(MediaTypeHeaderValue value) => value.ToString();

    public MediaTypeHeaderValue FromWire(string wire) =>
        MediaTypeHeaderValue.TryParse(wire, out MediaTypeHeaderValue? media) ? media : throw new GraupelException(ErrorKind.InvalidValue, "a text is no type");
}

/// <summary>A struct whose field nothing reaches, as a number.</summary>
[Surrogate(typeof(TemperatureSurrogate))]
public readonly record struct Temperature
{
    private readonly double _kelvin;

    public Temperature(double kelvin) => _kelvin = kelvin;

    internal readonly struct TemperatureSurrogate : ISurrogate<Temperature, double>
    {
        public double ToWire(Temperature value) => value._kelvin;

        public Temperature FromWire(double wire) => new(wire);
    }
}

/// <summary>A collection, as an array.</summary>
[Surrogate(typeof(LinesSurrogate))]
public sealed class Lines(params string?[] lines) : IEnumerable<string?>
{
    private readonly string?[] _lines = lines;

    public IEnumerator<string?> GetEnumerator() => ((IEnumerable<string?>)_lines).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    internal sealed class LinesSurrogate : ISurrogate<Lines, string?[]>
    {
        public string?[] ToWire(Lines value) => value._lines;

        public Lines FromWire(string?[] wire) => new(wire);
    }
}

/// <summary>A class that is written as another one, which holds it again.</summary>
[Surrogate(typeof(ExpressionSurrogate))]
public abstract class Expression
{
    public sealed class Sum(Expression left, Expression right) : Expression
    {
        public Expression Left { get; } = left;

        public Expression Right { get; } = right;
    }

    public sealed class Number(int value) : Expression
    {
        public int Value { get; } = value;
    }

    internal sealed class ExpressionSurrogate : ISurrogate<Expression, ExpressionOnWire>
    {
        public ExpressionOnWire ToWire(Expression value) => value is Sum sum ? new(sum.Left, sum.Right, 0) : new(null, null, ((Number)value).Value);

        public Expression FromWire(ExpressionOnWire wire) => wire is { Left: { } left, Right: { } right } ? new Sum(left, right) : new Number(wire.Value);
    }
}

[Contract]
public sealed record ExpressionOnWire([property: Order(1)] Expression? Left, [property: Order(2)] Expression? Right, [property: Order(3)] int Value);

/// <summary>All of them, at every place.</summary>
[Contract]
public class Surrogated
{
    [Order(1)]
    public StandardFormat Format { get; set; }

    [Order(2)]
    public StandardFormat? Optional { get; set; }

    [Order(3)]
    public List<StandardFormat?>? Formats { get; set; }

    [Order(4)]
    public Dictionary<StandardFormat, MediaTypeHeaderValue?>? Map { get; set; }

    [Order(5)]
    public MediaTypeHeaderValue? Media { get; set; }

    [Order(6)]
    public Temperature Temperature { get; set; }

    [Order(7)]
    public Temperature?[]? Temperatures { get; set; }

    [Order(8)]
    public Lines? Lines { get; set; }

    [Order(9)]
    public Expression? Expression { get; set; }

    [Order(10)]
    public int Last { get; set; }
}
