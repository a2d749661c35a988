using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Arrays of rank 2 and more, row by row.</summary>
internal sealed class MultiArrayConverter<TWriter, TReader, TArray, T> : Converter<TWriter, TReader, TArray?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TArray : class
{
    private const int MaxRank = 32;

    private readonly Converter<TWriter, TReader, T> _element;
    private readonly int _rank;

    public MultiArrayConverter(Converter<TWriter, TReader, T> element, bool isExact)
    {
        _element = element;
        _rank = typeof(TArray).GetArrayRank();
        if (typeof(TArray).GetElementType() != typeof(T) || _rank < 2)
        {
            throw new ArgumentException($"{typeof(TArray)} is not an array of {typeof(T)} with a rank of 2 or more.");
        }

        Shape = new WireShape(WireKind.Array, minimumSize: 1) { IsExact = isExact, Rank = _rank, Below = () => [_element.Shape] };
    }

    public override WireShape Shape { get; }

    public override void Write(ref TWriter writer, in TArray? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }

        var array = (Array)(object)value;
        var buffer = default(Lengths);
        Span<int> lengths = ((Span<int>)buffer)[.._rank];
        for (int i = 0; i < _rank; i++)
        {
            if (array.GetLowerBound(i) != 0)
            {
                Throw.InvalidValue("an array whose lower bound is not 0", writer.Offset);
            }

            lengths[i] = array.GetLength(i);
        }

        int count = Count(lengths, writer.Offset);
        writer.WriteArrayHeader(lengths, _element.Shape);
        if (count > 0)
        {
            _element.WriteMany(ref writer, ElementMemory.Items<T>(array));
        }
    }

    public override TArray? Read(ref TReader reader)
    {
        TArray? array = null;
        Populate(ref reader, ref array);
        return array;
    }

    public override void Populate(ref TReader reader, ref TArray? value)
    {
        var buffer = default(Lengths);
        Span<int> lengths = ((Span<int>)buffer)[.._rank];
        if (!reader.ReadArrayHeader(lengths, _element.Shape, out ElementForm form))
        {
            value = null;
            return;
        }

        int count = Count(lengths, reader.Offset);
        int allowed = count == 0 ? 0 : ElementReading.FirstBlock<TReader, T>(ref reader, count, _element.Shape, in form);
        if (allowed < count)
        {
            using RentedElements<T> start = ArrayReading.ReadStart(ref reader, _element, allowed, count, in form);
            value = NewArray(lengths);
            ArrayReading.ReadRest(ref reader, _element, start, ElementMemory.ItemsToFill<T>((Array)(object)value), in form);
            return;
        }

        if (value is null || !HasLengths(value, lengths))
        {
            value = NewArray(lengths);
        }

        if (count > 0)
        {
            _element.ReadMany(ref reader, ElementMemory.ItemsToFill<T>((Array)(object)value), in form);
        }
    }

    private static int Count(ReadOnlySpan<int> lengths, long offset)
    {
        // What the runtime allows while it multiplies from left to right, also where a later length is 0.
        long count = 1;
        foreach (int length in lengths)
        {
            count *= length;
            if (count > uint.MaxValue)
            {
                Throw.InvalidLength("an array has too many elements", offset);
            }
        }

        if (count > Array.MaxLength)
        {
            Throw.InvalidLength("an array has too many elements", offset);
        }

        return (int)count;
    }

    private static TArray NewArray(ReadOnlySpan<int> lengths) =>
        (TArray)(object)Array.CreateInstanceFromArrayType(typeof(TArray), lengths.ToArray());

    // A covariant array cannot take every element.
    private static bool HasLengths(TArray value, ReadOnlySpan<int> lengths)
    {
        var array = (Array)(object)value;
        for (int i = 0; i < lengths.Length; i++)
        {
            if (array.GetLowerBound(i) != 0 || array.GetLength(i) != lengths[i])
            {
                return false;
            }
        }

        return value.GetType() == typeof(TArray);
    }

    [InlineArray(MaxRank)]
    private struct Lengths
    {
        private int _first;
    }
}
