using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Structs that are written as something else, which is never null.</summary>
internal sealed class StructSurrogateConverter<TWriter, TReader, T, TWire>(Converter<TWriter, TReader, TWire?> wire, Surrogate<T, TWire> surrogate)
    : Converter<TWriter, TReader, T>, INullableMaker, ILiftable<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : struct
    where TWire : class
{
    public override WireShape Shape => wire.Shape;

    public Lift<TWriter, TReader, T> Lift => new NullableLift<TWriter, TReader, T>(new NullableSurrogateConverter<TWriter, TReader, T, TWire>(wire, surrogate));

    public override void Write(ref TWriter writer, in T value) => wire.Write(ref writer, surrogate.ToWire(value, writer.Offset));

    public override T Read(ref TReader reader) => FromWire(ref reader, wire.Read(ref reader));

    public override T ReadAs(ref TReader reader, WireKind kind) => FromWire(ref reader, wire.ReadStandIn(ref reader, kind));

    public override void WriteElement(ref TWriter writer, in T value) => wire.WriteElement(ref writer, surrogate.ToWire(value, writer.Offset));

    public override T ReadElement(ref TReader reader, in ElementForm form) => FromWire(ref reader, wire.ReadElement(ref reader, in form));

    Converter INullableMaker.MakeNullable() => new NullableSurrogateConverter<TWriter, TReader, T, TWire>(wire, surrogate);

    private T FromWire(ref TReader reader, TWire? value)
    {
        if (value is null)
        {
            Throw.InvalidValue("null for a type that is not nullable", reader.Offset);
        }

        return surrogate.FromWire(value, reader.Offset);
    }
}
