using System.Diagnostics.CodeAnalysis;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Structs that a custom converter writes, where they may be null: null is that of the format, of which the converter knows nothing.</summary>
internal sealed class OwnLift<TWriter, TReader, T> : Lift<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private readonly OwnConverter<TWriter, TReader, T> _converter;

    /// <exception cref="GraupelException">The values have no form for null (<see cref="ErrorKind.NoContract"/>).</exception>
    public OwnLift(OwnConverter<TWriter, TReader, T> converter)
    {
        WireShape shape = converter.Shape;
        if (!TWriter.HasKeys && !HasNull(shape))
        {
            Throw.NoNull(converter.Custom, typeof(T));
        }

        _converter = converter;
        Shape = shape.WithNull();
    }

    public override WireShape Shape { get; }

    public override void Write(ref TWriter writer, in T value)
    {
        long start = writer.Offset;
        _converter.Write(ref writer, in value);
        EnsurePresent(ref writer, start);
    }

    public override void WriteElement(ref TWriter writer, in T value)
    {
        long start = writer.Offset;
        _converter.WriteElement(ref writer, in value);
        EnsurePresent(ref writer, start);
    }

    public override bool TryRead(ref TReader reader, WireKind kind, [MaybeNullWhen(false)] out T value)
    {
        bool isExpected = kind == Shape.Kind;
        if ((isExpected || TWriter.HasKeys) && reader.TryReadNull())
        {
            value = default;
            return false;
        }

        value = isExpected ? _converter.Read(ref reader) : _converter.ReadStandIn(ref reader, kind);
        return true;
    }

    public override bool TryReadElement(ref TReader reader, in ElementForm form, [MaybeNullWhen(false)] out T value)
    {
        if ((form.IsExpected || form.Kind == _converter.Shape.DescriptorKind || TWriter.HasKeys) && reader.TryReadNull())
        {
            value = default;
            return false;
        }

        value = _converter.ReadElement(ref reader, in form);
        return true;
    }

    // Numbers take all that their bytes can be, and so does a struct in pure data.
    private static bool HasNull(WireShape shape) => shape switch
    {
        { Kind: WireKind.Object, IsExact: true } => shape.Object is { IsNullable: true },
        _ => !WireKinds.IsFixed(shape.Kind),
    };

    private void EnsurePresent(ref TWriter writer, long start)
    {
        if (writer.Offset - start == 1 && writer.EndsWithNull)
        {
            Throw.WroteNull(_converter.Custom, typeof(T));
        }
    }
}
