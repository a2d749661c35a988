extern alias Generator;

using System.Globalization;
using Generator::Graupel.Generator.Diagnostics;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Graupel.Generator.Tests;

/// <summary>Members that another generator adds to a type: the contract is without them, and the build says so.</summary>
public class UnseenMemberTests
{
    private const string Person = "[Contract] public partial class Person { private string? _name; public int Age { get; set; } }";

    [Theory]
    [InlineData(Person, "partial class Person { public string? Name { get => _name; set => _name = value; } }", "Name of Person")]
    [InlineData(Person, "partial class Person { public string? Name; }", "Name of Person")]
    [InlineData(Person, "partial class Person { public List<int> Held { get; } = []; }", "Held of Person")]
    [InlineData(Person, "partial class Person { [DataMember] private int _count; }", "_count of Person")]
    [InlineData("[Serializable] public partial class Seat { private int _row; } static class C { static byte[] Write(Seat x) => Serialization.Serialize(x); }", "partial class Seat { private int _column; }", "_column of Seat")]
    [InlineData("[Contract] public partial record struct Point(int X);", "partial record struct Point { public int Y { get; set; } }", "Y of Point")]
    [InlineData("public partial class Box<T> { public int Size { get; set; } } static class C { static byte[] Write(Box<int> x) => Serialization.Serialize(x); }", "partial class Box<T> { public T? Content { get; set; } }", "Content of Box")]
    [InlineData("public partial class Outer { [Contract] private partial class Inner { public int A { get; set; } } }", "partial class Outer { partial class Inner { public int B { get; set; } } }", "B of Inner")]
    [InlineData("[Serializable] public partial class Seat { private int _row; public partial int Column { get; set; } } static class C { static byte[] Write(Seat x) => Serialization.Serialize(x); }", "partial class Seat { public partial int Column { get => field; set => field = value; } }", "Column of Seat")]
    public async Task Are_warned_of_where_the_type_is_declared(string source, string other, string message)
    {
        Diagnostic found = Assert.Single(await WarningsAsync(source, other));
        Assert.Equal(("GRP102", DiagnosticSeverity.Warning, "File1.cs"), (found.Id, found.Severity, found.Location.SourceTree!.FilePath));
        Assert.StartsWith(message + " is made by another generator", found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(Person, "partial class Person { [SkipPack] public string? Name { get => _name; set => _name = value; } }")]
    [InlineData(Person, "partial class Person { public string? Shown => _name; private int _count; public static int Made { get; set; } }")]
    [InlineData("[Contract] public partial class Person { public partial string? Name { get; set; } }", "partial class Person { private string? _name; public partial string? Name { get => _name; set => _name = value; } }")]
    [InlineData("[Contract] public partial class Person { public partial string? Name { get; set; } }", "partial class Person { public partial string? Name { get => field; set => field = value; } }")]
    [InlineData("[DataContract] public partial class Person { [DataMember] public int Age { get; set; } }", "partial class Person { public string? Name { get; set; } }")]
    [InlineData("public partial class Person { public int Age { get; set; } }", "partial class Person { public string? Name { get; set; } }")]
    [InlineData("[Contract] public partial class Person { public int Age { get; set; } }", "class Other { public string? Name { get; set; } }")]
    public async Task Others_are_not(string source, string other) => Assert.Empty(await WarningsAsync(source, other));

    [Fact]
    public async Task Files_that_look_generated_are_seen_where_they_are_in_the_project()
    {
        Compilation output = GeneratorRun.Of(Compilations.Create(Person, version: LanguageVersion.Preview).AddSyntaxTrees(Tree("partial class Person { public string? Name { get => _name; set => _name = value; } }"))).Compiles().Output;
        Assert.Empty(await WarningsAsync(output));
    }

    // It has a modifier of access, so that it must be implemented somewhere.
    [Theory]
    [InlineData("public")]
    [InlineData("private")]
    public void A_callback_that_another_generator_implements_is_called(string access)
    {
        string source = $$"""
            [Contract] public partial class Counted { [Order(1)] public int Value { get; set; } [OnDeserialized] {{access}} partial void Done(StreamingContext context); }
            public static class Program
            {
                public static string[] Run() => EveryWay.Run(static serializer => $"{serializer.DeepClone(new Counted { Value = 3 })!.Value}");
            }
            """ + LoadedProject.EveryWay;
        Compilation output = GeneratorRun.Of(Compilations.Create(source, $"Counted{access}", LanguageVersion.Preview)).Output
            .AddSyntaxTrees(Tree($"using System.Runtime.Serialization; partial class Counted {{ {access} partial void Done(StreamingContext context) => Value++; }}"));
        Assert.Equal(["4"], ((string[])LoadedProject.Run(System.Runtime.Loader.AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(Compilations.Emit(output))))!).Distinct());
    }

    private static Task<IEnumerable<Diagnostic>> WarningsAsync(string source, string other) =>
        WarningsAsync(GeneratorRun.Of(Compilations.Create(source, version: LanguageVersion.Preview)).Output.AddSyntaxTrees(Tree(other)));

    private static async Task<IEnumerable<Diagnostic>> WarningsAsync(Compilation compilation)
    {
        Assert.DoesNotContain(compilation.GetDiagnostics(), static one => one.Severity == DiagnosticSeverity.Error);
        return await compilation.WithAnalyzers([new UnseenMemberAnalyzer()]).GetAnalyzerDiagnosticsAsync();
    }

    private static SyntaxTree Tree(string other) =>
        CSharpSyntaxTree.ParseText($"// <auto-generated/>\n#nullable enable\n{other}", Compilations.Parsing(LanguageVersion.Preview), "Other.g.cs");
}
