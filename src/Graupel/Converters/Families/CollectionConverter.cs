using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Sequences of all sorts but those that have a faster converter of their own.</summary>
internal sealed class CollectionConverter<TWriter, TReader, TCollection, T>(
    Converter<TWriter, TReader, T> element, bool isExact, CollectionFamily<TCollection, T> family, int maxCollisions, bool isFilled = false, Type? held = null)
    : SequenceConverter<TWriter, TReader, TCollection?, T>(element, isExact)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TCollection : class
{
    private readonly bool _isExact = isExact;

    private ReadPlace Nowhere => new(-1, maxCollisions);

    public override Converter<TWriter, TReader, TCollection?> ForHeld(TCollection? held) =>
        held is null ? this : new CollectionConverter<TWriter, TReader, TCollection, T>(
            Element, _isExact, family.Like(held), maxCollisions, isFilled, held is ICollection<T> { IsReadOnly: false } ? held.GetType() : null);

    internal override Converter<TWriter, TReader, TCollection?> ForReplaced(TCollection? held) =>
        held is null ? this : new CollectionConverter<TWriter, TReader, TCollection, T>(Element, _isExact, family.Like(held), maxCollisions, isFilled);

    internal override bool CanFill(TCollection? held) => held is null or ICollection<T> { IsReadOnly: false } || !typeof(TCollection).IsInterface;

    internal override Converter<TWriter, TReader, TCollection?> ForFilled() =>
        typeof(TCollection).IsInterface ? new CollectionConverter<TWriter, TReader, TCollection, T>(Element, _isExact, family, maxCollisions, isFilled: true) : this;

    public override TCollection? Refill(ref TReader reader, TCollection? held, TCollection? read) => Refilling.Refill(family, held, read, Place(in reader));

    public override TCollection? Renew(ref TReader reader, TCollection? held, TCollection? read) => Refilling.Renew(family, held, read, Place(in reader));

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
        var list = collection as List<T>;
        int version = list is null ? 0 : ElementMemory.Versions<T>.Of(list);
        ReadOnlySpan<T> items = family.Items(collection, rented);
        if (DateKeys.AreDates<T>() && DateKeys.MayCoincide(in writer, ElementShape) && collection is ISet<T> or IReadOnlySet<T>)
        {
            DateKeys.EnsureDistinct(items.ToArray(), writer.Offset);
        }

        WriteItems(ref writer, items);
        if (list is not null)
        {
            ElementMemory.EnsureUnchanged(list, version);
        }
    }

    public override TCollection? Read(ref TReader reader) => ReadAll(ref reader) is { } items ? family.Make(items, Place(in reader)) : null;

    internal override TCollection? Merge(TCollection? held, TCollection? read)
    {
        using var rented = new RentedElements<T>(0);
        return family.TryAdd(held!, family.Items(read!, rented).ToArray(), Nowhere) ? held : read;
    }

    public override bool FillsInPlace => family.CanFill;

    internal override Type? MadeClass => isFilled || !typeof(TCollection).IsInterface ? null : held ?? family.Make([], Nowhere).GetType();

    public override TCollection Create(ref TReader reader) => family.Make([], Nowhere);

    public override void Populate(ref TReader reader, ref TCollection? value)
    {
        T[]? items = ReadAll(ref reader);
        if (items is null || value is null || !family.TryFill(value, items, Place(in reader)))
        {
            value = items is null ? null : family.Make(items, Place(in reader));
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

    private ReadPlace Place(ref readonly TReader reader) => new(reader.Offset, maxCollisions);

    protected override TCollection From(T[] items, long offset) => family.Make(items, new(offset, maxCollisions));
}
