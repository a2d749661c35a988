using System.Runtime.CompilerServices;
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

    internal override long KnownSize(in T[]? value) => value is null ? -1 : TWriter.SequenceSize(value.Length, ElementShape);

    public override T[]? Read(ref TReader reader) => ReadArray(ref reader);

    public override void Populate(ref TReader reader, ref T[]? value) =>
        value = ReadArray(ref reader, value?.GetType() == typeof(T[]) ? value : null);

    internal override bool IsMadeFirst(in T[]? value) => RuntimeHelpers.IsReferenceOrContainsReferences<T>();

    // Elements that refer to their array find it, because a reference takes a byte at least: so the array is in proportion to the input.
    internal override T[]? ReadNew(ref TReader reader, WireKind kind, int number, T[]? held)
    {
        if (!RuntimeHelpers.IsReferenceOrContainsReferences<T>() || kind is not (WireKind.Sequence or WireKind.Absent))
        {
            return base.ReadNew(ref reader, kind, number, held);
        }

        int count = reader.ReadSequenceHeader(ElementShape, out ElementForm form);
        if (count < 0 || reader.Preallocate(count, ElementReading.MinimumSize<TReader>(ElementShape, in form), managedSize: 1) < count)
        {
            return ReadItems(ref reader, count, in form, reuse: null);
        }

        T[] array = held?.GetType() == typeof(T[]) && held.Length == count ? held : ElementMemory.NewArray<T>(count);
        reader.Objects!.Set(number, array);
        if (count > 0)
        {
            Element.ReadMany(ref reader, array, in form);
        }

        return array;
    }

    protected override T[] From(T[] items, long offset) => items;
}
