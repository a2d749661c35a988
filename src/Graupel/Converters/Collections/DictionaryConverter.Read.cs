using System.Runtime.CompilerServices;
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

    public override Dictionary<TKey, TValue>? Refill(ref TReader reader, Dictionary<TKey, TValue>? held, Dictionary<TKey, TValue>? read) => Refilling.Refill(held, read, new(reader.Offset, _maxCollisions));

    public override Dictionary<TKey, TValue>? Renew(ref TReader reader, Dictionary<TKey, TValue>? held, Dictionary<TKey, TValue>? read) => Refilling.Renew(held, read, new(reader.Offset, _maxCollisions));

    internal override Dictionary<TKey, TValue>? Merge(Dictionary<TKey, TValue>? held, Dictionary<TKey, TValue>? read)
    {
        held!.EnsureCapacity(HashTables.CapacityFor(held.Count, read!.Count, held.Capacity));
        DistinctKeys.EnsureSpread(read, static pair => pair.Key, held.Comparer, [held.Capacity], new(-1, _maxCollisions));
        foreach ((TKey key, TValue value) in read)
        {
            held[key] = value;
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
        var screen = new CollisionScreen<TKey>(value.Comparer, _maxCollisions, count);
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
            Grow(map, backed, ref screen, reader.Offset);
            AddBlock(ref reader, map, backed, in keyForm, in valueForm, ref screen);
            count -= backed;
        }
    }

    // Separate, because values that contain such maps may be on the stack a thousand times.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Grow(Dictionary<TKey, TValue> map, int block, ref CollisionScreen<TKey> screen, long offset)
    {
        map.EnsureCapacity(HashTables.CapacityFor(map.Count, block, map.Capacity));
        screen.EnsureSpread(map.Capacity, offset);
    }

    private void AddBlock(
        ref TReader reader, Dictionary<TKey, TValue> map, int count, in ElementForm keyForm, in ElementForm valueForm, ref CollisionScreen<TKey> screen)
    {
        int at = reader.Member;
        bool areKeysTaken = _keys.IsPut && keyForm.IsExpected;
        bool areValuesTaken = _values.IsPut && valueForm.IsExpected;
        try
        {
            if (areKeysTaken && areValuesTaken)
            {
                AddTaken(ref reader, map, count, ref screen);
            }
            else
            {
                AddRead(ref reader, map, count, in keyForm, areKeysTaken, in valueForm, areValuesTaken, ref screen);
            }
        }
        catch (GraupelException e) when (e.EnterElement(map.Count, at))
        {
            throw;
        }

        reader.At(at);
    }

    // Methods of their own, because the variables of a method that catches are not kept in registers; and two, because all that either may need do not fit.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void AddTaken(ref TReader reader, Dictionary<TKey, TValue> map, int count, ref CollisionScreen<TKey> screen)
    {
        TKeys keys = _keys;
        TValues values = _values;
        for (; count > 0; count = unchecked(count - 1))
        {
            TKey key = keys.Read(ref reader);
            EnsureKey(ref reader, key);
            TValue item = values.Read(ref reader);
            AddPair(ref reader, map, key, item, ref screen);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void AddRead(
        ref TReader reader,
        Dictionary<TKey, TValue> map,
        int count,
        in ElementForm keyForm,
        bool areKeysTaken,
        in ElementForm valueForm,
        bool areValuesTaken,
        ref CollisionScreen<TKey> screen)
    {
        TKeys keys = _keys;
        TValues values = _values;

        // Asked once: in code that types share it is a call.
        Converter<TWriter, TReader, TValue> converter = values.Converter;
        for (; count > 0; count = unchecked(count - 1))
        {
            TKey key = areKeysTaken ? keys.Read(ref reader) : keys.Converter.ReadElement(ref reader, in keyForm);
            EnsureKey(ref reader, key);
            TValue item = areValuesTaken ? values.Read(ref reader) : converter.ReadElement(ref reader, in valueForm);
            AddPair(ref reader, map, key, item, ref screen);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void EnsureKey(ref TReader reader, TKey key)
    {
        if (key is null)
        {
            Throw.InvalidValue("a key is null", reader.Offset);
        }
    }

    // A fault belongs to the pair that is not there yet.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void AddPair(ref TReader reader, Dictionary<TKey, TValue> map, TKey key, TValue item, ref CollisionScreen<TKey> screen)
    {
        if (screen.Sees())
        {
            screen.Count(key, map.Capacity, reader.Offset);
        }

        if (!map.TryAdd(key, item))
        {
            Throw.DuplicateKey(reader.Offset);
        }
    }
}
