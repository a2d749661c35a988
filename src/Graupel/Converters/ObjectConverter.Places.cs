using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Objects at places that say more, or less, about null than their type does.</content>
public sealed partial class ObjectConverter<TWriter, TReader, T, TBody>
{
    /// <inheritdoc/>
    public override void WriteObject(ref TWriter writer, in T value) => WriteWith(ref writer, Case, in value);

    /// <inheritdoc/>
    public override T ReadObject(ref TReader reader)
    {
        ObjectForm form = ReadObjectHeader(ref reader, out HeaderMap? map);
        return ReadWith(ref reader, form, map);
    }

    /// <inheritdoc/>
    public override void WriteNullable(ref TWriter writer, in T value) => WriteWith(ref writer, NullableSingle, in value);

    /// <inheritdoc/>
    public override void WriteElement(ref TWriter writer, in T value)
    {
        if (value is null)
        {
            writer.WriteNullElement();
            return;
        }

        WriteWith(ref writer, Element, in value);
    }

    /// <inheritdoc/>
    public override T ReadElement(ref TReader reader, in ElementForm form)
    {
        EnsureObjects(ref reader, in form);
        ObjectForm one = reader.ReadElementHeader(ObjectShape, in form, out HeaderMap? map);
        return one == ObjectForm.Null ? default! : ReadWith(ref reader, one, map);
    }

    /// <inheritdoc/>
    public override void WriteNullableElement(ref TWriter writer, in T value) => WriteWith(ref writer, NullableElement, in value);
}
