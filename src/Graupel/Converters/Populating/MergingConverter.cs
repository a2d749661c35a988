using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Fills collections without clearing them first.</summary>
internal sealed class MergingConverter<TWriter, TReader, T>(Converter<TWriter, TReader, T> plain) : Converter<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => plain.Shape;

    public override bool FillsInPlace => plain.FillsInPlace;

    public override Converter<TWriter, TReader, T> ForHeld(T held) => new MergingConverter<TWriter, TReader, T>(plain.ForHeld(held));

    public override void Write(ref TWriter writer, in T value) => plain.Write(ref writer, in value);

    public override T Read(ref TReader reader) => plain.Read(ref reader);

    public override T ReadAs(ref TReader reader, WireKind kind) => plain.ReadAs(ref reader, kind);

    public override T? Create(ref TReader reader) => plain.Create(ref reader);

    public override void Populate(ref TReader reader, ref T value)
    {
        if (value is null)
        {
            plain.Populate(ref reader, ref value);
        }
        else
        {
            value = Merge(value, plain.Read(ref reader));
        }
    }

    internal override void PopulateAs(ref TReader reader, WireKind kind, ref T value)
    {
        if (value is null)
        {
            plain.PopulateAs(ref reader, kind, ref value);
        }
        else
        {
            value = Merge(value, plain.ReadAs(ref reader, kind));
        }
    }

    internal override T Merge(T held, T read) => read is null ? read : plain.Merge(held, read);

    internal override bool IsMadeFirst(in T value) => plain.IsMadeFirst(in value);

    internal override bool Accepts(T value) => plain.Accepts(value);

    // Unless its own elements refer to it already: then it is the one that they share.
    internal override T ReadNew(ref TReader reader, WireKind kind, int number, T? held)
    {
        T read = plain.ReadNew(ref reader, kind, number, default);
        if (held is null || read is null)
        {
            return read;
        }

        ReadObjects objects = reader.Objects!;
        objects.Set(number, read);
        return objects.TryFindOwn(read, out _) ? plain.Merge(held, read) : read;
    }
}
