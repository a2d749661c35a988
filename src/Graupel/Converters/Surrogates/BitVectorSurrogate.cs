using System.Collections.Specialized;

namespace Graupel.Converters;

/// <summary>All bits as one number. How they are cut into sections is told by the program, not by the value.</summary>
internal sealed class BitVectorSurrogate : ISurrogate<BitVector32, int>
{
    public int ToWire(BitVector32 value) => value.Data;

    public BitVector32 FromWire(int wire) => new(wire);
}
