using System.Globalization;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>What is said of types of other assemblies can be done without their source.</summary>
public class ForeignTypeTests
{
    [Theory]
    [InlineData("class Tree : List<int> { public object? Parent { get; set; } }", "its member Parent would be lost; name a surrogate for it")]
    [InlineData("struct Tree : IEnumerable<int> { public IEnumerator<int> GetEnumerator() => throw new NotSupportedException(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }", "only classes are written as their elements; name a surrogate for it")]
    [InlineData("class Tree : IEnumerable<int> { public Tree(int size) { } public IEnumerator<int> GetEnumerator() => throw new NotSupportedException(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }", "takes a span of them; else name a surrogate for it")]
    public void What_cannot_be_written_of_a_collection(string collection, string told) => Assert.EndsWith(told, Told("Lib", $"public {collection}"), StringComparison.Ordinal);

    [Theory]
    [InlineData("readonly struct Tree { private readonly long _a; public DateTime Time => new(_a); public byte[] Random => BitConverter.GetBytes(_a); public static Tree New() => default; }")]
    [InlineData("class Tree { private readonly long _a; public Tree(string text) => _a = text.Length; public long Time => _a; }")]
    [InlineData("struct Tree : IEnumerable<int> { public IEnumerator<int> GetEnumerator() => throw new NotSupportedException(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }")]
    public void A_namespace_makes_nothing_a_type_of_the_framework(string type) =>
        Assert.Equal(Told("Lib", $"public {type}").Replace("Lib.", "System.", StringComparison.Ordinal), Told("System", $"public {type}"));

    private static string Told(string scope, string type)
    {
        MetadataReference library = MetadataReference.CreateFromImage(Compilations.Emit(Compilations.Create($"namespace {scope} {{ {type} }}", "Library")));
        GeneratorRun run = GeneratorRun.Of(Compilations.Create($"[Contract] public class Holder {{ [Order(1)] public {scope}.Tree? Data {{ get; set; }} }}", references: library));
        return Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error).GetMessage(CultureInfo.InvariantCulture);
    }
}
