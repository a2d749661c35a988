using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Values that stand in formats of other libraries as those write them, and in the others as it suits them.</summary>
internal sealed class KeyedContract<T>(Contract<T> keyed, Contract<T> other) : ValueContract<T>
{
    public override Converter? CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        (TWriter.HasKeys ? keyed : other).CreateConverter(registry);
}
