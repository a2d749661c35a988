using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>Members without numbers are in the order of their declaration, which both compilers see alike where that is in several files.</summary>
public class PartialOrderTests
{
    private const string First = " public partial class Model { public int Zebra { get; set; } = 1; public string Monkey = \"m\"; }";
    private const string Second = " public partial class Model { public byte Apple = 2; public double Yak { get; set; } = 3; private int _held = 4; public int Held { get => _held; set => _held = value; } }";
    private const string Third = " public partial class Model { public int Bear { get; set; } = 5; public long Ape = 6; }";

    private const string Declared = " public partial class Model { public partial int Zebra { get; set; } public int Sum => Bear; public string Monkey = \"m\"; public partial double Cow { get; private set; } }";
    private const string Implemented = " public partial class Model { public partial double Cow { get => field; private set => field = value; } public partial int Zebra { get => field; set { field = value; } } }";

    private const string Program = """
        public static class Program
        {
            public static string[] Run() => EveryWay.Run(static serializer => Convert.ToHexString(serializer.Serialize(new Model { Zebra = 11, Monkey = "n", Apple = 12, Yak = 13, Bear = 15, Ape = 16 }))
                + serializer.Deserialize<Model>(serializer.Serialize(new Model { Bear = 25 }))!.Bear);
        }
        """;

    [Theory]
    [InlineData("[Serializable]", new[] { First, Second, Third })]
    [InlineData("[Serializable]", new[] { Third, Second, First })]
    [InlineData("[Pack]", new[] { First, Second, Third })]
    [InlineData("[Pack]", new[] { Second, First, Third })]
    [InlineData("[Contract]", new[] { First, Second, Third })]
    [InlineData("[Contract]", new[] { Third, First, Second })]
    public void Partial_classes_have_one_order(string attribute, string[] parts) =>
        BothAgree([parts[0], attribute + parts[1], parts[2], Program], LanguageVersion.CSharp13);

    [Theory]
    [InlineData("[Serializable]", new[] { Declared, Second, Implemented, Third })]
    [InlineData("[Serializable]", new[] { Implemented, Second, Declared, Third })]
    [InlineData("[Pack]", new[] { Third, Declared, Second, Implemented })]
    [InlineData("[Pack]", new[] { Implemented, Third, Declared, Second })]
    [InlineData("[Contract]", new[] { Declared, Third, Second, Implemented })]
    public void Fields_of_partial_properties_are_where_those_are_implemented(string attribute, string[] parts) =>
        BothAgree([parts[0], attribute + parts[1], parts[2], parts[3], Program], LanguageVersion.Preview);

    private static void BothAgree(string[] sources, LanguageVersion version)
    {
        CSharpCompilation compilation = Compilations.Create([.. sources, LoadedProject.EveryWay], $"Partial{Guid.NewGuid():N}", version);
        GeneratorRun run = GeneratorRun.Of(compilation.WithOptions(compilation.Options.WithSpecificDiagnosticOptions([new("GRP049", ReportDiagnostic.Suppress)])));
        string[] ways = (string[])LoadedProject.Run(LoadedProject.Load(run))!;
        Assert.Equal(12, ways.Length);
        for (int i = 0; i < ways.Length; i += 4)
        {
            Assert.EndsWith("25", ways[i], StringComparison.Ordinal);
            Assert.Equal(ways[i], ways[i + 2]);
            Assert.Equal(ways[i + 1], ways[i + 3]);
        }
    }
}
