using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Values that are written in formats of other libraries as those write them, and in Graupel's own formats in another form.</summary>
internal sealed class KeyedContract<T>(Contract<T> keyed, Contract<T> other) : ValueContract<T>
{
    public override Converter? CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        (TWriter.HasKeys ? keyed : other).CreateConverter(registry);
}
