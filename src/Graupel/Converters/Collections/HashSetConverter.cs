using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Hash sets, in the order of their enumeration.</summary>
internal sealed class HashSetConverter<TWriter, TReader, T, TItems> : SequenceConverter<TWriter, TReader, HashSet<T>?, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TItems : struct, IElementCodec<TWriter, TReader, T>
{
    private const int BlockLength = 1024;

    // What is reserved has to fit with room to spare, which the last elements of a message do not where its size was known: they go through other memory.
    private const int RunLength = 128;

    private readonly TItems _items;
    private readonly IEqualityComparer<T> _comparer;
    private readonly bool _isExact;
    private readonly IComparer<T>? _order;
    private readonly int _maxCollisions;

    public HashSetConverter(TItems items, bool isExact, IComparer<T>? order, int maxCollisions, IEqualityComparer<T>? comparer = null)
        : base(items.Converter, isExact)
    {
        _items = items;
        _isExact = isExact;
        _order = order;
        _maxCollisions = maxCollisions;
        _comparer = comparer ?? EqualityComparer<T>.Default;
    }

    public override Converter<TWriter, TReader, HashSet<T>?> ForHeld(HashSet<T>? held) =>
        held is null ? this : new HashSetConverter<TWriter, TReader, T, TItems>(_items, _isExact, _order, _maxCollisions, held.Comparer);

    public override void Write(ref TWriter writer, in HashSet<T>? value)
    {
        HashSet<T>? set = value;
        if (set is null)
        {
            writer.WriteNull();
            return;
        }

        CollectionTypes.EnsureExact(set, typeof(HashSet<T>));
        Comparers.EnsureSame(set.Comparer, _comparer, writer.Offset);
        if (DateKeys.AreDates<T>() && DateKeys.MayCoincide(in writer, ElementShape))
        {
            DateKeys.EnsureDistinct(set, writer.Offset);
        }

        if (_order is null && _items.IsPut && _items.IsSingle)
        {
            int count = set.Count;
            writer.WriteSequenceHeader(count, ElementShape);
            WriteRuns(ref writer, set, count);
        }
        else
        {
            WriteCopied(ref writer, set);
        }
    }

    private void WriteRuns(ref TWriter writer, HashSet<T> set, int count)
    {
        TItems items = _items;
        int at = writer.Member;
        int done = 0;
        try
        {
            WriteRuns(ref writer, items, set, count, ref done);
        }
        catch (GraupelException e) when (e.EnterElement(done, at))
        {
            throw;
        }
    }

    // A method of its own, because the variables of a method that catches are not kept in registers.
    private static void WriteRuns(ref TWriter writer, TItems items, HashSet<T> set, int left, ref int done)
    {
        HashSet<T>.Enumerator each = set.GetEnumerator();
        while (left > 0)
        {
            T item = Next(ref each);
            int count = items.IsFixed ? Math.Min(left, RunLength) : 1;
            FixedRun run = writer.BeginElements(items.MaximumSize(in item) * count);
            items.Put(ref writer, ref run, in item);
            for (int i = 1; i < count; i = unchecked(i + 1))
            {
                item = Next(ref each);
                items.Put(ref writer, ref run, in item);
            }

            writer.Commit(ref run);
            left -= count;
            done += count;
        }

        if (each.MoveNext())
        {
            Throw.ChangedWhileWritten();
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T Next(ref HashSet<T>.Enumerator each)
    {
        if (!each.MoveNext())
        {
            Throw.ChangedWhileWritten();
        }

        return each.Current;
    }

    private void WriteCopied(ref TWriter writer, HashSet<T> set)
    {
        int count = set.Count;
        T[] items = RentedElements<T>.Rent(count);
        try
        {
            // If another thread removes elements, fewer are copied: what is in rented memory must not be written instead.
            items.AsSpan(0, count).Clear();
            set.CopyTo(items, 0, count);
            if (set.Count != count)
            {
                Throw.ChangedWhileWritten();
            }

            if (_order is not null)
            {
                Array.Sort(items, 0, count, _order);
            }

            WriteItems(ref writer, items.AsSpan(0, count));
        }
        finally
        {
            RentedElements<T>.Return(items, count);
        }
    }

    internal override long KnownSize(in HashSet<T>? value) => value is null ? -1 : TWriter.SequenceSize(value.Count, ElementShape);

    public override HashSet<T>? Read(ref TReader reader)
    {
        HashSet<T>? set = null;
        Populate(ref reader, ref set);
        return set;
    }

    public override HashSet<T>? Refill(ref TReader reader, HashSet<T>? held, HashSet<T>? read) => Refilling.Refill(held, read, new(reader.Offset, _maxCollisions));

    public override HashSet<T>? Renew(ref TReader reader, HashSet<T>? held, HashSet<T>? read) => Refilling.Renew(held, read, new(reader.Offset, _maxCollisions));

    internal override HashSet<T>? Merge(HashSet<T>? held, HashSet<T>? read)
    {
        held!.EnsureCapacity(HashTables.CapacityFor(held.Count, read!.Count, held.Capacity));
        DistinctKeys.EnsureSpread(read, static item => item, held.Comparer, [held.Capacity], new(-1, _maxCollisions));
        held.UnionWith(read);
        return held;
    }

    public override bool FillsInPlace => true;

    public override HashSet<T> Create(ref TReader reader) => new(_comparer);

    public override void Populate(ref TReader reader, ref HashSet<T>? value)
    {
        int count = reader.ReadSequenceHeader(ElementShape, out ElementForm form);
        if (count == SequenceCount.Null)
        {
            value = null;
            return;
        }

        value?.Clear();
        value ??= new(_comparer);
        var screen = new CollisionScreen<T>(value.Comparer, _maxCollisions, count);
        try
        {
            if (count >= 0)
            {
                Add(ref reader, value, count, in form, ref screen);
                return;
            }

            while ((count = reader.ReadChunkHeader(ElementShape)) > 0)
            {
                Add(ref reader, value, count, in form, ref screen);
            }
        }
        finally
        {
            screen.Dispose();
        }
    }

    protected override HashSet<T> From(T[] items, long offset)
    {
        var set = new HashSet<T>(items, _comparer);
        DistinctKeys.EnsureAll(set.Count, items.Length, offset);
        return set;
    }

    private void Add(ref TReader reader, HashSet<T> set, int count, in ElementForm form, ref CollisionScreen<T> screen)
    {
        if (count == 0)
        {
            return;
        }

        int minimumSize = ElementReading.MinimumSize<TReader>(ElementShape, in form);
        int length = Math.Min(count, BlockLength);
        T[] items = RentedElements<T>.Rent(length);
        try
        {
            while (count > 0)
            {
                int backed = ElementReading.NextBlock(ref reader, count, minimumSize, HashTables.EntrySize<T>());
                Grow(set, backed, ref screen, reader.Offset);
                count -= backed;
                while (backed > 0)
                {
                    Span<T> block = items.AsSpan(0, Math.Min(backed, BlockLength));
                    int at = reader.Member;
                    ReadBlock(ref reader, block, set.Count, in form);
                    AddBlock(ref reader, set, block, at, ref screen);
                    backed -= block.Length;
                }
            }
        }
        finally
        {
            RentedElements<T>.Return(items, length);
        }
    }

    // Separate for the same reason as the next one.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Grow(HashSet<T> set, int block, ref CollisionScreen<T> screen, long offset)
    {
        set.EnsureCapacity(HashTables.CapacityFor(set.Count, block, set.Capacity));
        screen.EnsureSpread(set.Capacity, offset);
    }

    // Separate from the method that adds them, because elements that contain such sets may be on the stack a thousand times.
    private void ReadBlock(ref TReader reader, Span<T> block, int start, in ElementForm form)
    {
        try
        {
            Element.ReadMany(ref reader, block, in form);
        }
        catch (GraupelException e) when (e.MoveElement(start))
        {
            throw;
        }
    }

    private static void AddBlock(ref TReader reader, HashSet<T> set, Span<T> block, int at, ref CollisionScreen<T> screen)
    {
        int start = set.Count;
        int added = 0;
        try
        {
            added = AddAll(set, block);
            if (added < block.Length)
            {
                Throw.DuplicateKey(reader.Offset);
            }

            screen.Watch(block, set.Capacity, reader.Offset);
        }
        catch (GraupelException e) when (e.EnterElement(start + added, at))
        {
            throw;
        }
    }

    // A method of its own, because the runtime inlines the set's code where it is called again and again, but not inside of a method that catches.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int AddAll(HashSet<T> set, ReadOnlySpan<T> items)
    {
        for (int i = 0; i < items.Length; i++)
        {
            if (!set.Add(items[i]))
            {
                return i;
            }
        }

        return items.Length;
    }
}
