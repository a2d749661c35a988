using System.Buffers;
using System.Runtime.CompilerServices;

namespace Graupel.Converters;

/// <summary>Elements whose number is not known yet, in rented memory that grows.</summary>
internal sealed class RentedElements<T>(int capacity) : IDisposable
{
    private T[] _items = ArrayPool<T>.Shared.Rent(capacity);

    public int Count { get; private set; }

    /// <summary>Room for more elements, which are to be filled at once.</summary>
    public Span<T> Append(int count)
    {
        int start = Count;
        int needed = start + count;
        EnsureCapacity(needed);
        Count = needed;
        return _items.AsSpan(start, count);
    }

    /// <summary>Elements of a collection, in memory that is not to be kept: its own where it can be seen, else a copy.</summary>
    public ReadOnlySpan<T> Copy(IEnumerable<T> items)
    {
        if (items is T[] array)
        {
            return array;
        }

        if (items.GetType() == typeof(List<T>))
        {
            return ElementMemory.Items((List<T>)items);
        }

        if (items.TryGetNonEnumeratedCount(out int count))
        {
            EnsureCapacity(count);
        }

        foreach (T item in items)
        {
            Append(1)[0] = item;
        }

        return _items.AsSpan(0, Count);
    }

    public T[] ToArray() => _items.AsSpan(0, Count).ToArray();

    public void CopyTo(Span<T> destination) => _items.AsSpan(0, Count).CopyTo(destination);

    public void Dispose()
    {
        Return(_items);
        _items = [];
    }

    private void EnsureCapacity(int needed)
    {
        if (needed > _items.Length)
        {
            T[] larger = ArrayPool<T>.Shared.Rent((int)Math.Min(Array.MaxLength, Math.Max(needed, 2L * _items.Length)));
            _items.AsSpan(0, Count).CopyTo(larger);
            Return(_items);
            _items = larger;
        }
    }

    private static void Return(T[] items) =>
        ArrayPool<T>.Shared.Return(items, clearArray: RuntimeHelpers.IsReferenceOrContainsReferences<T>());
}
