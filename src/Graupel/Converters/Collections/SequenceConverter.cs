using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>What the converters of all sequences have in common: a header, then elements that the converter of the elements writes and reads as many.</summary>
internal abstract class SequenceConverter<TWriter, TReader, TSequence, T> : Converter<TWriter, TReader, TSequence>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private protected SequenceConverter(Converter<TWriter, TReader, T> element, bool isExact)
    {
        Element = element;
        Shape = new WireShape(WireKind.Sequence, minimumSize: 1) { IsExact = isExact, Below = () => [Element.Shape] };
    }

    /// <inheritdoc/>
    public override WireShape Shape { get; }

    /// <summary>The converter of the elements.</summary>
    protected Converter<TWriter, TReader, T> Element { get; }

    /// <summary>The shape of each element.</summary>
    protected WireShape ElementShape
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => field ?? (field = Element.Shape);
    }

    /// <summary>Makes the sequence from elements that were read as a blob, before an offset; they are its own from then on.</summary>
    protected abstract TSequence From(T[] items, long offset);

    /// <inheritdoc/>
    public override TSequence ReadAs(ref TReader reader, WireKind kind)
    {
        if (kind != WireKind.Blob)
        {
            return base.ReadAs(ref reader, kind);
        }

        if (Element is not IByteElements<T> elements || !Widening.IsAccepted(WireKind.Byte, WireKinds.Underlying(Element.Shape.Kind)))
        {
            Throw.KindMismatch(kind, Shape.Kind, reader.Offset);
            return default;
        }

        byte[]? bytes = reader.ReadBlob();
        if (bytes is null)
        {
            return FromNull(ref reader);
        }

        var items = new T[bytes.Length];
        if (!elements.TryConvert(bytes, items))
        {
            Throw.InvalidValue("a byte is out of the range of the elements", reader.Offset);
        }

        return From(items, reader.Offset);
    }

    /// <summary>The value that null is read as.</summary>
    protected virtual TSequence FromNull(ref TReader reader) => default!;

    /// <summary>Writes a header and elements.</summary>
    protected void WriteItems(ref TWriter writer, ReadOnlySpan<T> items)
    {
        writer.WriteSequenceHeader(items.Length, ElementShape);
        if (!items.IsEmpty)
        {
            Element.WriteMany(ref writer, items);
        }
    }

    /// <summary>Reads a header and elements.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="reuse">Is filled if it has just the length.</param>
    /// <returns>The elements, or null.</returns>
    protected T[]? ReadArray(ref TReader reader, T[]? reuse = null)
    {
        WireShape shape = ElementShape;
        if (!reader.TryReadShortSequence(shape, ElementMemory.SizeOf<T>(), out int count))
        {
            return ReadOtherArray(ref reader, reuse);
        }

        if (count == SequenceCount.Null)
        {
            return null;
        }

        if (count == 0)
        {
            return [];
        }

        T[] array = reuse?.Length == count ? reuse : ElementMemory.NewArray<T>(count);
        Element.ReadMany(ref reader, array, in TReader.ExpectedForm(shape));
        return array;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private T[]? ReadOtherArray(ref TReader reader, T[]? reuse)
    {
        int count = reader.ReadSequenceHeader(ElementShape, out ElementForm form);
        return ReadItems(ref reader, count, in form, reuse);
    }

    /// <summary>Reads the elements after a header.</summary>
    private protected T[]? ReadItems(ref TReader reader, int count, in ElementForm form, T[]? reuse) => count switch
    {
        SequenceCount.Null => null,
        0 => [],
        SequenceCount.Chunked => ReadChunks(ref reader, in form),
        _ => ArrayReading.Read(ref reader, Element, count, in form, reuse),
    };

    private T[] ReadChunks(ref TReader reader, in ElementForm form)
    {
        using var items = new RentedElements<T>(0);
        int count;
        while ((count = reader.ReadChunkHeader(ElementShape)) > 0)
        {
            ArrayReading.Append(ref reader, Element, count, in form, items);
        }

        return items.ToArray();
    }
}
