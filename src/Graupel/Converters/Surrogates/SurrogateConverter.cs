using System.Diagnostics.CodeAnalysis;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Classes that are written as something else.</summary>
internal sealed class SurrogateConverter<TWriter, TReader, T, TWire>(Converter<TWriter, TReader, TWire?> wire, Surrogate<T, TWire> surrogate)
    : Converter<TWriter, TReader, T?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : class
    where TWire : class
{
    public override WireShape Shape { get; } = wire.Shape.OfStandIn();

    public override void Write(ref TWriter writer, in T? value) => wire.Write(ref writer, ToWire(ref writer, value));

    public override T? Read(ref TReader reader) => FromWire(ref reader, wire.Read(ref reader));

    public override T? ReadAs(ref TReader reader, WireKind kind) => FromWire(ref reader, wire.ReadStandIn(ref reader, kind));

    public override void WriteElement(ref TWriter writer, in T? value) => wire.WriteElement(ref writer, ToWire(ref writer, value));

    public override T? ReadElement(ref TReader reader, in ElementForm form) => FromWire(ref reader, wire.ReadElement(ref reader, in form));

    // What wraps a collection would be read as what is in it.
    internal override bool CoversFamily => surrogate is not FilledSurrogate<T, TWire>;

    internal override bool IsMadeFirst(in T? value) => surrogate is FilledSurrogate<T, TWire>;

    internal override Type? MadeClass => typeof(T).IsInterface ? (surrogate as FilledSurrogate<T, TWire>)?.Create().GetType() : null;

    internal override T? ReadNew(ref TReader reader, WireKind kind, int number, T? held)
    {
        if (surrogate is not FilledSurrogate<T, TWire> filled)
        {
            return base.ReadNew(ref reader, kind, number, held);
        }

        T value = filled.Create();
        reader.Objects!.Set(number, value);
        if (wire.ReadStandIn(ref reader, kind) is not { } read)
        {
            return null;
        }

        filled.Fill(value, read, reader.Offset);
        return value;
    }

    private TWire? ToWire(ref TWriter writer, T? value) => value is null ? null : surrogate.ToWire(value, writer.Offset);

    [return: NotNullIfNotNull(nameof(value))]
    private T? FromWire(ref TReader reader, TWire? value) => value is null ? null : surrogate.FromWire(value, reader.Offset);
}
