using System.Globalization;

namespace Graupel.TestCases.Polymorphism;

/// <summary>An interface whose cases are no objects with members: collections of the user's, and what surrogates write.</summary>
[Union(1, typeof(Sum))]
[Union(2, typeof(Scope))]
[Union(3, typeof(Literal))]
[Union(4, typeof(Ratio))]
[Union(5, typeof(Negation))]
[Union(6, typeof(Symbol))]
public interface ITerm;

/// <summary>A list of more of them.</summary>
public sealed class Sum : List<ITerm?>, ITerm;

/// <summary>More of them by name.</summary>
public sealed class Scope : Dictionary<string, ITerm?>, ITerm;

/// <summary>A class that is written as a number.</summary>
[Surrogate(typeof(Wire))]
public sealed class Literal(double value) : ITerm
{
    private readonly double _value = value;

    internal sealed class Wire : ISurrogate<Literal, double>
    {
        public double ToWire(Literal value) => value._value;

        public Literal FromWire(double wire) => new(wire);
    }
}

/// <summary>A struct that is written as text.</summary>
[Surrogate(typeof(Wire))]
public readonly record struct Ratio(int Over, int Under) : ITerm
{
    internal sealed class Wire : ISurrogate<Ratio, string>
    {
        public string ToWire(Ratio value) => string.Create(CultureInfo.InvariantCulture, $"{value.Over}/{value.Under}");

        public Ratio FromWire(string wire) =>
            wire.Split('/') is [var over, var under]
                && int.TryParse(over, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int first)
                && int.TryParse(under, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int second)
                ? new(first, second)
                : throw new GraupelException(ErrorKind.InvalidValue, "a text is no ratio");
    }
}

/// <summary>A class that is written as one of the others.</summary>
[Surrogate(typeof(Wire))]
public sealed class Negation(ITerm inner) : ITerm
{
    private readonly ITerm _inner = inner;

    internal sealed class Wire : ISurrogate<Negation, ITerm>
    {
        public ITerm ToWire(Negation value) => value._inner;

        public Negation FromWire(ITerm wire) => new(wire);
    }
}

/// <summary>One with members among them.</summary>
public sealed class Symbol : ITerm
{
    [Order(1)]
    public string? Name { get; set; }

    [Order(2)]
    public ITerm? Value { get; set; }
}

/// <summary>Members and collections of them.</summary>
public class Formula
{
    [Order(1)]
    public ITerm? Left { get; set; }

    [Order(2)]
    public List<ITerm?> Rest { get; set; } = [];

    [Order(3)]
    public Sum? Sum { get; set; }

    [Order(4)]
    public int After { get; set; }
}

/// <summary>The same as pure data.</summary>
[Pack]
public class PureFormula
{
    public ITerm? Left;
    public ITerm?[]? Rest;
    public int After;
}
