using System.ComponentModel;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Array segments.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ArraySegmentContract<T> : ValueContract<ArraySegment<T>>
{
    /// <inheritdoc/>
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new SegmentConverter<TWriter, TReader, ArraySegment<T>, T, ArraySlice<T>>(registry.Get<T>(), registry.IsExact);
}
