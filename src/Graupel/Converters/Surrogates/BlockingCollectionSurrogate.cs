using System.Collections.Concurrent;
using System.Runtime.CompilerServices;

namespace Graupel.Converters;

/// <summary>
/// Which element is taken first (0 the oldest, 1 the newest, 2 any element), its bound or -1, whether no more are added, and its elements
/// in the order in which they come.
/// </summary>
internal sealed class BlockingCollectionSurrogate<T> : Surrogate<BlockingCollection<T>, Tuple<byte, int, bool, T[]>>
{
    private const byte Queue = 0;
    private const byte Stack = 1;
    private const byte Bag = 2;
    private const int Unbounded = -1;

    public override Tuple<byte, int, bool, T[]> ToWire(BlockingCollection<T> value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(BlockingCollection<T>));
        IProducerConsumerCollection<T> inner = Inner(value);
        byte kind = inner switch
        {
            ConcurrentQueue<T> => Queue,
            ConcurrentStack<T> => Stack,
            ConcurrentBag<T> => Bag,
            _ => byte.MaxValue,
        };
        if (kind > Bag)
        {
            Throw.InvalidValue($"a blocking collection around {CSharpName.Of(inner.GetType())}", offset);
        }

        return new(kind, value.BoundedCapacity, value.IsAddingCompleted, value.ToArray());
    }

    public override BlockingCollection<T> FromWire(Tuple<byte, int, bool, T[]> wire, long offset)
    {
        (byte kind, int bound, bool isCompleted, T[]? items) = (wire.Item1, wire.Item2, wire.Item3, wire.Item4);
        if (kind > Bag || items is null || (bound != Unbounded && (bound < 1 || bound < items.Length)))
        {
            Throw.InvalidValue("not the state of a blocking collection", offset);
        }

        if (kind != Queue)
        {
            items.AsSpan().Reverse();
        }

        IProducerConsumerCollection<T> inner = kind switch
        {
            Queue => new ConcurrentQueue<T>(items),
            Stack => new ConcurrentStack<T>(items),
            _ => new ConcurrentBag<T>(items),
        };
        var collection = bound == Unbounded ? new BlockingCollection<T>(inner) : new BlockingCollection<T>(inner, bound);
        if (isCompleted)
        {
            collection.CompleteAdding();
        }

        return collection;
    }

    // Nothing public says which one it is, and the order in which elements come depends on it.
    [UnsafeAccessor(UnsafeAccessorKind.Field, Name = "_collection")]
    private static extern ref IProducerConsumerCollection<T> Inner(BlockingCollection<T> collection);
}
