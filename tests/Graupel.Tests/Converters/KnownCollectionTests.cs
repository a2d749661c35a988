using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Graupel.Tests.Converters;

/// <summary>What collections of the framework refuse, and what they accept.</summary>
public class KnownCollectionTests
{
    private static readonly Serializer Serializer = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    [Fact]
    public void An_element_that_occurs_twice_is_refused()
    {
        Refuses<SortedSet<int>>([1, 2, 1]);
        Refuses<ImmutableHashSet<int>>([1, 1]);
        Refuses<ImmutableSortedSet<int>>([1, 2, 2]);
        Refuses<FrozenSet<int>>([3, 3]);
        Refuses<ReadOnlySet<int>>([1, 1]);
        Refuses<ISet<int>>([1, 1]);
        Refuses<IReadOnlySet<int>>([1, 1]);
        Refuses<IImmutableSet<int>>([1, 1]);
        Refuses<FrozenSet<int>>([.. Enumerable.Range(0, 1_000), 500]);

        static void Refuses<TSet>(List<int> items) => AssertRefused<TSet>(ErrorKind.DuplicateKey, Serializer.Serialize(items));
    }

    [Fact]
    public void A_key_that_occurs_twice_is_refused()
    {
        const string Twice = "04 22 30 | 07000000 01 | 07000000 02";
        AssertRefused<SortedDictionary<int, byte>>(ErrorKind.DuplicateKey, Twice);
        AssertRefused<SortedList<int, byte>>(ErrorKind.DuplicateKey, Twice);
        AssertRefused<OrderedDictionary<int, byte>>(ErrorKind.DuplicateKey, Twice);
        AssertRefused<ConcurrentDictionary<int, byte>>(ErrorKind.DuplicateKey, Twice);
        AssertRefused<ReadOnlyDictionary<int, byte>>(ErrorKind.DuplicateKey, Twice);
        AssertRefused<ImmutableDictionary<int, byte>>(ErrorKind.DuplicateKey, Twice);
        AssertRefused<ImmutableSortedDictionary<int, byte>>(ErrorKind.DuplicateKey, Twice);
        AssertRefused<FrozenDictionary<int, byte>>(ErrorKind.DuplicateKey, Twice);
        AssertRefused<IDictionary<int, byte>>(ErrorKind.DuplicateKey, Twice);
        AssertRefused<IReadOnlyDictionary<int, byte>>(ErrorKind.DuplicateKey, Twice);
        AssertRefused<IImmutableDictionary<int, byte>>(ErrorKind.DuplicateKey, Twice);
    }

    [Fact]
    public void A_key_that_is_null_is_refused()
    {
        const string Null = "03 80 30 | 00 01";
        AssertRefused<OrderedDictionary<string, byte>>(ErrorKind.InvalidValue, Null);
        AssertRefused<SortedList<string, byte>>(ErrorKind.InvalidValue, Null);
        AssertRefused<IReadOnlyDictionary<string, byte>>(ErrorKind.InvalidValue, Null);
    }

    [Fact]
    public void Keys_that_collide_are_refused()
    {
        int capacity = new HashSet<int>().EnsureCapacity(10_000);
        int[] colliding = [.. Enumerable.Range(0, 10_000).Select(i => i * capacity)];
        byte[] bytes = Serializer.Serialize(colliding);
        AssertRefused<ImmutableHashSet<int>>(ErrorKind.LimitExceeded, bytes);
        AssertRefused<FrozenSet<int>>(ErrorKind.LimitExceeded, bytes);
        AssertRefused<ISet<int>>(ErrorKind.LimitExceeded, bytes);

        byte[] map = Serializer.Serialize(new SortedDictionary<int, byte>(colliding.ToDictionary(static key => key, static _ => (byte)0)));
        AssertRefused<OrderedDictionary<int, byte>>(ErrorKind.LimitExceeded, map);
        AssertRefused<ConcurrentDictionary<int, byte>>(ErrorKind.LimitExceeded, map);
    }

    [Fact]
    public void Elements_without_an_order_are_refused()
    {
        byte[] bytes = Serializer.Serialize(new List<Version[]> { new[] { new Version(1, 0) }, new[] { new Version(2, 0) } });
        AssertRefused<SortedSet<Version[]>>(ErrorKind.InvalidValue, bytes);
        AssertRefused<ImmutableSortedSet<Version[]>>(ErrorKind.InvalidValue, bytes);
        var held = new SortedSet<Version[]>();
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serializer.Populate(bytes, ref held)).Kind);

        byte[] pairs = Serializer.Serialize(new Dictionary<Version[], int> { [new Version[1]] = 1, [new Version[2]] = 2 });
        AssertRefused<SortedDictionary<Version[], int>>(ErrorKind.InvalidValue, pairs);
        AssertRefused<SortedList<Version[], int>>(ErrorKind.InvalidValue, pairs);
        AssertRefused<ImmutableSortedDictionary<Version[], int>>(ErrorKind.InvalidValue, pairs);
    }

    [Fact]
    public void An_announced_count_takes_no_memory()
    {
        AssertRefused<Queue<int>>(ErrorKind.EndOfData, "FFFFFF7F 22 01000000");
        AssertRefused<ImmutableArray<long>>(ErrorKind.EndOfData, "FFFFFF7F 23 0100000000000000");
        AssertRefused<SortedDictionary<int, int>>(ErrorKind.EndOfData, "FFFFFF7F 22 22 01000000 02000000");
    }

    [Fact]
    public void A_derived_collection_is_not_cut_down()
    {
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Serializer.Serialize<Queue<int>>(new NamedQueue())).Kind);
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Serializer.Serialize<ConcurrentDictionary<int, int>>(new NamedMap())).Kind);
        Assert.Equal(
            ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Serializer.Serialize<ReadOnlyCollection<int>>(new ReadOnlyObservableCollection<int>([]))).Kind);
    }

    [Fact]
    public void A_comparer_that_would_be_lost_is_refused()
    {
        StringComparer other = StringComparer.OrdinalIgnoreCase;
        AssertNotWritten(new SortedSet<string>(other));
        AssertNotWritten(new SortedList<string, int>(other));
        AssertNotWritten(new PriorityQueue<int, string>(other));
        AssertNotWritten(new OrderedDictionary<string, int>(other));
        AssertNotWritten(new ConcurrentDictionary<string, int>(other));
        AssertNotWritten(new[] { "a" }.ToFrozenSet(other));
        AssertNotWritten(ImmutableHashSet.Create<string>(other));
        AssertNotWritten(ImmutableDictionary.Create<string, int>(other));
        AssertNotWritten(ImmutableDictionary.Create<int, string>(null, other));
        AssertNotWritten(ImmutableSortedDictionary.Create<int, string>(null, other));
        AssertNotWritten(new ReadOnlyDictionary<string, int>(new Dictionary<string, int>(other)));
        AssertNotWritten(new ReadOnlyDictionary<string, int>(new SortedDictionary<string, int>(other)));
        AssertNotWritten(new ReadOnlySet<string>(new HashSet<string>(other)));
        AssertNotWritten<IDictionary<string, int>>(new Dictionary<string, int>(other));
        AssertNotWritten<IReadOnlyDictionary<string, int>>(new ReadOnlyDictionary<string, int>(new Dictionary<string, int>(other)));
        AssertNotWritten<IReadOnlyDictionary<string, int>>(new Dictionary<string, int> { ["a"] = 1 }.ToFrozenDictionary(other));
        AssertNotWritten<IReadOnlyDictionary<string, int>>(ImmutableDictionary.Create<string, int>(other));
        AssertNotWritten<IReadOnlyDictionary<string, int>>(ImmutableSortedDictionary.Create<string, int>(other));
        AssertNotWritten<IDictionary<string, int>>(new ConcurrentDictionary<string, int>(other));
        AssertNotWritten<IDictionary<string, int>>(new OrderedDictionary<string, int>(other));
        AssertNotWritten<IDictionary<string, int>>(new SortedDictionary<string, int>(other));
        AssertNotWritten<IDictionary<string, int>>(new SortedList<string, int>(other));
        AssertNotWritten<ISet<string>>(new SortedSet<string>(other));
        AssertNotWritten<IReadOnlySet<string>>(new[] { "a" }.ToFrozenSet(other));
        AssertNotWritten<IReadOnlySet<string>>(new ReadOnlySet<string>(new SortedSet<string>(other)));
        AssertNotWritten<IImmutableSet<string>>(ImmutableSortedSet.Create<string>(other));

        static void AssertNotWritten<T>(T value) => Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serializer.Serialize(value)).Kind);
    }

    [Fact]
    public void An_initializer_sets_how_values_are_compared_too()
    {
        var held = new ValuesAlike();
        held.Hashed = held.Hashed.Add("a", "x");
        held.Sorted = held.Sorted.Add("a", "x");
        ValuesAlike read = Through(held);
        Assert.True(read.Hashed.ContainsValue("X") && read.Hashed.ContainsKey("A"));
        Assert.True(read.Sorted.ContainsValue("X"));
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serializer.Serialize(new ValuesAlike { Hashed = held.Hashed.WithComparers(held.Hashed.KeyComparer, EqualityComparer<string>.Default) })).Kind);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serializer.Serialize(new ValuesAlike { Sorted = ImmutableSortedDictionary<string, string>.Empty })).Kind);
    }

    [Fact]
    public void Whatever_implements_an_interface_is_written()
    {
        Assert.Equal([1, 2, 3], Through<IEnumerable<int>>(Enumerable.Range(1, 3)));
        Assert.Equal([1, 2, 3], Through<IReadOnlyList<int>>([1, 2, 3]));
        Assert.Equal([1, 2], Through<ICollection<int>>(new LinkedList<int>([1, 2])));
        Assert.Equal(["a", "b"], Through<IList<string>>(new Collection<string> { "a", "b" }));
        Assert.Equal([1, 2], Through<ISet<int>>(new SortedSet<int> { 2, 1 }));
        Assert.Equal([1, 2], Through<IReadOnlySet<int>>(ImmutableSortedSet.Create(2, 1)));
        Assert.Equal(5, Through<IDictionary<string, int>>(new SortedList<string, int> { ["a"] = 5 })["a"]);
        Assert.Equal(5, Through<IReadOnlyDictionary<string, int>>(ImmutableDictionary<string, int>.Empty.Add("a", 5))["a"]);
    }

    [Fact]
    public void Queues_and_stacks_give_back_in_the_same_order()
    {
        var stack = Through(new Stack<int>([1, 2, 3]));
        Assert.Equal([3, 2, 1], [stack.Pop(), stack.Pop(), stack.Pop()]);
        var queue = Through(new PriorityQueue<string, int>([("c", 3), ("a", 1), ("b", 1), ("z", 0)]));
        Assert.Equal("z", queue.Dequeue());
        ImmutableStack<int> immutable = Through(ImmutableStack.Create(1, 2));
        Assert.Equal(2, immutable.Peek());
    }

    [Fact]
    public void A_collection_that_is_there_is_cleared_and_filled()
    {
        var queue = new Queue<int>([9]);
        Queue<int> same = queue;
        Serializer.Populate(Serializer.Serialize(new Queue<int>([1, 2])), ref queue);
        Assert.Same(same, queue);
        Assert.Equal([1, 2], queue);

        IList<int> fixedSize = new[] { 9, 9 };
        Serializer.Populate(Serializer.Serialize<IList<int>>([1, 2, 3]), ref fixedSize);
        Assert.Equal([1, 2, 3], fixedSize);
    }

    [Fact]
    public void A_list_behind_an_interface_is_filled_as_a_list_is()
    {
        IList<int>? held = new List<int> { 9 };
        IList<int>? same = held;
        Serializer.Populate(Serializer.Serialize<IList<int>?>([1, 2]), ref held);
        Assert.Same(same, held);
        Assert.Equal([1, 2], held);
        Serializer.Populate(Serializer.Serialize<IList<int>?>(null), ref held);
        Assert.Null(held);
        Serializer.Populate(Serializer.Serialize<IList<int>?>([3]), ref held);
        Assert.Equal([3], Assert.IsType<List<int>>(held));

        ICollection<int> linked = new LinkedList<int>([9]);
        ICollection<int> sameLinked = linked;
        Serializer.Populate(Serializer.Serialize<ICollection<int>>([1, 2]), ref linked);
        Assert.Same(sameLinked, linked);
        Assert.Equal([1, 2], linked);
    }

    [Fact]
    public void What_is_read_as_a_list_takes_no_array_besides()
    {
        byte[] bytes = Serializer.Serialize(Enumerable.Range(0, 1_000).ToList());
        long list = Allocated<List<int>>(bytes);
        Assert.True(list > 4_000);
        Assert.Equal(list, Allocated<IEnumerable<int>>(bytes));
        Assert.Equal(list, Allocated<ICollection<int>>(bytes));
        Assert.Equal(list, Allocated<IList<int>>(bytes));
        Assert.Equal(list, Allocated<IReadOnlyCollection<int>>(bytes));
        Assert.Equal(list, Allocated<IReadOnlyList<int>>(bytes));

        static long Allocated<T>(byte[] bytes)
        {
            long least = long.MaxValue;
            for (int i = 0; i < 5; i++)
            {
                long before = GC.GetAllocatedBytesForCurrentThread();
                Serializer.Deserialize<T>(bytes);
                least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
            }

            return least;
        }
    }

    private static T Through<T>(T value) => Serializer.Deserialize<T>(Serializer.Serialize(value));

    private static void AssertRefused<T>(ErrorKind kind, string hex) => AssertRefused<T>(kind, Wire.Bytes(hex));

    private static void AssertRefused<T>(ErrorKind kind, byte[] bytes) =>
        Assert.Equal(kind, Assert.Throws<GraupelException>(() => Serializer.Deserialize<T>(bytes)).Kind);

    private sealed class ValuesAlike
    {
        public ImmutableDictionary<string, string> Hashed { get; set; } = ImmutableDictionary.Create<string, string>(StringComparer.OrdinalIgnoreCase, StringComparer.OrdinalIgnoreCase);

        public ImmutableSortedDictionary<string, string> Sorted { get; set; } = ImmutableSortedDictionary.Create<string, string>(null, StringComparer.OrdinalIgnoreCase);
    }

    private sealed class NamedMap : ConcurrentDictionary<int, int>
    {
        public string? Name { get; set; }
    }

    private sealed class NamedQueue : Queue<int>
    {
        public string? Name { get; set; }
    }
}
