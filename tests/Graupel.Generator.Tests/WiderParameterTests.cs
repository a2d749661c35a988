using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Parameters of constructors whose types are base classes or interfaces of what members are.</summary>
public class WiderParameterTests
{
    [Theory]
    [InlineData("public List<int> Items { get; } public Taker(IEnumerable<int> items) => Items = new(items);")]
    [InlineData("public int[] Items { get; } public Taker(IReadOnlyList<int> items) => Items = [.. items];")]
    [InlineData("public int[] Items { get; } public Taker(object items) => Items = (int[])items;")]
    [InlineData("[Order(1)] private readonly List<int> _items; public Taker(ICollection<int> items) => _items = new(items);")]
    [InlineData("public List<int> Items { get; } public Taker(IEnumerable<int> items) => Items = new(items); private Taker(IList<int> items) => Items = new(items);")]
    public void Take_those_members(string members) =>
        Assert.Empty(Run(members).Compiles().Diagnostics.Where(static one => one.Id != "GRP018"));

    [Theory]
    [InlineData("GRP005", "public List<string> Items { get; } public Taker(IEnumerable<object> items) => Items = [.. items.Cast<string>()];")]
    [InlineData("GRP005", "public int[] Items { get; } public Taker(in IReadOnlyList<int> items) => Items = [.. items];")]
    [InlineData("GRP005", "public int Count { get; } public Taker(object count) => Count = (int)count;")]
    [InlineData("GRP005", "public IEnumerable<int> Items { get; } public Taker(List<int> items) => Items = items;")]
    [InlineData("GRP006", "public List<int> Items { get; } public Taker(IEnumerable<int> items) => Items = new(items); public Taker(IList<int> items) => Items = new(items);")]
    public void Take_no_others(string id, string members) => Assert.Contains(Run(members).Diagnostics, one => one.Id == id);

    private static GeneratorRun Run(string members) => GeneratorRun.Of($"using System.Linq; [Contract] public class Taker {{ {members} }}");
}
