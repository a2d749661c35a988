using Graupel.Bench.NetSerializer;

namespace SeedTests.Benchmarks;

/// <summary>The three tests of NetSerializer's and NetSerializer2's documents, over their data sets.</summary>
public class DataSetTests
{
    private static readonly Dictionary<string, DataSet> Sets = DataSets.All().ToDictionary(static set => set.Name);

    public static TheoryData<string> Names => [.. Sets.Keys];

    [Fact]
    public void All_data_sets_of_the_documents_are_there()
    {
        string[] first =
        [
            "U8Message", "S16Message", "S32Message", "S64Message", "PrimitivesMessage", "DictionaryMessage", "ComplexMessage", "StringMessage", "StructMessage",
            "ByteArrayMessage", "IntArrayMessage",
        ];
        Assert.Subset(Sets.Keys.ToHashSet(), first.Concat(["U32Message", "BoxedPrimitivesMessage"]).ToHashSet());
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void What_is_measured_writes_the_bytes_of_the_floor_and_reads_the_same_messages(string name) =>
        Assert.All(Sets[name].Verify(), static one => Assert.True(one.Value > 0));

    // Bytes of a message that the tables of the documents show.
    [Theory]
    [InlineData("U8Message", 2.0)]
    [InlineData("S16Message", 3.75)]
    [InlineData("S32Message", 4.7)]
    [InlineData("S64Message", 5.5)]
    public void Compact_messages_are_no_larger_than_in_the_documents(string name, double bytes) =>
        Assert.InRange(Sets[name].Verify()["Compact"], 1, bytes * Sets[name].Count);

    [Fact]
    public void Each_is_a_row_for_each_test_and_format_with_time_collections_and_bytes()
    {
        DataSet set = Sets["U8Message"];

        Result[] rows = [.. set.Run()];

        string[] tests = ["MemStream Serialize", "MemStream Deserialize", "NetTest", "NetTest, channel"];
        Assert.Equal(tests.SelectMany(static test => new[] { (test, "Fast"), (test, "Compact") }).Order(), rows.Select(static one => (one.Test, one.Format)).Order());
        Assert.All(rows, row =>
        {
            Assert.True(row.Library.Nanoseconds > 0 && row.Floor.Nanoseconds > 0);
            Assert.Equal(3, row.Library.Collections.Count);
            Assert.Contains(row.Test, row.Row(), StringComparison.Ordinal);
            Assert.Contains($"{row.Bytes:N0}", row.Row(), StringComparison.Ordinal);
            Assert.Contains($"{set.Count} {set.Name} x {set.Loops}", row.Row(), StringComparison.Ordinal);
        });
    }
}
