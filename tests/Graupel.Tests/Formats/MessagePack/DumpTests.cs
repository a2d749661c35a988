using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Bytes as text for people: any legal value, and errors where they are.</summary>
public class DumpTests
{
    [Theory]
    [InlineData("A1FF", "000000  root: str (1) FF")]
    [InlineData("A24F6B", "000000  root: str \"Ok\"")]
    [InlineData("D6FF00000001", "000000  root: timestamp 1970-01-01T00:00:01.0000000Z")]
    [InlineData("D7FF0000019400000001", "000000  root: ext -1 (8) 0000019400000001")]
    [InlineData("C70CFF00000000FFFFFFFFFFFFFFFF", "000000  root: timestamp 1969-12-31T23:59:59.0000000Z")]
    [InlineData("C70CFF000000007FFFFFFFFFFFFFFF", "000000  root: ext -1 (12) 000000007FFFFFFFFFFFFFFF")]
    [InlineData("D5FF0102", "000000  root: ext -1 (2) 0102")]
    [InlineData("C700FF", "000000  root: ext -1 (0) ")]
    [InlineData("C70052", "000000  root: ext 82 (0) ")]
    [InlineData("D552A000", "000000  root: reference to Object at 0")]
    [InlineData("CFFFFFFFFFFFFFFFFF", "000000  root: int 18446744073709551615")]
    [InlineData("D3FFFFFFFFFFFFFFFE", "000000  root: int -2")]
    [InlineData("CA3FC00000", "000000  root: float32 1.5")]
    [InlineData("CB3FF8000000000000", "000000  root: float64 1.5")]
    [InlineData("C2", "000000  root: false")]
    [InlineData("C4020102", "000000  root: bin (2) 0102")]
    public void Every_legal_value_is_shown(string hex, string line) => Assert.Equal([line], Dump(hex));

    [Theory]
    [InlineData("92 A1FF 01", "000000  root: array (2)", "000001    [0]: str (1) FF", "000003    [1]: int 1")]
    [InlineData("92 01 C1", "000000  root: array (2)", "000001    [0]: int 1", "000002    ! InvalidHeader: Invalid header: the byte C1, which is never used at offset 2.")]
    [InlineData("92 01 A561", "000000  root: array (2)", "000001    [0]: int 1", "000004    ! EndOfData: The data ends inside a value at offset 4.")]
    [InlineData("92 01 D6FF00", "000000  root: array (2)", "000001    [0]: int 1", "000005    ! EndOfData: The data ends inside a value at offset 5.")]
    public void Offsets_are_those_in_the_whole(string hex, params string[] lines) => Assert.Equal(lines, Dump(hex));

    [Fact]
    public void Bytes_of_the_old_specification_are_shown()
    {
        var options = new MessagePackOptions { OldSpecification = true, DateTimes = MessagePackDateTimes.Binary };
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.MessagePackWith(options) });
        string dump = serializer.Dump<List<byte[]>>(serializer.Serialize(new List<byte[]> { new byte[] { 0xFF, 0xFE }, new byte[] { 1 } }));
        Assert.Equal(["000000  root: array (2)", "000001    [0]: str (2) FFFE", "000004    [1]: str \"\\u0001\""], Lines(dump));
    }

    private static string[] Dump(string hex) =>
        Lines(new Serializer(new SerializerOptions { Format = WireFormat.MessagePack }).Dump<object[]>(Wire.Bytes(hex)));

    private static string[] Lines(string dump) => dump.Split(Environment.NewLine)[..^1];
}
