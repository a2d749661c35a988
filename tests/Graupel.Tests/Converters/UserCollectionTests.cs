using System.Collections.ObjectModel;

namespace Graupel.Tests.Converters;

/// <summary>What is refused of collections that a user declares.</summary>
public class UserCollectionTests
{
    private static readonly Serializer Serializer = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    [Fact]
    public void Data_beside_the_elements_is_not_lost()
    {
        Assert.Equal("GRP011", Assert.Throws<ContractException>(() => Serializer.Serialize(new Titled { Title = "a" })).Id);
        Assert.Equal("GRP011", Assert.Throws<ContractException>(() => Serializer.Serialize(new DerivedTitled())).Id);
    }

    [Fact]
    public void A_collection_that_holds_itself_is_refused() =>
        Assert.Equal("GRP011", Assert.Throws<ContractException>(() => Serializer.Serialize(new Nest())).Id);

    [Fact]
    public void An_explicit_contract_does_not_lose_the_elements() =>
        Assert.Equal("GRP011", Assert.Throws<ContractException>(() => Serializer.Serialize(new Declared())).Id);

    [Fact]
    public void A_collection_without_a_constructor_is_refused() =>
        Assert.Equal("GRP011", Assert.Throws<ContractException>(() => Serializer.Serialize(new Sized(1))).Id);

    [Fact]
    public void An_element_that_is_refused_or_lost_is_an_error()
    {
        byte[] twice = Serializer.Serialize(new[] { 1, 1 });
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serializer.Deserialize<ByNumber>(twice)).Kind);
        Assert.Equal(ErrorKind.DuplicateKey, Assert.Throws<GraupelException>(() => Serializer.Deserialize<OwnSet>(twice)).Kind);
        byte[] none = Serializer.Serialize(new string?[] { null });
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serializer.Deserialize<ByLength>(none)).Kind);
    }

    [Fact]
    public void Another_comparer_than_that_of_a_new_one_is_refused() => Assert.Equal(
        ErrorKind.InvalidValue,
        Assert.Throws<GraupelException>(() => Serializer.Serialize(new OwnMap(StringComparer.OrdinalIgnoreCase))).Kind);

    [Fact]
    public void So_is_that_of_a_keyed_collection()
    {
        Assert.Contains("a", Serializer.DeepClone(new ByText(StringComparer.Ordinal) { "a" })!);
        Assert.Equal("A", Serializer.DeepClone(new Labels { All = { "A" } })!.All["a"]);
        GraupelException e = Assert.Throws<GraupelException>(() => Serializer.Serialize(new ByText(StringComparer.OrdinalIgnoreCase) { "a" }));
        Assert.Equal(ErrorKind.InvalidValue, e.Kind);
        Assert.Contains("is not the comparer", e.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_comparer_of_each_instance_belongs_into_a_static_field()
    {
        Assert.Equal([3, 1], Serializer.DeepClone(new Falling { 1, 3 })!);
        GraupelException e = Assert.Throws<GraupelException>(() => Serializer.Serialize(new FallingAnew { 1, 3 }));
        Assert.Equal(ErrorKind.InvalidValue, e.Kind);
        Assert.Contains("take the comparer from a static field", e.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_collection_that_may_not_be_changed_is_replaced()
    {
        var held = new OwnCollection(Array.AsReadOnly([9]));
        OwnCollection value = held;
        Serializer.Populate(Serializer.Serialize(new OwnCollection { 1, 2 }), ref value);
        Assert.Equal([9], held);
        Assert.Equal([1, 2], value);
    }

    [Fact]
    public void What_a_constructor_with_parameters_puts_in_gives_way()
    {
        Stocked copy = Serializer.Deserialize<Stocked>(Serializer.Serialize(new Stock { List = [1], Set = ["b"], Map = new() { ["c"] = 2 } }));
        Assert.Equal([1], copy.List);
        Assert.Equal(["b"], copy.Set);
        Assert.Equal(["c"], copy.Map.Keys);
        Assert.Contains("B", copy.Set);
        Assert.Equal(2, copy.Map["C"]);
    }

    [Fact]
    public void Keys_that_are_the_same_to_the_table_of_a_constructor_with_parameters_are_refused()
    {
        AssertRefused(new Stock { Set = ["a", "A"] });
        AssertRefused(new Stock { Map = new() { ["a"] = 1, ["A"] = 2 } });

        static void AssertRefused(Stock stock)
        {
            byte[] bytes = Serializer.Serialize(stock);
            Assert.Equal(ErrorKind.DuplicateKey, Assert.Throws<GraupelException>(() => Serializer.Deserialize<Stocked>(bytes)).Kind);
        }
    }

    [Fact]
    public void Elements_that_collide_are_refused()
    {
        int capacity = new HashSet<int>().EnsureCapacity(10_000);
        byte[] bytes = Serializer.Serialize(Enumerable.Range(0, 10_000).Select(i => i * capacity).ToArray());
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => Serializer.Deserialize<OwnSet>(bytes)).Kind);
    }

    public class Titled : List<int>
    {
        public string? Title { get; set; }
    }

    public class DerivedTitled : Titled;

    public class Nest : List<Nest>;

    [Contract]
    public class Declared : List<int>
    {
        [Order(1)]
        public int Number { get; set; }
    }

    public class Sized(int size) : List<int>(size);

    public class ByNumber : KeyedCollection<int, int>
    {
        protected override int GetKeyForItem(int item) => item;
    }

    public class ByLength : KeyedCollection<int, string>
    {
        protected override int GetKeyForItem(string item) => item.Length;
    }

    public class Falling() : SortedSet<int>(Order)
    {
        private static readonly Comparer<int> Order = Comparer<int>.Create(static (one, other) => other.CompareTo(one));
    }

    public class FallingAnew() : SortedSet<int>(Comparer<int>.Create(static (one, other) => other.CompareTo(one)));

    public class ByText : KeyedCollection<string, string>
    {
        public ByText()
        {
        }

        public ByText(IEqualityComparer<string> comparer)
            : base(comparer)
        {
        }

        protected override string GetKeyForItem(string item) => item;
    }

    public class Labels
    {
        public ByText All { get; } = new(StringComparer.OrdinalIgnoreCase);
    }

    public class OwnSet : HashSet<int>;

    public class OwnCollection : Collection<int>
    {
        public OwnCollection()
        {
        }

        public OwnCollection(IList<int> items)
            : base(items)
        {
        }
    }

    [Contract]
    public class Stocked(int number)
    {
        [Order(1)]
        public int Number { get; } = number;

        [Order(2)]
        public List<int> List { get; } = [9];

        [Order(3)]
        public HashSet<string> Set { get; } = new(StringComparer.OrdinalIgnoreCase) { "z" };

        [Order(4)]
        public Dictionary<string, int> Map { get; } = new(StringComparer.OrdinalIgnoreCase) { ["z"] = 9 };
    }

    [Contract]
    public class Stock
    {
        [Order(1)]
        public int Number { get; set; }

        [Order(2)]
        public List<int> List { get; set; } = [];

        [Order(3)]
        public HashSet<string> Set { get; set; } = [];

        [Order(4)]
        public Dictionary<string, int> Map { get; set; } = [];
    }

    public class OwnMap : Dictionary<string, int>
    {
        public OwnMap()
        {
        }

        public OwnMap(StringComparer comparer)
            : base(comparer)
        {
        }
    }
}
