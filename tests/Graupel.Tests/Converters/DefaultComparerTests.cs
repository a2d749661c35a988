using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;

namespace Graupel.Tests.Converters;

/// <summary>Comparers that a serializer gives to collections wherever they are.</summary>
public class DefaultComparerTests
{
    public static IEnumerable<object[]> Ways() =>
        from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
        from references in new[] { References.None, References.Preserve }
        select new object[] { format, references };

    [Theory]
    [MemberData(nameof(Ways))]
    public void Are_those_of_roots_elements_and_members(WireFormat format, References references)
    {
        var plain = new SerializerOptions { Format = format, References = references };
        var serializer = new Serializer(plain.WithComparer<Dictionary<string, int>>(StringComparison.OrdinalIgnoreCase));
        Dictionary<string, int> root = new(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 };
        Assert.Equal(1, serializer.DeepClone(root)["A"]);
        Assert.Equal(1, serializer.DeepClone(new List<Dictionary<string, int>> { root })[0]["A"]);
        Assert.Equal(1, serializer.DeepClone(new Dictionary<int, Dictionary<string, int>> { [5] = root })[5]["A"]);
        Shelf copy = serializer.DeepClone(new Shelf { Late = root, Filled = { ["b"] = 2 }, Declared = new(StringComparer.InvariantCulture) { ["c"] = 3 } });
        Assert.Equal(1, copy.Late!["A"]);
        Assert.Equal((2, StringComparer.InvariantCultureIgnoreCase), (copy.Filled["B"], copy.Filled.Comparer));
        Assert.Equal((3, StringComparer.InvariantCulture), (copy.Declared!["c"], copy.Declared.Comparer));

        // Bytes have no comparers.
        Assert.Equal(serializer.Serialize(root), new Serializer(plain).Serialize(new Dictionary<string, int> { ["a"] = 1 }));
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Are_those_of_every_kind_of_collection(WireFormat format, References references)
    {
        const StringComparison Any = StringComparison.OrdinalIgnoreCase;
        var serializer = new Serializer(new SerializerOptions { Format = format, References = references }
            .WithComparer<HashSet<string>>(Any)
            .WithComparer<IReadOnlySet<string>>(Any)
            .WithComparer<ConcurrentDictionary<string, int>>(Any)
            .WithComparer<FrozenSet<string>>(Any)
            .WithComparer<ImmutableDictionary<string, int>>(Any)
            .WithComparer<IDictionary<string, int>>(Any)
            .WithComparer<SortedSet<string>>(Any)
            .WithComparer<SortedDictionary<int, string>, int>(Descending.Instance)
            .WithComparer<PriorityQueue<string, int>, int>(Descending.Instance)
            .WithComparer<HashSet<int>, int>(Modulo.Ten));
        StringComparer known = StringComparer.OrdinalIgnoreCase;
        Assert.Contains("A", serializer.DeepClone(new HashSet<string>(known) { "a" }));
        Assert.Contains("A", serializer.DeepClone<IReadOnlySet<string>>(new HashSet<string>(known) { "a" }));
        Assert.Equal(1, serializer.DeepClone(new ConcurrentDictionary<string, int>(known) { ["a"] = 1 })["A"]);
        Assert.Contains("A", (ISet<string>)serializer.DeepClone(FrozenSet.Create(known, "a")));
        Assert.Equal(1, serializer.DeepClone(ImmutableDictionary.Create<string, int>(known).Add("a", 1))["A"]);
        Assert.Equal(1, serializer.DeepClone<IDictionary<string, int>>(new Dictionary<string, int>(known) { ["a"] = 1 })["A"]);
        Assert.Contains("A", serializer.DeepClone(new SortedSet<string>(known) { "a" }));
        Assert.Equal([3, 2, 1], serializer.DeepClone(new SortedDictionary<int, string>(Descending.Instance) { [1] = "", [2] = "", [3] = "" }).Keys);
        var queue = new PriorityQueue<string, int>([("a", 1), ("b", 2)], Descending.Instance);
        Assert.Equal("b", serializer.DeepClone(queue).Dequeue());
        Assert.Contains(17, serializer.DeepClone(new HashSet<int>(Modulo.Ten) { 7 }));
    }

    [Fact]
    public void Are_asked_of_what_is_written()
    {
        var serializer = new Serializer(SerializerOptions.Default.WithComparer<HashSet<string>>(StringComparison.OrdinalIgnoreCase));
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => serializer.Serialize(new HashSet<string> { "a" })).Kind);
        GraupelException e = Assert.Throws<GraupelException>(() => Serialization.Serialize(new HashSet<string>(StringComparer.OrdinalIgnoreCase)));
        Assert.Contains("WithComparer", e.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Find_duplicates()
    {
        byte[] bytes = Serialization.Serialize(new HashSet<string> { "a", "A" });
        var serializer = new Serializer(SerializerOptions.Default.WithComparer<HashSet<string>>(StringComparison.OrdinalIgnoreCase));
        Assert.Equal(ErrorKind.DuplicateKey, Assert.Throws<GraupelException>(() => serializer.Deserialize<HashSet<string>>(bytes)).Kind);
    }

    [Fact]
    public void Are_refused_where_they_do_not_fit()
    {
        Refuses<List<string>>(SerializerOptions.Default.WithComparer<List<string>>(StringComparison.Ordinal), []);
        Refuses<HashSet<int>>(SerializerOptions.Default.WithComparer<HashSet<int>>(StringComparison.Ordinal), []);
        Refuses<SortedSet<int>>(SerializerOptions.Default.WithComparer<SortedSet<int>, string>((IComparer<string>)StringComparer.Ordinal), []);
        Refuses<Shelf>(SerializerOptions.Default.WithComparer<Shelf>(StringComparison.Ordinal), new());
        Assert.Throws<ArgumentException>(() => SerializerOptions.Default.WithComparer<HashSet<string>>((StringComparison)99));
        Assert.Throws<ArgumentNullException>(() => SerializerOptions.Default.WithComparer<HashSet<int>, int>((IEqualityComparer<int>)null!));
        Assert.Throws<ArgumentNullException>(() => SerializerOptions.Default.WithComparer<SortedSet<int>, int>((IComparer<int>)null!));
    }

    [Fact]
    public void Give_way_to_surrogates_and_replace_nothing()
    {
        SerializerOptions compared = SerializerOptions.Default.WithComparer<HashSet<string>>(StringComparison.OrdinalIgnoreCase);
        Assert.False(compared.Replaces(typeof(HashSet<string>)));
        var serializer = new Serializer(compared.WithSurrogate<HashSet<string>, string>(set => string.Join(",", set), text => [.. text.Split(',')]));
        Assert.Same(EqualityComparer<string>.Default, serializer.DeepClone(new HashSet<string> { "a" }).Comparer);
    }

    [Fact]
    public void Are_compared_by_options()
    {
        SerializerOptions one = SerializerOptions.Default.WithComparer<HashSet<string>>(StringComparison.OrdinalIgnoreCase);
        Assert.Equal(one, SerializerOptions.Default.WithComparer<HashSet<string>>(StringComparison.OrdinalIgnoreCase));
        Assert.NotEqual(one, SerializerOptions.Default.WithComparer<HashSet<string>>(StringComparison.InvariantCulture));
        Assert.NotEqual(one, SerializerOptions.Default.WithComparer<SortedSet<string>>(StringComparison.OrdinalIgnoreCase));
        Assert.NotEqual(one, SerializerOptions.Default);
    }

    private static void Refuses<[ContractParameter] T>(SerializerOptions options, T value) =>
        Assert.Equal("GRP036", Assert.Throws<ContractException>(() => new Serializer(options).Serialize(value)).Id);

    private sealed class Descending : IComparer<int>
    {
        public static Descending Instance { get; } = new();

        public int Compare(int x, int y) => y.CompareTo(x);
    }

    private sealed class Modulo : IEqualityComparer<int>
    {
        public static Modulo Ten { get; } = new();

        public bool Equals(int x, int y) => x % 10 == y % 10;

        public int GetHashCode(int obj) => obj % 10;
    }
}

/// <summary>Dictionaries of one type by several comparers.</summary>
[Contract]
public class Shelf
{
    [Order(1)]
    public Dictionary<string, int>? Late { get; set; }

    [Order(2)]
    public Dictionary<string, int> Filled { get; } = new(StringComparer.InvariantCultureIgnoreCase);

    [Order(3), Comparer(StringComparison.InvariantCulture)]
    public Dictionary<string, int>? Declared { get; set; }
}
