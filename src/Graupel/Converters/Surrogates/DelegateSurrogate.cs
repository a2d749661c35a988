namespace Graupel.Converters;

/// <summary>A surrogate of two functions.</summary>
internal sealed class DelegateSurrogate<T, TWire>(Func<T, TWire> toWire, Func<TWire, T> fromWire) : ISurrogate<T, TWire>
    where T : notnull
    where TWire : notnull
{
    public TWire ToWire(T value) => toWire(value);

    public T FromWire(TWire wire) => fromWire(wire);
}
