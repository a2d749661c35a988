namespace Graupel.Tests.Api;

public class RoundTripTests
{
    private static readonly Note Value = new(42, "Straße");

    [Fact]
    public void Bytes_are_the_value_alone() =>
        Assert.Equal(Convert.FromHexString("0922802A0000000D53747261DF65"), Serialization.Serialize(Value));

    [Fact]
    public void An_array_comes_back() => Assert.Equal(Value, Serialization.Deserialize<Note>(Serialization.Serialize(Value)));
}
