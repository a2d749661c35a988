using System.Runtime.Loader;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>Types of a library without generator: what only its metadata tells.</summary>
public class MemberMetadataTests
{
    private const string Library = """
        public class Left { public int A; [NonSerialized] public int B; [field: NonSerialized] public int C { get; set; } }
        public class Left<T> { public T? A; [NonSerialized] public T? B; [field: NonSerialized] public T? C { get; set; } }
        public class Coded { int _a; public int Id { get; set; } public int A { get => _a; private set => _a = value; } }
        public class Inside { int _a; public int Id { get; set; } public int A { get => _a; internal set => _a = value; } }
        public class Listed { List<int> _a = []; public int Id { get; set; } public List<int> A { get => _a; private set => _a = value; } }
        public class Kept { public int Id { get; set; } public int A => field; }
        public struct Held { public int Id { get; set; } public int A => field; }
        public class Computed { public int Id { get; set; } public int A => Id + 1; }
        """;

    private static readonly Lazy<byte[]> Image = new(static () =>
    {
        byte[] image = Compilations.Emit(Compilations.Create(Library, "MetadataLibrary", LanguageVersion.Preview));
        AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(image));
        return image;
    });

    [Theory]
    [InlineData("Left")]
    [InlineData("Left<int>")]
    public void What_is_not_serialized_is_left_out_by_both_compilers(string type)
    {
        GeneratorRun run = Generate($$"""
            [Contract] public class Model { [Order(1)] public {{type}}? X; }
            public static class Program
            {
                public static string[] Run() => EveryWay.Run(static serializer =>
                {
                    {{type}} read = serializer.DeepClone(new Model { X = new() { A = 1, B = 2, C = 3 } })!.X!;
                    return $"{read.A} {read.B} {read.C}";
                });
            }
            {{LoadedProject.EveryWay}}
            """);
        Assert.Equal(["1 0 0"], ((string[])LoadedProject.Run(LoadedProject.Load(run))!).Distinct());
    }

    [Theory]
    [InlineData("Coded", "GRP013")]
    [InlineData("Inside", "GRP013")]
    [InlineData("Listed")]
    [InlineData("Computed")]
    public void A_setter_that_only_the_library_sees_is_reported(string type, params string[] expected)
    {
        GeneratorRun run = Generate($"[Contract] public class Model {{ [Order(1)] public {type}? X; }}");
        Assert.Equal(expected, run.Diagnostics.Select(static one => one.Id));
    }

    [Theory]
    [InlineData("Kept")]
    [InlineData("Held")]
    public void A_field_behind_a_getter_with_code_is_reported(string type)
    {
        GeneratorRun run = Generate($"[Contract] public class Model {{ [Order(1)] public {type} X = new(); }}");
        Assert.Equal(["GRP013"], run.Diagnostics.Select(static one => one.Id));
    }

    private static GeneratorRun Generate(string source) => GeneratorRun.Of(
        Compilations.Create(source, $"MetadataApp{Guid.NewGuid():N}", references: MetadataReference.CreateFromImage(Image.Value)));
}
