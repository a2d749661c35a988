using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Memories.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class MemoryContract<T> : ValueContract<Memory<T>>
{
    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new SegmentConverter<TWriter, TReader, Memory<T>, T, MemorySegment<T>>(registry.Get<T>(), registry.IsExact);
}
