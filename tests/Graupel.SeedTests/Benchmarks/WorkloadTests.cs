using System.Text.Json;
using Graupel.Bench.Quick;

namespace SeedTests.Benchmarks;

/// <summary>The tables of MsgPack.Light, IcyRain and StructPacker, as groups of the benchmark program.</summary>
public class WorkloadTests
{
    private static readonly JsonSerializerOptions AllMembers = new() { IncludeFields = true };

    [Theory]
    [InlineData("msgpack-light", "int[5]", "double[5]", "beer, array", "beer, map", "beers, array", "beers, map", "int[5], stream", "beers, map, stream", "beer, skipped", "beers, skipped")]
    [InlineData("icyrain", "Int", "Bool", "byte[10000]", "List<int>", "List<double>", "List<DateTime>", "List<string>", "HashSet<int>", "Dictionary", "Object", "Object, buffer")]
    [InlineData("structpacker", "small", "large")]
    public void All_tables_of_the_document_are_there(string group, params string[] names) =>
        Assert.Subset(QuickCommand.Select(group, only: null).Select(static one => one.Name).ToHashSet(), names.ToHashSet());

    [Fact]
    public void Some_are_chosen_by_name()
    {
        Assert.Equal(["beers, skipped"], QuickCommand.Select("msgpack-light", "BEERS, SK").Select(static one => one.Name));
        Assert.Empty(QuickCommand.Select("msgpack-light", "wine"));
    }

    [Theory]
    [InlineData("msgpack-light")]
    [InlineData("icyrain")]
    [InlineData("structpacker")]
    public void What_is_measured_writes_the_bytes_of_the_floor_and_reads_the_same_value(string group) => Assert.All(QuickCommand.Select(group, only: null), static workload =>
    {
        QuickRunner.Verify(workload);
        string expected = Json(workload.Floor.Read());
        Assert.All(workload.Ways, way => Assert.Equal(expected, Json(way.Read())));

        static string Json(object value) => JsonSerializer.Serialize(value, AllMembers);
    });

    [Fact]
    public void The_structures_have_the_sizes_of_the_document()
    {
        Workload[] workloads = QuickCommand.Select("structpacker", only: null);
        Assert.InRange(workloads[0].Bytes, 330, 395);
        Assert.InRange(workloads[1].Bytes, 2_000_000, 2_170_000);
    }

    [Fact]
    public void A_row_tells_time_spread_and_memory_and_scales_them_to_code_written_by_hand()
    {
        Figure[] figures = [.. QuickRunner.Run(Assert.Single(QuickCommand.Select("icyrain", "Object, buffer")))];

        Assert.Equal(["generated read", "generated write", "run-time read", "run-time write"], figures.Select(static one => $"{one.Compiler} {one.Direction}").Order(StringComparer.Ordinal));
        Assert.All(figures, static one =>
        {
            Assert.True(one is { Ns: > 0, FloorNs: > 0, Spread: >= 0, Bytes: > 0, FloorAllocated: > 0 });
            Assert.Equal(one.Ns / one.FloorNs, one.RatioToFloor);
        });
        Assert.All(figures.Where(static one => one.Direction == "write"), static one => Assert.Equal(0, one.Allocated));
    }
}
