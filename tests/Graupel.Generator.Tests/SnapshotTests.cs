using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>What users see when they open a generated file.</summary>
public class SnapshotTests
{
    private const int LongestSmallContract = 150;

    [Fact]
    public void A_small_class_is_short_and_readable()
    {
        string text = Generate("""
            namespace Shop;
            public enum Size { S, M, L }
            [Contract]
            public sealed class Article
            {
                [Order(1)] public int Number { get; set; }
                [Order(2)] public decimal Price { get; set; }
                [Order(3)] public Size Size { get; set; }
                [Order(4)] public string Name { get; set; } = "";
                [Order(5)] public List<string> Tags { get; set; } = [];
            }
            """, "Shop.Article.g.cs");
        Snapshot.Matches(text, "SmallClass");
        Assert.InRange(text.Count(static c => c == '\n'), 1, LongestSmallContract);
    }

    [Fact]
    public void Members_between_strings_and_children() => Check("MixedMembers", "N.Mixed.g.cs", """
        namespace N;
        [Contract]
        public class Mixed
        {
            [Order(1)] public string? First;
            [Order(2)] public int? Second;
            [Order(3)] public Dictionary<int, string>? Third;
            [Order(4)] public DayOfWeek Fourth;
            [Order(5)] public nint Fifth;
        }
        """);

    [Fact]
    public void A_record_is_made_from_its_members() => Check("Record", "N.Point.g.cs", """
        namespace N;
        [Contract]
        public sealed record Point([property: Order(1)] int X, [property: Order(2)] int Y = 5) { [Order(3)] public string? Label { get; set; } }
        """);

    [Fact]
    public void Callbacks_are_called_by_one_method() => Check("Callbacks", "N.Told.g.cs", """
        using System.Runtime.Serialization;
        namespace N;
        [Contract]
        public class Told : ISerializationCallbacks
        {
            [Order(1)] public int Number { get; set; }
            [OnSerializing] private void Before(StreamingContext context) { }
            [OnDeserialized] public void After() { }
        }
        """);

    [Fact]
    public void Private_members_are_reached_by_accessors() => Check("PrivateMembers", "N.Hidden.g.cs", """
        namespace N;
        [Contract]
        public sealed class Hidden
        {
            [Order(1)] private readonly int _number;
            [Order(2)] private string? Text { get; set; }
            [Order(3)] public int Given { get; init; }
            private Hidden() { }
            public Hidden(int number) { _number = number; Text = ""; }
        }
        """);

    [Fact]
    public void Private_members_of_a_generic_struct() => Check("GenericStruct", "N.Cell_Int32.g.cs", """
        using N;
        [assembly: ContractFor(typeof(Cell<int>))]
        namespace N
        {
            [Contract]
            public struct Cell<T> where T : struct
            {
                [Order(1)] private T _value;
                [Order(2)] private List<T>? _list;
            }
        }
        """);

    [Fact]
    public void A_union_and_its_base() => Check("Union", "N.Shape.g.cs", """
        namespace N;
        [Contract, Union(1, typeof(Circle)), Union(2, typeof(Square))]
        public abstract class Shape { [Order(1)] public string? Name { get; set; } }
        [Contract] public sealed class Circle : Shape { [Order(1)] public double Radius { get; set; } }
        [Contract] public sealed class Square : Shape { [Order(1)] public double Side { get; set; } }
        """);

    [Fact]
    public void A_derived_class_writes_its_base_by_its_own_contract() => Check("Derived", "N.Derived.g.cs", """
        namespace N;
        [Contract] public class Base { [Order(1)] public int A { get; set; } }
        [Contract] public class Derived : Base { [Order(1)] public int B { get; set; } }
        """);

    [Fact]
    public void A_derived_record_reads_the_members_of_its_base_itself() => Check("DerivedRecord", "N.Dog.g.cs", """
        namespace N;
        [Contract] public record Animal([property: Order(1)] string Name);
        [Contract] public sealed record Dog(string Name, [property: Order(1)] int Tricks) : Animal(Name);
        """);

    [Fact]
    public void A_chain_has_a_tail() => Check("Chain", "N.Node.g.cs", """
        namespace N;
        [Contract]
        public sealed class Node
        {
            [Order(1)] public int Value { get; set; }
            [Order(2)] public Node? Next { get; set; }
        }
        """);

    [Fact]
    public void Collections_without_setter_are_filled() => Check("Filled", "N.Bag.g.cs", """
        namespace N;
        [Pack]
        public struct Item { public int A; public double B; }
        [Contract]
        public sealed class Bag
        {
            public Bag() { Items = new(); }
            [Order(1)] public List<Item> Items { get; }
            [Order(2)] public HashSet<string> Names { get; set; } = new(StringComparer.OrdinalIgnoreCase);
        }
        """);

    [Fact]
    public void A_private_type_has_its_contract_inside_its_host() => Check("PrivateType", "N.Host_Secret.g.cs", """
        namespace N;
        public static partial class Host
        {
            [Contract] private sealed class Secret { [Order(1)] public int A { get; set; } }
        }
        """);

    [Fact]
    public void The_list_names_every_contract() => Check("List", "AllContracts.g.cs", """
        namespace N;
        public enum Kind : byte { A }
        [Contract]
        public sealed class Root
        {
            [Order(1)] public List<int?[]>? Lists { get; set; }
            [Order(2)] public Dictionary<Kind, int[,]>? Map { get; set; }
            [Order(3)] public (int, string) Pair { get; set; }
        }
        public static partial class Host
        {
            [Contract] private sealed class Secret { [Order(1)] public List<Secret>? All { get; set; } }
        }
        """);

    private static void Check(string name, string hint, string source) => Snapshot.Matches(Generate(source, hint), name);

    private static string Generate(string source, string hint) => GeneratorRun.Of(source).Compiles().Text(hint);
}
