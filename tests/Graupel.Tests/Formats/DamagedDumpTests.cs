namespace Graupel.Tests.Formats;

/// <summary>A dump is for bytes of which nobody knows whether they are valid: it ends in the error, and never throws.</summary>
public class DamagedDumpTests
{
    [Theory]
    [InlineData("Fast", References.None)]
    [InlineData("Fast", References.Preserve)]
    [InlineData("Compact", References.None)]
    [InlineData("Compact", References.Preserve)]
    [InlineData("MessagePack", References.None)]
    [InlineData("MessagePack", References.Preserve)]
    public void Every_damage_is_shown(string format, References references)
    {
        var serializer = new Serializer(new()
        {
            Format = format switch { "Fast" => WireFormat.Fast, "Compact" => WireFormat.Compact, _ => WireFormat.MessagePack },
            References = references,
        });
        var kept = new Thing { Name = "ä", Sizes = [1, 300, -70_000], Names = new() { ["one"] = 1.5, ["zwei"] = null }, Any = 5L, At = DateTime.UnixEpoch };
        kept.Next = new Thing { Any = "text", Data = [1, 2, 3], Next = kept };
        byte[] bytes = serializer.Serialize(references == References.None ? new Thing { Name = "é", Any = "text", Sizes = [1], Next = new() } : kept);
        string whole = serializer.Dump<Thing>(bytes);
        Assert.Contains("Sizes", whole, StringComparison.Ordinal);

        int different = 0;
        for (int i = 0; i < bytes.Length; i++)
        {
            Assert.NotEmpty(serializer.Dump<Thing>(bytes.AsSpan(0, i)));
            byte original = bytes[i];
            for (int value = 0; value <= byte.MaxValue; value++)
            {
                bytes[i] = (byte)value;
                different += serializer.Dump<Thing>(bytes) == whole ? 0 : 1;
            }

            bytes[i] = original;
        }

        Assert.InRange(different, 200 * bytes.Length, 255 * bytes.Length);
    }

    [Contract]
    public sealed class Thing
    {
        [Order(1)]
        public string? Name { get; set; }

        [Order(2)]
        public int[]? Sizes { get; set; }

        [Order(3)]
        public Dictionary<string, double?>? Names { get; set; }

        [Order(4)]
        public object? Any { get; set; }

        [Order(5)]
        public DateTime At { get; set; }

        [Order(6)]
        public byte[]? Data { get; set; }

        [Order(17)]
        public Thing? Next { get; set; }
    }
}
