using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Types that hold larger and larger forms of themselves, of which there would be contracts without end: C# allows them.</summary>
public class GrowingTypeTests
{
    [Theory]
    [InlineData("[Order(1)] public Grow<List<T>>? Next { get; set; }")]
    [InlineData("[Order(1)] public Grow<T[]>? Next { get; set; }")]
    [InlineData("[Order(1)] public List<Grow<(T, T)>>? Next { get; set; }")]
    [InlineData("[Order(1)] public Dictionary<string, Grow<(T, T, T)>>? Next { get; set; } [Order(2)] public Grow<T>? Same { get; set; }")]
    [InlineData("[Order(1)] public Grow<List<T>>? Next { get; set; } [Order(2)] public Grow<T[]>? Other { get; set; }")]
    [InlineData("[Order(1)] public Grow<List<T>>? A { get; set; } [Order(2)] public Grow<T[]>? B { get; set; } [Order(3)] public Grow<HashSet<T>>? C { get; set; } [Order(4)] public Grow<Queue<T>>? D { get; set; }")]
    public void Are_refused_by_both_compilers(string members)
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            public static class Program
            {
                public static string Run() => Convert.ToHexString(new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Grow<int>()));
            }

            [Contract] public class Grow<T> { {{members}} }
            """);
        Assert.All(run.Diagnostics.Where(static one => one.Severity == DiagnosticSeverity.Error), static one => Assert.Equal("GRP011", one.Id));
        string[] told = [.. run.Diagnostics.Where(static one => one.Severity == DiagnosticSeverity.Error).Select(static one => $"{one.Location}")];
        Assert.NotEmpty(told);
        Assert.Equal(told.Distinct(), told); // one for each member, not for each of its forms
        Assert.Equal("GRP011", Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }

    [Fact]
    public void Calls_that_hand_on_larger_and_larger_types_end()
    {
        GeneratorRun run = GeneratorRun.Of("""
            public static class Program
            {
                public static void Pass<[ContractParameter] T>(T value, int depth)
                {
                    Serialization.Serialize(value);
                    if (depth > 0) { Pass(new List<T> { value }, depth - 1); Pass(new[] { value }, depth - 1); Pass(new HashSet<T> { value }, depth - 1); }
                }

                public static void Run() => Pass(1, 3);
            }
            """).Compiles();
        Assert.InRange(run.Text("AllContracts.g.cs").Length, 1, 200_000);
    }

    [Fact]
    public void What_is_only_nested_deep_is_not()
    {
        const string Program = """
            public static class Program
            {
                public static string Run() => string.Join(' ',
                    from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                    let serializer = new Serializer(new SerializerOptions { Compilers = compiler })
                    select serializer.Deserialize<Deep>(serializer.Serialize(new Deep { Value = [[[[[[[[[[7]]]]]]]]]] })).Value[0][0][0][0][0][0][0][0][0][0]);
            }

            [Contract] public class Deep { [Order(1)] public List<List<List<List<List<List<List<List<List<List<int>>>>>>>>>> Value { get; set; } = []; }
            """;
        Assert.Equal("7 7", LoadedProject.Run(Program));
    }
}
