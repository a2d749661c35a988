using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Read-only memories.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ReadOnlyMemoryContract<T> : ValueContract<ReadOnlyMemory<T>>
{
    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new SegmentConverter<TWriter, TReader, ReadOnlyMemory<T>, T, ReadOnlyMemorySegment<T>>(registry.Get<T>(), registry.IsExact);
}
