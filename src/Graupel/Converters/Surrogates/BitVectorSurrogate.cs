using System.Collections.Specialized;

namespace Graupel.Converters;

/// <summary>All bits as one number. The program, not the value, defines how they are divided into sections.</summary>
internal sealed class BitVectorSurrogate : ISurrogate<BitVector32, int>
{
    public int ToWire(BitVector32 value) => value.Data;

    public BitVector32 FromWire(int wire) => new(wire);
}
