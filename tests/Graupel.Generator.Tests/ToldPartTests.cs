using System.Reflection;
using System.Runtime.Loader;
using Graupel.CodeGen;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Emit;

namespace Graupel.Generator.Tests;

/// <summary>What the assembly of a generic contract tells others of the parts that it hides from them.</summary>
public class ToldPartTests
{
    private const string Box = """
        namespace Lib;
        [Contract]
        public class Box<T> where T : notnull
        {
            [Order(1)] public T? Value { get; private set; }
            [Order(2), Comparer(StringComparison.OrdinalIgnoreCase)] private HashSet<string>? _tags;
            public void Put(T value, string tag) => (Value, _tags) = (value, new(StringComparer.OrdinalIgnoreCase) { tag });
            public override string ToString() => $"{Value} {string.Join(",", _tags ?? [])} {_tags?.Comparer == StringComparer.OrdinalIgnoreCase}";
            [OnDeserialized] private void After() { }
        }
        """;

    private const string Program = """
        public static class Program
        {
            public static string Run(CompilerChoice compilers)
            {
                try
                {
                    var serializer = new Serializer(new SerializerOptions { Compilers = compilers });
                    var box = new Lib.Box<int>();
                    box.Put(4, "a");
                    return serializer.Deserialize<Lib.Box<int>>(serializer.Serialize(box))!.ToString()!;
                }
                catch (ContractException e)
                {
                    return e.Message[..6];
                }
            }
        }
        """;

    private static int _count;

    [Fact]
    public void Is_declared_in_a_file_of_its_own() =>
        Snapshot.Matches(GeneratorRun.Of(Compilations.Create(Box, "Lib")).Compiles().Text("HiddenParts.g.cs"), "HiddenParts");

    [Theory]
    [InlineData("[Contract] public class Box<T> { public T? Value { get; set; } public T? Other { get; init; } [SkipPack] public int Skipped; }")]
    [InlineData("[Contract] public class Box<T> { [Order(1)] public T? Value { get; set; } [Order(2)] public T? Other { get; init; } [Order(3)] public T? Third; private int _left; public int Length => _left; }")]
    [InlineData("[Contract] public class Box<T>(T value) { [SkipPack] public T Value { get; } = value; [Order(1)] public int Set { get; set; } }")]
    [InlineData("[Contract] internal class Box<T> { [Order(1)] private T? _value; }")]
    [InlineData("[Contract] public class Box { [Order(1)] private int _value; }")]
    [InlineData("[Contract] public class Box<T> { [Order(1)] private Inner? _value; [Contract] internal class Inner { } }")]
    [InlineData("[Contract] public class Box<T> { [Order(1)] private List<Inner[]>? _value; private class Inner { } }")]
    [InlineData("[Contract] public class Box<T> { [Order(1), Surrogate(typeof(Hidden))] private decimal _value; } class Hidden : ISurrogate<decimal, long> { public long ToWire(decimal one) => 0; public decimal FromWire(long one) => 0; }")]
    [InlineData("[Contract] public class Box<T> { [Order(1)] private int _value; [ContractConstructor] private static Box<T> Make() => new(); }")]
    [InlineData("[Contract] public class Box<T> { [Order(1)] private int _value; [OnDeserialized] private protected virtual void After() { } }")]
    [InlineData("public interface IHas { int Value { get; set; } } [Contract] public class Box<T> : IHas { [Order(1)] int IHas.Value { get; set; } }")]
    public void Is_nothing_where_nothing_is_hidden_or_not_all_can_be_told(string source) =>
        Assert.DoesNotContain("HiddenParts.g.cs", GeneratorRun.Of(source).Hints);

    // What projects of one solution compile against has no private members at all, and editors show each other's source.
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Is_found_in_what_compilers_see(bool isSource)
    {
        string name = $"Told{Interlocked.Increment(ref _count)}";
        Compilation library = GeneratorRun.Of(Compilations.Create(Box, name)).Compiles().Output;
        AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(Compilations.Emit(library)));
        using var outline = new MemoryStream();
        Assert.True(library.Emit(outline, options: new EmitOptions(metadataOnly: true, includePrivateMembers: false)).Success);
        MetadataReference reference = isSource ? library.ToMetadataReference() : MetadataReference.CreateFromImage(outline.ToArray());
        MethodInfo run = Load(reference, name);
        Assert.Equal("4 a True", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
        Assert.Equal("4 a True", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
    }

    // An assembly that was compiled against another state of the library does not know what it has now.
    [Theory]
    [InlineData("[Contract] public class Box<T> { [Order(1)] public T? Value { get; set; } public void Put(T value, string tag) => Value = value; }")]
    [InlineData("[Contract] public class Box<T> { [Order(1)] public T? Value { get; private set; } public void Put(T value, string tag) => Value = value; }")]
    [InlineData("[Contract] public class Box<T> { [Order(1)] public T? Value { get; private set; } [Order(3)] private int _other; public void Put(T value, string tag) => (Value, _other) = (value, 5); }")]
    public void Is_not_taken_from_an_older_state(string older)
    {
        string name = $"Told{Interlocked.Increment(ref _count)}";
        byte[] before = Compilations.Emit(GeneratorRun.Of(Compilations.Create($"namespace Lib; {older}", name)).Output);
        AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(Compilations.Emit(GeneratorRun.Of(Compilations.Create(Box, name)).Compiles().Output)));
        MethodInfo run = Load(MetadataReference.CreateFromImage(before), name);
        Assert.Equal("4 a True", run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal("4 a True", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
        Assert.Equal("GRP013", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
    }

    [Fact]
    public void Has_a_version_that_contracts_know()
    {
        Assembly library = LoadedProject.Load(GeneratorRun.Of(Compilations.Create(
            Box + "[Contract] public class User { [Order(1)] public Box<int>? Box { get; set; } } [Contract] public class Plain<T> { [Order(1)] public T? Value { get; set; } }", $"Told{Interlocked.Increment(ref _count)}")));
        ContractSource source = library.GetCustomAttributes<GeneratedContractsAttribute>().Single().CreateSource();
        uint version = source.FindPartsVersion(library.GetType("Lib.Box`1")!);
        Assert.NotEqual(0u, version);
        Assert.Equal(0u, source.FindPartsVersion(library.GetType("Lib.Plain`1")!));
        GeneratedPartsAttribute told = Assert.Single(library.GetCustomAttributes<GeneratedPartsAttribute>());
        Assert.Equal("Lib.Box`1", told.Definition);
        Assert.Equal(version, told.Parts.GetField("GraupelVersion")!.GetRawConstantValue());
    }

    private static MethodInfo Load(MetadataReference library, string name) =>
        LoadedProject.Load(GeneratorRun.Of(Compilations.Create(
            $"[assembly: ContractFor(typeof(Lib.Box<int>))] {Program}", $"{name}App", references: library))).GetType("Program", throwOnError: true)!.GetMethod("Run")!;
}
