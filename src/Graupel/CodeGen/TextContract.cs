using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Values that are written as text.</summary>
internal sealed class TextContract<T, TText> : ValueContract<T?>
    where T : class
    where TText : struct, IText<T>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new TextConverter<TWriter, TReader, T, TText>(registry.IsExact);
}
