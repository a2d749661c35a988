using System.Reflection;
using System.Runtime.Loader;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Bases in a library without generator, all of whose members only the run-time compiler can set: what derives from them is compiled at run time too.</summary>
public class UnreachedBaseTests
{
    private const string Library = """
        public class Setter { public int A { get; private set; } public Setter With(int a) { A = a; return this; } }
        public class Getter { public int A { get; private init; } public static T Of<T>(int a) where T : Getter, new() { T made = new(); typeof(Getter).GetProperty("A")!.SetValue(made, a); return made; } }
        public class Field { public readonly int A; public Field() { } public Field(int a) => A = a; }
        public class Manual { int _a; public int Id { get; set; } public int A { get => _a; private set => _a = value; } public Manual With(int a) { A = a; return this; } }
        public class Between : Setter { public int C { get; set; } }
        public class Derived : Setter { public int B { get; set; } }
        """;

    private static readonly Lazy<byte[]> Image = new(static () =>
    {
        byte[] image = Compilations.Emit(Compilations.Create(Library, "UnreachedLibrary"));
        AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(image));
        return image;
    });

    [Theory]
    [InlineData("public class Model : Setter { public int B { get; set; } }", "(Model)new Model { B = 3 }.With(7)")]
    [InlineData("[Contract] public class Model : Setter { [Order(1)] public int B { get; set; } }", "(Model)new Model { B = 3 }.With(7)")]
    [InlineData("public class Model : Getter { public int B { get; set; } }", "new Func<Model>(() => { Model made = Getter.Of<Model>(7); made.B = 3; return made; })()")]
    [InlineData("public class Model : Field { public int B { get; set; } public Model() { } public Model(int a) : base(a) { } }", "new Model(7) { B = 3 }")]
    [InlineData("public class Model : Between { public int B { get; set; } }", "(Model)new Model { B = 3 }.With(7)")]
    [InlineData("public class Model : Derived { }", "(Model)new Model { B = 3 }.With(7)")]
    [InlineData("public class Model : Manual { public int B { get; set; } }", "(Model)new Model { B = 3 }.With(7)")]
    public void Come_back(string model, string make)
    {
        string source = $$"""
            #pragma warning disable GRP013
            {{model}}
            public static class Program
            {
                public static string Run(CompilerChoice compilers)
                {
                    var serializer = new Serializer(new SerializerOptions { Compilers = compilers });
                    try
                    {
                        Model read = serializer.Deserialize<Model>(serializer.Serialize<Model>({{make}}))!;
                        return $"{read.A} {read.B}";
                    }
                    catch (GraupelException e)
                    {
                        return e.Kind.ToString();
                    }
                }
            }
            """;
        GeneratorRun generated = GeneratorRun.Of(Compilations.Create(source, $"UnreachedApp{Guid.NewGuid():N}", references: MetadataReference.CreateFromImage(Image.Value)));
        Assembly loaded = AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(Compilations.Emit(generated.Output)));
        MethodInfo run = loaded.GetType("Program", throwOnError: true)!.GetMethod("Run")!;
        Assert.Equal("7 3", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
        Assert.Equal("7 3", run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal("NoContract", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
    }
}
