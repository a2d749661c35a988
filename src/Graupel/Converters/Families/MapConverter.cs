using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Maps of all sorts but those that have a faster converter of their own.</summary>
internal sealed class MapConverter<TWriter, TReader, TMap, TKey, TValue> : Converter<TWriter, TReader, TMap?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TMap : class
{
    private readonly Converter<TWriter, TReader, TKey> _key;
    private readonly Converter<TWriter, TReader, TValue> _value;
    private readonly bool _isExact;
    private readonly bool _isFilled;
    private readonly Type? _held;
    private readonly CollectionFamily<TMap, KeyValuePair<TKey, TValue>> _family;
    private readonly int _maxCollisions;

    public MapConverter(
        Converter<TWriter, TReader, TKey> key, Converter<TWriter, TReader, TValue> value, bool isExact, CollectionFamily<TMap, KeyValuePair<TKey, TValue>> family,
        int maxCollisions, bool isFilled = false, Type? held = null)
    {
        _key = key;
        _value = value;
        _isExact = isExact;
        _isFilled = isFilled;
        _held = held;
        _family = family;
        _maxCollisions = maxCollisions;
        Shape = new WireShape(WireKind.Map, minimumSize: 1) { IsExact = isExact, Below = () => [_key.Shape, _value.Shape] };
    }

    public override WireShape Shape { get; }

    private ReadPlace Nowhere => new(-1, _maxCollisions);

    public override Converter<TWriter, TReader, TMap?> ForHeld(TMap? held) =>
        held is null ? this : new MapConverter<TWriter, TReader, TMap, TKey, TValue>(
            _key, _value, _isExact, _family.Like(held), _maxCollisions, _isFilled, held is IDictionary<TKey, TValue> { IsReadOnly: false } ? held.GetType() : null);

    internal override Converter<TWriter, TReader, TMap?> ForFilled() =>
        typeof(TMap).IsInterface ? new MapConverter<TWriter, TReader, TMap, TKey, TValue>(_key, _value, _isExact, _family, _maxCollisions, isFilled: true) : this;

    public override TMap? Refill(ref TReader reader, TMap? held, TMap? read) => Refilling.Refill(_family, held, read, Place(in reader));

    public override TMap? Renew(ref TReader reader, TMap? held, TMap? read) => Refilling.Renew(_family, held, read, Place(in reader));

    public override void Write(ref TWriter writer, in TMap? value)
    {
        TMap? map = value;
        if (map is null)
        {
            writer.WriteNull();
            return;
        }

        _family.EnsureWritable(map, writer.Offset);
        if (_isFilled)
        {
            CollectionTypes.EnsureFillable<KeyValuePair<TKey, TValue>>(map, writer.Offset);
        }

        using var rented = new RentedElements<KeyValuePair<TKey, TValue>>(0);
        ReadOnlySpan<KeyValuePair<TKey, TValue>> pairs = _family.Items(map, rented);
        if (DateKeys.AreDates<TKey>() && DateKeys.MayCoincide(in writer, _key.Shape))
        {
            DateKeys.EnsureDistinct(pairs.ToArray().Select(static pair => pair.Key), writer.Offset);
        }

        writer.WriteMapHeader(pairs.Length, _key.Shape, _value.Shape);
        int at = writer.Member;
        int i = 0;
        try
        {
            for (; i < pairs.Length; i++)
            {
                (TKey key, TValue item) = pairs[i];
                if (key is null)
                {
                    Throw.InvalidValue("a key is null", writer.Offset);
                }

                _key.WriteElement(ref writer, in key);
                _value.WriteElement(ref writer, in item);
            }
        }
        catch (GraupelException e) when (e.EnterElement(i, at))
        {
            throw;
        }
    }

    public override TMap? Read(ref TReader reader) => ReadPairs(ref reader) is { } pairs ? _family.Make(pairs, Place(in reader)) : null;

    internal override TMap? Merge(TMap? held, TMap? read)
    {
        if (held is not IDictionary<TKey, TValue> { IsReadOnly: false } map)
        {
            return read;
        }

        using var rented = new RentedElements<KeyValuePair<TKey, TValue>>(0);
        KeyValuePair<TKey, TValue>[] items = _family.Items(read!, rented).ToArray();
        _family.EnsureSpread(held, items, Nowhere);
        UserCollections.SetMore(map, items, Nowhere);
        return held;
    }

    public override bool FillsInPlace => _family.CanFill;

    internal override Type? MadeClass => _isFilled || !typeof(TMap).IsInterface ? null : _held ?? _family.Make([], Nowhere).GetType();

    public override TMap Create(ref TReader reader) => _family.Make([], Nowhere);

    public override void Populate(ref TReader reader, ref TMap? value)
    {
        KeyValuePair<TKey, TValue>[]? pairs = ReadPairs(ref reader);
        if (pairs is null || value is null || !_family.TryFill(value, pairs, Place(in reader)))
        {
            value = pairs is null ? null : _family.Make(pairs, Place(in reader));
        }
    }

    private ReadPlace Place(ref readonly TReader reader) => new(reader.Offset, _maxCollisions);

    // What is wrong with all of them is wrong with the member that holds them, not with one that was read on the way.
    private KeyValuePair<TKey, TValue>[]? ReadPairs(ref TReader reader)
    {
        int at = reader.Member;
        KeyValuePair<TKey, TValue>[]? pairs = ReadAll(ref reader);
        reader.At(at);
        return pairs;
    }

    private KeyValuePair<TKey, TValue>[]? ReadAll(ref TReader reader)
    {
        int count = reader.ReadMapHeader(_key.Shape, _value.Shape, out ElementForm keyForm, out ElementForm valueForm);
        if (count == SequenceCount.Null)
        {
            return null;
        }

        using var pairs = new RentedElements<KeyValuePair<TKey, TValue>>(0);
        if (count >= 0)
        {
            Append(ref reader, pairs, count, in keyForm, in valueForm);
            return pairs.ToArray();
        }

        while ((count = reader.ReadChunkHeader(_key.Shape)) > 0)
        {
            Append(ref reader, pairs, count, in keyForm, in valueForm);
        }

        return pairs.ToArray();
    }

    private void Append(
        ref TReader reader, RentedElements<KeyValuePair<TKey, TValue>> pairs, int count, in ElementForm keyForm, in ElementForm valueForm)
    {
        if (count == 0)
        {
            return;
        }

        int minimumSize = ElementReading.MinimumSize<TReader>(_key.Shape, in keyForm) + ElementReading.MinimumSize<TReader>(_value.Shape, in valueForm);
        while (count > 0)
        {
            int start = pairs.Count;
            int block = ElementReading.NextBlock(ref reader, count, minimumSize, HashTables.EntrySize<KeyValuePair<TKey, TValue>>());
            ReadBlock(ref reader, pairs.Append(block), start, in keyForm, in valueForm);
            count -= block;
        }
    }

    private void ReadBlock(
        ref TReader reader, Span<KeyValuePair<TKey, TValue>> pairs, int start, in ElementForm keyForm, in ElementForm valueForm)
    {
        int at = reader.Member;
        int i = 0;
        try
        {
            for (; i < pairs.Length; i++)
            {
                TKey key = _key.ReadElement(ref reader, in keyForm);
                if (key is null)
                {
                    Throw.InvalidValue("a key is null", reader.Offset);
                }

                pairs[i] = new(key, _value.ReadElement(ref reader, in valueForm));
            }
        }
        catch (GraupelException e) when (e.EnterElement(start + i, at))
        {
            throw;
        }

        reader.At(at);
    }
}
