using System.Collections;

namespace Graupel.Converters;

/// <summary>Each bit separately.</summary>
internal sealed class BitsSurrogate : Surrogate<BitArray, bool[]>
{
    public override bool[] ToWire(BitArray value, long offset)
    {
        var bits = new bool[value.Length];
        value.CopyTo(bits, 0);
        return bits;
    }

    public override BitArray FromWire(bool[] wire, long offset) => new(wire);
}
