using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Reads elements into arrays.</summary>
internal static class ArrayReading
{
    /// <summary>Reads a known number of elements, at least one.</summary>
    public static T[] Read<TWriter, TReader, T>(
        ref TReader reader, Converter<TWriter, TReader, T> element, int count, in ElementForm form, T[]? reuse = null)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        int minimumSize = ElementReading.MinimumSize<TReader>(element.Shape, in form);
        int first = ElementReading.NextBlock(ref reader, count, minimumSize, ElementMemory.SizeOf<T>());
        if (first == count)
        {
            T[] array = reuse?.Length == count ? reuse : ElementMemory.NewArray<T>(count);
            element.ReadMany(ref reader, array, in form);
            return array;
        }

        using var items = new RentedElements<T>(first);
        ReadBlock(ref reader, element, first, in form, items);
        Append(ref reader, element, count - first, in form, items);
        return items.ToArray();
    }

    /// <summary>Reads further elements as they arrive.</summary>
    public static void Append<TWriter, TReader, T>(
        ref TReader reader, Converter<TWriter, TReader, T> element, int count, in ElementForm form, RentedElements<T> items)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        int minimumSize = ElementReading.MinimumSize<TReader>(element.Shape, in form);
        while (count > 0)
        {
            int block = ElementReading.NextBlock(ref reader, count, minimumSize, ElementMemory.SizeOf<T>());
            ReadBlock(ref reader, element, block, in form, items);
            count -= block;
        }
    }

    private static void ReadBlock<TWriter, TReader, T>(
        ref TReader reader, Converter<TWriter, TReader, T> element, int count, in ElementForm form, RentedElements<T> items)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        int start = items.Count;
        try
        {
            element.ReadMany(ref reader, items.Append(count), in form);
        }
        catch (GraupelException e) when (e.MoveElement(start))
        {
            throw;
        }
    }
}
