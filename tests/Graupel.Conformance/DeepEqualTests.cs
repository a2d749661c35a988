using System.Buffers;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using System.Net;
using System.Numerics;
using System.Text;
using Graupel.TestCases.Comparing;
using Graupel.TestCases.Graphs;
using Graupel.TestCases.Known;
using Graupel.TestCases.Objects;
using Graupel.TestCases.Polymorphism;
using Graupel.TestCases.Recursion;
using Graupel.TestCases.Structs;

namespace Graupel.Conformance;

/// <summary>The comparison that all suites trust finds every difference.</summary>
public class DeepEqualTests
{
    public static TheoryData<string, object?, object?> Different => new()
    {
        { "null", null, 1 },
        { "null text", "", null },
        { "type of a number", 1, 1L },
        { "bits of NaN", double.NaN, BitConverter.UInt64BitsToDouble(0x7FF8_0000_0000_0001) },
        { "sign of zero", 0.0, -0.0 },
        { "sign of zero, float", 0f, -0f },
        { "sign of zero, Half", (Half)0, -(Half)0 },
        { "scale", 1.0m, 1.00m },
        { "sign of decimal zero", 0m, new decimal(0, 0, 0, true, 0) },
        { "kind of a date", new DateTime(1, DateTimeKind.Utc), new DateTime(1, DateTimeKind.Unspecified) },
        { "offset", new DateTimeOffset(2000, 1, 1, 1, 0, 0, TimeSpan.FromHours(1)), new DateTimeOffset(2000, 1, 1, 0, 0, 0, TimeSpan.Zero) },
        { "text of a uri", new Uri("http://a/"), new Uri("HTTP://a/") },
        { "case", "a", "A" },
        { "lone surrogate", "\uD800", "\uD801" },
        { "order", new[] { 1, 2 }, new[] { 2, 1 } },
        { "length", new[] { 1 }, new[] { 1, 2 } },
        { "bits in an array", new[] { 0.0 }, new[] { -0.0 } },
        { "bits of NaN in an array", new[] { double.NaN }, new[] { BitConverter.UInt64BitsToDouble(0x7FF8_0000_0000_0001) } },
        { "last element of a struct that is an array", new Triple(), Last(new Triple()) },
        { "last element of a fixed buffer", new Buffers(), new Buffers(0, 0, 0, '\0', flag: true) },
        { "rank", new int[1, 1], new int[1, 1, 1] },
        { "shape", new int[2, 3], new int[3, 2] },
        { "element of a table", new[,] { { 1, 2 } }, new[,] { { 1, 3 } } },
        { "array or list", new[] { 1 }, new List<int> { 1 } },
        { "empty or null segment", new ArraySegment<int>([]), default(ArraySegment<int>) },
        { "content of memory", new Memory<int>([1]), new Memory<int>([2]) },
        { "content of read-only memory", new ReadOnlyMemory<string>(["a"]), new ReadOnlyMemory<string>(["b"]) },
        { "comparer of a dictionary", new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase), new Dictionary<string, int>() },
        { "comparer of a set", new HashSet<string>(StringComparer.OrdinalIgnoreCase), new HashSet<string>(StringComparer.Ordinal) },
        { "value in a dictionary", new Dictionary<int, string?> { [1] = "a" }, new Dictionary<int, string?> { [1] = null } },
        { "order of a dictionary", new Dictionary<int, int> { [1] = 1, [2] = 2 }, new Dictionary<int, int> { [2] = 2, [1] = 1 } },
        { "order of a set", new HashSet<int> { 1, 2 }, new HashSet<int> { 2, 1 } },
        { "order of a queue", new Queue<int>([1, 2]), new Queue<int>([2, 1]) },
        { "order of a stack", new Stack<int>([1, 2]), new Stack<int>([2, 1]) },
        { "priority", new PriorityQueue<int, int>([(1, 1)]), new PriorityQueue<int, int>([(1, 2)]) },
        { "comparer of a priority queue", new PriorityQueue<int, string>(StringComparer.Ordinal), new PriorityQueue<int, string>() },
        { "comparer of a sorted set", new SortedSet<string>(StringComparer.Ordinal), new SortedSet<string>(StringComparer.OrdinalIgnoreCase) },
        { "comparer of a frozen set", new[] { "a" }.ToFrozenSet(StringComparer.OrdinalIgnoreCase), new[] { "a" }.ToFrozenSet() },
        { "comparer of what is wrapped", new ReadOnlySet<string>(new HashSet<string>(StringComparer.OrdinalIgnoreCase)), new ReadOnlySet<string>(new HashSet<string>()) },
        { "comparer of values", ImmutableDictionary.Create<int, string>(null, StringComparer.OrdinalIgnoreCase), ImmutableDictionary<int, string>.Empty },
        { "empty or default immutable array", ImmutableArray<int>.Empty, default(ImmutableArray<int>) },
        { "bits of an element", ImmutableArray.Create(0.0), ImmutableArray.Create(-0.0) },
        { "value in a sorted list", new SortedList<int, int> { [1] = 1 }, new SortedList<int, int> { [1] = 2 } },
        { "order of what blocks", new BlockingCollection<int>(new ConcurrentStack<int>()), new BlockingCollection<int>() },
        { "bound", new BlockingCollection<int>(1), new BlockingCollection<int>() },
        { "key of a group", new[] { 1 }.ToLookup(static i => i), new[] { 1 }.ToLookup(static i => i + 1) },
        { "values of a name", new NameValueCollection { { "a", "1,2" } }, new NameValueCollection { { "a", "1" }, { "a", "2" } } },
        { "field of a collection", new StepCollection<int> { Remark = "a" }, new StepCollection<int>() },
        { "comparer of a derived collection", new OwnMap(StringComparer.Ordinal), new OwnMap(StringComparer.OrdinalIgnoreCase) },
        { "field of a derived collection", new OwnMap(null) { Note = 1 }, new OwnMap(null) },
        { "pieces", new ReadOnlySequence<int>([1, 2]), new ReadOnlySequence<int>([1, 3]) },
        { "lazy value", new Lazy<int>(1), new Lazy<int>(2) },
        { "bits", new BitArray(1), new BitArray(2) },
        { "scope", new IPAddress(new byte[16], 1), new IPAddress(new byte[16], 2) },
        { "byte order mark", new UTF8Encoding(true), new UTF8Encoding(false) },
        { "sign of zero in a vector", new Vector2(0f), new Vector2(-0f) },
        { "big integer", BigInteger.One, BigInteger.MinusOne },
        { "from the end", (Index)1, ^1 },
        { "text of a builder", new StringBuilder("a"), new StringBuilder("A") },
        { "private field", PrivateMembers.Make(1), PrivateMembers.Make(2) },
        { "field of a base", Taxi.Make(1), new Taxi() },
        { "null or empty list", new PublicMembers { Names = [] }, new PublicMembers() },
        { "run-time type", new Wagon(), new Bicycle() },
        { "run-time type below", new Label("l", new Circle()), new Label("l", new Blank()) },
        { "tuple", (1, "a"), (1, "b") },
        { "end of a chain", new Link { Next = new() { Next = new() { Id = 1 } } }, new Link { Next = new() { Next = new() { Id = 2 } } } },
        { "length of a chain", new Link { Next = new() }, new Link() },
    };

    [Theory]
    [MemberData(nameof(Different), DisableDiscoveryEnumeration = true)]
    public void Finds_a_difference(string what, object? one, object? other)
    {
        Assert.NotEmpty(what);
        Assert.NotNull(DeepEqual.Difference(one, other));
        Assert.NotNull(DeepEqual.Difference(other, one));
        Assert.NotNull(DeepEqual.Difference(new[] { one }, new[] { other }));
        Assert.Null(DeepEqual.Difference(one, one));
    }

    [Fact]
    public void Finds_a_bool_that_is_neither()
    {
        bool neither = System.Runtime.CompilerServices.Unsafe.BitCast<byte, bool>(2);
        Assert.NotNull(DeepEqual.Difference(true, neither));
        Assert.NotNull(DeepEqual.Difference(new[] { true }, new[] { neither }));
    }

    [Fact]
    public void Finds_a_key_that_cannot_be_found()
    {
        var good = new Dictionary<int[], int>(new ByContent()) { [[1]] = 1 };
        var bad = new Dictionary<int[], int>(new ByContent()) { [[1]] = 1 };
        bad.Keys.Single()[0] = 2;
        good.Keys.Single()[0] = 2;
        Assert.Contains("not found", DeepEqual.Difference(good, bad));
    }

    [Fact]
    public void Says_where()
    {
        var one = new Drawing { Shapes = [null, new Circle { Radius = 1 }] };
        var other = new Drawing { Shapes = [null, new Circle { Radius = 2 }] };
        Assert.StartsWith("value.<Shapes>k__BackingField[1].<Radius>k__BackingField: expected 1 ", DeepEqual.Difference(one, other));
    }

    [Fact]
    public void Follows_chains_of_any_length()
    {
        Assert.Null(DeepEqual.Difference(Chain(1_000_000, 7), Chain(1_000_000, 7)));
        Assert.NotNull(DeepEqual.Difference(Chain(1_000_000, 7), Chain(1_000_000, 8)));
    }

    private static Link Chain(int length, int last)
    {
        var link = new Link { Id = last };
        for (int i = 1; i < length; i++)
        {
            link = new Link { Next = link };
        }

        return link;
    }

    private sealed class OwnMap(IEqualityComparer<string>? comparer) : Dictionary<string, int>(comparer)
    {
        public int Note { get; set; }
    }

    private sealed class ByContent : IEqualityComparer<int[]>
    {
        public bool Equals(int[]? x, int[]? y) => x.AsSpan().SequenceEqual(y);

        public int GetHashCode(int[] obj) => obj[0];

        public override bool Equals(object? obj) => obj is ByContent;

        public override int GetHashCode() => 0;
    }

    [Fact]
    public void Identity_counts_where_it_is_asked_for()
    {
        object same = new int[] { 1 };
        object other = new int[] { 1 };
        Assert.Null(DeepEqual.Difference(new[] { same, same }, new[] { same, other }));
        Assert.NotNull(DeepEqual.Difference(new[] { same, same }, new[] { same, other }, hasIdentity: static _ => true));
        Assert.NotNull(DeepEqual.Difference(new[] { same, other }, new[] { same, same }, hasIdentity: static _ => true));
        Assert.Null(DeepEqual.Difference(new[] { same, other, same }, new[] { other, same, other }, hasIdentity: static _ => true));
        Fellow ring = GraphCases.MakeRing();
        Assert.Null(DeepEqual.Difference(ring, GraphCases.MakeRing(), hasIdentity: static _ => true));
        Fellow longer = GraphCases.MakeRing();
        longer.Best!.Best!.Best = new Fellow { Name = "a", Best = longer.Best };
        Assert.NotNull(DeepEqual.Difference(ring, longer, hasIdentity: static _ => true));
    }

    private static Triple Last(Triple triple)
    {
        triple[2] = 1;
        return triple;
    }
}
