using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Arrays of rank 1.</summary>
internal sealed class ArrayConverter<TWriter, TReader, T>(Converter<TWriter, TReader, T> element, bool isExact)
    : SequenceConverter<TWriter, TReader, T[]?, T>(element, isExact)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override void Write(ref TWriter writer, in T[]? value)
    {
        T[]? array = value;
        if (array is null)
        {
            writer.WriteNull();
            return;
        }

        // The constructor of a read-only span takes covariant arrays.
        WriteItems(ref writer, new ReadOnlySpan<T>(array));
    }

    internal override long KnownSize(in T[]? value) => value is null ? -1 : TWriter.SequenceSize(value.Length, Element.Shape);

    public override T[]? Read(ref TReader reader) => ReadArray(ref reader);

    public override void Populate(ref TReader reader, ref T[]? value) =>
        value = ReadArray(ref reader, value?.GetType() == typeof(T[]) ? value : null);

    protected override T[] From(T[] items) => items;
}
