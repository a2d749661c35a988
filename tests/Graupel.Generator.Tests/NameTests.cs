extern alias Generator;

using Generator::Graupel.Generator.Printing;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>Whatever a project calls its things, generated code compiles without a warning.</summary>
public class NameTests
{
    [Theory]
    [InlineData("App")]
    [InlineData("Graupel.Shop")]
    [InlineData("1-st app (new)")]
    [InlineData("class")]
    public void Of_assemblies(string assembly) =>
        GeneratorRun.Of(Compilations.Create("namespace Graupel.Shop.Formats { [Contract] public class A { public int B; } }", assembly)).Compiles();

    [Theory]
    [InlineData("public static int FindGraupelContract(Type type) => 3;")]
    [InlineData("public int FindGraupelContract { get; set; } private class FindGraupelContract_ { }")]
    [InlineData("private static void ListGraupelCases() { } private class FindGraupelContract { }")]
    public void Members_that_are_named_as_what_is_added_to_their_type(string member) => GeneratorRun.Of($$"""
        public partial class Host { [Contract, UnionCase(typeof(object), 99)] private class Secret { [Order(1)] public int A; } {{member}} }
        """).Compiles();

    [Fact]
    public void An_assembly_is_called_as_a_word_that_is_no_keyword() => GeneratorRun.Of(Compilations.Create(
        "[Contract] public class A { [Order(1)] public List<nint>? X; [Order(2)] public nuint Y; [Order(3)] public IntPtr[]? Z; }", "My.nint")).Compiles();

    [Fact]
    public void That_are_keywords() => GeneratorRun.Of("""
        namespace @namespace.@event
        {
            [Contract]
            public class @class<@int>
            {
                [Order(1)] public string? @string;
                [Order(2)] public int? @if;
                [Order(3)] public List<@int>? @void { get; set; }
                [Order(4)] private string? @this;
                [Order(5)] public @enum @default;
                [Order(6)] public int value;
                [Order(7)] public string? writer;
                [Order(8)] public string? run;
                [Order(9)] public string? header;
                [Order(10)] public int @__makeref;
                [Order(11)] public int @__arglist;
            }

            public enum @enum { @object }
        }

        public static class Calls { public static byte[] Write() => Serialization.Serialize(new @namespace.@event.@class<string>()); }
        """).Compiles();

    [Fact]
    public void That_occur_twice()
    {
        GeneratorRun run = GeneratorRun.Of("""
            namespace One { [Contract] public class Thing { public int A; } [Contract] public class thing { public int A; } }
            namespace Two { [Contract] public class Thing { public int A; } public class Outer { [Contract] public class Inner { public int A; } } }
            namespace Two { [Contract] public class Outer_Inner { public int A; } }
            """).Compiles();
        Assert.Equal(6, run.Hints.Distinct(StringComparer.OrdinalIgnoreCase).Count());
    }

    [Fact]
    public void That_are_our_own() => GeneratorRun.Of("""
        [Contract] public class Contract { public int A; }
        [Contract] public class ContractConverter { public Registry? A; public List<Converter>? B; }
        [Contract] public class ObjectTraits { public ElementForm? Traits; }
        [Contract] public class ElementForm { public string? Single; public int? Element; public int Locate, Create, Notify; }
        [Contract] public class Box<Single, Element, Locate> { public Single? A; public Element? B; public Locate? C; }
        [Contract] public class Boxes { public Box<int, ElementForm, Boxes>? Boxed; }
        [Contract] public class Registry { public Access? A; }
        [Contract] public class Converter { public Values? A; }
        [Contract] public class Access { private int _a; [DataMember] private int Create { get; set; } }
        [Contract] public record Values(int Values2, string? Base) { public int Has { get; set; } }
        [Contract] public class Members { public WireKind A; public ObjectShape? B; }
        [Contract] public class ObjectShape { public int Shape; public int _shape; }
        public enum WireKind { Int32 }
        public partial class Host
        {
            [Contract] private class Secret { public int A; private int _b; [DataMember] private int C { get; set; } }
            private class Registry { }
            private class Contract { }
            private class ObjectShape { }
            private class global { }
            private class System { }
        }
        """).Compiles();

    [Fact]
    public void That_are_our_variables() => GeneratorRun.Of("""
        [Contract(OmitDefaults = true)] public class Omitting { public string? Omitted; public int? Value, Writer, Header, Run, Self, Rest; }
        [Contract] public class Keeping { public string? Omitted, Rest, Form, Map, One, Reader; public UnknownMembers? Unknown { get; set; } }
        """).Compiles();

    // Members that generated code reads into local variables, in classes, structs and bases, beside each of its own variables.
    [Fact]
    public void That_are_our_variables_of_members_that_are_filled()
    {
        string[] names = [.. Level.OwnLocals.Select(static name => char.ToUpperInvariant(name[0]) + name[1..])];
        string Members(string format) => string.Concat(names.Select(name => string.Format(null, format, name)));
        string bases = string.Concat(names.Select(static name => $"[Contract] public class {name} {{ public int A; }} [Contract] public class Of{name} : {name} {{ public HashSet<int> B {{ get; set; }} = []; }} "));
        GeneratorRun.Of($$"""
            [Contract] public class Filled { {{Members("public HashSet<int> {0} {{ get; set; }} = []; ")}} }
            [Contract] public struct Small { {{Members("public HashSet<int>? {0}; ")}} }
            [Contract] public class Held { {{Members("public List<int> {0} {{ get; }} = []; ")}} }
            [Contract] public class Text { {{Members("public string? {0}; ")}} }
            [Contract] public class Numbers { {{Members("public int? {0}; ")}} }
            [Contract] public class Made(int a) { public int A { get; } = a; {{Members("public HashSet<int> {0} {{ get; set; }} = []; ")}} }
            namespace Bases { {{bases}} }
            """).Compiles();
    }

    [Theory]
    [InlineData("[Contract] public class AllContracts { public int A; }")]
    [InlineData("[Contract] public class allcontracts { public int A; } [Contract] public class Packing { public int A; }")]
    [InlineData("[Pack] public struct Packing { public int A; } [Pack] public struct Box { public AllContracts A; } public struct AllContracts { public int A; }")]
    public void Of_types_that_are_those_of_our_files(string source)
    {
        GeneratorRun run = GeneratorRun.Of(Compilations.Create(source, references: [.. Compatibility.References])).Compiles();
        Assert.Equal(run.Hints.Count(), run.Hints.Distinct(StringComparer.OrdinalIgnoreCase).Count());
        Assert.Contains("AllContracts.g.cs", run.Hints);
    }

    [Fact]
    public void Of_namespaces_that_are_our_own()
    {
        string[] ours =
        [
            .. typeof(CodeGen.Contract).Assembly.GetExportedTypes()
                .Where(static type => type.Namespace!.StartsWith("Graupel.", StringComparison.Ordinal))
                .Select(static type => type.Name.Split('`')[0])
                .Distinct(),
        ];
        string shop = """
            [Contract, Union(1, typeof(Link))] public interface IThing { }
            [Contract] public class Link : IThing { [Order(1)] public int A; [Order(2)] private string? _b; [Order(3)] public List<Half>? C; [Order(4)] public DayOfWeek? D; [Order(5)] public Link? Next; }
            [Contract(OmitDefaults = true)] public class Told { public int A; public string? B; [OnDeserialized] private void Read() { } }
            [Contract] public class Keeping { public IThing? A; public UnknownMembers? B; }
            [Contract] public record Made(int A, List<IThing> B) { public int C { get; init; } }
            [Contract] public struct Small<T> { public int A; public byte B; private T _c; }
            [Contract] public class Shelf { public Small<string>[]? A; public Small<int>? B; }
            """;
        string[] kept = ["A", "A_", "A__", "AContract", "AContract_", "AllContracts", "ShelfContract"];
        GeneratorRun.Of($"{shop} namespace Shop {{ {shop} }} {string.Concat(ours.Concat(kept).Select(static name => $"namespace {name} {{ [Contract] public class A {{ public int B; }} }} namespace Shop.{name} {{ [Contract] public class A {{ public int B; }} }} "))}").Compiles();
    }

    [Fact]
    public void Of_assemblies_below_one_another()
    {
        MetadataReference[] below = [.. new[] { "Shop.Members", "Shop.AContract" }.Select(static name =>
            MetadataReference.CreateFromImage(Compilations.Emit(GeneratorRun.Of(Compilations.Create("[Contract] public class Low { public int A; }", name)).Compiles().Output)))];
        GeneratorRun.Of(Compilations.Create("[Contract] public class A { public int B; }", "Shop", references: below)).Compiles();
    }

    [Theory]
    [InlineData("extern alias Far; [Contract] public class Model { public Far::Part? Part; }", "Far", null)]
    [InlineData("extern alias Far; [Contract] public class Part { public string? A; } [Contract] public class Model { public Part? Own; public Far::Part? Part; }", "Far", null)]
    [InlineData("[Contract] public class Model { public Shelf? Shelf; }", "global", "public class Part { public string? A; }")]
    [InlineData("[Contract] public class Model { public Shelf? Shelf; } public class Part { public string? A; }", "global", null)]
    [InlineData("[Contract] public class A { public Shelf? Shelf; } [Contract] public class B { public Holder? Holder; } public class Holder { public Part? Part; } public class Part { public string? A; }", "global", null)]
    [InlineData("[Contract] public class A { public Holder? Holder; } [Contract] public class B { public Shelf? Shelf; } public class Holder { public Part? Part; } public class Part { public string? A; }", "global", null)]
    [InlineData("[Contract] public class A { public Shelf? Shelf; public Holder? Holder; } public class Holder { public Inner? Inner; } public class Inner { public Part? Part; } public class Part { public string? A; }", "global", null)]
    public void Of_types_that_do_not_say_which(string source, string alias, string? other)
    {
        var references = new List<MetadataReference> { Library("public class Part { public int A; } public class Shelf { public Part? Part; }", "Far").WithAliases([alias]) };
        if (other is not null)
        {
            references.Add(Library(other, "Other"));
        }

        GeneratorRun run = GeneratorRun.Of(Compilations.Create(source, references: [.. references]));
        Assert.Equal("GRP012", Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error).Id);
        Assert.DoesNotContain(run.Output.GetDiagnostics(), static one => one.Severity == DiagnosticSeverity.Error);
    }

    // Nothing of this project leads to them, and each leads to the other.
    [Fact]
    public void Of_types_that_hold_themselves_and_do_not_say_which()
    {
        MetadataReference shelf = Library("public class Shelf<T> { public T? Part; public List<Shelf<T>>? Below; }", "Shelf");
        GeneratorRun run = GeneratorRun.Of(Compilations.Create(
            "extern alias Far; static class C { static void Write(Shelf<Part> a, Shelf<Far::Part> b) { Serialization.Serialize(a); Serialization.Serialize(b); } }",
            references: [shelf, Library("public class Part { public int A; }", "Near"), Library("public class Part { public int A; }", "Far").WithAliases(["Far"])]));
        Assert.All(run.Diagnostics, static one => Assert.Equal("GRP012", one.Id));
        Assert.NotEmpty(run.Diagnostics);
    }

    [Fact]
    public void Of_items_of_tuples_and_dynamic_make_no_other_types() => GeneratorRun.Of("""
        [Contract] public class A { public (int B, string? C) D; public (int, string?) E; public List<(int F, int G)>? H; public List<(int I, int)>? J; public List<dynamic?>? K; public List<object?>? L; }
        """).Compiles();

    [Theory]
    [InlineData("Far", "public class Part { public string? A; }")]
    [InlineData("global", "internal class Part { public string? A; }")]
    public void Of_types_that_others_cannot_be_meant_by(string alias, string other) => GeneratorRun.Of(Compilations.Create(
        "[Contract] public class Model { public Part? Part; }",
        references: [Library("public class Part { public int A; }", "Near"), Library(other, "Far").WithAliases([alias])])).Compiles();

    // As MSBuild hands it to the compiler: one reference for each of its names.
    [Theory]
    [InlineData("global", "Near")]
    [InlineData("Near", "global")]
    public void Of_types_that_have_an_alias_too(string first, string second)
    {
        string path = Path.Combine(Path.GetTempPath(), $"{Guid.NewGuid():N}.dll");
        File.WriteAllBytes(path, Compilations.Emit(Compilations.Create("public class Part { public int A; }", "Near")));
        try
        {
            GeneratorRun.Of(Compilations.Create("[Contract] public class Model { public Part? Part; }", references: [Named(first), Named(second)])).Compiles();
        }
        finally
        {
            File.Delete(path);
        }

        MetadataReference Named(string alias) => alias == "global" ? MetadataReference.CreateFromFile(path) : MetadataReference.CreateFromFile(path).WithAliases([alias]);
    }

    private static PortableExecutableReference Library(string source, string name) => MetadataReference.CreateFromImage(Compilations.Emit(Compilations.Create(source, name)));

    [Fact]
    public void Of_private_members_that_are_those_of_what_reaches_them() => GeneratorRun.Of("""
        [Serializable] public class Door { private int _access, _baseAccess, _create; }
        [Serializable] public struct Lift { private int _a, _getA, _setA; }
        [Contract] public class Key { [DataMember] private int A { get => _getA; set => _getA = value; } [DataMember] private int _getA; [DataMember] private int _setA; }
        [Contract] public class Lock(int pins) { [DataMember] private int _access; [DataMember] private int _baseAccess; public int Pins { get; } = pins; }
        [Contract] public class Safe(int pins, int dials) : Lock(pins) { [DataMember] private int _access; [DataMember] private int _baseAccess; public int Dials { get; } = dials; }
        [Serializable] public class Slot<T, TKey> { private T? _t; private List<TKey>? _tKey; private int _access; }
        [Serializable] public class Cabinet { private Slot<int, string>? _first; private Slot<string, Lift>? _second; }
        """).Compiles();

    [Fact]
    public void Beyond_ASCII() => GeneratorRun.Of("""
        namespace Größe.Имя { [Contract] public class Ключ日本 { public string? Straße; public int? ñ; } }
        """).Compiles();

    [Fact]
    public void In_the_global_namespace_and_nested_in_generic_types() => GeneratorRun.Of("""
        [Contract] public class Global { public Outer<int>.Inner<string>? A; public Outer<Global[]>.Inner<(int, Global?)>[]? B; }
        public class Outer<T> { [Contract] public class Inner<U> { public T? A; public U? B; [DataMember] private T? _c; } }
        """).Compiles();

    [Fact]
    public void Of_types_that_are_dynamic() => GeneratorRun.Of("""
        [Contract] public class Model { public List<dynamic?>? A; public List<List<dynamic>>? B; public Dictionary<string, dynamic?>? C; public dynamic?[]? D; public (dynamic?, int) E; public dynamic? F; public Box<dynamic>? G; }
        [Contract] public record Made(List<dynamic> A, Box<dynamic> B);
        [Contract] public class Derived : Box<dynamic> { public int A; }
        public class Box<T> { public T? A; public List<T>? B; }
        """).Compiles();

    [Fact]
    public void Obsolete_ones() => GeneratorRun.Of("""
        [Contract, Obsolete("old")] public class Old { public int A; [Obsolete] public int B; }
        """).Compiles();

    [Fact]
    public void In_the_next_version_of_the_language() => GeneratorRun.Of(Compilations.Create("""
        [Contract] public class Newer { public string? Text { get => field; set => field = value; } [DataMember] private int field2; public int extension; }
        """, version: LanguageVersion.Preview)).Compiles();
}
