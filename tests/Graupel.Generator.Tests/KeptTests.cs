using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Members that keep those that a contract does not have: what is printed for them, and where they cannot stand.</summary>
public class KeptTests
{
    [Fact]
    public void The_converter_writes_members_one_by_one_and_keeps_the_others()
    {
        GeneratorRun run = GeneratorRun.Of("""
            namespace N;
            [Contract]
            public class Kept
            {
                [Order(1)] public int Number { get; set; }
                [Order(2)] public string? Text { get; set; }
                private UnknownMembers? _unknown;
            }
            """);
        Snapshot.Matches(run.Compiles().Text("N.Kept.g.cs"), "Kept");
    }

    [Theory]
    [InlineData("[Pack] public class Bad { public int A { get; set; } public UnknownMembers? Keeper { get; set; } }", "pure data")]
    [InlineData("[Serializable] public class Bad { private int _a; private UnknownMembers? Keeper; }", "pure data")]
    [InlineData("[Contract] public class Bad { [Order(1)] public int A { get; set; } public UnknownMembers? B { get; set; } public UnknownMembers? Keeper { get; set; } }", "another member")]
    [InlineData("[Contract] public class Bad { [Order(1)] public int A { get; set; } [Order(2)] public UnknownMembers? Keeper { get; set; } }", "no number")]
    [InlineData("[Contract] public class Bad { [Order(1)] public int A { get; set; } public UnknownMembers? Keeper => null; }", "no setter")]
    [InlineData("public class Own : Graupel.CodeGen.Contract<UnknownMembers?> { } [Contract] public class Bad { [Order(1)] public int A { get; set; } [UseContract(typeof(Own))] public UnknownMembers? Keeper { get; set; } }", "of its own")]
    public void Unfit_places_are_reported_by_both_compilers(string type, string reason)
    {
        const string Use = "public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Bad()); }";
        GeneratorRun run = GeneratorRun.Of($"{type} {Use}");
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, static diagnostic => diagnostic.Severity > DiagnosticSeverity.Hidden);
        Assert.Equal(("GRP038", DiagnosticSeverity.Error), (diagnostic.Id, diagnostic.Severity));
        Assert.Contains(reason, diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);

        ContractException e = Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run)));
        Assert.Equal("GRP038", e.Id);
        Assert.Contains(reason, e.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_contract_of_many_members_cannot_keep_others()
    {
        Assert.Empty(GeneratorRun.Of(Members(63)).Diagnostics.Where(static one => one.Severity > DiagnosticSeverity.Hidden));
        Assert.Equal("GRP038", Assert.Single(GeneratorRun.Of(Members(64)).Diagnostics, static one => one.Severity > DiagnosticSeverity.Hidden).Id);

        static string Members(int count) =>
            $"[Contract] public class Many {{ {string.Concat(Enumerable.Range(1, count).Select(static i => $"[Order({i})] public int A{i} {{ get; set; }} "))} public UnknownMembers? Keeper {{ get; set; }} }}";
    }

    [Fact]
    public void It_is_no_value_by_itself() =>
        Assert.Contains(GeneratorRun.Of("[Contract] public class Bad { [Order(1)] public List<UnknownMembers>? A { get; set; } }").Diagnostics, static one => one.Id == "GRP011");
}
