using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Values without a contract as objects.</summary>
public class ObjectModelTests
{
    [Theory]
    [InlineData("C0", null)]
    [InlineData("C3", true)]
    [InlineData("D0DF", -33L)]
    [InlineData("CF7FFFFFFFFFFFFFFF", long.MaxValue)]
    [InlineData("CFFFFFFFFFFFFFFFFF", ulong.MaxValue)]
    [InlineData("CA3FC00000", 1.5f)]
    [InlineData("CB3FF8000000000000", 1.5)]
    [InlineData("A161", "a")]
    [InlineData("C40101", new byte[] { 1 })]
    public void Scalars(string hex, object? value)
    {
        Assert.Equal(value, MessagePackObject.Read(Wire.Bytes(hex)));
        Assert.Equal(value?.GetType(), MessagePackObject.Read(Wire.Bytes(hex))?.GetType());
        Assert.Equal(Wire.Bytes(hex), MessagePackObject.Write(value));
    }

    [Fact]
    public void Arrays_and_maps_keep_everything_in_its_order()
    {
        byte[] bytes = Wire.Bytes("94 92 01 90 83 A162 01 C0 C2 A162 80 D6FF00000001 D405 07");
        object?[] value = Assert.IsType<object?[]>(MessagePackObject.Read(bytes));
        Assert.Equal([1L, Array.Empty<object?>()], Assert.IsType<object?[]>(value[0]));
        KeyValuePair<object?, object?>[] map = Assert.IsType<KeyValuePair<object?, object?>[]>(value[1]);
        Assert.Equal(["b", null, "b"], map.Select(static pair => pair.Key));
        Assert.Equal(DateTime.UnixEpoch.AddSeconds(1), value[2]);
        Assert.Equal(5, Assert.IsType<MessagePackExtension>(value[3]).Type);
        Assert.Equal(bytes, MessagePackObject.Write(value));
    }

    [Fact]
    public void Timestamps_with_parts_of_a_tick_keep_them()
    {
        byte[] bytes = Wire.Bytes("92 D7FF0000019000000001 D7FF0000019400000001");
        object?[] value = Assert.IsType<object?[]>(MessagePackObject.Read(bytes));
        Assert.Equal(DateTime.UnixEpoch.AddSeconds(1).AddTicks(1), value[0]);
        Assert.Equal(-1, Assert.IsType<MessagePackExtension>(value[1]).Type);
        Assert.Equal(bytes, MessagePackObject.Write(value));
    }

    [Fact]
    public void Lists_dictionaries_and_other_integers_are_written_too()
    {
        Assert.Equal(Wire.Bytes("92 01 FF"), MessagePackObject.Write(new List<object?> { (byte)1, (short)-1 }));
        Assert.Equal(Wire.Bytes("81 A161 92 01 02"), MessagePackObject.Write(new Dictionary<string, int[]> { ["a"] = [1, 2] }));
    }

    [Fact]
    public void Arrays_of_signed_bytes_are_lists_of_integers()
    {
        Assert.Equal(Wire.Bytes("93 FF 02 D080"), MessagePackObject.Write(new sbyte[] { -1, 2, sbyte.MinValue }));
        Assert.Equal(Wire.Bytes("C402 FF02"), MessagePackObject.Write(new byte[] { 255, 2 }));
    }

    [Fact]
    public void Arrays_that_would_lose_their_lengths_or_their_type_are_refused()
    {
        Assert.Equal(ErrorKind.NoContract, Assert.Throws<GraupelException>(() => MessagePackObject.Write(new[,] { { 1, 2 }, { 3, 4 } })).Kind);
        Assert.Equal(ErrorKind.NoContract, Assert.Throws<GraupelException>(() => MessagePackObject.Write(new[] { ByteSized.One })).Kind);
    }

    [Fact]
    public void Extensions_of_the_same_bytes_are_equal()
    {
        object? read = MessagePackObject.Read(Wire.Bytes("D5 05 0102"));
        Assert.Equal(new MessagePackExtension(5, new byte[] { 1, 2 }), read);
        Assert.Equal(new MessagePackExtension(5, new byte[] { 1, 2 }).GetHashCode(), read!.GetHashCode());
        Assert.NotEqual<object?>(new MessagePackExtension(6, new byte[] { 1, 2 }), read);
        Assert.NotEqual<object?>(new MessagePackExtension(5, new byte[] { 1, 3 }), read);
    }

    [Fact]
    public void What_has_no_form_is_refused()
    {
        Assert.Equal(ErrorKind.NoContract, Assert.Throws<GraupelException>(() => MessagePackObject.Write(new object())).Kind);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => MessagePackObject.Read([])).Kind);
        Assert.Equal(ErrorKind.TrailingBytes, Assert.Throws<GraupelException>(() => MessagePackObject.Read([1, 2])).Kind);
        Assert.Equal(ErrorKind.InvalidText, Assert.Throws<GraupelException>(() => MessagePackObject.Read([0xA1, 0xFF])).Kind);
    }

    [Fact]
    public void Depth_is_limited_both_ways()
    {
        byte[] deepest = [.. Enumerable.Repeat((byte)0x91, 500), 0x00];
        Assert.Equal(deepest, MessagePackObject.Write(MessagePackObject.Read(deepest)));
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => MessagePackObject.Read([0x91, .. deepest])).Kind);
        object? empty = Enumerable.Range(0, 499).Aggregate((object?)Array.Empty<object?>(), static (inner, _) => new[] { inner });
        Assert.Equal(500, MessagePackObject.Write(empty).Length);
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => MessagePackObject.Write(new[] { empty })).Kind);
        object?[] cycle = [null];
        cycle[0] = cycle;
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => MessagePackObject.Write(cycle)).Kind);
    }

    [Fact]
    public void Any_bytes_end_in_a_value_or_in_the_one_exception()
    {
        var random = new Random(5);
        MessagePackOptions[] options =
        [
            MessagePackOptions.Faithful with { Guids = MessagePackGuids.BigEndian, ObjectLayout = MessagePackObjectLayout.MapByName },
            new() { OldSpecification = true, DateTimes = MessagePackDateTimes.Binary, Guids = MessagePackGuids.LittleEndian },
        ];
        Serializer[] serializers = [.. options.Select(static o => new Serializer(new SerializerOptions { Format = WireFormat.MessagePackWith(o) }))];
        byte[] bytes = new byte[40];
        for (int i = 0; i < 20_000; i++)
        {
            random.NextBytes(bytes);
            bytes[0] = i % 3 == 0 ? (byte)(0xC0 + random.Next(32)) : bytes[0];
            byte[] some = bytes[..random.Next(bytes.Length)];
            Try(() => MessagePackObject.Read(some));
            Try(() => MessagePackJson.ToText(some));
            foreach (Serializer serializer in serializers)
            {
                Try(() => serializer.Deserialize<Guid>(some));
                Try(() => serializer.Deserialize<DateTime>(some));
                Try(() => serializer.Deserialize<DateTimeOffset>(some));
                Try(() => serializer.Deserialize<Int128>(some));
                Try(() => serializer.Deserialize<byte[]>(some));
                Try(() => serializer.Deserialize<string>(some));
                Try(() => serializer.Deserialize<Named>(some));
            }
        }
    }

    private enum ByteSized : byte
    {
        One = 1,
    }

    private static void Try(Func<object?> read)
    {
        try
        {
            read();
        }
        catch (GraupelException)
        {
            // What else is thrown fails the test.
        }
    }
}
