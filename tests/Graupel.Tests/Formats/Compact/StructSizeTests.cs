using Graupel.TestCases.Objects;

namespace Graupel.Tests.Formats.Compact;

/// <summary>How many elements a few bytes can hold: in pure data a number takes one byte, whatever its type.</summary>
public class StructSizeTests
{
    [Fact]
    public void Structs_of_small_numbers_are_not_taken_for_too_many()
    {
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.Compact });
        var dots = new Packed<(int, long)[]> { Value = [.. Enumerable.Range(0, 50).Select(static i => (i, (long)-i))] };
        byte[] bytes = serializer.Serialize(dots);
        Assert.InRange(bytes.Length, 100, 110);
        Assert.Equal(dots.Value, serializer.Deserialize<Packed<(int, long)[]>>(bytes).Value);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => serializer.Deserialize<Packed<(int, long)[]>>(bytes.AsSpan(..60))).Kind);
    }
}
