using System.Numerics;

namespace Graupel.Converters;

/// <summary>The fewest bytes of the two's complement, lowest first.</summary>
internal sealed class BigIntegerSurrogate : Surrogate<BigInteger, byte[]>
{
    public override byte[] ToWire(BigInteger value, long offset) => value.ToByteArray();

    public override BigInteger FromWire(byte[] wire, long offset)
    {
        // The last byte is one too many if it only repeats the sign of the one before.
        if (wire.Length == 0 || (wire.Length > 1 && (wire[^1] == 0x00 ? wire[^2] < 0x80 : wire[^1] == 0xFF && wire[^2] >= 0x80)))
        {
            Throw.InvalidValue("a big integer that is not in its shortest form", offset);
        }

        return new BigInteger(wire);
    }
}
