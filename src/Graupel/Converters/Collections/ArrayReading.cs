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
        int first = ElementReading.NextBlock(ref reader, count, ElementReading.SizeOf<TReader, T>(element.Shape, in form));
        if (first == count)
        {
            T[] array = reuse?.Length == count ? reuse : ElementMemory.NewArray<T>(count);
            element.ReadMany(ref reader, array, in form);
            return array;
        }

        using RentedElements<T> start = ReadStart(ref reader, element, first, count, in form);
        T[] all = ElementMemory.NewArray<T>(count);
        ReadRest(ref reader, element, start, all, in form);
        return all;
    }

    /// <summary>Reads so many elements that memory for all of them may be taken, in proportion to their bytes.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="element">Reads them.</param>
    /// <param name="first">How many may be read at once.</param>
    /// <param name="count">How many there are.</param>
    /// <param name="form">Their form.</param>
    public static RentedElements<T> ReadStart<TWriter, TReader, T>(
        ref TReader reader, Converter<TWriter, TReader, T> element, int first, int count, in ElementForm form)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        var items = new RentedElements<T>(first);
        try
        {
            ReadBlock(ref reader, element, first, in form, items);
            ElementSize size = ElementReading.SizeOf<TReader, T>(element.Shape, in form);
            while (items.Count < count && !size.Backs(count, items.Count))
            {
                ReadBlock(ref reader, element, ElementReading.NextBlock(ref reader, count - items.Count, size), in form, items);
            }

            return items;
        }
        catch
        {
            items.Dispose();
            throw;
        }
    }

    /// <summary>Puts the elements that were read into their place, and reads the rest.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="element">Reads them.</param>
    /// <param name="start">The first ones.</param>
    /// <param name="all">The place of all.</param>
    /// <param name="form">Their form.</param>
    public static void ReadRest<TWriter, TReader, T>(
        ref TReader reader, Converter<TWriter, TReader, T> element, RentedElements<T> start, Span<T> all, in ElementForm form)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        start.Items.CopyTo(all);
        if (start.Count < all.Length)
        {
            ReadBlock(ref reader, element, all[start.Count..], start.Count, in form);
        }
    }

    /// <summary>Reads further elements as they arrive.</summary>
    public static void Append<TWriter, TReader, T>(
        ref TReader reader, Converter<TWriter, TReader, T> element, int count, in ElementForm form, RentedElements<T> items)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        ElementSize size = ElementReading.SizeOf<TReader, T>(element.Shape, in form);
        while (count > 0)
        {
            int block = ElementReading.NextBlock(ref reader, count, size);
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
        ReadBlock(ref reader, element, items.Append(count), start, in form);
    }

    private static void ReadBlock<TWriter, TReader, T>(
        ref TReader reader, Converter<TWriter, TReader, T> element, Span<T> items, int start, in ElementForm form)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        try
        {
            element.ReadMany(ref reader, items, in form);
        }
        catch (GraupelException e) when (e.MoveElement(start))
        {
            throw;
        }
    }
}
