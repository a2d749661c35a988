using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Structs with a contract of their own, where they may be null.</summary>
internal sealed class NullableObjectConverter<TWriter, TReader, T> : Converter<TWriter, TReader, T?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : struct
{
    private readonly ObjectConverter<TWriter, TReader, T> _object;

    public NullableObjectConverter(ObjectConverter<TWriter, TReader, T> converter)
    {
        _object = converter;
        Shape = new WireShape(WireKind.Object, minimumSize: 1)
        {
            Object = converter.NullableShape,
            IsExact = converter.Shape.IsExact,
            Below = () => _object.PlaceShapes(),
        };
    }

    public override WireShape Shape { get; }

    public override void Write(ref TWriter writer, in T? value)
    {
        if (value is { } present)
        {
            _object.WriteNullable(ref writer, in present);
        }
        else
        {
            writer.WriteNull();
        }
    }

    public override T? Read(ref TReader reader) => _object.TryRead(ref reader, out T value) ? value : null;

    public override void WriteElement(ref TWriter writer, in T? value)
    {
        if (value is { } present)
        {
            _object.WriteNullableElement(ref writer, in present);
        }
        else
        {
            writer.WriteNullElement();
        }
    }

    public override T? ReadElement(ref TReader reader, in ElementForm form) => _object.TryReadElement(ref reader, in form, out T value) ? value : null;
}
