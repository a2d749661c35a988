using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Structs that have a converter of their own where they may be null.</summary>
internal sealed class NullableLift<TWriter, TReader, T>(Converter<TWriter, TReader, T?> converter) : Lift<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : struct
{
    public override WireShape Shape => converter.Shape;

    public override void Write(ref TWriter writer, in T value)
    {
        T? present = value;
        converter.Write(ref writer, in present);
    }

    public override void WriteElement(ref TWriter writer, in T value)
    {
        T? present = value;
        converter.WriteElement(ref writer, in present);
    }

    public override bool TryRead(ref TReader reader, WireKind kind, out T value)
    {
        T? read = kind == Shape.Kind ? converter.Read(ref reader) : converter.ReadStandIn(ref reader, kind);
        value = read.GetValueOrDefault();
        return read.HasValue;
    }

    public override bool TryReadElement(ref TReader reader, in ElementForm form, out T value)
    {
        T? read = converter.ReadElement(ref reader, in form);
        value = read.GetValueOrDefault();
        return read.HasValue;
    }
}
