using Graupel.Tests.Converters;

namespace Graupel.Tests.Formats;

/// <summary>Errors in members that the reader does not have are those that a reader with the member finds.</summary>
public class UnknownMemberErrorTests
{
    public static TheoryData<string> Formats => ["Fast", "Compact"];

    [Theory]
    [MemberData(nameof(Formats))]
    public void The_path_names_no_member(string format)
    {
        // The second member is a text of a reserved encoding.
        byte[] bytes = Wire.Bytes("09 80 80 | 03 61 | 02 90");
        AssertPath<One>("");
        AssertPath<Keeping>("");
        AssertPath<Two>("Z");

        void AssertPath<T>(string path)
        {
            GraupelException error = Assert.Throws<GraupelException>(() => Of(format).Deserialize<T>(bytes));
            Assert.Equal((ErrorKind.UnsupportedFormat, path), (error.Kind, error.Path));
        }
    }

    [Theory]
    [InlineData("B0 | 03 00 01")]
    [InlineData("B0 | 03 A1 01")]
    [InlineData("D0 | 02 2A 00")]
    [InlineData("D0 | 02 A1 01")]
    [InlineData("D0 | 02 A2 01")]
    [InlineData("D0 | 02 A3 01")]
    [InlineData("A0 | 05 A2 01")]
    [InlineData("A0 | 05 A3 01")]
    public void Kinds_that_are_not_allowed_are_an_invalid_header(string member)
    {
        foreach (string format in (string[])["Fast", "Compact"])
        {
            byte[] bytes = Wire.Bytes($"05 {member}");
            Assert.Equal(ErrorKind.InvalidHeader, Assert.Throws<GraupelException>(() => Of(format).Deserialize<None>(bytes)).Kind);
        }
    }

    [Theory]
    [InlineData("87 00")]
    [InlineData("81 80 80 80 80 80 80 80 80 01")]
    [InlineData("80 00")]
    public async Task A_number_that_is_too_long_is_where_it_begins(string number)
    {
        const int Start = 5;
        byte[] bytes = Wire.Bytes($"09 80 80 | 03 61 | {number} 41");
        foreach (string format in (string[])["Fast", "Compact"])
        {
            foreach (GraupelException error in (GraupelException[])
                [
                    Assert.Throws<GraupelException>(() => Of(format).Deserialize<One>(bytes)),
                    Assert.Throws<GraupelException>(() => Of(format).Deserialize<Two>(bytes)),
                    await Assert.ThrowsAsync<GraupelException>(async () => await Of(format).DeserializeAsync<One>(new MemoryStream(bytes))),
                    await Assert.ThrowsAsync<GraupelException>(async () => await Of(format).DeserializeAsync<Two>(new MemoryStream(bytes))),
                ])
            {
                Assert.Equal((ErrorKind.InvalidHeader, Start), (error.Kind, error.Offset));
            }
        }
    }

    [Fact]
    public void The_width_of_a_block_is_refused_where_it_is()
    {
        byte[] bytes = [.. Wire.Bytes("05 B0 | 12 22 | 07"), .. new byte[112]];
        GraupelException known = Assert.Throws<GraupelException>(() => Of("Compact").Deserialize<Numbers>(bytes));
        GraupelException unknown = Assert.Throws<GraupelException>(() => Of("Compact").Deserialize<None>(bytes));
        Assert.Equal((ErrorKind.InvalidHeader, 4), (known.Kind, known.Offset));
        Assert.Equal((ErrorKind.InvalidHeader, 4), (unknown.Kind, unknown.Offset));
    }

    [Fact]
    public void The_number_of_a_member_has_an_end()
    {
        byte[] bytes = [0x06, .. Enumerable.Repeat((byte)0x80, 1000)];
        GraupelException error = Assert.Throws<GraupelException>(() => Serialization.Deserialize<None>(new MemoryStream(bytes)));
        Assert.Equal((ErrorKind.InvalidHeader, 1), (error.Kind, error.Offset));
    }

    private static Serializer Of(string format) => new(new() { Format = format == "Fast" ? WireFormat.Fast : WireFormat.Compact });

    [Contract]
    public sealed class None;

    [Contract]
    public sealed class One
    {
        [Order(1)]
        public string? Y { get; set; }
    }

    [Contract]
    public sealed class Two
    {
        [Order(1)]
        public string? Y { get; set; }

        [Order(2)]
        public string? Z { get; set; }
    }

    [Contract]
    public sealed class Keeping
    {
        [Order(1)]
        public string? Y { get; set; }

        public UnknownMembers? Rest { get; set; }
    }

    [Contract]
    public sealed class Numbers
    {
        [Order(1)]
        public List<int>? List { get; set; }
    }
}
