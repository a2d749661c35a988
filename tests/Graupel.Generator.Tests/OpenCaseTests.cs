using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Generic cases of generic bases, by both compilers and in all formats.</summary>
public class OpenCaseTests
{
    private const string Project = """
        [Contract, Union(1, typeof(Tree<>.Leaf)), Union(2, typeof(Tree<>.Fork))]
        public abstract record Tree<T>
        {
            [Contract] public sealed record Leaf(T Value) : Tree<T>;
            [Contract] public sealed record Fork(Tree<T> Left, Tree<T> Right) : Tree<T>;
        }

        [Contract, Union(1, typeof(Many<>)), Union(2, typeof(Row<>)), Union(3, typeof(Keyed<,>)), Union(4, typeof(Whole<>)), Union(5, typeof(Plain<>)), Union(6, typeof(Sorted<>))]
        public abstract class Box<T> { }
        [Contract] public sealed class Many<T> : Box<List<T>> { [Order(1)] public List<T>? Items { get; set; } }
        [Contract] public sealed class Row<T> : Box<T[]> { [Order(1)] public T[]? Items { get; set; } }
        [Contract] public sealed class Keyed<TKey, TValue> : Box<(TKey, TValue)> { [Order(1)] public TKey? Key { get; set; } [Order(2)] public TValue? Value { get; set; } }
        [Contract] public sealed class Whole<T> : Box<T> where T : struct { [Order(1)] public T Item { get; set; } }
        [Contract] public sealed class Plain<T> : Box<T> where T : class, new() { [Order(1)] public T? Item { get; set; } }
        [Contract] public sealed class Sorted<T> : Box<T> where T : IComparable<T> { [Order(1)] public T? Item { get; set; } }
        [Contract] public class Thing { [Order(1)] public int A { get; set; } }

        [Contract, Union(1, typeof(Left<>))]
        public class Pair<TOne, TTwo> { [Order(1)] public TTwo? Other { get; set; } }
        [Contract] public sealed class Left<T> : Pair<T, int> { [Order(2)] public T? Item { get; set; } }

        [Contract]
        public class Holder
        {
            [Order(1)] public Tree<int>? Numbers { get; set; }
            [Order(2)] public Tree<string>? Texts { get; set; }
            [Order(3)] public Box<List<int>>? Many { get; set; }
            [Order(4)] public Box<string[]>? Row { get; set; }
            [Order(5)] public Box<(int, string)>? Keyed { get; set; }
            [Order(6)] public Box<int>? Whole { get; set; }
            [Order(7)] public Box<Thing>? Plain { get; set; }
            [Order(8)] public Box<string>? Sorted { get; set; }
            [Order(9)] public Pair<string, int>? Left { get; set; }
            [Order(10)] public Pair<string, string>? Other { get; set; }
        }

        public static class Program
        {
            private static string Run(Serializer serializer)
            {
                Holder holder = serializer.DeepClone(new Holder
                {
                    Numbers = new Tree<int>.Fork(new Tree<int>.Leaf(1), new Tree<int>.Leaf(2)),
                    Texts = new Tree<string>.Leaf("a"),
                    Many = new Many<int> { Items = [3] },
                    Row = new Row<string> { Items = ["b"] },
                    Keyed = new Keyed<int, string> { Key = 4, Value = "c" },
                    Whole = new Whole<int> { Item = 5 },
                    Plain = new Plain<Thing> { Item = new Thing { A = 6 } },
                    Sorted = new Sorted<string> { Item = "d" },
                    Left = new Left<string> { Item = "e" },
                    Other = new Pair<string, string> { Other = "f" },
                })!;
                return $"{((Tree<int>.Leaf)((Tree<int>.Fork)holder.Numbers!).Right).Value} {((Tree<string>.Leaf)holder.Texts!).Value} {((Many<int>)holder.Many!).Items![0]} {((Row<string>)holder.Row!).Items![0]} "
                    + $"{((Keyed<int, string>)holder.Keyed!).Value} {((Whole<int>)holder.Whole!).Item} {((Plain<Thing>)holder.Plain!).Item!.A} {((Sorted<string>)holder.Sorted!).Item} {((Left<string>)holder.Left!).Item} {holder.Other!.Other}";
            }

            public static string[] Run() =>
            [
                .. from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                   from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                   select Run(new Serializer(new SerializerOptions { Format = format, Compilers = compiler })),
            ];
        }
        """;

    [Fact]
    public void They_are_closed_by_what_the_base_is_made_of()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run(Project));
        Assert.Equal(6, lines.Length);
        Assert.Equal("2 a 3 b c 5 6 d e f", Assert.Single(lines.Distinct()));
    }

    [Theory]
    [InlineData("int?", "struct")]
    [InlineData("int?", "IFormattable")]
    [InlineData("(string, int)", "unmanaged")]
    [InlineData("string", "new()")]
    public void One_whose_constraints_the_base_does_not_meet_is_none_of_it(string argument, string constraint) => Assert.Equal("Box`1 Box`1", LoadedProject.Run($$"""
        [Contract, Union(1, typeof(Case<>))] public class Box<T> { [Order(1)] public T? Item { get; set; } }
        [Contract] public class Case<T> : Box<T> where T : {{constraint}} { }

        public static class Program
        {
            public static string Run() => string.Join(' ',
                from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                select new Serializer(new SerializerOptions { Compilers = compiler }).DeepClone(new Box<{{argument}}>())!.GetType().Name);
        }
        """));

    [Theory]
    [InlineData("[Contract, Union(1, typeof(Crates)), Union(2, typeof(Ships)), Union(3, typeof(Holder<Ship>))]", "")]
    [InlineData("[Contract, KnownType(typeof(Crates)), KnownType(typeof(Ships))]", "")]
    [InlineData("[Contract, Union]", "[assembly: UnionCase(typeof(Holder<>), 1, typeof(Crates))] [assembly: UnionCase(typeof(Holder<>), 2, typeof(Ships))]")]
    public void One_with_arguments_of_its_own_is_a_case_of_that_base_alone(string attributes, string assembly) => Assert.Equal("Crates Ships Holder`1, Crates Ships Holder`1", LoadedProject.Run($$"""
        {{assembly}}
        {{attributes}} public class Holder<T> { [Order(1)] public T? Item { get; set; } }
        [Contract] public class Crates : Holder<Crate> { [Order(2)] public int Count { get; set; } }
        [Contract] public class Ships : Holder<Ship> { [Order(2)] public int Count { get; set; } }
        [Contract] public class Crate { [Order(1)] public int A { get; set; } }
        [Contract] public class Ship { [Order(1)] public int A { get; set; } }

        public static class Program
        {
            public static string Run() => string.Join(", ", from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly } select Run(new Serializer(new SerializerOptions { Compilers = compiler })));

            private static string Run(Serializer serializer) =>
                $"{serializer.DeepClone<Holder<Crate>>(new Crates())!.GetType().Name} {serializer.DeepClone<Holder<Ship>>(new Ships())!.GetType().Name} {serializer.DeepClone(new Holder<Ship>())!.GetType().Name}";
        }
        """));

    [Theory]
    [InlineData("class Case<T, TOther> : Box<T>")]
    [InlineData("class Case<T>")]
    public void One_that_the_base_does_not_close_is_reported(string declaration)
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            [Contract, Union(1, typeof(Case<{{(declaration.Contains(',', StringComparison.Ordinal) ? "," : "")}}>))] public class Box<T> { }
            [Contract] public {{declaration}} { }
            [Contract] public class Holder { [Order(1)] public Box<int>? Box { get; set; } }
            public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Holder()); }
            """);
        Assert.Equal("GRP008", Assert.Single(run.Diagnostics, static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).Id);
        Assert.Equal("GRP008", Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }
}
