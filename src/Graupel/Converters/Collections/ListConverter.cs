using System.Runtime.CompilerServices;
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
        int version = ElementMemory.Versions<T>.Of(list);
        ReadOnlySpan<T> items = ElementMemory.Items(list);
        WriteItems(ref writer, items);
        ElementMemory.EnsureUnchanged(list, version);
    }

    /// <summary>Writes a list that holds elements, with its header in a run, which it hands over.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void WriteBehind(ref TWriter writer, scoped ref FixedRun run, List<T> list)
    {
        int version = ElementMemory.Versions<T>.Of(list);
        ReadOnlySpan<T> items = ElementMemory.Items(list);
        bool isPut = writer.TryPutSequenceHeader(ref run, items.Length, ElementShape);
        writer.Commit(ref run);
        if (isPut)
        {
            Element.WriteMany(ref writer, items);
        }
        else
        {
            WriteItems(ref writer, items);
        }

        ElementMemory.EnsureUnchanged(list, version);
    }

    internal override long KnownSize(in List<T>? value) => value is null ? -1 : TWriter.SequenceSize(value.Count, ElementShape);

    // Where the compiler expects lists, it knows their type there, which the code that all classes share looks up.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public override List<T>? Read(ref TReader reader)
    {
        WireShape shape = ElementShape;
        if (!reader.TryReadShortSequence(shape, ElementMemory.SizeOf<T>(), out int count))
        {
            return ReadOther(ref reader);
        }

        if (count == SequenceCount.Null)
        {
            return null;
        }

        var list = new List<T>(count);
        if (count > 0)
        {
            Element.ReadMany(ref reader, ElementMemory.Extend(list, count), in TReader.ExpectedForm(shape));
        }

        return list;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private List<T>? ReadOther(ref TReader reader)
    {
        int count = reader.ReadSequenceHeader(ElementShape, out ElementForm form);
        if (count == SequenceCount.Null)
        {
            return null;
        }

        if (count > 0 && reader.Preallocate(count, ElementReading.MinimumSize<TReader>(ElementShape, in form), ElementMemory.SizeOf<T>()) == count)
        {
            var whole = new List<T>(count);
            Element.ReadMany(ref reader, ElementMemory.Extend(whole, count), in form);
            return whole;
        }

        List<T>? list = null;
        Append(ref reader, ref list, count, in form);
        return list ?? [];
    }

    public override List<T>? Refill(ref TReader reader, List<T>? held, List<T>? read) => Refilling.Refill(held, read);

    internal override List<T>? Merge(List<T>? held, List<T>? read)
    {
        held!.AddRange(read!);
        return held;
    }

    public override bool FillsInPlace => true;

    public override List<T> Create(ref TReader reader) => [];

    public override void Populate(ref TReader reader, ref List<T>? value)
    {
        int count = reader.ReadSequenceHeader(ElementShape, out ElementForm form);
        if (count == SequenceCount.Null)
        {
            value = null;
            return;
        }

        value?.Clear();
        Append(ref reader, ref value, count, in form);
        value ??= [];
    }

    protected override List<T> From(T[] items, long offset) => [.. items];

    // One frame for all of it, as lists in lists take stack.
    private void Append(ref TReader reader, ref List<T>? list, int count, in ElementForm form)
    {
        bool isChunked = count == SequenceCount.Chunked;
        int rest = isChunked ? reader.ReadChunkHeader(ElementShape) : count;
        if (rest <= 0)
        {
            return;
        }

        ElementSize size = ElementReading.SizeOf<TReader, T>(ElementShape, in form);
        while (rest > 0)
        {
            int start = list?.Count ?? 0;
            int block = size.Backs(start + rest, start) ? rest : ElementReading.NextBlock(ref reader, rest, size);
            list ??= new List<T>(block);
            Span<T> items = ElementMemory.Append(list, block);
            int version = ElementMemory.Versions<T>.Of(list);
            try
            {
                Element.ReadMany(ref reader, items, in form);
            }
            catch (GraupelException e) when (e.MoveElement(start))
            {
                throw;
            }

            // The elements may know the list that they are read into, and their setters may have added to it.
            if (ElementMemory.Versions<T>.Of(list) != version)
            {
                Throw.ChangedWhileRead();
            }

            rest -= block;
            if (rest == 0 && isChunked)
            {
                rest = reader.ReadChunkHeader(ElementShape);
            }
        }
    }
}
