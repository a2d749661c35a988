using System.Reflection;
using System.Runtime.Loader;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>Loaded assemblies that cannot run, or that refer to what is not there, are nobody's concern but of those who use them.</summary>
public class AbsentAssemblyTests
{
    private const string Program = """
        [Contract, UnionCase(typeof(object), 7401)] public sealed class Mine { }

        public static class Program
        {
            public static string Run() => string.Join(' ', from compiler in Enum.GetValues<CompilerChoice>() select
                new Serializer(new SerializerOptions { Compilers = compiler }).DeepClone(new object[] { new Mine(), 5 })![1]);
        }
        """;

    [Fact]
    public void A_project_without_the_library_gets_no_contracts()
    {
        CSharpCompilation compilation = Compilations.Create("namespace N { [System.Serializable] public class A { public int B; } [System.Runtime.Serialization.DataContract] public class C { } }");
        compilation = compilation
            .RemoveSyntaxTrees(compilation.SyntaxTrees[0])
            .WithReferences(compilation.References.Where(static one => !one.Display!.EndsWith("Graupel.dll", StringComparison.Ordinal)));
        var run = GeneratorRun.Of(compilation).Compiles();
        Assert.Empty(run.Hints);
    }

    [Fact]
    public void A_module_initializer_that_throws_does_not_spoil_other_types()
    {
        Assembly broken = LoadedProject.Load("""
            [Contract] public sealed class Broken { }
            public static class Start { [System.Runtime.CompilerServices.ModuleInitializer] public static void Run() => throw new TimeoutException("not today"); }
            """);
        Assert.Equal("5 5 5", LoadedProject.Run(Program));
        Assert.Contains("not today", Assert.Throws<TypeInitializationException>(() => new Serializer().For(broken.GetType("Broken")!)).ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void Attributes_that_are_not_there_do_not_spoil_other_types()
    {
        byte[] absent = Compilations.Emit(Compilations.Create("namespace Absent { public sealed class MarkAttribute : Attribute { } }", "Absent"));
        const string Source = """
            [Contract, UnionCase(typeof(object), 7402)] public sealed class Whole { }
            [Contract, UnionCase(typeof(object), 7403), Absent.Mark] public sealed class Marked { }
            """;
        Assembly marked = AssemblyLoadContext.Default.LoadFromStream(
            new MemoryStream(Compilations.Emit(Compilations.Create(Source, "Marks", references: MetadataReference.CreateFromImage(absent)))));
        Assert.Equal("5 5 5", LoadedProject.Run(Program.Replace("7401", "7404", StringComparison.Ordinal)));

        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });
        object whole = Activator.CreateInstance(marked.GetType("Whole")!)!;
        Assert.Equal(whole.GetType(), serializer.DeepClone(new[] { whole })![0].GetType());
        Assert.ThrowsAny<Exception>(() => serializer.DeepClone(new[] { Activator.CreateInstance(marked.GetType("Marked")!)! }));
    }
}
