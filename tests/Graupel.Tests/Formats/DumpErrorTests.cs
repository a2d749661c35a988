using Graupel.Tests.Converters;

namespace Graupel.Tests.Formats;

/// <summary>A dump refuses the bytes that a reader refuses, and is never much longer than they are.</summary>
public class DumpErrorTests
{
    private const int Longest = 1_000_000;

    [Fact]
    public void Kinds_that_are_not_allowed_or_not_known_are_refused()
    {
        AssertRefused<List<int>>(ErrorKind.UnsupportedFormat, "03 90 01");
        AssertRefused<List<int>>(ErrorKind.InvalidHeader, "03 00 01");
        AssertRefused<List<int>>(ErrorKind.InvalidHeader, "03 A1 01");
        AssertRefused<object>(ErrorKind.InvalidHeader, "05 2A 00");
        AssertRefused<Node>(ErrorKind.InvalidHeader, "80 00 01 A3 01", References.Preserve);
    }

    [Fact]
    public void Headers_are_checked()
    {
        AssertRefused<List<Node>>(ErrorKind.InvalidHeader, "03 A0 00 00");
        AssertRefused<Named>(ErrorKind.DuplicateMember, "0B 00B9E836 30 00B9E836 30 01 02");
        AssertRefused<int[,]>(ErrorKind.InvalidHeader, "01 01 22 07000000");
        AssertRefused<int[,]>(ErrorKind.InvalidHeader, "21 01 22 07000000");
    }

    [Fact]
    public void Presence_and_the_bytes_of_absent_values_are_checked()
    {
        AssertRefused<int?>(ErrorKind.InvalidValue, "02 00000000");
        AssertRefused<int?>(ErrorKind.InvalidValue, "00 01000000");
        AssertRefused<Pure>(ErrorKind.InvalidValue, "07 01");
        AssertRefused<List<Node>>(ErrorKind.InvalidValue, "03 A0 01 02");
    }

    [Fact]
    public void References_are_to_objects_that_have_begun()
    {
        AssertRefused<Node>(ErrorKind.ReferenceMissing, "80 00 09", References.Preserve);
        AssertRefused<Node>(ErrorKind.ReferenceMissing, "80 00 01 A0 05 E0 03", References.Preserve);
        Assert.DoesNotContain("!", Of(References.Preserve).Dump<Node>(Wire.Bytes("80 00 01 A0 05 E0 02")), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public void What_was_written_without_references_is_shown_with_them(string format)
    {
        var plain = new Serializer(new SerializerOptions { Format = format == "Fast" ? WireFormat.Fast : WireFormat.Compact });
        var tracking = new Serializer(plain.Options with { References = References.Preserve });
        byte[] bytes = plain.Serialize(new List<Holding> { new() { Name = "x", Node = new() } });
        Assert.Contains("#1 Next: ", tracking.Dump<List<Holding>>(bytes), StringComparison.Ordinal);
    }

    [Fact]
    public void Elements_without_bytes_are_counted()
    {
        foreach (string dump in (string[])
            [
                Serialization.Dump<List<Hollow>>(Wire.Bytes("82 89 7A A3 01")),
                Serialization.Dump<List<Hollow>>(Wire.Bytes("82 89 7A A3 06 01 00")),
                Serialization.Dump<List<Hollow>>(Wire.Bytes("82 89 7A A3 07 01000000 00")),
                Serialization.Dump<Dictionary<Hollow, Hollow>>(Wire.Bytes("82 89 7A A3 06 01 00 A3 01")),
                Serialization.Dump<PureHollows>(Wire.Bytes("01 82 89 7A")),
                Serialization.Dump<PureHollows>(Wire.Bytes("01 00 82 89 7A")),
            ])
        {
            Assert.Contains("! LimitExceeded", dump, StringComparison.Ordinal);
            Assert.InRange(dump.Length, 1, Longest);
        }
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("MessagePack")]
    public void Text_that_turns_or_breaks_lines_is_escaped(string format)
    {
        var serializer = new Serializer(new()
        {
            Format = format switch { "Fast" => WireFormat.Fast, "Compact" => WireFormat.Compact, _ => WireFormat.MessagePack },
        });
        string dump = serializer.Dump<string>(serializer.Serialize("é\u00AD\u200B\u2028\u2029\u202E\uFEFF\u0085\t語"));
        Assert.Contains("\"é\\u00AD\\u200B\\u2028\\u2029\\u202E\\uFEFF\\u0085\\u0009語\"", dump, StringComparison.Ordinal);
    }

    [Fact]
    public void An_error_is_shown_where_it_is()
    {
        byte[] bytes = Wire.Bytes("00 01000000");
        string line = Assert.Single(Serialization.Dump<int?>(bytes).Split('\n'), static line => line.Contains('!', StringComparison.Ordinal));
        Assert.StartsWith("000001", line, StringComparison.Ordinal);
    }

    private static void AssertRefused<T>(ErrorKind kind, string hex, References references = References.None)
    {
        Serializer serializer = Of(references);
        byte[] bytes = Wire.Bytes(hex);
        Assert.Equal(kind, Assert.Throws<GraupelException>(() => serializer.Deserialize<T>(bytes)).Kind);
        Assert.Contains($"! {kind}:", serializer.Dump<T>(bytes), StringComparison.Ordinal);
    }

    private static Serializer Of(References references) => new(new() { References = references });

    [Contract]
    public sealed class Node
    {
        [Order(1)]
        public Node? Next { get; set; }
    }

    [Contract]
    public sealed class Holding
    {
        [Order(1)]
        public string? Name { get; set; }

        [Order(2)]
        public Node? Node { get; set; }
    }

    [Contract]
    public sealed class Named
    {
        public byte Id { get; set; }
    }

    [Pack]
    public sealed class Pure
    {
        public byte Id { get; set; }
    }

    [Contract]
    public struct Hollow;

    [Pack]
    public sealed class PureHollows
    {
        [Order(1)]
        public List<Hollow>? List { get; set; }

        [Order(2)]
        public Dictionary<Hollow, Hollow>? Map { get; set; }
    }
}
