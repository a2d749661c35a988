using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Text.</summary>
internal sealed class StringContract : ValueContract<string?>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new StringConverter<TWriter, TReader>(registry.IsExact);
}
