extern alias Generator;

using System.Globalization;
using Generator::Graupel.Generator.Diagnostics;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Graupel.Generator.Tests;

/// <summary>What another generator adds to a type: the contract is without it, and the build says so.</summary>
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
        Assert.StartsWith(message + " is added by another generator", found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    // What else decides what a contract is, and that the source does not show.
    [Theory]
    [InlineData("public class Named { public string? Name { get; set; } }", "partial class A : Named;", "The base class Named of A", "name it in the source too")]
    [InlineData("", "public class Named { public string? Name { get; set; } } partial class A : Named;", "The base class Named of A", "name it in the source too")]
    [InlineData("", "partial class A : System.Collections.ObjectModel.Collection<int>;", "The interface ICollection of A", "name it in the source too")]
    [InlineData("", "partial class A : IDeserializationCallback { public void OnDeserialization(object? sender) => Held++; }", "The interface IDeserializationCallback of A", "name it in the source too")]
    [InlineData("", "partial class A : ISerializationCallbacks { public void OnSerializing() { } }", "The interface ISerializationCallbacks of A", "name it in the source too")]
    [InlineData("", "partial class A { [OnDeserialized] private void Done() => Held++; }", "The callback Done of A", "declare it in the source, as a partial method")]
    [InlineData("", "[Surrogate(typeof(OfA))] partial class A; public class OfA : ISurrogate<A, int> { public int ToWire(A value) => value.X; public A FromWire(int wire) => new() { X = wire }; }", "[Surrogate] of A", "put it on the type in the source")]
    [InlineData("public class B : A { public int Y { get; set; } }", "[Union(1, typeof(B))] partial class A;", "[Union] of A", "put it on the type in the source")]
    [InlineData("", "[DataContract] partial class A;", null, null)]
    [InlineData("", "partial class A { [SkipPack] public partial int Y { get => Held; set => Held = value; } }", "What leaves out Y of A", "put the attribute on the member in the source", "public partial int Y { get; set; }")]
    [InlineData("", "partial class A { public A(int held) => Held = held; }", "The only constructor of A", "declare such a constructor in the source, which may be private")]
    [InlineData("", "partial class A { private A() { } public A(int held) => Held = held; }", "The only constructor of A", "declare such a constructor in the source, which may be private")]
    [InlineData("", "partial class A { public A(int held) => Held = held; }", null, null, "private A() { }")]
    [InlineData("", "partial class A { public A() { } public A(int held) => Held = held; }", null, null)]
    [InlineData("", "partial class A : System.IDisposable { public void Dispose() { } }", null, null)]
    [InlineData("public class Empty;", "partial class A : Empty;", null, null)]
    [InlineData("", "[Obsolete] partial class A { [Obsolete] public void Done() { } }", null, null)]
    public async Task Whatever_a_contract_follows_is_warned_of(string source, string other, string? message, string? remedy, string member = "")
    {
        string all = $"using System.Runtime.Serialization; {source} [Contract] public partial class A {{ internal int Held; public int X {{ get; set; }} {member} }}";
        IEnumerable<Diagnostic> found = await WarningsAsync(all, "using System; using System.Runtime.Serialization; using Graupel; " + other, compiles: !other.Contains("A(int", StringComparison.Ordinal));
        IEnumerable<(string?, string?)> expected = message is null ? [] : [(message, remedy)];
        Assert.Equal(expected, found.Select(static one => one.GetMessage(CultureInfo.InvariantCulture)).Select(static text =>
            ((string?)text[..text.IndexOf(" is added by another generator", StringComparison.Ordinal)], (string?)text[(text.IndexOf("; ", StringComparison.Ordinal) + 2)..])));
    }

    [Fact]
    public async Task A_type_that_is_serializable_for_another_generator_alone_is_warned_of()
    {
        Diagnostic found = Assert.Single(await WarningsAsync(
            "public partial class Seat { private int _row; public int Row => _row; public int Size { get; set; } } static class C { static byte[] Write(Seat x) => Serialization.Serialize(x); }",
            "[System.Serializable] partial class Seat;"));
        Assert.StartsWith("[Serializable] of Seat is added by another generator", found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[Contract] public class A { public Kind K { get; set; } }", "public enum Kind { One }", "The type Kind of A")]
    [InlineData("[Contract] public class A { public List<Kind?[]>? K { get; set; } } [Contract] public class Holder { public A? A { get; set; } }", "public enum Kind { One }", "The type Kind of A")]
    [InlineData("[Contract, Union(1, typeof(Dog)), Union(2, typeof(Cat))] public abstract class Animal { } public class Dog : Animal { }", "public class Cat : Animal { }", "The type Cat of Animal")]
    [InlineData("[Contract] public class A { [SkipPack] public Kind K { get; set; } public static Kind S; private Kind _k; public int X { get; set; } }", "public enum Kind { One }", null)]
    [InlineData("public class A { public Kind K { get; set; } }", "public enum Kind { One }", null)]
    [InlineData("[Contract] public class A<T> { public Kind K { get; set; } public T? Value { get; set; } }", "public enum Kind { One }", null)]
    public async Task Types_that_a_contract_cannot_name_are_warned_of(string source, string other, string? message)
    {
        IEnumerable<string> found = (await WarningsAsync(source, other)).Select(static one => one.GetMessage(CultureInfo.InvariantCulture));
        Assert.Equal(message is null ? [] : [message], found.Select(static text => text[..text.IndexOf(" is added by another generator", StringComparison.Ordinal)]));
    }

    [Fact]
    public void Nobody_is_told_to_mark_a_type_that_is_marked()
    {
        const string Source = """
            [Contract] public class A { public Kind K { get; set; } }
            [Contract] public class Holder { public A? A { get; set; } }
            public static class Program
            {
                public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly }).DeepClone(new Holder());
            }
            """;
        Compilation output = GeneratorRun.Of(Compilations.Create(Source, "MarkedAndMade", LanguageVersion.Preview)).Output.AddSyntaxTrees(Tree("public enum Kind { One }"));
        System.Reflection.Assembly loaded = System.Runtime.Loader.AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(Compilations.Emit(output)));
        GraupelException thrown = Assert.Throws<GraupelException>(() => LoadedProject.Run(loaded));
        Assert.Equal(ErrorKind.NoContract, thrown.Kind);
        Assert.StartsWith("There is no contract for Holder; it is marked, but none was generated", thrown.Message, StringComparison.Ordinal);
    }

    [Fact]
    public async Task Whatever_the_generator_saw_is_not()
    {
        string other = """
            public class Named { public string? Name { get; set; } }
            partial class A : Named, IDeserializationCallback, ISerializationCallbacks
            {
                private A(int x) => X = x;
                private A() { }
                public void OnDeserialization(object? sender) { }
                public void OnSerializing() { }
                [OnDeserialized] private void Done() { }
                [SkipPack] public partial int Y { get => 1; set { } }
            }
            [Serializable] partial class B;
            public enum Kind { One }
            """;
        Compilation seen = Compilations.Create("[Contract] public partial class A { public Kind K { get; set; } public int X { get; set; } public partial int Y { get; set; } } public partial class B { private int _x; } static class C { static byte[] Write(B x) => Serialization.Serialize(x); }", version: LanguageVersion.Preview)
            .AddSyntaxTrees(Tree("using System; using System.Runtime.Serialization; using Graupel; " + other));
        Assert.Empty(await WarningsAsync(GeneratorRun.Of((CSharpCompilation)seen).Compiles().Output));
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

    private static Task<IEnumerable<Diagnostic>> WarningsAsync(string source, string other, bool compiles = true) =>
        WarningsAsync(GeneratorRun.Of(Compilations.Create(source, version: LanguageVersion.Preview)).Output.AddSyntaxTrees(Tree(other)), compiles);

    private static async Task<IEnumerable<Diagnostic>> WarningsAsync(Compilation compilation, bool compiles = true)
    {
        Assert.DoesNotContain(compilation.GetDiagnostics(), one => compiles && one.Severity == DiagnosticSeverity.Error);
        return await compilation.WithAnalyzers([new UnseenMemberAnalyzer()]).GetAnalyzerDiagnosticsAsync();
    }

    private static SyntaxTree Tree(string other) =>
        CSharpSyntaxTree.ParseText($"// <auto-generated/>\n#nullable enable\n{other}", Compilations.Parsing(LanguageVersion.Preview), "Other.g.cs");
}
