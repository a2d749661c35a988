namespace Graupel.Converters;

/// <summary>
/// Refuses to write priority queues that could not be made again. Queues compare few of their priorities, and a priority with itself even if it has no order:
/// so one may exist whose priorities cannot be compared.
/// </summary>
internal static class QueueOrder
{
    /// <summary>Refuses a queue that is ordered by the default comparer, which has no order for the priorities.</summary>
    public static void EnsureHeld<TElement, TPriority>(PriorityQueue<TElement, TPriority> queue, long offset)
    {
        if (queue.Count < 2 || Priorities<TPriority>.AreComparable || !ReferenceEquals(queue.Comparer, Comparer<TPriority>.Default))
        {
            return;
        }

        try
        {
            // Compares what reading compares.
            _ = new PriorityQueue<byte, TPriority>(queue.UnorderedItems.Select(static item => ((byte)0, item.Priority)), new ComparerOfCopies<TPriority>());
        }
        catch (Exception e) when (e is InvalidOperationException or ArgumentException)
        {
            Throw.Unordered(e, offset);
        }
    }

    private static class Priorities<T>
    {
        public static readonly bool AreComparable = IsComparable(Nullable.GetUnderlyingType(typeof(T)) ?? typeof(T), typeof(T));

        // Nullable values are compared by what they hold.
        private static bool IsComparable(Type held, Type type) =>
            typeof(IComparable).IsAssignableFrom(held) || typeof(IComparable<T>).IsAssignableFrom(type);
    }

    // As the default comparer compares priorities that were read: no two are the same object.
    private sealed class ComparerOfCopies<T> : IComparer<T>
    {
        public int Compare(T? x, T? y) => x is null || y is null || !ReferenceEquals(x, y)
            ? Comparer<T>.Default.Compare(x, y)
            : x is IComparable comparable ? comparable.CompareTo(y) : throw new ArgumentException($"{CSharpName.Of(x.GetType())} cannot be compared.");
    }
}
