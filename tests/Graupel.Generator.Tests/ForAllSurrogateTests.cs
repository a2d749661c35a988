using System.Runtime.Loader;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Surrogates and contracts on an assembly for all of its types that meet a constraint, by both compilers and in all formats.</summary>
public class ForAllSurrogateTests
{
    [Fact]
    public void All_enums_are_written_by_name() => AssertAll("""[null,"a",[1,0],["b","a"],{"b":"a"},"a",null,5,2]""", """
        using Graupel.Formats.MessagePack;
        [assembly: Surrogate(typeof(EnumNames<>))]

        public enum Letter { [System.Runtime.Serialization.EnumMember(Value = "a")] A, [System.Runtime.Serialization.EnumMember(Value = "b")] B }

        [Surrogate(typeof(AsNumber))] public enum Counted { One = 1, Zero = 0 }
        public sealed class AsNumber : ISurrogate<Counted, int> { public int ToWire(Counted value) => (int)value; public Counted FromWire(int wire) => (Counted)wire; }

        [Contract]
        public class Text
        {
            [Order(1)] public Letter Letter { get; set; }
            [Order(2)] public Counted[] Counted { get; set; } = [];
            [Order(3)] public List<Letter> List { get; set; } = [];
            [Order(4)] public Dictionary<Letter, Letter> Map { get; set; } = [];
            [Order(5)] public Letter? Perhaps { get; set; }
            [Order(6)] public Letter? None { get; set; }
            [Order(7)] public System.DayOfWeek Day { get; set; }
            [Order(8)] public int Number { get; set; }
        }

        public static class Program
        {
            public static string[] Run() => EveryWay.Run(static serializer =>
            {
                Text text = serializer.DeepClone(new Text { Letter = Letter.A, Counted = [Counted.One, Counted.Zero], List = [Letter.B, Letter.A], Map = new() { [Letter.B] = Letter.A }, Perhaps = Letter.A, Day = System.DayOfWeek.Friday, Number = 2 })!;
                return serializer.DeepClone(Letter.B) == Letter.B && text.List[0] == Letter.B
                    ? MessagePackJson.ToText(new Serializer(serializer.Options with { Format = WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.Array }) }).Serialize(text)) : "another";
            });
        }
        """);

    [Fact]
    public void All_classes_with_a_base_are_the_instances_that_there_are() => AssertAll("True True True True red", """
        [assembly: Surrogate(typeof(ByName<>))]

        public abstract class Fixed(string name) { public string Name => name; }
        public sealed class Color(string name) : Fixed(name) { public static readonly Color Red = new("red"); }
        public sealed class Shape(string name) : Fixed(name) { public static readonly Shape Round = new("round"); }
        public sealed class ByName<T> : ISurrogate<T, string> where T : Fixed
        {
            public string ToWire(T value) => value.Name;
            public T FromWire(string wire) => (T)typeof(T).GetFields().Select(static field => field.GetValue(null)).First(value => ((Fixed)value!).Name == wire)!;
        }

        [Contract]
        public class Thing
        {
            [Order(1)] public Color? Color { get; set; }
            [Order(2)] public List<Shape> Shapes { get; set; } = [];
            [Order(3)] public Dictionary<Color, Shape?> Map { get; set; } = [];
        }

        public static class Program
        {
            public static string[] Run() => EveryWay.Run(static serializer =>
            {
                Thing thing = serializer.DeepClone(new Thing { Color = Color.Red, Shapes = [Shape.Round], Map = new() { [Color.Red] = null } })!;
                return $"{thing.Color == Color.Red} {thing.Shapes[0] == Shape.Round} {thing.Map[Color.Red] is null} {serializer.DeepClone(Color.Red) == Color.Red} {thing.Color!.Name}";
            });
        }
        """);

    [Fact]
    public void All_structs_with_an_interface_are_their_numbers() => AssertAll("7 8 9", """
        [assembly: Surrogate(typeof(AsNumber<>))]

        public interface IId<T> where T : struct, IId<T> { static abstract T Of(int number); int Number { get; } }
        public readonly record struct UserId(int Number) : IId<UserId> { public static UserId Of(int number) => new(number); }
        public readonly record struct OrderId(int Number) : IId<OrderId> { public static OrderId Of(int number) => new(number); }
        public readonly record struct Tagged<TTag>(int Number) : IId<Tagged<TTag>> { public static Tagged<TTag> Of(int number) => new(number); }
        public sealed class AsNumber<T> : ISurrogate<T, int> where T : struct, IId<T>
        {
            public int ToWire(T value) => value.Number;
            public T FromWire(int wire) => T.Of(wire);
        }

        [Contract] public record Ids([property: Order(1)] UserId User, [property: Order(2)] OrderId? Order, [property: Order(3)] List<Tagged<string>> Tags);

        public static class Program
        {
            public static string[] Run() => EveryWay.Run(static serializer =>
            {
                Ids ids = serializer.DeepClone(new Ids(new(7), new(8), [new(9)]))!;
                return $"{ids.User.Number} {ids.Order!.Value.Number} {ids.Tags[0].Number}";
            });
        }
        """);

    [Fact]
    public void A_contract_may_be_for_all_too() => AssertAll("3", """
        using Graupel.CodeGen;
        using Graupel.Converters;
        using Graupel.Formats;

        [assembly: UseContract(typeof(OfShort<>)), ContractFor(typeof(int[]))]

        public enum Level : byte { Low = 3 }
        public sealed class OfShort<T> : Contract<T> where T : struct, System.Enum
        {
            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new Converting<TWriter, TReader>(registry.Get<int[]?>());

            private sealed class Converting<TWriter, TReader>(Converter<TWriter, TReader, int[]?> numbers) : Converter<TWriter, TReader, T>
                where TWriter : struct, IWriter, allows ref struct
                where TReader : struct, IReader, allows ref struct
            {
                public override WireShape Shape => numbers.Shape;
                public override void Write(ref TWriter writer, in T value) => numbers.Write(ref writer, [System.Convert.ToInt32(value)]);
                public override T Read(ref TReader reader) => (T)System.Enum.ToObject(typeof(T), numbers.Read(ref reader)![0]);
            }
        }

        [Contract] public class Holder { [Order(1)] public Level Level { get; set; } }

        public static class Program
        {
            public static string[] Run() => EveryWay.Run(static serializer => ((int)serializer.DeepClone(new Holder { Level = Level.Low })!.Level).ToString());
        }
        """);

    [Fact]
    public void One_on_a_type_is_closed_by_it() => AssertAll("B B", """
        [Surrogate(typeof(EnumNames<>))] public enum Letter { A, B }
        [Surrogate(typeof(Named<>))] public class Person { public string Name { get; set; } = ""; }
        public sealed class Named<T> : ISurrogate<T, string> where T : Person, new() { public string ToWire(T value) => value.Name; public T FromWire(string wire) => new() { Name = wire }; }

        [Contract] public class Holder { [Order(1)] public Letter Letter { get; set; } [Order(2)] public Person? Person { get; set; } }

        public static class Program
        {
            public static string[] Run() => EveryWay.Run(static serializer => serializer.DeepClone(new Holder { Letter = Letter.B, Person = new() { Name = "B" } }) is { } holder ? $"{holder.Letter} {holder.Person!.Name}" : "");
        }
        """);

    [Theory]
    [InlineData("", "")]
    [InlineData("", "where T : struct")]
    [InlineData("", "where T : class, new()")]
    [InlineData(", TOther", "where T : System.IDisposable")]
    public void Without_a_type_to_tell_them_by_it_stands_for_nothing(string other, string constraint)
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            [assembly: Surrogate(typeof(Any<{{(other.Length > 0 ? "," : "")}}>))]
            public sealed class Any<T{{other}}> : ISurrogate<T, string> {{constraint}} { public string ToWire(T value) => ""; public T FromWire(string wire) => default!; }
            [Contract] public class Plain { [Order(1)] public int A { get; set; } }
            public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Plain()); }
            """);
        Assert.Equal("GRP034", Assert.Single(run.Diagnostics, static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).Id);
        Assert.Equal("GRP034", Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }

    [Theory]
    [InlineData("EnumNames<>", "Lib.ByName<>")]
    [InlineData("EnumNames<Lib.Letter>", "Lib.ByName<Lib.Named>")]
    public void It_is_for_the_types_of_its_assembly_wherever_they_are_used(string letters, string names)
    {
        string library = $$"""
            [assembly: Surrogate(typeof({{letters}})), Surrogate(typeof({{names}}))]

            namespace Lib
            {
                public enum Letter { A, B }
                public interface INamed { string Name { get; } static abstract INamed Of(string name); }
                [Contract] public sealed class Named : INamed { public string Name { get; init; } = ""; public static INamed Of(string name) => new Named { Name = name }; }
                public sealed class ByName<T> : ISurrogate<T, string> where T : class, INamed { public string ToWire(T value) => value.Name; public T FromWire(string wire) => (T)T.Of(wire); }
            }
            """;
        const string App = """
            using Lib;

            public enum Number { One, Two }
            [Contract] public sealed class Other : INamed { [Order(1)] public string Name { get; set; } = ""; public static INamed Of(string name) => throw new NotSupportedException(); }
            [Contract] public class Holder
            {
                [Order(1)] public Letter Letter { get; set; }
                [Order(2)] public List<Letter> Letters { get; set; } = [];
                [Order(3)] public Named? Named { get; set; }
                [Order(4)] public Number Number { get; set; }
                [Order(5)] public Other? Other { get; set; }
            }

            public static class Program
            {
                public static string[] Run() => EveryWay.Run(static serializer =>
                    Convert.ToHexString(new Serializer(serializer.Options with { References = References.None, Format = WireFormat.MessagePackWith(new() { ObjectLayout = Graupel.Formats.MessagePack.MessagePackObjectLayout.Array }) })
                        .Serialize(serializer.DeepClone(new Holder { Letter = Letter.B, Letters = [Letter.A], Named = new() { Name = "n" }, Number = Number.Two, Other = new() { Name = "o" } }))));
            }
            """ + LoadedProject.EveryWay;
        byte[] image = Compilations.Emit(GeneratorRun.Of(Compilations.Create(library, $"ForAllLibrary{letters.Length}")).Compiles().Output);
        AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(image));
        var lines = Assert.IsType<string[]>(LoadedProject.Run(LoadedProject.Load(
            GeneratorRun.Of(Compilations.Create(App, $"ForAllApp{letters.Length}", references: MetadataReference.CreateFromImage(image))))));
        Assert.Equal(12, lines.Length);
        Assert.Equal("96C0" + "A142" + "91A141" + "A16E" + "01" + "92C0A16F", Assert.Single(lines.Distinct()));
    }

    [Fact]
    public void One_that_names_the_type_goes_before_an_open_one_of_another_assembly()
    {
        const string Library = """
            [assembly: Surrogate(typeof(Lib.OfNumbers))]

            namespace Lib
            {
                [Contract] public sealed class Reach<T> { public T? From { get; set; } }
                public sealed class OfNumbers : ISurrogate<Reach<int>, int[]> { public int[] ToWire(Reach<int> value) => [value.From, 1]; public Reach<int> FromWire(int[] wire) => new() { From = wire[0] }; }
            }
            """;
        const string App = """
            using Lib;

            [assembly: Surrogate(typeof(OfAll<>))]

            public sealed class OfAll<T> : ISurrogate<Reach<T>, T[]> { public T[] ToWire(Reach<T> value) => [value.From!]; public Reach<T> FromWire(T[] wire) => new() { From = wire[0] }; }
            [Contract] public class Holder { [Order(1)] public Reach<int>? Reach { get; set; } }

            public static class Program
            {
                public static string[] Run() => EveryWay.Run(static serializer =>
                    Convert.ToHexString(new Serializer(serializer.Options with { References = References.None, Format = WireFormat.MessagePack }).Serialize(serializer.DeepClone(new Holder { Reach = new() { From = 7 } }))));
            }
            """ + LoadedProject.EveryWay;
        byte[] image = Compilations.Emit(GeneratorRun.Of(Compilations.Create(Library, "NamedLibrary")).Compiles().Output);
        AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(image));
        var lines = Assert.IsType<string[]>(LoadedProject.Run(LoadedProject.Load(
            GeneratorRun.Of(Compilations.Create(App, "NamedApp", references: MetadataReference.CreateFromImage(image))))));
        Assert.Equal("92C0920701", Assert.Single(lines.Distinct()));
    }

    private static void AssertAll(string expected, string project)
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run(project + LoadedProject.EveryWay));
        Assert.Equal(12, lines.Length);
        Assert.Equal(expected, Assert.Single(lines.Distinct()));
    }
}
