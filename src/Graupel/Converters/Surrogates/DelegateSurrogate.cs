namespace Graupel.Converters;

/// <summary>A surrogate of two functions.</summary>
internal sealed class DelegateSurrogate<T, TWire>(Func<T, TWire> toWire, Func<TWire, T> fromWire) : ISurrogate<T, TWire>
    where T : notnull
    where TWire : notnull
{
    private readonly Func<T, TWire> _toWire = toWire;
    private readonly Func<TWire, T> _fromWire = fromWire;

    public TWire ToWire(T value) => _toWire(value);

    public T FromWire(TWire wire) => _fromWire(wire);

    public override bool Equals(object? obj) => obj is DelegateSurrogate<T, TWire> other && other._toWire == _toWire && other._fromWire == _fromWire;

    public override int GetHashCode() => HashCode.Combine(_toWire, _fromWire);
}
