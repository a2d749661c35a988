using System.Runtime.Loader;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Classes whose constructor takes what a base class in another assembly only shows.</summary>
public class TakenFromBaseTests
{
    private const string Program = """
        public static class Program
        {
            public static string[] Run() =>
            [
                .. (from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                    from references in new[] { References.None, References.Preserve }
                    select Try(format, references)).Distinct(),
            ];

            private static string Try(WireFormat format, References references)
            {
                var generated = new Serializer(new SerializerOptions { Format = format, References = references, Compilers = CompilerChoice.GeneratedOnly });
                var compiled = new Serializer(new SerializerOptions { Format = format, References = references, Compilers = CompilerChoice.RuntimeOnly });
                byte[] bytes = generated.Serialize<Sent>(Made.Make());
                bool isSame = bytes.AsSpan().SequenceEqual(compiled.Serialize<Sent>(Made.Make()));
                isSame &= IsFilled(generated, bytes) == IsFilled(compiled, bytes);
                return $"{Made.Text((Model)generated.Deserialize<Sent>(bytes)!)} {Made.Text((Model)compiled.Deserialize<Sent>(bytes)!)} {isSame}";
            }

            private static bool IsFilled(Serializer serializer, byte[] bytes)
            {
                Sent made = Made.Make();
                Sent target = made;
                serializer.Populate(bytes, ref target);
                return ReferenceEquals(made, target);
            }
        }
        """;

    private const string Model = "[Contract] public class Model : Root { public Model(int id, string? why) : base(id) => Why = why; [Order(1)] public string? Why { get; } }";

    private static int _count;

    [Theory]
    [InlineData("[Contract] public abstract class Root { protected Root(int id) => Id = id; [Order(1)] public int Id { get; } }", Model)]
    [InlineData("[Contract] public abstract class Root { public Root(int id) => Id = id; [Order(1)] public int Id { get; private set; } }", Model)]
    [InlineData("[Contract] public class Root { protected Root(int id) => Id = id; [Order(1)] public int Id { get; internal set; } }", Model)]
    [InlineData("[Contract] public class Root { public Root(int id) => Id = id; [Order(1)] public int Id { get; } }", Model)]
    [InlineData("[Contract] public class Root { private int _id; protected Root(int id) => _id = id; [Order(1)] public int Id { get => _id; private set => _id = value; } }", Model)]
    [InlineData("[Contract] public class Root { private readonly int _id; protected Root(int id) => _id = id; [Order(1)] public int Id => _id; }", Model)]
    [InlineData("[Contract] public abstract class Root { protected Root(int id) => Id = id; [Order(1)] public readonly int Id; }", Model)]
    [InlineData("[Contract] public abstract class Root { protected Root(int id) => Id = id; [Order(2)] public int Id { get; } [Order(1)] public int Early { get; set; } = 3; public string Shown => \"\"; }", Model)]
    [InlineData("[Contract] public abstract class Root { protected Root(int id) => Id = id; [Order(2)] public int Id { get; } [OnDeserialized] public void After() { } }", Model)]
    [InlineData("[Contract, Union] public abstract class Root { protected Root(int id) => Id = id; [Order(1)] public int Id { get; } }", "[Contract, UnionCase(typeof(Root), 70)] public class Model : Root { public Model(int id, string? why) : base(id) => Why = why; [Order(1)] public string? Why { get; } }")]
    [InlineData("[Contract] public abstract class Root { protected Root(int id) => Id = id; [Order(1)] public int Id { get; } }", "[Contract] public class Model : Root { private Model(int id) : base(id) { } [Order(1)] public string? Why { get; private set; } [ContractConstructor] public static Model Make(int id, string? why) => new(id) { Why = why }; public Model(int id, string why, bool isNew) : this(id) => Why = why; }")]
    [InlineData("[Contract] public abstract record Root { protected Root(int id) => Id = id; [Order(1)] public int Id { get; } }", "[Contract] public sealed record Model([property: Order(1)] string? Why, int Id) : Root(Id);")]
    [InlineData("[Contract] public abstract record Root([property: Order(1)] int Id);", "[Contract] public sealed record Model(int Id, [property: Order(1)] string? Why) : Root(Id);")]
    [InlineData("[DataContract] public abstract class Root { protected Root(int id) => Id = id; [DataMember(Order = 1)] public int Id { get; private set; } }", "[DataContract] public class Model : Root { public Model(int id, string? why) : base(id) => Why = why; [DataMember] public string? Why { get; } }")]
    [InlineData("[Pack] public abstract class Root { protected Root(int id) => Id = id; [Order(1)] public int Id { get; } }", "[Pack] public class Model : Root { public Model(int id, string? why) : base(id) => Why = why; [Order(1)] public string? Why { get; } }")]
    [InlineData("[Contract] public abstract class Root<T> { protected Root(T id) => Id = id; [Order(1)] public T Id { get; } } [Contract] public abstract class Root : Root<int> { protected Root(int id) : base(id) { } }", Model)]
    public void Are_generated(string root, string model) => Assert.Equal<string>(["5 why 5 why True"], Run(root, null, model));

    [Fact]
    public void Are_generated_where_it_is_protected() => Assert.Equal<string>(["5 why 5 why True"], Run(
        "[Contract] public abstract class Root { protected Root(int number) => Number = number; [Order(1)] protected int Number { get; } public int Id => Number; }", null,
        "[Contract] public class Model : Root { public Model(int number, string? why) : base(number) => Why = why; [Order(1)] public string? Why { get; } }"));

    // The contract of the base sets it.
    [Theory]
    [InlineData("[Contract] public class Root { public Root(int id) => Id = id; [Order(1)] public int Id { get; } }")]
    [InlineData("[Contract] public abstract class Root { protected Root(int id) => Id = id; [Order(1)] public int Id { get; private set; } }")]
    public void Are_generated_where_no_constructor_takes_anything(string root) => Assert.Equal<string>(["5 why 5 why True"], Run(
        root, null, "[Contract] public class Model : Root { public Model() : base(0) { } public Model(int number, string why) : base(number) => Why = why; [Order(1)] public string? Why { get; set; } }"));

    [Theory]
    [InlineData("[Contract] public abstract class Mid : Root { protected Mid(int id, string? why) : base(id) => Why = why; [Order(1)] public string? Why { get; } }", "[Contract] public class Model(int id, string? why) : Mid(id, why);")]
    [InlineData("[Contract] public class Mid : Root { public Mid(int id, string? why) : base(id) => Why = why; [Order(1)] public string? Why { get; private set; } }", "[Contract] public class Model(int id, string? why) : Mid(id, why) { [Order(1)] public int Own { get; set; } }")]
    [InlineData("public abstract class Mid : Root { protected Mid(int id) : base(id) { } }", "[Contract] public class Model(int id, string? why) : Mid(id) { [Order(1)] public string? Why { get; } = why; }")]
    public void Are_generated_over_three_assemblies(string mid, string model) => Assert.Equal<string>(
        ["5 why 5 why True"], Run("[Contract] public abstract class Root { protected Root(int id) => Id = id; [Order(1)] public int Id { get; } }", mid, model));

    [Theory]
    [InlineData("{ get; }")]
    [InlineData("{ get; private set; }")]
    public void Are_reported_where_the_constructor_does_not_take_it(string accessors)
    {
        GeneratorRun run = Generate(
            $"[Contract] public abstract class Root {{ protected Root(int id) => Id = id; [Order(1)] public int Id {accessors} }}", null,
            "[Contract] public class Model : Root { public Model(string? why) : base(5) => Why = why; [Order(1)] public string? Why { get; } }", isGenerated: true);
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
        string message = diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture);
        Assert.Equal("GRP013", diagnostic.Id);
        Assert.StartsWith("Root.Id cannot be set", message, StringComparison.Ordinal);
        Assert.Contains("have the constructor of Model take it", message, StringComparison.Ordinal);
        Assert.True(diagnostic.Location.IsInSource);
    }

    // A contract of the base would have no way to set it, and nothing else is wrong with the class.
    [Fact]
    public void Are_reported_with_the_base_where_no_generator_ran()
    {
        GeneratorRun run = Generate("public abstract class Root { protected Root(int id) => Id = id; public int Id { get; } }", null, Model, isGenerated: false);
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
        Assert.Equal("GRP013", diagnostic.Id);
        Assert.StartsWith("Root.Id cannot be set", diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Fact]
    public void Take_no_property_that_only_shows_something()
    {
        GeneratorRun run = Generate(
            "[Contract] public abstract class Root { [Order(1)] public int Id { get; set; } public string Shown => \"\"; }", null,
            "[Contract] public class Model : Root { public Model(string shown) { } }", isGenerated: true);
        Assert.Equal("GRP005", Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error).Id);
    }

    private static string[] Run(string root, string? mid, string model)
    {
        string sent = model.Contains("UnionCase", StringComparison.Ordinal) ? "Root" : "Model";
        string make = model.Contains("Make(", StringComparison.Ordinal) ? "Model.Make(5, \"why\")" : model.Contains("Why, int Id", StringComparison.Ordinal) ? "new Model(\"why\", 5)" : "new Model(5, \"why\")";
        string app = $$"""
            global using Sent = {{sent}};
            {{model}}
            public static class Made
            {
                public static Model Make() => {{make}};
                public static string Text(Model model) => $"{model.Id} {model.Why}";
            }
            {{Program}}
            """;
        return Assert.IsType<string[]>(LoadedProject.Run(LoadedProject.Load(Generate(root, mid, app, isGenerated: true))));
    }

    private static GeneratorRun Generate(string root, string? mid, string app, bool isGenerated)
    {
        int number = Interlocked.Increment(ref _count);
        var references = new List<MetadataReference>();
        foreach ((string? source, string name) in new[] { (root, $"TakenRoot{number}"), (mid, $"TakenMid{number}") })
        {
            if (source is not null)
            {
                var compilation = Compilations.Create(source, name, references: [.. references]);
                byte[] image = Compilations.Emit(isGenerated ? GeneratorRun.Of(compilation).Compiles().Output : compilation);
                AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(image));
                references.Add(MetadataReference.CreateFromImage(image));
            }
        }

        return GeneratorRun.Of(Compilations.Create(app, $"TakenApp{number}", references: [.. references]));
    }
}
