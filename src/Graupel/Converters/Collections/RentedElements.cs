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
        if (needed > _items.Length)
        {
            T[] larger = ArrayPool<T>.Shared.Rent((int)Math.Min(Array.MaxLength, Math.Max(needed, 2L * _items.Length)));
            _items.AsSpan(0, start).CopyTo(larger);
            Return(_items);
            _items = larger;
        }

        Count = needed;
        return _items.AsSpan(start, count);
    }

    public T[] ToArray() => _items.AsSpan(0, Count).ToArray();

    public void CopyTo(Span<T> destination) => _items.AsSpan(0, Count).CopyTo(destination);

    public void Dispose()
    {
        Return(_items);
        _items = [];
    }

    private static void Return(T[] items) =>
        ArrayPool<T>.Shared.Return(items, clearArray: RuntimeHelpers.IsReferenceOrContainsReferences<T>());
}
