using System.Globalization;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Instances that static methods make, by both compilers and in all formats.</summary>
public class FactoryTests
{
    private const string Project = """
        [Contract]
        public class Made
        {
            private Made() { }
            [SkipPack] public string By { get; private set; } = "constructor";
            [Order(1)] public required string Name { get; set; }
            [Order(2)] public int Count { get; set; } = 5;
            [Order(3)] public Made? Next { get; set; }
            [ContractConstructor] public static Made Make() => new() { By = "factory", Name = "none" };
            public static Made Start(string name) => new() { Name = name };
        }

        [Contract]
        public abstract class Shape(int sides) { [Order(1)] public int Sides { get; } = sides; }

        [Contract]
        public sealed class Known : Shape
        {
            private Known(int sides, string label) : base(sides) => Label = label;
            [Order(1)] public string Label { get; }
            [Order(2)] public double Area { get; init; }
            [ContractConstructor] internal static Known Get(string label, int sides = 3) => new(sides, label + "!");
            public static Known Start(int sides, string label) => new(sides, label) { Area = 1.5 };
        }

        [Contract]
        public readonly struct Size<T>
        {
            private Size(T value, bool isMade) => (Value, IsMade) = (value, isMade);
            [Order(1)] public T Value { get; }
            [SkipPack] public bool IsMade { get; }
            [ContractConstructor] public static Size<T> Of(T value) => new(value, true);
        }

        [Contract] public class Sizes { [Order(1)] public List<Size<int>>? All { get; set; } [Order(2)] public Size<string>? One { get; set; } }
        [Contract] public class Label { [Order(1)] public string? Name { get; set; } }

        public static class Program
        {
            private static string Run(Serializer serializer)
            {
                Made first = Made.Start("a");
                first.Next = Made.Start("b");
                first.Next.Count = 9;
                Made made = serializer.DeepClone(first)!;
                Made old = serializer.Deserialize<Made>(serializer.Serialize(new Label { Name = "old" }))!;
                Known known = serializer.DeepClone(Known.Start(4, "k"))!;
                Sizes sizes = serializer.DeepClone(new Sizes { All = [default], One = Size<string>.Of("x") })!;
                return $"{made.By} {made.Name} {made.Count} {made.Next!.By} {made.Next.Name} {made.Next.Count} {old.By} {old.Count} {known.Label} {known.Sides} {known.Area} "
                    + $"{sizes.All![0].IsMade} {sizes.One!.Value.Value} {sizes.One.Value.IsMade}";
            }

            public static string[] Run() =>
            [
                .. from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                   from references in new[] { References.None, References.Preserve }
                   from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                   select Run(new Serializer(new SerializerOptions { Format = format, Compilers = compiler, References = references })),
            ];
        }
        """;

    [Fact]
    public void They_come_back()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run(Project));
        Assert.Equal(12, lines.Length);
        Assert.Equal("factory a 5 factory b 9 factory 5 k! 4 1.5 True x True", Assert.Single(lines.Distinct()));
    }

    [Theory]
    [InlineData("private static Wrong Make() => new();", "GRP037")]
    [InlineData("public Wrong Make() => new();", "GRP037")]
    [InlineData("public static object Make() => new();", "GRP037")]
    [InlineData("public static Wrong Make<T>() => new();", "GRP037")]
    [InlineData("public static Wrong Make(in int number) => new();", "GRP037")]
    [InlineData("public static Wrong Make(int other) => new();", "GRP019")]
    [InlineData("public static Wrong Make() => new(); [ContractConstructor] public Wrong() { }", "GRP006")]
    public void What_cannot_be_called_is_refused_by_both_compilers(string factory, string id)
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            [Contract] public class Wrong { [Order(1)] public int Number { get; set; } [ContractConstructor] {{factory}} }
            public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Wrong()); }
            """);
        Assert.Equal(id, Assert.Single(run.Diagnostics, static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).Id);
        Assert.Equal(id, Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }

    [Theory]
    [InlineData("[ContractConstructor] public static Id Parse(string text) => new();", "text of the method Id.Parse")]
    [InlineData("[ContractConstructor] public Id(string text) { }", "text of the constructor of Id")]
    public void What_has_a_parameter_for_no_member_is_named_by_both_compilers_and_a_way_that_works(string members, string told)
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            [Contract] public class Id { public Id() { } [Order(1)] public int Number { get; set; } {{members}} }
            public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Id()); }
            """);
        string built = Assert.Single(run.Diagnostics, static diagnostic => diagnostic.Id == "GRP019").GetMessage(CultureInfo.InvariantCulture);
        string thrown = Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Message;
        Assert.All([built, thrown], message =>
        {
            Assert.Contains(told, message, StringComparison.Ordinal);
            Assert.Contains("surrogate that writes Id as another type", message, StringComparison.Ordinal);
        });
    }

    [Fact]
    public void One_that_gives_null_is_named()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run("""
            [Contract]
            public class Empty
            {
                [Order(1)] public int Number { get; set; }
                [ContractConstructor] public static Empty Make() => null!;
            }

            [Contract]
            public class Lost
            {
                private Lost(int number) => Number = number;
                [Order(1)] public int Number { get; }
                [ContractConstructor] internal static Lost Get(int number) => number > 0 ? new(number) : null!;
                public static Lost Start(int number) => new(number);
            }

            [Contract] public class Holder { [Order(1)] public Empty? Empty { get; set; } [Order(2)] public List<Lost>? Lost { get; set; } }

            public static class Program
            {
                private static string Try(Serializer serializer, Holder holder)
                {
                    try { return serializer.DeepClone(holder)!.Lost!.Count.ToString(); }
                    catch (GraupelException e) { return $"{e.Kind} {e.Path}: {e.Message.Split(';')[0]}"; }
                }

                private static string Run(Serializer serializer) =>
                    Try(serializer, new() { Empty = new() { Number = 4 } }) + ", " + Try(serializer, new() { Lost = [Lost.Start(1), Lost.Start(-1)] });

                public static string[] Run() => EveryWay.Run(Run);
            }
            """ + LoadedProject.EveryWay));
        Assert.Equal(12, lines.Length);

        // With references kept, an instance is made before its frame is entered.
        Assert.All(lines, static line => Assert.Matches(@"^InvalidValue (Empty)?: Empty\.Make returned null, InvalidValue Lost\[1\]: Lost\.Get returned null$", line));
    }
}
