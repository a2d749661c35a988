using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Dictionaries, in the order of their enumeration.</summary>
internal sealed partial class DictionaryConverter<TWriter, TReader, TKey, TValue, TKeys, TValues> : Converter<TWriter, TReader, Dictionary<TKey, TValue>?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TKey : notnull
    where TKeys : struct, IElementCodec<TWriter, TReader, TKey>
    where TValues : struct, IElementCodec<TWriter, TReader, TValue>
{
    private readonly TKeys _keys;
    private readonly TValues _values;
    private readonly bool _isExact;
    private readonly IComparer<TKey>? _order;
    private readonly int _maxCollisions;
    private readonly IEqualityComparer<TKey> _comparer;

    public DictionaryConverter(TKeys keys, TValues values, bool isExact, IComparer<TKey>? order, int maxCollisions, IEqualityComparer<TKey>? comparer = null)
    {
        _keys = keys;
        _values = values;
        _isExact = isExact;
        _order = order;
        _maxCollisions = maxCollisions;
        _comparer = comparer ?? EqualityComparer<TKey>.Default;
        Shape = new WireShape(WireKind.Map, minimumSize: 1) { IsExact = isExact, Below = () => [KeyShape, ValueShape] };
    }

    public override WireShape Shape { get; }

    private WireShape KeyShape => _keys.Converter.Shape;

    private WireShape ValueShape => _values.Converter.Shape;

    public override Converter<TWriter, TReader, Dictionary<TKey, TValue>?> ForHeld(Dictionary<TKey, TValue>? held) =>
        held is null ? this : new DictionaryConverter<TWriter, TReader, TKey, TValue, TKeys, TValues>(_keys, _values, _isExact, _order, _maxCollisions, held.Comparer);

    public override void Write(ref TWriter writer, in Dictionary<TKey, TValue>? value)
    {
        Dictionary<TKey, TValue>? map = value;
        if (map is null)
        {
            writer.WriteNull();
            return;
        }

        CollectionTypes.EnsureExact(map, typeof(Dictionary<TKey, TValue>));
        Comparers.EnsureSame(map.Comparer, _comparer, writer.Offset);
        if (DateKeys.AreDates<TKey>() && DateKeys.MayCoincide(in writer, KeyShape))
        {
            DateKeys.EnsureDistinct(map.Keys, writer.Offset);
        }

        int count = map.Count;
        writer.WriteMapHeader(count, KeyShape, ValueShape);
        int at = writer.Member;
        int i = 0;
        try
        {
            if (_order is null)
            {
                WritePairs(ref writer, map, ref i);
            }
            else
            {
                WriteSorted(ref writer, map, _order, ref i);
            }
        }
        catch (GraupelException e) when (e.EnterElement(i, at))
        {
            throw;
        }

        if (i != count)
        {
            // Enumerators notice what is added, but not what is removed.
            Throw.ChangedWhileWritten();
        }
    }

    // A method of its own, because the variables of a method that catches are not kept in registers.
    private void WritePairs(ref TWriter writer, Dictionary<TKey, TValue> map, ref int done)
    {
        TKeys keys = _keys;
        TValues values = _values;

        // Asked once: in code that types share these are calls.
        bool arePut = values.IsPut;
        Converter<TWriter, TReader, TValue> converter = values.Converter;
        Dictionary<TKey, TValue>.Enumerator each = map.GetEnumerator();
        while (each.MoveNext())
        {
            (TKey key, TValue value) = each.Current;
            if (keys.IsPut)
            {
                FixedRun run = writer.BeginElements(keys.MaximumSize(in key) + (arePut ? values.MaximumSize(in value) : 0));
                keys.Put(ref writer, ref run, in key);
                if (arePut)
                {
                    values.Put(ref writer, ref run, in value);
                }

                writer.Commit(ref run);
            }
            else
            {
                keys.Converter.WriteElement(ref writer, in key);
            }

            if (!keys.IsPut || !arePut)
            {
                converter.WriteElement(ref writer, in value);
            }

            done = unchecked(done + 1);
        }
    }

    private void WriteSorted(ref TWriter writer, Dictionary<TKey, TValue> map, IComparer<TKey> order, ref int done)
    {
        int count = map.Count;
        TKey[] keys = RentedElements<TKey>.Rent(count);
        TValue[] values = RentedElements<TValue>.Rent(count);
        try
        {
            Dictionary<TKey, TValue>.Enumerator each = map.GetEnumerator();
            int copied = 0;
            for (; copied < count && each.MoveNext(); copied++)
            {
                (keys[copied], values[copied]) = each.Current;
            }

            keys.AsSpan(0, copied).Sort(values.AsSpan(0, copied), order);
            for (; done < copied; done++)
            {
                _keys.Converter.WriteElement(ref writer, in keys[done]);
                _values.Converter.WriteElement(ref writer, in values[done]);
            }
        }
        finally
        {
            RentedElements<TKey>.Return(keys, count);
            RentedElements<TValue>.Return(values, count);
        }
    }
}
