using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Explicit implementations of interfaces: members like private ones, which are written where an attribute asks for them.</summary>
public class ExplicitMemberTests
{
    private const string Interfaces = """
        public interface IThing { int Id { get; set; } }
        public interface IOther<T> { T Id { get; set; } List<T>? Parts { get; } }

        """;

    private const string Program = """

        public static class Program
        {
            public static string Run() => string.Join(" | ",
                from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                select Try(new Serializer(new SerializerOptions { Format = format, Compilers = compiler, Strictness = Strictness.NullAnnotations })));

            private static string Try(Serializer serializer)
            {
                try
                {
                    return Text(serializer.Deserialize<Model>(serializer.Serialize(Make()))!);
                }
                catch (GraupelException e)
                {
                    return e.Path;
                }
            }

        """;

    [Theory]
    [InlineData("[Contract] public class Bad : IThing { [Order(1)] public string? Id { get; set; } [Order(2)] int IThing.Id { get; set; } }", "GRP010")]
    [InlineData("[Contract] public class Bad : IThing { [Order(1)] public int A { get; set; } [Order(1)] int IThing.Id { get; set; } }", "GRP001")]
    [InlineData("[Contract] public class Bad : IThing { [Order(1)] public int A { get; set; } [DataMember] int IThing.Id { get; set; } }", "GRP002")]
    [InlineData("public interface IGiven { int Id { get; } } [Contract] public class Bad : IGiven { [Order(1)] int IGiven.Id => 1; }", "GRP004")]
    [InlineData("public interface ITaken { int Id { set; } } [Contract] public class Bad : ITaken { [Order(1)] int ITaken.Id { set { } } }", "GRP004")]
    [InlineData("public interface IActs { Action? Act { get; set; } } [Contract] public class Bad : IActs { [Order(1)] Action? IActs.Act { get; set; } }", "GRP011")]
    [InlineData("public interface IOf<T> where T : IOf<T> { static abstract int Count { get; set; } } [Contract] public class Bad : IOf<Bad> { [Order(1)] static int IOf<Bad>.Count { get; set; } }", "GRP039")]
    [InlineData("public interface IItems { int this[int i] { get; set; } } [Contract] public class Bad : IItems { [Order(1)] int IItems.this[int i] { get => 0; set { } } }", "GRP039")]
    [InlineData("public interface IRefers { ref int Id { get; } } [Contract] public class Bad : IRefers { private int _id; [Order(1)] ref int IRefers.Id => ref _id; }", "GRP039")]
    [InlineData("[Contract] public class Bad { [Order(1)] public static int A { get; set; } }", "GRP039")]
    [InlineData("[Contract] public class Bad { [DataMember] private const int A = 1; }", "GRP039")]
    [InlineData("[Contract] public class Bad { [Order(1)] public int A { get; set; } [field: Order(2)] private int B { get; set; } }", "GRP039")]
    [InlineData("[DataContract] public class Bad { [DataMember] public int this[int i] { get => 0; set { } } }", "GRP039")]
    [InlineData("[Pack] public class Bad { public int A { get; set; } [Order(2)] private int B { get; set; } }", "GRP039")]
    [InlineData("[Pack] public class Bad : IThing { [Order(2)] int IThing.Id { get; set; } }", "GRP039")]
    public void What_cannot_be_taken_is_reported_by_both_compilers(string type, string id)
    {
        const string Use = "public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Bad()); }";
        string source = $"{Interfaces} {type} {Use}";
        GeneratorRun run = GeneratorRun.Of(source);
        Diagnostic found = Assert.Single(run.Diagnostics, static one => one.Severity > DiagnosticSeverity.Hidden);
        Assert.Equal((id, DiagnosticSeverity.Error), (found.Id, found.Severity));
        Assert.NotEqual("Bad", source.Substring(found.Location.SourceSpan.Start, found.Location.SourceSpan.Length));
        Assert.Equal(id, Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }

    [Theory]
    [InlineData("[Contract] public class Good { public static int A { get; set; } public int B { get; set; } private int C { get; set; } }")]
    [InlineData("[Contract] public class Good { [SkipPack, DataMember] public static int A { get; set; } public int B { get; set; } }")]
    [InlineData("[Serializable] public class Good { [DataMember] public static int A { get; set; } public int B { get; set; } }")]
    [InlineData("[Contract] public class Good : IThing { int IThing.Id { get; set; } public int B { get; set; } }")]
    public void What_nobody_asks_for_is_left_out(string type) => Assert.DoesNotContain(
        GeneratorRun.Of($"{Interfaces} {type}").Compiles().Diagnostics, static one => one.Severity > DiagnosticSeverity.Hidden);

    [Fact]
    public void They_and_unknown_members_may_be_kept_by_one()
    {
        const string Types = """
            public interface IKeeps { UnknownMembers? Unknown { get; set; } }
            [Contract] public class Model : IKeeps { [Order(1)] public int A { get; set; } UnknownMembers? IKeeps.Unknown { get; set; } }
            [Contract] public class Newer { [Order(1)] public int A { get; set; } [Order(2)] public string? B { get; set; } }

            public static class Program
            {
                public static string Run() => string.Join(" ",
                    from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                    select Text(new Serializer(new SerializerOptions { Compilers = compiler })));

                private static string? Text(Serializer serializer)
                {
                    Model old = serializer.Deserialize<Model>(serializer.Serialize(new Newer { A = 1, B = "b" }))!;
                    return serializer.Deserialize<Newer>(serializer.Serialize(old))!.B + ((IKeeps)old).Unknown!.Count;
                }
            }
            """;
        Assert.Equal("b1 b1", LoadedProject.Run(Types));
    }

    [Fact]
    public void Paths_have_the_short_name() => All("Id", """
        [Contract] public class Model : IOther<string> { [Order(1)] string IOther<string>.Id { get; set; } = ""; List<string>? IOther<string>.Parts => null; }
        """, "var m = new Model(); ((IOther<string>)m).Id = null!; return m;", "\"\"");

    [Fact]
    public void Paths_tell_those_of_one_name_apart() => All("IOther<System.String>.Id", """
        [Contract] public class Model : IOther<string> { [Order(1)] public string Id { get; set; } = "a"; [Order(2), DataMember(Name = "Id2")] string IOther<string>.Id { get; set; } = ""; List<string>? IOther<string>.Parts => null; }
        """, "var m = new Model(); ((IOther<string>)m).Id = null!; return m;", "m.Id");

    [Fact]
    public void Collections_that_they_hold_are_filled() => All("1,2", """
        [Contract] public class Model : IOther<int> { private readonly List<int> _parts = []; int IOther<int>.Id { get; set; } [Order(1)] List<int>? IOther<int>.Parts => _parts; }
        """, "var m = new Model(); ((IOther<int>)m).Parts!.AddRange([1, 2]); return m;", "string.Join(\",\", ((IOther<int>)m).Parts!)");

    [Fact]
    public void Interfaces_may_have_any_name() => All("1 2 b", """
        namespace @class.@int { public interface @void<T> { T @new { get; set; } T _ { get; set; } } }
        [Contract] public struct Model : @class.@int.@void<int>, global::IThing, @class.@int.@void<(string? A, int?[] B)>
        {
            [Order(1)] int @class.@int.@void<int>.@new { get; set; }
            [Order(2)] int global::IThing.Id { get; set; }
            int @class.@int.@void<int>._ { get; set; }
            [Order(3), DataMember(Name = "x")] (string? A, int?[] B) @class.@int.@void<(string? A, int?[] B)>.@new { get; set; }
            (string? A, int?[] B) @class.@int.@void<(string? A, int?[] B)>._ { get; set; }
        }
        """,
        "object m = new Model(); ((@class.@int.@void<int>)m).@new = 1; ((IThing)m).Id = 2; ((@class.@int.@void<(string? A, int?[] B)>)m).@new = (\"b\", new int?[1]); return (Model)m;",
        "$\"{((@class.@int.@void<int>)m).@new} {((IThing)m).Id} {((@class.@int.@void<(string? A, int?[] B)>)m).@new.A}\"");

    [Theory]
    [InlineData("struct", "IOther<int[,]>", "int[,]", "new[,] { { 1, 2 } }", "[0, 1]")]
    [InlineData("class", "IOther<int[,]>", "int[,]", "new[,] { { 1, 2 } }", "[0, 1]")]
    [InlineData("struct", "IOther<List<(int[,], int)[]>>", "List<(int[,], int)[]>", "[[(new[,] { { 1, 2 } }, 2)]]", "[0][0].Item2")]
    public void Interfaces_may_be_of_arrays_with_several_dimensions(string kind, string type, string value, string made, string element) => All(
        "2",
        $"[Contract] public {kind} Model : {type} {{ [Order(1)] {value} {type}.Id {{ get; set; }} List<{value}>? {type}.Parts => null; }}",
        $"{type} m = new Model(); m.Id = {made}; return (Model)m;",
        $"$\"{{(({type})m).Id{element}}}\"");

    [Fact]
    public void Code_of_a_struct_for_such_an_interface_is_reported() => Assert.Equal("GRP039", Assert.Single(
        GeneratorRun.Of($$"""
            {{Interfaces}}
            [Contract] public struct Model : IOther<int[,]>
            {
                private int[,] _id; [Order(1)] int[,] IOther<int[,]>.Id { get => _id; set => _id = value; } List<int[,]>? IOther<int[,]>.Parts => null;
            }
            """).Diagnostics,
        static one => one.Severity > DiagnosticSeverity.Hidden).Id);

    [Fact]
    public void Those_of_another_assembly_are_out_of_reach()
    {
        var library = Compilations.Create($"{Interfaces} [Contract] public class Far : IThing {{ [Order(1)] public int A {{ get; set; }} [Order(2)] int IThing.Id {{ get; set; }} }}", "Library");
        GeneratorRun run = GeneratorRun.Of(Compilations.Create(
            "[Contract] public class Near { [Order(1)] public Far? Far { get; set; } }", references: MetadataReference.CreateFromImage(Compilations.Emit(library))));
        Assert.Contains(run.Diagnostics, static one => one.Id == "GRP013");
    }

    private static void All(string expected, string type, string make, string text)
    {
        string source = $"{type} {Interfaces} {Program} private static Model Make() {{ {make} }} private static string Text(Model m) => {text}; }}";
        Assert.Equal(string.Join(" | ", Enumerable.Repeat(expected, 6)), LoadedProject.Run(source));
    }
}
