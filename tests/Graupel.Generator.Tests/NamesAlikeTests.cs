using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Parameters that may be for one of two members, whose names differ in case alone.</summary>
public class NamesAlikeTests
{
    [Theory]
    [InlineData("GRP005", "public int Count { get; set; } public int COUNT { get; set; } public Taker(int count) => Count = count;")]
    [InlineData("GRP005", "public int count { get; set; } public int Count { get; set; } public Taker(int count) => Count = count;")]
    [InlineData("GRP005", "public int Count { get; } public int COUNT { get; } public Taker(int count) => Count = COUNT = count;")]
    [InlineData("GRP019", "public int Count { get; set; } public int COUNT { get; set; } [ContractConstructor] public Taker(int count) => Count = count;")]
    public void Are_refused_where_nobody_knows_which(string id, string members) =>
        Assert.Contains(GeneratorRun.Of($"[Contract] public class Taker {{ {members} }}").Diagnostics, one => one.Id == id);

    [Theory]
    [InlineData("public int Count { get; } public int COUNT { get; set; } public Taker(int count) => Count = count;")]
    [InlineData("public int Count; public readonly int COUNT; public Taker(int count) => COUNT = count;")]
    [InlineData("public int Count { get; } public int COUNT { get; } public Taker(int Count, int COUNT) { this.Count = Count; this.COUNT = COUNT; }")]
    [InlineData("public int Count { get; } public int _count { get; } public Taker(int Count, int _count) { this.Count = Count; this._count = _count; }")]
    [InlineData("public int _ { get; } public int Count { get; } public Taker(int _, int _Count) { this._ = _; Count = _Count; }")]
    public void Are_for_the_one_that_nothing_else_sets_or_that_has_just_the_name(string members) =>
        Assert.Empty(GeneratorRun.Of($"[Contract] public class Taker {{ {members} }}").Compiles().Diagnostics.Where(static one => one.Id != "GRP018"));
}
