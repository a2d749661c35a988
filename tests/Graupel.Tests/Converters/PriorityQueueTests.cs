namespace Graupel.Tests.Converters;

/// <summary>Queues compare few of their priorities, so there are some whose priorities have no order: such a queue comes back, or is not written.</summary>
public class PriorityQueueTests
{
    private static readonly Uri One = new("https://one.test");
    private static readonly Uri Other = new("https://other.test");

    [Fact]
    public void Priorities_that_need_not_be_compared_come_back()
    {
        AssertSame(Of<Uri?>([]));
        AssertSame(Of<Uri?>([One]));
        AssertSame(Of<Uri?>([null, One]));
        AssertSame(Of<Uri?>([null, null, null]));
        AssertSame(Of<object?>([null, 1, 2]));
        AssertSame(Of<string?>([null, "a", "a", "b"]));
        AssertSame(Of<int?>([null, 2, 1]));
        AssertSame(Of<DayOfWeek?>([null, DayOfWeek.Friday, DayOfWeek.Friday]));
    }

    [Fact]
    public void Priorities_without_an_order_are_not_written()
    {
        AssertNotWritten(Of<Uri?>([One, One]));
        AssertNotWritten(Of<Uri?>([null, One, Other]));
        AssertNotWritten(Of<object?>([null, 1, "a"]));
        AssertNotWritten(new Holder { Queue = Of<Uri?>([null, One, Other]) }, nameof(Holder.Queue));
    }

    [Fact]
    public void A_comparer_of_their_own_orders_them()
    {
        var held = new Held();
        held.Queue.Enqueue(1, Other);
        held.Queue.Enqueue(2, One);
        Held copy = Serialization.DeepClone(held);
        Assert.Equal([2, 1], [copy.Queue.Dequeue(), copy.Queue.Dequeue()]);
    }

    private static PriorityQueue<int, T> Of<T>(T[] priorities)
    {
        var queue = new PriorityQueue<int, T>();
        foreach (T priority in priorities)
        {
            queue.Enqueue(queue.Count, priority);
        }

        return queue;
    }

    private static void AssertSame<T>(PriorityQueue<int, T> queue) =>
        Assert.Equal(queue.UnorderedItems, Serialization.Deserialize<PriorityQueue<int, T>>(Serialization.Serialize(queue))!.UnorderedItems);

    private static void AssertNotWritten<T>(T value, string? path = null)
    {
        GraupelException refused = Assert.Throws<GraupelException>(() => Serialization.Serialize(value));
        Assert.Equal(ErrorKind.InvalidValue, refused.Kind);
        Assert.Contains("cannot be compared", refused.Message, StringComparison.Ordinal);
        Assert.Equal(path ?? "", refused.Path ?? "");
    }

    public sealed class Holder
    {
        public PriorityQueue<int, Uri?>? Queue { get; set; }
    }

    public sealed class Held
    {
        private static readonly Comparer<Uri> ByHost = Comparer<Uri>.Create(static (x, y) => string.CompareOrdinal(x.Host, y.Host));

        public PriorityQueue<int, Uri> Queue { get; } = new(ByHost);
    }
}
