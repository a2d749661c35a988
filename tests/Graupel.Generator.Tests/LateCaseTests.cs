using System.Reflection;
using System.Runtime.Loader;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>A program reads a case before it has used the assembly that declares it.</summary>
public class LateCaseTests
{
    private const string Library = """
        namespace Lib { [Contract, Union] public abstract class Vehicle { } }
        """;

    private const string Cases = """
        [Contract, UnionCase(typeof(Lib.Vehicle), 2)] public sealed class Bus : Lib.Vehicle { }
        internal sealed partial class Outer { [Contract, UnionCase(typeof(Lib.Vehicle), 3)] private sealed partial class Tram : Lib.Vehicle { } }
        """;

    // It has no contracts of its own.
    private const string Program = """
        public static class Program
        {
            public static string Run(CompilerChoice compilers, string hex) =>
                new Serializer(new SerializerOptions { Compilers = compilers, Format = WireFormat.MessagePack }).Deserialize<Lib.Vehicle>(Convert.FromHexString(hex))!.GetType().Name;

            public static int Other() => new Serializer().Deserialize<int[]>(new Serializer().Serialize(new[] { 1, 2 }))!.Length;
        }
        """;

    [Theory]
    [InlineData(CompilerChoice.GeneratedFirst)]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void It_is_found(CompilerChoice compilers)
    {
        var context = new Shelf([], Library, Cases, Program);
        Assert.Equal(2, context.Call("Other"));
        Assert.DoesNotContain("Cases", context.Loaded);
        Assert.Equal("Bus", context.Call("Run", compilers, "920290"));
        Assert.Contains("Cases", context.Loaded);
        Assert.Equal("Tram", context.Call("Run", compilers, "920390"));
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void It_is_found_behind_another_assembly(CompilerChoice compilers)
    {
        var context = new Shelf(["Cases"], Library, Cases, "public static class Depot { }", Program);
        Assert.Equal("Bus", context.Call("Run", compilers, "920290"));
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void Without_its_assembly_the_other_cases_are_found(CompilerChoice compilers)
    {
        const string Own = "[Contract, UnionCase(typeof(Lib.Vehicle), 1)] public sealed class Car : Lib.Vehicle { }";
        var context = new Shelf([], Library, Cases, Own + Program) { IsWithoutCases = true };
        Assert.Equal("Car", context.Call("Run", compilers, "920190"));
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => context.Call("Run", compilers, "920290")).Kind);
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void A_fingerprint_has_the_cases_that_have_been_loaded_since(CompilerChoice compilers)
    {
        const string Depot = """
            [Pack] public sealed class Depot { public Lib.Vehicle? First; }
            public static class Program
            {
                public static string Tell(Serializer serializer) => $"{serializer.For<Depot>().Fingerprint:X16} {Convert.ToHexString(serializer.Serialize(new Depot()))}";
            }
            """;
        var options = new SerializerOptions { Compilers = compilers, WriteFingerprint = true };
        var serializer = new Serializer(options);
        var context = new Shelf(["Cases"], Library, Cases, Depot);
        object? before = context.Call("Tell", serializer);
        context.LoadFromAssemblyName(new("Cases"));
        object? after = context.Call("Tell", serializer);
        Assert.NotEqual(before, after);
        Assert.Equal(context.Call("Tell", new Serializer(options)), after);
    }

    [Fact]
    public void A_project_of_an_older_language_that_has_no_contracts_gets_no_code()
    {
        MetadataReference library = MetadataReference.CreateFromImage(Compile("Library", Library));
        MetadataReference cases = MetadataReference.CreateFromImage(Compile("Cases", Cases, library));
        GeneratorRun run = GeneratorRun.Of(Compilations.Create("public sealed class Old { }", "Old", LanguageVersion.CSharp12, library, cases));
        Assert.Empty(run.Compiles().Hints);
    }

    [Fact]
    public void A_project_without_the_library_gets_no_code()
    {
        MetadataReference library = MetadataReference.CreateFromImage(Compile("Library", Library));
        MetadataReference cases = MetadataReference.CreateFromImage(Compile("Cases", Cases, library));
        CSharpCompilation project = Compilations.Create("public sealed class Plain { }", "Plain", references: [library, cases]);
        MetadataReference graupel = project.References.Single(static one => one.Display == typeof(ContractAttribute).Assembly.Location);
        Assert.Empty(GeneratorRun.Of(project.RemoveReferences(graupel)).Hints);
        Assert.NotEmpty(GeneratorRun.Of(project).Hints);
    }

    private static byte[] Compile(string name, string source, params MetadataReference[] references) =>
        Compilations.Emit(GeneratorRun.Of(Compilations.Create(source, name, references: references)).Compiles().Output);

    // Loads each assembly when it is first needed, as a program does.
    private sealed class Shelf : AssemblyLoadContext
    {
        private static readonly string[] Names = ["Library", "Cases", "Depot"];

        private readonly Dictionary<string, byte[]> _images = [];

        /// <param name="hidden">What the program itself does not refer to.</param>
        /// <param name="sources">Each refers to all before it; the last is the program.</param>
        public Shelf(string[] hidden, params string[] sources)
        {
            for (int i = 0; i < sources.Length; i++)
            {
                bool isProgram = i == sources.Length - 1;
                string name = isProgram ? "Program" : Names[i];
                IEnumerable<byte[]> shown = _images.Where(one => !isProgram || !hidden.Contains(one.Key)).Select(static one => one.Value);
                _images.Add(name, Compile(name, sources[i], [.. shown.Select(static image => MetadataReference.CreateFromImage(image))]));
            }
        }

        public bool IsWithoutCases { get; init; }

        public IEnumerable<string?> Loaded => Assemblies.Select(static assembly => assembly.GetName().Name);

        public object? Call(string method, params object?[] arguments) =>
            LoadFromAssemblyName(new("Program")).GetType("Program")!.GetMethod(method)!.Invoke(null, BindingFlags.DoNotWrapExceptions, null, arguments, null);

        protected override Assembly? Load(AssemblyName assemblyName) =>
            assemblyName.Name is { } name && !(IsWithoutCases && name == "Cases") && _images.TryGetValue(name, out byte[]? image) ? LoadFromStream(new MemoryStream(image)) : null;
    }
}
