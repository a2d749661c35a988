using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Structs with a contract of their own, where they may be null.</summary>
internal sealed class NullableObjectConverter<TWriter, TReader, T>(ObjectConverter<TWriter, TReader, T> converter) : Converter<TWriter, TReader, T?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : struct
{
    public override WireShape Shape { get; } = converter.DescribeNullable();

    public override void Write(ref TWriter writer, in T? value)
    {
        if (value is { } present)
        {
            converter.WriteNullable(ref writer, in present);
        }
        else
        {
            writer.WriteNull();
        }
    }

    public override T? Read(ref TReader reader) => converter.TryRead(ref reader, out T value) ? value : null;

    public override void WriteElement(ref TWriter writer, in T? value)
    {
        if (value is { } present)
        {
            converter.WriteNullableElement(ref writer, in present);
        }
        else
        {
            writer.WriteNullElement();
        }
    }

    public override T? ReadElement(ref TReader reader, in ElementForm form) => converter.TryReadElement(ref reader, in form, out T value) ? value : null;
}
