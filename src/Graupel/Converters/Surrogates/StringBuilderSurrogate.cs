using System.Text;

namespace Graupel.Converters;

/// <summary>The text so far.</summary>
internal sealed class StringBuilderSurrogate : Surrogate<StringBuilder, string>
{
    public override string ToWire(StringBuilder value, long offset) => value.ToString();

    public override StringBuilder FromWire(string wire, long offset) => new(wire);
}
