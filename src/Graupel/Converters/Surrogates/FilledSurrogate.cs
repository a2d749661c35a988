namespace Graupel.Converters;

/// <summary>A surrogate of collections that can be empty at first, so that their own elements may refer to them.</summary>
internal abstract class FilledSurrogate<T, TWire> : Surrogate<T, TWire>
    where T : class
    where TWire : class
{
    /// <summary>Makes an empty collection.</summary>
    public abstract T Create();

    /// <summary>Fills an empty collection with what is read; refuses what no value is written as.</summary>
    /// <param name="value">The collection.</param>
    /// <param name="wire">The value on the wire.</param>
    /// <param name="offset">The offset of the input, for errors.</param>
    public abstract void Fill(T value, TWire wire, long offset);

    public override T FromWire(TWire wire, long offset)
    {
        T value = Create();
        Fill(value, wire, offset);
        return value;
    }
}
