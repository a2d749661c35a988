using System.Diagnostics.CodeAnalysis;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Structs at places that cannot hold null.</summary>
internal sealed class PresentLift<TWriter, TReader, T>(Converter<TWriter, TReader, T> converter) : Lift<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => converter.Shape;

    public override void Write(ref TWriter writer, in T value) => converter.Write(ref writer, in value);

    public override void WriteElement(ref TWriter writer, in T value) => converter.WriteElement(ref writer, in value);

    public override bool TryRead(ref TReader reader, WireKind kind, [MaybeNullWhen(false)] out T value)
    {
        value = kind == Shape.Kind ? converter.Read(ref reader) : converter.ReadStandIn(ref reader, kind);
        return true;
    }

    public override bool TryReadElement(ref TReader reader, in ElementForm form, [MaybeNullWhen(false)] out T value)
    {
        value = converter.ReadElement(ref reader, in form);
        return true;
    }
}
