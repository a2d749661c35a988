using System.Buffers;
using System.Text;

namespace Graupel.Converters;

/// <summary>A text of one character, which takes one or two UTF-16 units.</summary>
internal sealed class RuneSurrogate : Surrogate<Rune, string>
{
    public override string ToWire(Rune value, long offset) => value.ToString();

    public override Rune FromWire(string wire, long offset)
    {
        if (Rune.DecodeFromUtf16(wire, out Rune rune, out int used) != OperationStatus.Done || used != wire.Length)
        {
            Throw.InvalidValue("the text is not exactly one character", offset);
        }

        return rune;
    }
}
