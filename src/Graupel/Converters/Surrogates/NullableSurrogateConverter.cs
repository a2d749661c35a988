using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Structs that are written as something else, where they may be null.</summary>
internal sealed class NullableSurrogateConverter<TWriter, TReader, T, TWire>(Converter<TWriter, TReader, TWire?> wire, Surrogate<T, TWire> surrogate)
    : Converter<TWriter, TReader, T?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : struct
    where TWire : class
{
    public override WireShape Shape => wire.Shape;

    public override void Write(ref TWriter writer, in T? value) => wire.Write(ref writer, ToWire(ref writer, value));

    public override T? Read(ref TReader reader) => FromWire(ref reader, wire.Read(ref reader));

    public override T? ReadAs(ref TReader reader, WireKind kind) => FromWire(ref reader, wire.ReadStandIn(ref reader, kind));

    public override void WriteElement(ref TWriter writer, in T? value) => wire.WriteElement(ref writer, ToWire(ref writer, value));

    public override T? ReadElement(ref TReader reader, in ElementForm form) => FromWire(ref reader, wire.ReadElement(ref reader, in form));

    private TWire? ToWire(ref TWriter writer, T? value) => value is { } present ? surrogate.ToWire(present, writer.Offset) : null;

    private T? FromWire(ref TReader reader, TWire? value) => value is null ? null : surrogate.FromWire(value, reader.Offset);
}
