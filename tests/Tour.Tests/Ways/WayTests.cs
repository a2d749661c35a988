using Tour.Comparing;
using Tour.Ways;

namespace Tour.Tests.Ways;

/// <summary>Every way gives back the catalogue that it was given.</summary>
public sealed class WayTests(CatalogueFixture fixture) : IClassFixture<CatalogueFixture>
{
    public static TheoryData<string> Names => [.. AllWays.Create().Select(way => way.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void The_whole_catalogue_comes_back_equal(string name)
    {
        var way = AllWays.Create().Single(way => way.Name == name);
        var bytes = way.Write(fixture.Catalogue);
        var read = way.Read(bytes);
        Assert.Null(DeepComparer.FirstDifference(fixture.Catalogue, read)?.ToString());
        Assert.True(bytes.AsSpan().SequenceEqual(way.Write(read)), "What was read is written differently.");
    }

    [Fact]
    public void Each_way_has_a_file_of_its_own()
    {
        var names = AllWays.Create().Select(way => way.FileName).ToList();
        Assert.Equal(names.Distinct(StringComparer.OrdinalIgnoreCase), names);
    }
}
