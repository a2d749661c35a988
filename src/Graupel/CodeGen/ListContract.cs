using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Lists.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ListContract<T> : ValueContract<List<T>?>
{
    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new ListConverter<TWriter, TReader, T>(registry.Get<T>(), registry.IsExact);
}
