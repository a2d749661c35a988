using System.Collections.Concurrent;

namespace Graupel.CodeGen;

/// <content>Collections that several threads may change: a snapshot is written.</content>
public static partial class KnownContracts
{
    /// <summary>In the order in which elements are removed.</summary>
    public static Contract<ConcurrentQueue<T>?> ConcurrentQueue<T>() => Filled<ConcurrentQueue<T>, T>(new(
        static _ => new(), static (queue, item) => queue.Enqueue(item), static queue => queue.Clear(),
        makeWhole: static items => new(items), whole: static queue => queue.ToArray()));

    /// <summary>The top first.</summary>
    public static Contract<ConcurrentStack<T>?> ConcurrentStack<T>() => Filled<ConcurrentStack<T>, T>(new(
        static _ => new(), static (stack, item) => stack.Push(item), static stack => stack.Clear(), isReversed: true,
        makeWhole: static items => new(items), whole: static stack => stack.ToArray()));

    /// <summary>In the order in which the reading thread removes elements.</summary>
    public static Contract<ConcurrentBag<T>?> ConcurrentBag<T>() => Filled<ConcurrentBag<T>, T>(new(
        static _ => [], static (bag, item) => bag.Add(item), static bag => bag.Clear(), isReversed: true,
        whole: static bag => bag.ToArray()));
}
