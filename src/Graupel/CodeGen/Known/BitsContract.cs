using System.Collections;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Bits as an array, which needs no contract of its own.</summary>
internal sealed class BitsContract : ValueContract<BitArray?>
{
    private readonly ArrayContract<bool> _bits = new();

    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new SurrogateConverter<TWriter, TReader, BitArray, bool[]>((Converter<TWriter, TReader, bool[]?>)_bits.CreateConverter(registry), new BitsSurrogate());
}
