using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>Members without numbers are in the order of their declaration, which both compilers see alike where that is in several files.</summary>
public class PartialOrderTests
{
    private const string First = " public partial class Model { public int Zebra { get; set; } = 1; public string Monkey = \"m\"; }";
    private const string Second = " public partial class Model { public byte Apple = 2; public double Yak { get; set; } = 3; private int _held = 4; public int Held { get => _held; set => _held = value; } }";
    private const string Third = " public partial class Model { public int Bear { get; set; } = 5; public long Ape = 6; }";

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
    public void Partial_classes_have_one_order(string attribute, string[] parts)
    {
        string[] sources = [parts[0], attribute + parts[1], parts[2], Program + LoadedProject.EveryWay];
        GeneratorRun run = GeneratorRun.Of(Compilations.Create(sources, $"Partial{Guid.NewGuid():N}", LanguageVersion.CSharp13));
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
