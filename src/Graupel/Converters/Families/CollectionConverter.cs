using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Sequences of all sorts but those that have a faster converter of their own.</summary>
internal sealed class CollectionConverter<TWriter, TReader, TCollection, T>(
    Converter<TWriter, TReader, T> element, bool isExact, CollectionFamily<TCollection, T> family, bool isFilled = false, Type? held = null)
    : SequenceConverter<TWriter, TReader, TCollection?, T>(element, isExact)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TCollection : class
{
    private readonly bool _isExact = isExact;

    public override Converter<TWriter, TReader, TCollection?> ForHeld(TCollection? held) =>
        held is null ? this : new CollectionConverter<TWriter, TReader, TCollection, T>(
            Element, _isExact, family.Like(held), isFilled, held is ICollection<T> { IsReadOnly: false } ? held.GetType() : null);

    internal override Converter<TWriter, TReader, TCollection?> ForFilled() =>
        typeof(TCollection).IsInterface ? new CollectionConverter<TWriter, TReader, TCollection, T>(Element, _isExact, family, isFilled: true) : this;

    public override TCollection? Refill(ref TReader reader, TCollection? held, TCollection? read) => Refilling.Refill(family, held, read);

    public override TCollection? Renew(ref TReader reader, TCollection? held, TCollection? read) => Refilling.Renew(family, held, read);

    public override void Write(ref TWriter writer, in TCollection? value)
    {
        TCollection? collection = value;
        if (collection is null)
        {
            writer.WriteNull();
            return;
        }

        family.EnsureWritable(collection, writer.Offset);
        if (isFilled)
        {
            CollectionTypes.EnsureFillable<T>(collection, writer.Offset);
        }

        using var rented = new RentedElements<T>(0);
        ReadOnlySpan<T> items = family.Items(collection, rented);
        WriteItems(ref writer, items);
        if (collection is List<T> list)
        {
            ElementMemory.EnsureWhole(list, items.Length);
        }
    }

    public override TCollection? Read(ref TReader reader) => ReadAll(ref reader) is { } items ? family.Make(items, reader.Offset) : null;

    internal override TCollection? Merge(TCollection? held, TCollection? read)
    {
        using var rented = new RentedElements<T>(0);
        return family.TryAdd(held!, family.Items(read!, rented).ToArray(), -1) ? held : read;
    }

    public override bool FillsInPlace => family.CanFill;

    internal override Type? MadeClass => isFilled || !typeof(TCollection).IsInterface ? null : held ?? family.Make([], -1).GetType();

    public override TCollection Create(ref TReader reader) => family.Make([], -1);

    public override void Populate(ref TReader reader, ref TCollection? value)
    {
        T[]? items = ReadAll(ref reader);
        if (items is null || value is null || !family.TryFill(value, items, reader.Offset))
        {
            value = items is null ? null : family.Make(items, reader.Offset);
        }
    }

    // What is wrong with all of them is wrong with the member that holds them, not with one that was read on the way.
    private T[]? ReadAll(ref TReader reader)
    {
        int at = reader.Member;
        T[]? items = ReadArray(ref reader);
        reader.At(at);
        return items;
    }

    protected override TCollection From(T[] items) => family.Make(items, -1);
}
