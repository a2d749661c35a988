using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Extensions, in formats that have them.</summary>
internal sealed class ExtensionConverter<TWriter, TReader>(bool isExact) : Converter<TWriter, TReader, MessagePackExtension?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape { get; } = new(WireKind.Blob, minimumSize: 1) { IsExact = isExact };

    public override void Write(ref TWriter writer, in MessagePackExtension? value)
    {
        if (value is null)
        {
            writer.WriteNull();
        }
        else
        {
            writer.WriteExtension(value.Type, value.Content.Span);
        }
    }

    public override MessagePackExtension? Read(ref TReader reader) => reader.ReadExtension(out sbyte type) is { } content ? new(type, content) : null;
}
