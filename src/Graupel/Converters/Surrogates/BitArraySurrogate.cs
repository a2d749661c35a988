using System.Collections;

namespace Graupel.Converters;

/// <summary>The number of bits, then the bytes, the first bit lowest; bits that are not used are 0.</summary>
internal sealed class BitArraySurrogate : Surrogate<BitArray, Tuple<int, byte[]>>
{
    // An array of bits that is made of bytes has eight for each.
    private const int MaxLength = int.MaxValue / 8 * 8;

    public override Tuple<int, byte[]> ToWire(BitArray value, long offset)
    {
        if (value.Length > MaxLength)
        {
            Throw.InvalidLength("more bits than can be read", offset);
        }

        var bytes = new byte[Size(value.Length)];
        value.CopyTo(bytes, 0);
        return new(value.Length, bytes);
    }

    public override BitArray FromWire(Tuple<int, byte[]> wire, long offset)
    {
        (int length, byte[]? bytes) = (wire.Item1, wire.Item2);
        if (length is < 0 or > MaxLength || bytes is null || bytes.Length != Size(length) || (length % 8 != 0 && bytes[^1] >> (length % 8) != 0))
        {
            Throw.InvalidValue("the number of bits does not match the bytes", offset);
        }

        return new BitArray(bytes) { Length = length };
    }

    private static int Size(int length) => (int)((length + 7L) / 8);
}
