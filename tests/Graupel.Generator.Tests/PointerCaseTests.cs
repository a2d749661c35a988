using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>Pointers that are declared as cases: neither compiler passes over them.</summary>
public class PointerCaseTests
{
    [Theory]
    [InlineData("Union(1, typeof(int*))")]
    [InlineData("KnownType(typeof(int*))")]
    [InlineData("Union(1, typeof(Case*))")]
    [InlineData("Union", "[assembly: UnionCase(typeof(Base), 1, typeof(int*))]")]
    public void Are_refused_by_both_compilers(string attribute, string ofAssembly = "")
    {
        CSharpCompilation compilation = Compilations.Create($$"""
            {{ofAssembly}}
            public struct Case { }
            [Contract, {{attribute}}, Union(2, typeof(Leaf))] public abstract class Base { [Order(1)] public int A; }
            [Contract] public class Leaf : Base { }
            public static class Program { public static byte[] Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize<Base>(new Leaf()); }
            """);
        GeneratorRun run = GeneratorRun.Of(compilation.WithOptions(compilation.Options.WithAllowUnsafe(true)));
        Assert.Equal("GRP008", Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error).Id);
        Assert.Equal("GRP008", Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }
}
