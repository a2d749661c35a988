using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Reading: keys are refused when they occur twice, are null, or were chosen to collide.</content>
internal sealed partial class DictionaryConverter<TWriter, TReader, TKey, TValue, TKeys, TValues>
{
    public override Dictionary<TKey, TValue>? Read(ref TReader reader)
    {
        Dictionary<TKey, TValue>? map = null;
        Populate(ref reader, ref map);
        return map;
    }

    public override Dictionary<TKey, TValue>? Refill(ref TReader reader, Dictionary<TKey, TValue>? held, Dictionary<TKey, TValue>? read) => Refilling.Refill(held, read);

    internal override Dictionary<TKey, TValue>? Merge(Dictionary<TKey, TValue>? held, Dictionary<TKey, TValue>? read)
    {
        foreach ((TKey key, TValue value) in read!)
        {
            held![key] = value;
        }

        return held;
    }

    public override bool FillsInPlace => true;

    public override Dictionary<TKey, TValue> Create(ref TReader reader) => new(_comparer);

    public override void Populate(ref TReader reader, ref Dictionary<TKey, TValue>? value)
    {
        int count = reader.ReadMapHeader(KeyShape, ValueShape, out ElementForm keyForm, out ElementForm valueForm);
        if (count == SequenceCount.Null)
        {
            value = null;
            return;
        }

        value?.Clear();
        value ??= new(_comparer);
        var screen = new CollisionScreen<TKey>(value.Comparer);
        try
        {
            if (count >= 0)
            {
                Add(ref reader, value, count, in keyForm, in valueForm, ref screen);
                return;
            }

            while ((count = reader.ReadChunkHeader(KeyShape)) > 0)
            {
                Add(ref reader, value, count, in keyForm, in valueForm, ref screen);
            }
        }
        finally
        {
            screen.Dispose();
        }
    }

    private void Add(
        ref TReader reader, Dictionary<TKey, TValue> map, int count, in ElementForm keyForm, in ElementForm valueForm, ref CollisionScreen<TKey> screen)
    {
        if (count == 0)
        {
            return;
        }

        int minimumSize = ElementReading.MinimumSize<TReader>(KeyShape, in keyForm) + ElementReading.MinimumSize<TReader>(ValueShape, in valueForm);
        while (count > 0)
        {
            int backed = ElementReading.NextBlock(ref reader, count, minimumSize, HashTables.EntrySize<KeyValuePair<TKey, TValue>>());
            map.EnsureCapacity(HashTables.CapacityFor(map.Count, backed));
            AddBlock(ref reader, map, backed, in keyForm, in valueForm, ref screen);
            count -= backed;
        }
    }

    private void AddBlock(
        ref TReader reader, Dictionary<TKey, TValue> map, int count, in ElementForm keyForm, in ElementForm valueForm, ref CollisionScreen<TKey> screen)
    {
        int start = map.Count;
        int at = reader.Member;
        int i = 0;
        try
        {
            AddPairs(ref reader, map, count, in keyForm, in valueForm, ref screen, ref i);
        }
        catch (GraupelException e) when (e.EnterElement(start + i, at))
        {
            throw;
        }

        reader.At(at);
    }

    // A method of its own, because the variables of a method that catches are not kept in registers.
    private void AddPairs(
        ref TReader reader,
        Dictionary<TKey, TValue> map,
        int count,
        in ElementForm keyForm,
        in ElementForm valueForm,
        ref CollisionScreen<TKey> screen,
        ref int done)
    {
        TKeys keys = _keys;
        TValues values = _values;
        bool areKeysTaken = keys.IsPut && keyForm.IsExpected;
        bool areValuesTaken = values.IsPut && valueForm.IsExpected;
        for (; done < count; done = unchecked(done + 1))
        {
            TKey key = areKeysTaken ? keys.Read(ref reader) : keys.Converter.ReadElement(ref reader, in keyForm);
            if (key is null)
            {
                Throw.InvalidValue("a key is null", reader.Offset);
            }

            TValue item = areValuesTaken ? values.Read(ref reader) : values.Converter.ReadElement(ref reader, in valueForm);
            if (!map.TryAdd(key, item))
            {
                Throw.DuplicateKey(reader.Offset);
            }

            if (screen.Sees())
            {
                screen.Count(key, map.Capacity, reader.Offset);
            }
        }
    }
}
