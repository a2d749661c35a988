using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Memories and array segments: sequences that are structs. Their elements are read into an array of their own.</summary>
internal sealed class SegmentConverter<TWriter, TReader, TSegment, T, TKind>(Converter<TWriter, TReader, T> element, bool isExact)
    : SequenceConverter<TWriter, TReader, TSegment, T>(element, isExact), INullableMaker
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TKind : struct, ISegment<TSegment, T>
{
    private readonly bool _isExact = isExact;

    public override void Write(ref TWriter writer, in TSegment value)
    {
        TSegment segment = value;
        if (TKind.IsNull(segment))
        {
            writer.WriteNull();
            return;
        }

        WriteItems(ref writer, TKind.Items(in segment));
    }

    internal override long KnownSize(in TSegment value) => TKind.IsNull(value) || TKind.IsInPieces(in value) ? -1 : TWriter.SequenceSize(TKind.Items(in value).Length, ElementShape);

    public override TSegment Read(ref TReader reader) => ReadArray(ref reader) is { } items ? TKind.From(items, reader.Offset) : FromNull(ref reader);

    Converter INullableMaker.MakeNullable() => TKind.MakeNullable(Element, _isExact);

    protected override TSegment From(T[] items, long offset) => TKind.From(items, offset);

    protected override TSegment FromNull(ref TReader reader)
    {
        if (!TKind.HasNull)
        {
            Throw.InvalidValue($"null for a type that is not nullable", reader.Offset);
        }

        return default!;
    }
}
