using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>Types of other assemblies that mix fields and automatic properties: which come first is not shown there, and pure data and arrays need it.</summary>
public class HiddenOrderTests
{
    private const string Library = """
        public class Mixed { public int A { get; set; } public int B; }
        public class Coded { public int A { get => field; set => field = value; } public int B; }
        public struct Small { public int A { get; set; } public int B; }
        public class Page<T> { public T? A { get; set; } public T? B; }
        [Pack] public class Tree<T> { public T? A { get; set; } public T? B; public List<Tree<T>>? Below; }
        public class Numbered { [Order(1)] public int A { get; set; } [Order(2)] public int B; }
        public class Fields { public int A, B; }
        public class Properties { public int A { get; set; } public int B { get; set; } public int C { get => B; set => B = value; } }
        public class Kept { public int A { get; set; } [SkipPack] public int B; }
        [Contract] public class Asked { public int A { get; set; } public int B; }
        [Contract, Graupel.Formats.MessagePack.MessagePackLayout(Graupel.Formats.MessagePack.MessagePackObjectLayout.Array)] public class Row<T> { public T? A { get; set; } public T? B; }
        [Contract, Graupel.Formats.MessagePack.MessagePackLayout(Graupel.Formats.MessagePack.MessagePackObjectLayout.MapByName)] public class Map<T> { public T? A { get; set; } public T? B; }
        """;

    [Theory]
    [InlineData("[Pack] public class Root { public Mixed? M; }", "Mixed")]
    [InlineData("[Pack] public class Root { public Coded? M; }", "Coded")]
    [InlineData("[Pack] public struct Root { public List<Dictionary<int, Mixed[]>>? M; }", "Mixed")]
    [InlineData("[Pack] public class Root { public Between? M; } public class Between { public Mixed? N { get; set; } }", "Mixed")]
    [InlineData("[Pack] public class Root { public Small M; }", "Small")]
    [InlineData("[Pack] public class Root { public Page<int>? M; }", "Page<System.Int32>")]
    [InlineData("[Pack] public class Root { public Asked? M; }", "Asked")]
    [InlineData("public static class Program { public static byte[] Write(Tree<int> tree) => Serialization.Serialize(tree); }", "Tree<System.Int32>")]
    [InlineData("[Pack] public class Root : Mixed { public int C; }", "Mixed")]
    [InlineData("[Serializable] public class Root { private Mixed? _m; } static class C { static byte[] Write(Root x) => Serialization.Serialize(x); }", "Mixed")]
    [InlineData("[Pack, Union(1, typeof(Case))] public abstract class Root { public Mixed? M; } [Contract] public class Case : Root { }", "Mixed")]
    [InlineData("[Contract] public class Root { public Row<int>? M; }", "Row<System.Int32>")]
    public void Are_refused_below_pure_data_and_in_arrays(string source, string type)
    {
        Diagnostic found = Assert.Single(Run(source).Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
        Assert.Equal("GRP044", found.Id);
        Assert.StartsWith($"{type} has members without numbers in an order that is not shown", found.GetMessage(null), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[Pack] public partial class Root { public partial int A { get; set; } public int B { get; set; } }")]
    [InlineData("[Pack] public class Top { public Root? R; } public partial class Root { public partial int A { get; set; } public int B; }")]
    public void Partial_properties_that_another_generator_implements_are_refused(string source)
    {
        Diagnostic found = Assert.Single(Run(source).Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
        Assert.Equal("GRP044", found.Id);
    }

    [Theory]
    [InlineData("[Pack] public partial class Root { public partial int A { get; set; } public partial int B { get; set; } public int C { get => A; set => A = value; } }")]
    [InlineData("[Pack] public partial class Root { [Order(1)] public partial int A { get; set; } [Order(2)] public int B { get; set; } }")]
    [InlineData("[Contract] public partial class Root { public partial int A { get; set; } public int B { get; set; } }")]
    public void Those_with_numbers_and_those_that_are_described_are_not(string source) =>
        Assert.DoesNotContain(Run(source).Diagnostics, static one => one.Id == "GRP044");

    [Theory]
    [InlineData("[Contract] public class Root { public Mixed? M; public Small N; public Page<int>? O; public Coded? P; public Map<int>? Q; }")]
    [InlineData("[Pack] public class Root { public Numbered? M; public Fields? N; public Properties? O; public Kept? P; }")]
    [InlineData("[Pack] public class Root { public Own? M; } public class Own { public int A { get; set; } public int B; }")]
    [InlineData("[Pack] public class Root { public int N; } [Contract] public class Other { public Root? R; public Mixed? M; }")]
    public void Others_are_not(string source) => Run(source).Compiles();

    // Which accessors name a field is not shown there.
    [Theory]
    [InlineData("[Pack] public class Root { public Coded? M; }", "GRP044")]
    [InlineData("[Pack] public class Root { public Properties? M; public Fields? N; }", null)]
    [InlineData("[Contract] public class Root { public Coded? M; }", null)]
    public void Are_refused_below_pure_data_by_reference_assemblies(string source, string? id)
    {
        using var image = new MemoryStream();
        var options = new Microsoft.CodeAnalysis.Emit.EmitOptions(metadataOnly: true, includePrivateMembers: false);
        Assert.True(Compilations.Create(Library, "Library", LanguageVersion.Preview).Emit(image, options: options).Success);
        GeneratorRun run = GeneratorRun.Of(Compilations.Create(source, references: MetadataReference.CreateFromImage(image.ToArray())));
        Assert.Equal(id, run.Diagnostics.SingleOrDefault(static one => one.Severity == DiagnosticSeverity.Error)?.Id);
    }

    [Fact]
    public void Silenced_they_are_compiled_at_run_time()
    {
        GeneratorRun run = Run("""
            #pragma warning disable GRP044
            [Pack] public class Root { public Mixed? M; }
            #pragma warning restore GRP044
            [Pack] public class Plain { public int A; }
            """);
        Assert.DoesNotContain(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error && !one.IsSuppressed);
        Compilations.Emit(run.Output);
        Assert.Contains(run.Hints, static hint => hint.StartsWith("Plain", StringComparison.Ordinal));
        Assert.DoesNotContain(run.Hints, static hint => hint.StartsWith("Root", StringComparison.Ordinal) || hint.StartsWith("Mixed", StringComparison.Ordinal));
    }

    // The generator does not see what the options of a serializer want.
    [Fact]
    public void Arrays_that_only_options_want_are_refused_when_they_are_written()
    {
        byte[] library = Compilations.Emit(Compilations.Create("public class Mixed { public int A { get; set; } public int B; }", "HiddenOrderLibrary"));
        System.Runtime.Loader.AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(library));
        GeneratorRun run = GeneratorRun.Of(Compilations.Create(
            """
            using Graupel.Formats.MessagePack;

            [assembly: ContractFor(typeof(Mixed))]
            [Contract] public class Derived : Mixed { public int C { get; set; } }
            [Contract] public class Holder { public Mixed? Held { get; set; } }
            [Contract] public record Taken(int C) : Parent; [Contract] public record Parent { public int A { get; set; } public int B; }
            public static class Program
            {
                public static string[] Run() =>
                [
                    .. from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                       from layout in new[] { MessagePackObjectLayout.Array, MessagePackObjectLayout.Contract }
                       let serializer = new Serializer(new SerializerOptions { Compilers = compiler, Format = WireFormat.MessagePackWith(new MessagePackOptions { ObjectLayout = layout }) })
                       select string.Join(' ', Way(() => serializer.Serialize(new Mixed { A = 1, B = 2 })), Way(() => serializer.Serialize(new Derived { A = 1, B = 2, C = 3 })),
                           Way(() => serializer.Serialize(new Holder { Held = new Mixed { A = 1, B = 2 } })), Way(() => serializer.Serialize(new Taken(3) { A = 1, B = 2 }))),
                ];

                private static string Way(Func<byte[]> write)
                {
                    try { return Convert.ToHexString(write()); } catch (GraupelException e) when (e.Message.Contains("of Mixed are declared was not shown")) { return $"{e.Kind}"; }
                }
            }
            """,
            "HiddenOrderProject",
            references: MetadataReference.CreateFromImage(library)));
        Assert.Equal(
            [
                "NoContract NoContract NoContract 9292010203", "82A14202A14101 83A14202A14101A14303 81A448656C6482A14202A14101 83A14101A14202A14303",
                "920102 9292010203 91920102 9292010203", "82A14101A14202 83A14101A14202A14303 81A448656C6482A14101A14202 83A14101A14202A14303",
            ],
            (string[])LoadedProject.Run(LoadedProject.Load(run))!);
    }

    private static GeneratorRun Run(string source) => GeneratorRun.Of(Compilations.Create(
        source, references: MetadataReference.CreateFromImage(Compilations.Emit(Compilations.Create(Library, "Library", LanguageVersion.Preview)))));
}
