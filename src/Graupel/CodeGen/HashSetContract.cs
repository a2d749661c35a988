using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Hash sets.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class HashSetContract<T> : Contract<HashSet<T>?>
{
    /// <inheritdoc/>
    public override Converter<TWriter, TReader, HashSet<T>?> CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new HashSetConverter<TWriter, TReader, T>(registry.Get<T>(), registry.IsExact);
}
