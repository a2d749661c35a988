using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Extensions: as such in formats that have them, and else as bytes.</summary>
internal sealed class ExtensionContract : ValueContract<MessagePackExtension?>
{
    private readonly SurrogateContract<MessagePackExtension, byte[]> _bytes = new(new ExtensionSurrogate());

    public override Converter? CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => TWriter.HasExtensions
        ? new ExtensionConverter<TWriter, TReader>(registry.IsExact)
        : _bytes.CreateConverter(registry);
}
