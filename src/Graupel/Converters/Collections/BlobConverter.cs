using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Collections of bytes, in one piece.</summary>
internal sealed class BlobConverter<TWriter, TReader, TBlob, TKind>(bool isExact) : Converter<TWriter, TReader, TBlob>, INullableMaker
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TKind : struct, ISegment<TBlob, byte>
{
    private readonly bool _isExact = isExact;
    private readonly ArrayConverter<TWriter, TReader, byte> _sequence = new(new ScalarConverter<TWriter, TReader, byte, ByteScalar>(isExact), isExact);

    public override WireShape Shape { get; } = new(WireKind.Blob, minimumSize: 1) { IsExact = isExact };

    public override void Write(ref TWriter writer, in TBlob value)
    {
        TBlob blob = value;
        if (TKind.IsNull(blob))
        {
            writer.WriteNull();
            return;
        }

        writer.WriteBlob(TKind.Items(in blob));
    }

    internal override long KnownSize(in TBlob value) => TKind.IsNull(value) || TKind.IsInPieces(in value) ? -1 : TWriter.BlobSize(TKind.Items(in value).Length);

    public override TBlob Read(ref TReader reader) => From(ref reader, reader.ReadBlob());

    public override TBlob ReadAs(ref TReader reader, WireKind kind) =>
        kind == WireKind.Sequence ? From(ref reader, _sequence.Read(ref reader)) : base.ReadAs(ref reader, kind);

    public override void Populate(ref TReader reader, ref TBlob value)
    {
        byte[]? bytes = reader.ReadBlob();
        if (bytes is null || !TKind.TryFill(ref value, bytes))
        {
            value = From(ref reader, bytes);
        }
    }

    internal override TBlob Merge(TBlob held, TBlob read)
    {
        if (held is not List<byte> list || read is not List<byte> more)
        {
            return read;
        }

        list.AddRange(more);
        return held;
    }

    Converter INullableMaker.MakeNullable() => TKind.MakeNullableBlob<TWriter, TReader>(_isExact);

    private static TBlob From(ref TReader reader, byte[]? bytes)
    {
        if (bytes is not null)
        {
            return TKind.From(bytes, reader.Offset);
        }

        if (!TKind.HasNull)
        {
            Throw.InvalidValue($"null for a type that is not nullable", reader.Offset);
        }

        return default!;
    }
}
