using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Structs that represent a range of elements.</summary>
internal sealed class SegmentContract<TSegment, T, TKind> : ValueContract<TSegment>
    where TKind : struct, ISegment<TSegment, T>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
    {
        TKind.EnsureElements();
        return new SegmentConverter<TWriter, TReader, TSegment, T, TKind>(registry.Get<T>(), registry.IsExact);
    }
}
