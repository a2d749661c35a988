using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Objects at places whose nullability differs from that of their type.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    /// <summary>What precedes an object in a union: the tag and the header, as one piece.</summary>
    internal ObjectHeader HeaderBehind(ObjectHeader tag) => Case.With([.. tag.Bytes, .. Case.Bytes]);

    /// <summary>Writes an object of exactly this type after the tag of a union.</summary>
    /// <param name="writer">The output.</param>
    /// <param name="tag">The tag, for objects with more than members.</param>
    /// <param name="header">The tag and what precedes the object.</param>
    /// <param name="value">The object.</param>
    internal void WriteCase(ref TWriter writer, ObjectHeader tag, ObjectHeader header, in T value)
    {
        if (HasMoreToWrite)
        {
            writer.WriteCase(tag);
            WriteWith(ref writer, Case, in value);
        }
        else
        {
            WriteExact(ref writer, header, in value);
        }
    }

    /// <summary>Reads an object after the tag of a union, where null is refused.</summary>
    internal T ReadObject(ref TReader reader)
    {
        if (IsCaseLikeSingle)
        {
            T value = Read(ref reader);
            if (value is null)
            {
                RefuseNullCase(reader.Offset);
            }

            return value;
        }

        ObjectForm form = ReadObjectHeader(ref reader, out HeaderMap? map);
        return ReadWith(ref reader, form, map);
    }

    /// <summary>Writes an object that is not null at a place that can hold null, even if the type itself cannot be null.</summary>
    internal void WriteNullable(ref TWriter writer, in T value) => WriteWith(ref writer, NullableSingle, in value);

    /// <inheritdoc/>
    public sealed override void WriteElement(ref TWriter writer, in T value)
    {
        if (value is null)
        {
            writer.WriteNullElement();
            return;
        }

        WriteWith(ref writer, Element, in value);
    }

    /// <inheritdoc/>
    public sealed override T ReadElement(ref TReader reader, in ElementForm form)
    {
        EnsureObjects(ref reader, in form);
        ObjectForm one = reader.ReadElementHeader(ObjectShape, in form, out HeaderMap? map);
        return one == ObjectForm.Null ? default! : ReadWith(ref reader, one, map);
    }

    /// <summary>Writes an object that is not null as an element of a sequence or map that can hold null.</summary>
    internal void WriteNullableElement(ref TWriter writer, in T value) => WriteWith(ref writer, NullableElement, in value);
}
