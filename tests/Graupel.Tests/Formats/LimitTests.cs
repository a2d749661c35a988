using Graupel.Tests.Carriers;

namespace Graupel.Tests.Formats;

public class LimitTests
{
    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("MessagePack")]
    public async Task May_be_as_large_as_any_number(string format)
    {
        var limits = new Limits { MaxDepth = int.MaxValue, MaxUnbackedItems = int.MaxValue, MaxGraphBytes = long.MaxValue };
        WireFormat wire = new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }.Single(one => one.ToString() == format);
        var serializer = new Serializer(new SerializerOptions { Format = wire, Limits = limits });

        // What the reader does not know is stepped over.
        byte[] later = serializer.Serialize(new Later { Number = 7, Rest = new() { ["a"] = ["b"] } });
        Assert.Equal(7, serializer.Deserialize<Earlier>(later)!.Number);

        // And so is everything, where only a part has arrived.
        Assert.Equal(7, (await serializer.DeserializeAsync<Earlier>(new ScriptedStream(later, piece: 3)))!.Number);
        using (var reader = new MessageReader(new ScriptedStream(later, piece: 3), new MessageChannelOptions { Serializer = serializer, Framing = MessageFraming.None }))
        {
            Assert.Equal(7, reader.Read<Earlier>()!.Number);
        }

        byte[] pure = serializer.Serialize(new Pure { Number = 7, Text = "x" });
        Assert.Equal("x", (await serializer.DeserializeAsync<Pure>(new ScriptedStream(pure, piece: 3)))!.Text);

        var preserving = new Serializer(serializer.Options with { References = References.Preserve });
        var one = new Later { Number = 7 };
        List<Later>? read = preserving.Deserialize<List<Later>>(new ScriptedStream(preserving.Serialize<List<Later>>([one, one]), piece: 3));
        Assert.Same(read![0], read[1]);
    }

    [Fact]
    public void Are_named_where_they_are_exceeded()
    {
        Exceeds(() => With(new Limits { MaxUnbackedItems = 1 }).Deserialize<Hollow[]>(Serialization.Serialize(new Hollow[2])), "Limits.MaxUnbackedItems");
        Exceeds(() => With(new Limits { MaxGraphBytes = 8 }).Serialize(new Later()), "Limits.MaxGraphBytes");

        var small = new MessageChannelOptions { MaxMessageBytes = 8 };
        using var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, new MessageChannelOptions { LeaveOpen = true }))
        {
            writer.Write(new byte[100]);
        }

        stream.Position = 0;
        using var reader = new MessageReader(stream, small);
        Exceeds(() => reader.Read<byte[]>(), "MessageChannelOptions.MaxMessageBytes");
        using var limited = new MessageWriter(new MemoryStream(), small);
        Exceeds(() => limited.Write(new byte[100]), "MessageChannelOptions.MaxMessageBytes");

        var tiny = new CompressionOptions { MaxBytes = 10 };
        Exceeds(() => Compressed.Write(new byte[100], tiny), "CompressionOptions.MaxBytes and MaxRatio");
        Exceeds(() => Compressed.Read<byte[]>(Compressed.Write(new byte[100]), tiny), "CompressionOptions.MaxBytes and MaxRatio");
        Exceeds(() => Compressed.Read<byte[]>(new MemoryStream(new byte[10_000]), tiny), "CompressionOptions.MaxBytes");
    }

    private static Serializer With(Limits limits) => new(new SerializerOptions { Limits = limits, References = References.Preserve });

    private static void Exceeds(Action call, string option)
    {
        GraupelException refused = Assert.Throws<GraupelException>(call);
        Assert.Equal(ErrorKind.LimitExceeded, refused.Kind);
        Assert.Contains($"(see {option})", refused.Message, StringComparison.Ordinal);
    }

    [Pack]
    public struct Hollow;

    [Contract]
    public sealed class Earlier
    {
        [Order(1)]
        public int Number { get; set; }
    }

    [Contract]
    public sealed class Later
    {
        [Order(1)]
        public int Number { get; set; }

        [Order(2)]
        public Dictionary<string, List<string>>? Rest { get; set; }
    }

    [Pack]
    public sealed class Pure
    {
        public int Number { get; set; }

        public string? Text { get; set; }
    }
}
