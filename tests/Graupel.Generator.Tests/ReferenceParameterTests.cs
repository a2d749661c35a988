using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Constructors that take references to variables, by both compilers and in all formats.</summary>
public class ReferenceParameterTests
{
    private const string Project = """
        [Contract] public class Open(in int count, ref readonly string name) { [Order(1)] public int Count { get; } = count; [Order(2)] public string Name { get; } = name; }
        [Contract] public class Closed
        {
            private Closed(in int count, ref readonly string name, DateTime when) => (Count, Name, When) = (count, name, when);
            [Order(1)] public int Count { get; }
            [Order(2)] public string Name { get; }
            [Order(3)] public DateTime When { get; }
            public static Closed Of(int count, string name) => new(count, in name, new DateTime(2020, 1, 1, 0, 0, 0, DateTimeKind.Utc));
        }
        [Contract] public readonly record struct Size<T>([property: Order(1)] in T Width, [property: Order(2)] in int Height);
        [Contract] public class Written { public Written(ref int count) => Count = count; public Written(int count) => Count = count + 1; [Order(1)] public int Count { get; } }
        [Contract] public class Late(in int count = 7) { [Order(2)] public int Count { get; } = count; [Order(1)] public int Other { get; set; } }
        [Contract] public class Early { [Order(1)] public int Other { get; set; } }

        public static class Program
        {
            private static string Run(Serializer serializer)
            {
                string name = "a";
                Open open = serializer.DeepClone(new Open(1, in name))!;
                Closed closed = serializer.DeepClone(Closed.Of(2, "b"))!;
                Size<string> size = serializer.DeepClone(new Size<string>("c", 3));
                Late late = serializer.Deserialize<Late>(serializer.Serialize(new Early { Other = 4 }))!;
                return $"{open.Count} {open.Name} {closed.Count} {closed.Name} {closed.When.Year} {size.Width} {size.Height} {serializer.DeepClone(new Written(5))!.Count} {late.Count} {late.Other}";
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
    public void Those_that_are_only_read_are_passed()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run(Project));
        Assert.Equal(6, lines.Length);
        Assert.Equal("1 a 2 b 2020 c 3 7 7 4", Assert.Single(lines.Distinct()));
    }

    [Theory]
    [InlineData("GRP005", "public Taker(ref int count) => Count = count;")]
    [InlineData("GRP005", "public Taker(out int count) => Count = count = 1;")]
    [InlineData("GRP019", "[ContractConstructor] public Taker(ref int count) => Count = count;")]
    public void Those_that_may_be_written_to_match_no_member(string id, string constructor)
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            [Contract] public class Taker { {{constructor}} [Order(1)] public int Count { get; } }
            public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Deserialize<Taker>(new byte[1]); }
            """);
        Assert.Equal(id, Assert.Single(run.Diagnostics, static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).Id);
        Assert.Equal(id, Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }
}
