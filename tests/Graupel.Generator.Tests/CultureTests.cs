using System.Globalization;
using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Generated code is the same on every machine, whatever the language of who builds it.</summary>
public class CultureTests
{
    private const string Source = """
        public enum Depth : long { Deep = -5, High = 7 }
        [Contract, Union(-1, typeof(Low))] public abstract class Place { [Order(1)] public Depth Depth { get; set; } = Depth.Deep; }
        [Contract] public sealed class Low(int level = -3, double height = -1.5, decimal weight = -2.25m, Depth least = Depth.Deep) : Place
        {
            [Order(2)] public int Level { get; } = level;
            [Order(3)] public double Height { get; } = height;
            [Order(4)] public decimal Weight { get; } = weight;
            [Order(1000)] public Depth Least { get; } = least;
        }
        [Contract] public sealed class Named { public int Level { get; set; } = -3; public object? Any { get; set; } public Named? Next { get; set; } }
        [Serializable] public struct Fields { public int Level; private long _height; public Named[] All; }
        [Contract, UnionCase(typeof(Place), -7)] public sealed class Lower : Place { }
        """;

    [Fact]
    public void Numbers_are_printed_alike_everywhere()
    {
        string[] expected = Generate("");
        Assert.NotEqual("-1", (-1).ToString(CultureInfo.GetCultureInfo("sv-SE")));
        Assert.Equal(expected, Generate("sv-SE"));
        Assert.Equal(expected, Generate("ar-SA"));
    }

    private static string[] Generate(string culture)
    {
        CultureInfo before = CultureInfo.CurrentCulture;
        try
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
            GeneratorRun run = GeneratorRun.Of(Source);
            return [.. run.Hints.Select(run.Text), .. run.Diagnostics.Select(static one => one.ToString())];
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }
}
