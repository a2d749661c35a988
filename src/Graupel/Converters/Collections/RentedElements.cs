using System.Buffers;
using System.Runtime.CompilerServices;

namespace Graupel.Converters;

/// <summary>Elements whose number is not known yet, in memory that grows. Large memory is not pooled: it would be rounded up, and kept.</summary>
internal sealed class RentedElements<T>(int capacity) : IDisposable
{
    private const int MaxPooledBytes = 1 << 20;

    private T[] _items = Rent(capacity);
    private int _capacity = capacity;

    public int Count { get; private set; }

    /// <summary>Room for more elements, which are to be filled at once.</summary>
    public Span<T> Append(int count)
    {
        int start = Count;
        int needed = ElementMemory.Sum(start, count);
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
            EnsureCapacity(Count + count);
        }

        if (!TryCopy(items, count))
        {
            foreach (T item in items)
            {
                Append(1)[0] = item;
            }
        }

        return Items;
    }

    /// <summary>Elements of a collection that copies itself faster than it is enumerated, and in the same order; an array is taken as it is.</summary>
    public ReadOnlySpan<T> CopyWhole(ICollection<T> items)
    {
        if (items is T[] array)
        {
            return array;
        }

        int count = items.Count;
        EnsureCapacity(Count + count);
        items.CopyTo(Cleared(count), Count);
        EndCopy(count, items.Count);
        return Items;
    }

    // If another thread removes elements, fewer are copied: what is in rented memory must not be taken for them.
    private T[] Cleared(int count)
    {
        _items.AsSpan(Count, count).Clear();
        return _items;
    }

    private void EndCopy(int count, int now)
    {
        if (now != count)
        {
            Throw.ChangedWhileWritten();
        }

        Count += count;
    }

    // Collections that copy themselves faster than they are enumerated, and in the same order.
    private bool TryCopy(IEnumerable<T> items, int count)
    {
        switch (items)
        {
            case HashSet<T> set when set.GetType() == typeof(HashSet<T>):
                set.CopyTo(Cleared(count), Count);
                break;
            case Queue<T> queue when queue.GetType() == typeof(Queue<T>):
                queue.CopyTo(Cleared(count), Count);
                break;
            case Stack<T> stack when stack.GetType() == typeof(Stack<T>):
                stack.CopyTo(Cleared(count), Count);
                break;
            case LinkedList<T> list when list.GetType() == typeof(LinkedList<T>):
                list.CopyTo(Cleared(count), Count);
                break;
            case SortedSet<T> set when set.GetType() == typeof(SortedSet<T>):
                set.CopyTo(Cleared(count), Count);
                break;
            default:
                return false;
        }

        EndCopy(count, items.TryGetNonEnumeratedCount(out int now) ? now : 0);
        return true;
    }

    /// <summary>The elements so far.</summary>
    public ReadOnlySpan<T> Items => _items.AsSpan(0, Count);

    public T[] ToArray() => Items.ToArray();

    public void Dispose()
    {
        Return(_items, _capacity);
        _capacity = 0;
        _items = [];
    }

    private void EnsureCapacity(int needed)
    {
        if (needed <= _items.Length)
        {
            return;
        }

        int capacity = (int)Math.Min(Array.MaxLength, Math.Max(needed, 2L * _items.Length));
        T[] larger = Rent(capacity);
        Items.CopyTo(larger);
        Dispose();
        _items = larger;
        _capacity = capacity;
    }

    /// <summary>Memory for so many elements, or more.</summary>
    public static T[] Rent(int capacity) => IsPooled(capacity) ? ArrayPool<T>.Shared.Rent(capacity) : ElementMemory.NewArray<T>(capacity);

    /// <summary>Gives memory back that was rented for so many elements.</summary>
    public static void Return(T[] items, int capacity)
    {
        if (IsPooled(capacity))
        {
            ArrayPool<T>.Shared.Return(items, clearArray: RuntimeHelpers.IsReferenceOrContainsReferences<T>());
        }
    }

    private static bool IsPooled(int capacity) => (long)capacity * ElementMemory.SizeOf<T>() <= MaxPooledBytes;
}
