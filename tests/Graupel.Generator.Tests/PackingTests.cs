using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>The methods of types with [Pack], for projects that refer to the library for users of StructPacker.</summary>
public class PackingTests
{
    private const string Hint = "Packing.g.cs";

    private const string Source = """
        [Pack] internal struct Outside { public int A; }
        namespace N
        {
            [Pack] public sealed class Letter { public string? Text { get; set; } }
            public static class Host
            {
                [Pack] internal struct Inner { public int A; }
                [Pack] private struct Secret { public int A; }
            }
            [Pack] public struct Pair<T> { public T A; }
            [Pack] file struct Local { public int A; }
            [Contract] public struct Tolerant { public int A; }
            public static class Calls
            {
                public static byte[] Write() => new Host.Inner().Pack();
                public static void Read(Letter letter, byte[] data) => letter.Unpack(data);
            }
        }
        """;

    [Fact]
    public void Types_that_can_be_named_get_methods()
    {
        GeneratorRun run = Run(Source);
        Assert.DoesNotContain(run.Output.GetDiagnostics(), static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        Snapshot.Matches(run.Text(Hint), "Packing");
    }

    [Theory]
    [InlineData("[Pack, Obsolete(\"gone\", true)] public struct Gone { public int A; }", "Gone")]
    [InlineData("[Obsolete(\"gone\", true)] public class Host { [Pack] public struct Gone { public int A; } }", "Host.Gone")]
    public void Types_that_only_obsolete_code_may_use_get_methods(string type, string name) => Run($$"""
        {{type}}
        public static class Calls { [Obsolete] public static byte[] Write({{name}} gone) => gone.Pack(); }
        """).Compiles();

    [Theory]
    [InlineData("GRP011", "[Pack] public ref struct Window { public int A; }")]
    [InlineData("GRP011", "[Pack] public static class Host { }")]
    public void Types_without_values_get_no_methods(string id, string type)
    {
        GeneratorRun run = Run($"{type} [Pack] public struct Outside {{ public int A; }}");

        Assert.Equal(id, Assert.Single(run.Diagnostics).Id);
        Assert.DoesNotContain(run.Output.GetDiagnostics(), static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        Assert.Contains("this in global::Outside value", run.Text(Hint), StringComparison.Ordinal);
    }

    [Fact]
    public void Projects_without_the_library_get_none() =>
        Assert.DoesNotContain(Hint, GeneratorRun.Of("[Pack] public struct Outside { public int A; }").Compiles().Hints);

    [Fact]
    public void Projects_without_packed_types_get_no_file() =>
        Assert.DoesNotContain(Hint, Run("[Contract] public struct Tolerant { public int A; }").Compiles().Hints);

    [Fact]
    public void An_edit_of_members_changes_no_methods()
    {
        CSharpCompilation compilation = Compile("[Pack] public struct Outside { public int A; }");
        SyntaxTree tree = compilation.SyntaxTrees[1];
        SyntaxTree edited = CSharpSyntaxTree.ParseText(tree.ToString().Replace("int A", "long B", StringComparison.Ordinal), (CSharpParseOptions)tree.Options, tree.FilePath);
        GeneratorRun run = GeneratorRun.Of(compilation).Then(compilation.ReplaceSyntaxTree(tree, edited));
        var step = Assert.Single(run.Result.TrackedSteps["Packing"]);
        Assert.All(step.Outputs, static output => Assert.True(output.Reason is IncrementalStepRunReason.Cached or IncrementalStepRunReason.Unchanged));
    }

    private static GeneratorRun Run(string source) => GeneratorRun.Of(Compile(source));

    private static CSharpCompilation Compile(string source) =>
        Compilations.Create(source, "App", LanguageVersion.CSharp13, [.. Compatibility.References]);
}
