namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Arrays with more or fewer places than the contract has members, most of which are where they are expected.</summary>
public class ArrayOrderTests
{
    private static readonly Serializer Serializer = new(new SerializerOptions { Format = WireFormat.MessagePack });
    private static readonly Serializer Strict = new(new SerializerOptions { Format = WireFormat.MessagePack, Strictness = Strictness.UnknownMembers });

    [Theory]
    [InlineData(new byte[] { 0x93, 0xC0, 1, 0xA1, (byte)'b' }, 1, "b", 7)] // fewer
    [InlineData(new byte[] { 0x95, 0xC0, 1, 0xA1, (byte)'b', 3, 9 }, 1, "b", 3)] // more
    [InlineData(new byte[] { 0x95, 0xC0, 1, 0xC0, 3, 9 }, 1, null, 3)] // null in between
    [InlineData(new byte[] { 0x95, 0xC0, 0xC0, 0xA1, (byte)'b', 3, 9 }, 5, "b", 3)] // the first is missing
    [InlineData(new byte[] { 0x95, 0xC0, 1, 0xA1, (byte)'b', 0xC0, 9 }, 1, "b", 7)] // the last is missing
    [InlineData(new byte[] { 0x95, 8, 1, 0xA1, (byte)'b', 3, 9 }, 1, "b", 3)] // something where no member is
    [InlineData(new byte[] { 0x91, 0xC0 }, 5, "initial", 7)]
    [InlineData(new byte[] { 0x90 }, 5, "initial", 7)]
    [InlineData(new byte[] { 0x96, 0xC0, 1, 0xA1, (byte)'b', 3, 0x92, 1, 2, 0xC0 }, 1, "b", 3)] // more, of any kind
    public void Members_are_found_at_their_places(byte[] bytes, int first, string? second, int third)
    {
        var read = Serializer.Deserialize<Three>(bytes)!;
        Assert.Equal((first, second, third), (read.First, read.Second, read.Third));
        for (int end = 0; end < bytes.Length; end++)
        {
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Serializer.Deserialize<Three>(bytes[..end])).Kind);
        }
    }

    [Theory]
    [InlineData(new byte[] { 0x95, 0xC0, 1, 0xC0, 3, 9 }, 5)]
    [InlineData(new byte[] { 0x95, 8, 1, 0xC0, 3, 0xC0 }, 1)]
    public void What_is_beside_them_is_unknown(byte[] bytes, int offset)
    {
        var error = Assert.Throws<GraupelException>(() => Strict.Deserialize<Three>(bytes));
        Assert.Equal((ErrorKind.UnknownMember, offset), (error.Kind, error.Offset));
    }

    [Fact]
    public void A_required_member_that_is_missing_is_named()
    {
        byte[] bytes = [0x92, 0xC0, 1];
        var error = Assert.Throws<GraupelException>(() => Serializer.Deserialize<Two>(bytes));
        Assert.Equal(ErrorKind.MissingMember, error.Kind);
        Assert.Contains("Second", error.Message, StringComparison.Ordinal);
        Assert.Equal("b", Serializer.Deserialize<Two>(new byte[] { 0x94, 0xC0, 1, 0xA1, (byte)'b', 3 })!.Second);
    }

    [Fact]
    public void Unknown_members_are_kept()
    {
        byte[] bytes = [0x95, 0xC0, 1, 0xA1, (byte)'b', 0xC3, 0x92, 1, 2];
        var read = Serializer.Deserialize<Keeping>(bytes)!;
        Assert.Equal(2, read.More!.Count);
        Assert.Equal(bytes, Serializer.Serialize(read));
    }

    [Contract]
    public sealed class Three
    {
        [Order(1)] public int First { get; set; } = 5;

        [Order(2)] public string? Second { get; set; } = "initial";

        [Order(3)] public int Third { get; set; } = 7;
    }

    [Contract]
    public sealed class Two
    {
        [Order(1)] public int First { get; set; }

        [Order(2)] public required string Second { get; set; }
    }

    [Contract]
    public sealed class Keeping
    {
        [Order(1)] public int First { get; set; }

        [Order(2)] public string? Second { get; set; }

        public UnknownMembers? More { get; set; }
    }
}
