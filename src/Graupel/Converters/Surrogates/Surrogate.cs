namespace Graupel.Converters;

/// <summary>How values of a type are written as values of another one. Null stays null.</summary>
internal abstract class Surrogate<T, TWire>
    where T : notnull
    where TWire : class
{
    /// <summary>The same for a serializer with limits.</summary>
    public virtual Surrogate<T, TWire> Within(Limits limits) => this;

    /// <summary>What is written.</summary>
    /// <param name="value">The value.</param>
    /// <param name="offset">Where it is written, for errors.</param>
    public abstract TWire ToWire(T value, long offset);

    /// <summary>Converts what was read back to a value; refuses what no value is written as.</summary>
    /// <param name="wire">The value on the wire.</param>
    /// <param name="offset">The offset of the input, for errors.</param>
    public abstract T FromWire(TWire wire, long offset);
}
