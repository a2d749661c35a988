namespace Graupel.SeedTests.StructPacker;

/// <summary>What may change between writer and reader, and what not.</summary>
public class EvolutionTests
{
    private static readonly Original Value = new() { Id = 5, IsOutgoing = true, Text = "Test" };

    [Fact]
    public void Renaming_members_and_types_keeps_the_bytes()
    {
        var renamed = new Renamed { Key = 5, WasSent = true, Body = "Test" };
        Assert.Equal(Value.Pack(), renamed.Pack());

        var copy = new Renamed();
        copy.Unpack(Value.Pack());
        Assert.Equal((5, true, "Test"), (copy.Key, copy.WasSent, copy.Body));
    }

    [Fact]
    public void Reordering_changes_the_bytes() =>
        Assert.NotEqual(Value.Pack(), new Reordered { Id = 5, IsOutgoing = true, Text = "Test" }.Pack());

    [Fact]
    public void The_bytes_say_nothing_about_the_type() => Assert.Equal(4 + 1 + 1 + 4, Value.Pack().Length);
}
