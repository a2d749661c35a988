using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Lists.</summary>
internal sealed class ListConverter<TWriter, TReader, T>(Converter<TWriter, TReader, T> element, bool isExact)
    : SequenceConverter<TWriter, TReader, List<T>?, T>(element, isExact)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override void Write(ref TWriter writer, in List<T>? value)
    {
        List<T>? list = value;
        if (list is null)
        {
            writer.WriteNull();
            return;
        }

        CollectionTypes.EnsureExact(list, typeof(List<T>));
        WriteItems(ref writer, ElementMemory.Items(list));
    }

    public override List<T>? Read(ref TReader reader)
    {
        List<T>? list = null;
        Populate(ref reader, ref list);
        return list;
    }

    public override List<T> Create(ref TReader reader) => [];

    public override void Populate(ref TReader reader, ref List<T>? value)
    {
        int count = reader.ReadSequenceHeader(Element.Shape, out ElementForm form);
        if (count == SequenceCount.Null)
        {
            value = null;
            return;
        }

        value?.Clear();
        if (count != SequenceCount.Chunked)
        {
            Append(ref reader, ref value, count, in form);
        }
        else
        {
            while ((count = reader.ReadChunkHeader(Element.Shape)) > 0)
            {
                Append(ref reader, ref value, count, in form);
            }
        }

        value ??= [];
    }

    protected override List<T> From(T[] items) => [.. items];

    private void Append(ref TReader reader, ref List<T>? list, int count, in ElementForm form)
    {
        if (count == 0)
        {
            return;
        }

        int minimumSize = ElementReading.MinimumSize<TReader>(Element.Shape, in form);
        while (count > 0)
        {
            int start = list?.Count ?? 0;
            int block = ElementReading.NextBlock(ref reader, count, start, minimumSize, ElementMemory.SizeOf<T>());
            list ??= new List<T>(block);
            try
            {
                Element.ReadMany(ref reader, ElementMemory.Append(list, block), in form);
            }
            catch (GraupelException e) when (e.MoveElement(start))
            {
                throw;
            }

            count -= block;
        }
    }
}
