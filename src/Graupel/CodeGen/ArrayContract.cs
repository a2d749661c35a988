using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Arrays of rank 1.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ArrayContract<T> : ValueContract<T[]?>
{
    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new ArrayConverter<TWriter, TReader, T>(registry.Get<T>(), registry.IsExact);
}
