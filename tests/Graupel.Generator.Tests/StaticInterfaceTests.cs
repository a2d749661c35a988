using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Interfaces with static members: C# takes none as a type argument whose static members nothing implements.</summary>
public class StaticInterfaceTests
{
    private const string Program = """

        [Contract] public class Leaf : IThing { [Order(1)] public int A; public static int Z => 1; }
        [Contract] public class Model { [Order(1)] public IThing? X; [Order(2)] public IThing[]? Y; }
        public static class Program
        {
            public static string[] Run() => EveryWay.Run(static one =>
            {
                Model copy = one.DeepClone(new Model { X = new Leaf { A = 3 }, Y = [new Leaf { A = 4 }] })!;
                return $"{((Leaf)copy.X!).A}{((Leaf)copy.Y![0]).A}";
            });
        }

        """;

    [Theory]
    [InlineData("[Union(1, typeof(Leaf))] public interface IThing { static abstract int Z { get; } }")]
    [InlineData("public interface IRoot { static abstract int Z { get; } } [Union(1, typeof(Leaf))] public interface IThing : IRoot { }")]
    public void Whose_static_members_are_abstract_are_compiled_at_run_time_alone(string declared)
    {
        GeneratorRun run = GeneratorRun.Of(declared + Program + LoadedProject.EveryWay);
        Assert.Equal("GRP012", Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error).Id);
        Assert.DoesNotContain(run.Output.GetDiagnostics(), static one => one.Severity == DiagnosticSeverity.Error);

        const string AtRunTime = "new[] { CompilerChoice.RuntimeOnly, CompilerChoice.RuntimeOnly }";
        string silenced = "#pragma warning disable GRP012\n" + declared + Program
            + LoadedProject.EveryWay.Replace("new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }", AtRunTime, StringComparison.Ordinal);
        Assert.Equal(["34"], ((string[])LoadedProject.Run(LoadedProject.LoadSilenced(silenced))!).Distinct());
    }

    [Theory]
    [InlineData("[Union(1, typeof(Leaf))] public interface IThing { static virtual int Z => 2; }")]
    [InlineData("public interface IRoot { static abstract int Z { get; } } [Union(1, typeof(Leaf))] public interface IThing : IRoot { static int IRoot.Z => 2; }")]
    public void Whose_static_members_have_code_are_not_refused(string declared) =>
        Assert.Equal(["34"], ((string[])LoadedProject.Run(declared + Program + LoadedProject.EveryWay)!).Distinct());

    [Fact]
    public void Types_in_them_have_contracts() =>
        GeneratorRun.Of("public interface IThing { static abstract int Z { get; } [Contract] public class Leaf { [Order(1)] public int A; } }").Compiles();
}
