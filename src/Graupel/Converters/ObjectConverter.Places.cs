using System.Diagnostics.CodeAnalysis;
using Graupel.CodeGen;
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
    public override void PopulateObject(ref TReader reader, ref T value)
    {
        ObjectForm form = ReadObjectHeader(ref reader, out HeaderMap? map);
        const BodyTraits InPlace = BodyTraits.CanCreate | BodyTraits.CanPopulate;
        if ((_body.Traits & InPlace) == InPlace)
        {
            PopulateWith(ref reader, form, map, ref value);
        }
        else
        {
            value = ReadWith(ref reader, form, map);
        }
    }

    /// <inheritdoc/>
    public override void WriteNullable(ref TWriter writer, in T value) => WriteWith(ref writer, NullableSingle, in value);

    /// <inheritdoc/>
    public override bool TryRead(ref TReader reader, [MaybeNullWhen(false)] out T value)
    {
        ObjectForm form = reader.ReadObjectHeader(NullableShape, ObjectPlace.Single, out HeaderMap? map);
        value = form == ObjectForm.Null ? default : ReadWith(ref reader, form, map);
        return form != ObjectForm.Null;
    }

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

    /// <inheritdoc/>
    public override bool TryReadElement(ref TReader reader, in ElementForm form, [MaybeNullWhen(false)] out T value)
    {
        EnsureObjects(ref reader, in form);
        ObjectForm one = reader.ReadElementHeader(NullableShape, in form, out HeaderMap? map);
        value = one == ObjectForm.Null ? default : ReadWith(ref reader, one, map);
        return one != ObjectForm.Null;
    }

    private static void EnsureObjects(ref TReader reader, in ElementForm form)
    {
        if (!form.IsExpected && form.Kind is not (WireKind.Object or WireKind.HeadedObject or WireKind.BareObject or WireKind.Absent))
        {
            Throw.KindMismatch(form.Kind, WireKind.Object, reader.Offset);
        }
    }

    private ObjectForm ReadObjectHeader(ref TReader reader, out HeaderMap? map)
    {
        ObjectForm form = reader.ReadObjectHeader(CaseShape, ObjectPlace.Single, out map);
        if (form == ObjectForm.Null)
        {
            Throw.InvalidHeader($"null as a case, {ObjectShape.Name}", reader.Offset);
        }

        return form;
    }
}
