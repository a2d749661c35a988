using System.Globalization;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Required members that are none of the contract, so that nothing would set them on read.</summary>
public class RequiredMemberTests
{
    private const string Program = """
         public static class Program
        {
            public static string[] Run() => EveryWay.Run(static serializer => $"{serializer.DeepClone(Start.Value)}");
        }
        """;

    [Theory]
    [InlineData("[Contract] public class G { [Order(1)] public int A { get; set; } public required string Name { internal get; set; } }", "its getter is not public; mark it with [Order] or [DataMember]")]
    [InlineData("[Contract] public class G { [Order(1)] public int A { get; set; } private string? _name; public required string Name { set => _name = value; } public override string ToString() => _name!; }", "it has no getter; add one")]
    [InlineData("[Contract] internal class G { [Order(1)] public int A { get; set; } internal required string Name; }", "it is not public; mark it with [Order] or [DataMember]")]
    [InlineData("[Pack] internal struct G { public int A { get; set; } public required string Name { internal get; set; } }", "its getter is not public; make it public")]
    [InlineData("[DataContract] public class G { [DataMember] public int A { get; set; } public required string Name { get; set; } }", "it has no [DataMember]; mark it with [Order] or [DataMember]")]
    [InlineData("public class Root { public required string Name { internal get; set; } } [Contract] public class G : Root { [Order(1)] public int A { get; set; } }", "its getter is not public; mark it with [Order] or [DataMember]")]
    public void Are_refused_by_both_compilers(string types, string told)
    {
        string start = " static class Start { public static G Value => new() { Name = \"n\" }; } ";
        GeneratorRun run = GeneratorRun.Of(types + start + Program + LoadedProject.EveryWay);
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
        Assert.Equal("GRP047", diagnostic.Id);
        string message = diagnostic.GetMessage(CultureInfo.InvariantCulture);
        Assert.Contains(told, message, StringComparison.Ordinal);
        GeneratorRun late = GeneratorRun.Of(types + start + Program + LoadedProject.EveryWay.Replace("CompilerChoice.GeneratedOnly, ", "", StringComparison.Ordinal));
        Assert.Contains(message, Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(late))).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[Contract] public class G { [Order(1)] public int A { get; set; } [SkipPack] public required string Name { internal get; set; } public override string ToString() => $\"{A} {Name}\"; }", "new() { A = 1, Name = \"n\" }", "1 ")]
    [InlineData("[Contract] public class G { [Order(1)] public int A { get; set; } [Order(2)] public required string Name { internal get; set; } public override string ToString() => $\"{A} {Name}\"; }", "new() { A = 1, Name = \"n\" }", "1 n")]
    [InlineData("[Contract] public class G { [Order(1)] public int A { get; set; } public required string Name { internal get; set; } [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public G() => Name = \"set\"; public override string ToString() => $\"{A} {Name}\"; }", "new() { A = 1 }", "1 set")]
    [InlineData("[Contract] public class G { [Order(1)] public int A { get; } public required string Name { internal get; set; } private G(int a) => A = a; [ContractConstructor] public static G Make(int a) => new(a) { Name = \"made\" }; public override string ToString() => $\"{A} {Name}\"; }", "G.Make(1)", "1 made")]
    [InlineData("[Serializable] public class G { public required string Name { internal get; set; } public override string ToString() => Name; }", "new() { Name = \"n\" }", "n")]
    public void Are_none_where_something_sets_them_or_they_are_left_out(string types, string make, string expected) =>
        Assert.Equal([expected], ((string[])LoadedProject.Run($"{types} static class Start {{ public static G Value => {make}; }} {Program}{LoadedProject.EveryWay}")!).Distinct());

    [Fact]
    public void Are_refused_where_an_instance_is_made_not_in_a_base()
    {
        const string Source = """
            [Contract] public abstract class Root { public required string Name { internal get; set; } }
            [Contract] public class Set : Root { [System.Diagnostics.CodeAnalysis.SetsRequiredMembers] public Set() => Name = "set"; [Order(1)] public int A { get; set; } }
            """;
        Assert.DoesNotContain(GeneratorRun.Of(Source).Diagnostics, static one => one.Severity == DiagnosticSeverity.Error);
    }
}
