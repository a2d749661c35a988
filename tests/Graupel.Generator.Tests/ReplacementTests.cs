using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Types that options or contracts of their own write in another way, beside what else is said of them.</summary>
public class ReplacementTests
{
    // A converter of a dictionary that fills what there is.
    private const string Contracts = """
        using Graupel.CodeGen;
        using Graupel.Converters;
        using Graupel.Formats;

        public class Parts : Contract<Dictionary<string, int>?>
        {
            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
                new PartsConverter<TWriter, TReader>(registry.Get<string?>(), registry.Get<int>(), registry.IsExact);
        }

        public class PartsConverter<TWriter, TReader>(Converter<TWriter, TReader, string?> key, Converter<TWriter, TReader, int> number, bool isExact)
            : Converter<TWriter, TReader, Dictionary<string, int>?>
            where TWriter : struct, IWriter, allows ref struct
            where TReader : struct, IReader, allows ref struct
        {
            public override WireShape Shape { get; } = new(WireKind.Map, 1) { Below = () => [key.Shape, number.Shape], IsExact = isExact };

            public override bool FillsInPlace => true;

            public override Dictionary<string, int> Create(ref TReader reader) => [];

            public override void Write(ref TWriter writer, in Dictionary<string, int>? value)
            {
                writer.WriteMapHeader(value!.Count, key.Shape, number.Shape);
                foreach (KeyValuePair<string, int> part in value)
                {
                    key.WriteElement(ref writer, part.Key);
                    number.WriteElement(ref writer, part.Value);
                }
            }

            public override Dictionary<string, int>? Read(ref TReader reader)
            {
                Dictionary<string, int>? read = [];
                Populate(ref reader, ref read);
                return read;
            }

            public override void Populate(ref TReader reader, ref Dictionary<string, int>? value)
            {
                int count = reader.ReadMapHeader(key.Shape, number.Shape, out ElementForm keys, out ElementForm numbers);
                value!.Clear();
                for (int i = 0; i < count; i++)
                {
                    string? name = key.ReadElement(ref reader, keys);
                    value.Add(name!, number.ReadElement(ref reader, numbers));
                }
            }
        }

        public class Ring { public List<int> Stones = []; public Box? Box; }

        [Contract] public class Box { [Order(1)] public Ring? First { get; set; } [Order(2)] public List<Ring?> All { get; set; } = []; }

        public class Rings : Contract<Ring?>
        {
            public static string Fault = "";

            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
                new RingConverter<TWriter, TReader>(registry.Get<Box?>(), registry.Get<int>(), registry.IsExact);
        }

        // Its box, and the number of its stones.
        public class RingConverter<TWriter, TReader>(Converter<TWriter, TReader, Box?> box, Converter<TWriter, TReader, int> number, bool isExact)
            : Converter<TWriter, TReader, Ring?>
            where TWriter : struct, IWriter, allows ref struct
            where TReader : struct, IReader, allows ref struct
        {
            public override WireShape Shape { get; } = new(WireKind.Map, 1) { Below = () => [number.Shape, box.Shape], IsExact = isExact };

            public override bool FillsInPlace => true;

            public override Ring? Create(ref TReader reader) => Rings.Fault == "Create" ? null : new();

            public override void Write(ref TWriter writer, in Ring? value)
            {
                if (value is null)
                {
                    writer.WriteNull();
                    return;
                }

                writer.WriteMapHeader(1, number.Shape, box.Shape);
                number.WriteElement(ref writer, value.Stones.Count);
                box.WriteElement(ref writer, value.Box);
            }

            public override Ring? Read(ref TReader reader)
            {
                Ring? read = new();
                Fill(ref reader, ref read);
                return read;
            }

            public override void Populate(ref TReader reader, ref Ring? value)
            {
                if (Rings.Fault == "Populate")
                {
                    value = Read(ref reader);
                    return;
                }

                Fill(ref reader, ref value);
            }

            private void Fill(ref TReader reader, ref Ring? value)
            {
                int count = reader.ReadMapHeader(number.Shape, box.Shape, out ElementForm numbers, out ElementForm boxes);
                if (count < 0)
                {
                    value = null;
                    return;
                }

                value!.Stones = [.. new int[number.ReadElement(ref reader, numbers)]];
                value.Box = box.ReadElement(ref reader, boxes);
            }
        }
        """;

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void A_surrogate_may_hold_objects_that_hold_what_it_stands_for(bool objectFirst)
    {
        string source = $$"""
            public class Bag { public List<Item> Items = []; }
            [Contract] public class Item { [Order(1)] public int Size { get; set; } [Order(2)] public Bag? Bag { get; set; } [Order(3)] public string? Text { get; set; } }
            [Contract] public class EarlierItem { [Order(1)] public int Size { get; set; } [Order(3)] public string? Text { get; set; } }
            [Contract] public class Derived(string name) : Item { [Order(4)] public string Name { get; } = name; }

            public static class Program
            {
                private static string Run(Serializer plain)
                {
                    var serializer = new Serializer(plain.Options.WithSurrogate<Bag, List<Item>>(static bag => bag.Items, static items => new Bag { Items = items }));
                    var item = new Item { Size = 1, Bag = new Bag { Items = [new Item { Size = 2, Text = "b" }] }, Text = "a" };
                    if ({{(objectFirst ? "true" : "false")}})
                    {
                        serializer.Serialize(item);
                    }

                    Bag bag = serializer.DeepClone(new Bag { Items = [item] })!;
                    Item copy = serializer.DeepClone(item)!;
                    EarlierItem earlier = serializer.Deserialize<EarlierItem>(serializer.Serialize(item))!;
                    Derived derived = serializer.DeepClone(new Derived("n") { Size = 3, Bag = item.Bag })!;
                    return $"{bag.Items[0].Bag!.Items[0].Text} {copy.Bag!.Items[0].Size} {copy.Text} {earlier.Size} {earlier.Text} {derived.Size} {derived.Bag!.Items[0].Text} {derived.Name}";
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(Assert.IsType<string[]>(LoadedProject.Run(source + LoadedProject.EveryWay)), static one => Assert.Equal("b 2 a 1 a 3 b n", one));
    }

    [Fact]
    public void A_base_with_cases_is_not_replaced_too()
    {
        const string Source = """
            [Contract] public class Node { [Order(1)] public int Size { get; set; } }
            [Contract] public class Leaf : Node { }
            public sealed class NodeText : ISurrogate<Node, string> { public string ToWire(Node value) => "n"; public Node FromWire(string wire) => new(); }

            public static class Program
            {
                private static string Run(Serializer plain)
                {
                    try
                    {
                        return $"{new Serializer(plain.Options.WithSurrogate(new NodeText()).WithCase<Node, Leaf>(3)).DeepClone(new Node())}";
                    }
                    catch (ArgumentException e)
                    {
                        return e.Message;
                    }
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(
            Assert.IsType<string[]>(LoadedProject.Run(Source + LoadedProject.EveryWay)),
            static one => Assert.StartsWith("Node has cases, and a surrogate or contract", one, StringComparison.Ordinal));
    }

    [Fact]
    public void A_chain_of_a_base_that_is_replaced_is_refused()
    {
        const string Source = """
            [Contract] public class Account { [Order(1)] public string? Secret { get; set; } [Order(2)] public Account? Parent { get; set; } }
            [Contract] public class Branch : Account { [Order(3)] public Account? Other { get; set; } }
            [Contract] public class Node { [Order(1)] public Node? Next { get; set; } [Order(2)] public string? Secret { get; set; } }
            [Contract] public class Knot : Node { [Order(3)] public Node? Other { get; set; } }

            public static class Program
            {
                private static string Run(Serializer plain)
                {
                    var serializer = new Serializer(plain.Options
                        .WithSurrogate<Account, string>(static account => "masked", static text => new Account { Secret = text })
                        .WithSurrogate<Node, string>(static node => "masked", static text => new Node { Secret = text }));
                    Knot knot = serializer.DeepClone(new Knot { Next = new Node { Secret = "a" }, Other = new Node { Secret = "b" } })!;
                    try
                    {
                        serializer.Serialize(new Branch { Parent = new Account { Secret = "secret" } });
                        return "written";
                    }
                    catch (GraupelException e)
                    {
                        return $"{knot.Next!.Secret} {knot.Other!.Secret} {serializer.DeepClone(new Account { Secret = "secret" })!.Secret} {e.Kind} {e.Message}";
                    }
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(
            Assert.IsType<string[]>(LoadedProject.Run(Source + LoadedProject.EveryWay)),
            static one => Assert.StartsWith("masked masked masked NoContract the options replace Account, but Account.Parent, its last member,", one, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("public abstract class Tag")]
    [InlineData("public class Tag")]
    [InlineData("public class Tag(string other)")]
    public void A_base_without_an_attribute_that_is_replaced_has_its_members_in_derived_classes(string type)
    {
        string parameters = type.EndsWith(')') ? "(\"\")" : "";
        string source = $$"""
            {{type}} { public int Id { get; set; } {{(parameters.Length == 0 ? "" : "public string Other() => other;")}} }
            public class Named() : Tag{{parameters}} { public string? Name { get; set; } }

            public static class Program
            {
                private static string Run(Serializer plain)
                {
                    var serializer = new Serializer(plain.Options.WithSurrogate<Tag, int>(static tag => tag.Id, static _ => throw new NotSupportedException()));
                    Named back = serializer.DeepClone(new Named { Id = 3, Name = "n" })!;
                    return $"{back.Id} {back.Name}";
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(Assert.IsType<string[]>(LoadedProject.Run(source + LoadedProject.EveryWay)), static one => Assert.Equal("3 n", one));
    }

    [Theory]
    [InlineData("[UseContract(typeof(Rings))] public class Ring ", "")]
    [InlineData("public class Ring ", "[assembly: UseContract(typeof(Rings))]")]
    public void Objects_of_a_type_with_a_contract_are_one_in_members_and_elsewhere(string type, string assembly)
    {
        const string Source = """

            public static class Program
            {
                private static string Run(Serializer serializer)
                {
                    var ring = new Ring { Stones = [1, 2] };
                    ring.Box = new Box { First = ring, All = [ring, null] };
                    if (serializer.Options.References == References.None)
                    {
                        ring.Box.First.Box = null;
                    }

                    Box copy = serializer.DeepClone(ring.Box ?? new Box { First = ring, All = [ring] })!;
                    Ring root = serializer.DeepClone(ring)!;
                    return serializer.Options.References == References.None ? "one"
                        : copy.First == copy.All[0] && root.Box!.First == root && root.Box.All[0] == root && root.Stones.Count == 2 ? "one" : "several";
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        string contracts = Contracts.Replace("public class Ring ", type, StringComparison.Ordinal)
            .Replace("public class Parts ", $"{assembly}{Environment.NewLine}public class Parts ", StringComparison.Ordinal);
        Assert.All(Assert.IsType<string[]>(LoadedProject.Run(contracts + Source + LoadedProject.EveryWay)), static one => Assert.Equal("one", one));
    }

    [Theory]
    [InlineData("Create", "InvalidValue Invalid value: RingConverter.Create returned null")]
    [InlineData("Populate", "InvalidValue Invalid value: RingConverter.Populate gave another Ring")]
    public void A_converter_that_fills_in_place_fills_what_it_made(string fault, string expected)
    {
        string source = $$"""

            public static class Program
            {
                private static string Run(Serializer plain)
                {
                    Rings.Fault = "{{fault}}";
                    var serializer = new Serializer((plain.Options with { References = References.Preserve }).WithContract(new Rings()));
                    var ring = new Ring { Stones = [1, 2] };
                    ring.Box = new Box { All = [ring] };
                    try
                    {
                        return $"{serializer.DeepClone(ring)!.Box!.All[0]!.Stones.Count}";
                    }
                    catch (GraupelException e)
                    {
                        return $"{e.Kind} {System.Text.RegularExpressions.Regex.Replace(e.Message, "<.*?>", "")}";
                    }
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(Assert.IsType<string[]>(LoadedProject.Run(Contracts + source + LoadedProject.EveryWay)), one => Assert.StartsWith(expected, one, StringComparison.Ordinal));
    }

    [Fact]
    public void A_contract_of_one_member_asks_nothing_of_its_type()
    {
        const string Source = """
            using Graupel.CodeGen;

            [Contract] public class Holder { [Order(1), Surrogate(typeof(Text))] public Widget? Widget { get; set; } }
            public sealed class Text : ISurrogate<Widget, int[]> { public int[] ToWire(Widget value) => [value.Size]; public Widget FromWire(int[] wire) => new() { Size = wire[0] }; }
            public class Widget { public int Size { get; set; } public Part? Part { get; set; } }
            public class Part { public int Size { get; set; } }

            public sealed class Factory : ContractFactory { public override Contract? Create(Type type) => type.Name == "Part" ? throw new TimeoutException() : null; }

            public static class Program
            {
                private static string Run(Serializer plain) => $"{new Serializer(plain.Options.WithContracts(new Factory())).DeepClone(new Holder { Widget = new Widget { Size = 4 } })!.Widget!.Size}";

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(Assert.IsType<string[]>(LoadedProject.Run(Source + LoadedProject.EveryWay)), static one => Assert.Equal("4", one));
    }

    // In pure data a struct may be a byte that is zero.
    [Fact]
    public void A_converter_may_write_a_zero_for_what_is_not_null()
    {
        string source = Contracts[..Contracts.IndexOf("public class Parts ", StringComparison.Ordinal)] + """
            [Union] public interface IBox { }
            [Pack] public struct Small { public byte Size { get; set; } }
            [Pack] public class InUnion { public IBox? Box { get; set; } }
            [Pack] public class Plain { public SmallBox? Box { get; set; } }
            [Pack] public class InText { public TextBox? Box { get; set; } public IBox? Other { get; set; } }
            public class SmallBox : IBox { public Small Small; }
            public class TextBox : IBox { public string? Text; }

            public class Smalls : Contract<SmallBox?>
            {
                public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new SmallConverter<TWriter, TReader>(registry.Get<Small>());
            }

            public class SmallConverter<TWriter, TReader>(Converter<TWriter, TReader, Small> small) : Converter<TWriter, TReader, SmallBox?>
                where TWriter : struct, IWriter, allows ref struct
                where TReader : struct, IReader, allows ref struct
            {
                public override WireShape Shape => small.Shape;

                public override void Write(ref TWriter writer, in SmallBox? value) => small.Write(ref writer, value!.Small);

                public override SmallBox? Read(ref TReader reader) => new() { Small = small.Read(ref reader) };

                public override SmallBox? ReadAs(ref TReader reader, WireKind kind) => new() { Small = small.ReadAs(ref reader, kind) };
            }

            public class Texts : Contract<TextBox?>
            {
                public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new TextConverter<TWriter, TReader>(registry.Get<string?>());
            }

            public class TextConverter<TWriter, TReader>(Converter<TWriter, TReader, string?> text) : Converter<TWriter, TReader, TextBox?>
                where TWriter : struct, IWriter, allows ref struct
                where TReader : struct, IReader, allows ref struct
            {
                public override WireShape Shape => text.Shape;

                public override void Write(ref TWriter writer, in TextBox? value) => text.Write(ref writer, value!.Text);

                public override TextBox? Read(ref TReader reader) => new() { Text = text.Read(ref reader) };

                public override TextBox? ReadAs(ref TReader reader, WireKind kind) => new() { Text = text.ReadAs(ref reader, kind) };
            }

            public static class Program
            {
                private static string Run(Serializer plain)
                {
                    var serializer = new Serializer(plain.Options.WithContract(new Smalls()).WithContract(new Texts()).WithCase<IBox, SmallBox>(1).WithCase<IBox, TextBox>(2));
                    return $"{serializer.DeepClone(new InUnion { Box = new SmallBox() })!.Box} {serializer.DeepClone(new Plain { Box = new SmallBox() })!.Box!.Small.Size} {serializer.DeepClone(new InText { Box = new TextBox(), Other = new TextBox() })!.Other}";
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(Assert.IsType<string[]>(LoadedProject.Run(source + LoadedProject.EveryWay)), static one => Assert.Equal("SmallBox 0 TextBox", one));
    }

    [Fact]
    public void What_a_factory_writes_has_no_cases()
    {
        const string Source = """

            [Contract] public class BigRing : Ring;
            public sealed class Factory : ContractFactory { public override Graupel.CodeGen.Contract? Create(Type type) => type == typeof(Ring) ? new Rings() : null; }

            public static class Program
            {
                private static string Run(Serializer plain)
                {
                    try
                    {
                        return $"{new Serializer(plain.Options.WithContracts(new Factory(), typeof(Ring)).WithCase<Ring, BigRing>(3)).DeepClone(new Ring())}";
                    }
                    catch (GraupelException e)
                    {
                        return e.Message;
                    }
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(
            Assert.IsType<string[]>(LoadedProject.Run(Contracts + Source + LoadedProject.EveryWay)),
            static one => Assert.StartsWith("the options replace Ring by a surrogate or contract, and add cases", one, StringComparison.Ordinal));
    }

    [Fact]
    public void A_converter_decides_how_a_collection_is_merged()
    {
        const string Source = """

            [Contract] public class Field { private readonly Dictionary<string, int> _parts = new(StringComparer.OrdinalIgnoreCase); [Order(1)] public Dictionary<string, int> Parts => _parts; }
            [Contract] public class Automatic { [Order(1)] public Dictionary<string, int> Parts { get; } = new(StringComparer.OrdinalIgnoreCase); }

            public static class Program
            {
                private static string Run(Serializer plain) => string.Join(' ', from mode in Enum.GetValues<PopulateMode>() select Run(new Serializer((plain.Options with { Populate = mode }).WithContract(new Parts())), mode));

                private static string Run(Serializer serializer, PopulateMode mode)
                {
                    var field = new Field { Parts = { ["A"] = 1 } };
                    serializer.Populate(serializer.Serialize(new Field { Parts = { ["B"] = 2 } }), ref field);
                    var automatic = new Automatic { Parts = { ["A"] = 1 } };
                    Dictionary<string, int> before = automatic.Parts;
                    serializer.Populate(serializer.Serialize(new Automatic { Parts = { ["B"] = 2 } }), ref automatic);
                    return $"{string.Join(",", field.Parts.Keys)}{before == automatic.Parts}{automatic.Parts.ContainsKey("b")}";
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(Assert.IsType<string[]>(LoadedProject.Run(Contracts + Source + LoadedProject.EveryWay)), static one => Assert.Equal("BTrueTrue BTrueTrue BTrueTrue", one));
    }
}
