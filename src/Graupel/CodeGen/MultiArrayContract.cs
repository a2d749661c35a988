using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Arrays of rank 2 and more.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MultiArrayContract<TArray, T> : ValueContract<TArray?>
    where TArray : class
{
    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new MultiArrayConverter<TWriter, TReader, TArray, T>(registry.Get<T>(), registry.IsExact);
}
