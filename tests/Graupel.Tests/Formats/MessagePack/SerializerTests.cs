namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Whole objects, as bytes that other libraries would write or read.</summary>
public class SerializerTests
{
    private static readonly Serializer Format = new(new SerializerOptions { Format = WireFormat.MessagePack });

    private static Order SomeOrder => new()
    {
        Number = 300,
        Customer = "Zoë",
        Lines = [new Line { Article = "a", Count = 2, Price = 1.5 }, new Line { Count = -1 }],
        Ordered = new DateTime(2018, 1, 2, 3, 4, 5, DateTimeKind.Utc),
    };

    private const string SomeOrderBytes = "94 CD012C A45A6FC3AB 92 94C0A16102CB3FF8000000000000 94C0C0FFCB0000000000000000 D6FF5A4AF6A5";

    [Fact]
    public void Numbered_members_are_an_array()
    {
        Assert.Equal(Wire.Bytes(SomeOrderBytes), Format.Serialize(SomeOrder));
        Order read = Format.Deserialize<Order>(Wire.Bytes(SomeOrderBytes))!;
        Assert.Equal((300, "Zoë", 2, SomeOrder.Ordered), (read.Number, read.Customer, read.Lines!.Count, read.Ordered));
        Assert.Equal(("a", 2, 1.5), (read.Lines[0].Article, read.Lines[0].Count, read.Lines[0].Price));
        Assert.Equal((null, -1, 0.0), (read.Lines[1].Article, read.Lines[1].Count, read.Lines[1].Price));
    }

    [Fact]
    public void Named_members_are_a_map()
    {
        var value = new Article { Name = "x", Stock = null, Flags = new() { ["new"] = true } };
        byte[] bytes = Wire.Bytes("83 A44E616D65 A178 A553746F636B C0 A5466C616773 81 A36E6577 C3");
        Assert.Equal(bytes, Format.Serialize(value));
        Article read = Format.Deserialize<Article>(Wire.Bytes("84 A5466C616773 81A36E6577C3 A34E6577 9101 A553746F636B 07 A44E616D65 A178"))!;
        Assert.Equal(("x", 7, true), (read.Name, read.Stock, read.Flags!["new"]));
    }

    [Fact]
    public void A_union_is_id_and_value_and_members_of_the_base_come_first()
    {
        byte[] circle = Format.Serialize<Figure>(new Circle { Color = 5, Radius = 0.5f });
        Assert.Equal(Wire.Bytes("92 01 82 A5436F6C6F72 05 A6526164697573 CA3F000000"), circle);
        Assert.Equal((5, 0.5f), Format.Deserialize<Figure>(circle) is Circle c ? (c.Color, c.Radius) : default);
        byte[] square = Format.Serialize<Figure>(new Square { Side = 2 });
        Assert.Equal((0x92, 0xD3), (square[0], square[1])); // a hash does not fit 32 bits
        Assert.Equal(2, Assert.IsType<Square>(Format.Deserialize<Figure>(square)).Side);
    }

    [Theory]
    [InlineData("81 A161 01", "an integer")]
    [InlineData("81 A161 A178", "a string")]
    public void A_mere_value_is_refused_where_object_is_declared_and_the_text_says_how_it_is_written(string bytes, string found)
    {
        GraupelException error = Assert.Throws<GraupelException>(() => Format.Deserialize<Dictionary<string, object?>>(Wire.Bytes(bytes)));
        Assert.Equal(ErrorKind.KindMismatch, error.Kind);
        Assert.StartsWith($"Found {found} where a union (an array of case and value, also for a value that is declared as object) was expected", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Pairs_and_tuples_are_arrays_without_a_gap()
    {
        Assert.Equal(Wire.Bytes("92 01 A161"), Format.Serialize(new KeyValuePair<int, string>(1, "a")));
        Assert.Equal(Wire.Bytes("93 01 A161 C2"), Format.Serialize((1, "a", false)));
        Assert.Equal(new KeyValuePair<int, string>(1, "a"), Format.Deserialize<KeyValuePair<int, string>>(Wire.Bytes("92 01 A161")));
        Assert.Equal((1, "a", false), Format.Deserialize<(int, string, bool)>(Wire.Bytes("93 01 A161 C2")));
    }

    [Fact]
    public void Arrays_of_higher_rank_are_lengths_and_elements()
    {
        byte[] bytes = Format.Serialize(new[,] { { 1, 2, 3 }, { 4, 5, 6 } });
        Assert.Equal(Wire.Bytes("93 02 03 96 01 02 03 04 05 06"), bytes);
        Assert.Equal(new[,] { { 1, 2, 3 }, { 4, 5, 6 } }, Format.Deserialize<int[,]>(bytes));
    }

    [Fact]
    public void A_long_chain_is_a_loop_and_not_depth()
    {
        Chain? chain = null;
        for (int i = 0; i < 100_000; i++)
        {
            chain = new Chain { Value = i % 100, Next = chain };
        }

        byte[] bytes = Format.Serialize(chain);
        Assert.Equal(Wire.Bytes("92 63 92 62"), bytes[..4]);
        int length = 0;
        for (Chain? next = Format.Deserialize<Chain>(bytes); next is not null; next = next.Next)
        {
            length++;
        }

        Assert.Equal(100_000, length);
    }

    [Theory]
    [InlineData("94 A131 A0 90 D6FF00000000", "Number")]
    [InlineData("94 00 05 90 D6FF00000000", "Customer")]
    [InlineData("94 00 A0 91 94C0A0A0CB0000000000000000 D6FF00000000", "Lines[0].Count")]
    [InlineData("94 00 A0 92 94C0A000CB0000000000000000 94C0A000C3 D6FF00000000", "Lines[1].Price")]
    [InlineData("94 00 A0 90 07", "Ordered")]
    [InlineData("95 00 A0 91 95C0A000C300 D6FF00000000 00", "Lines[0].Price")] // not as expected, but walked
    [InlineData("82 00 01 A8437573746F6D6572 07", "Customer")]
    public void An_error_names_the_member(string hex, string path)
    {
        GraupelException error = Assert.Throws<GraupelException>(() => Format.Deserialize<Order>(Wire.Bytes(hex)));
        Assert.Equal((ErrorKind.KindMismatch, path), (error.Kind, error.Path));
    }

    [Fact]
    public void Every_truncation_names_the_member_that_is_cut()
    {
        byte[] bytes = Wire.Bytes("94 CD012C A3616263 90 D6FF5A4AF6A5");
        string[] paths = ["", "Number", "Number", "Number", "Customer", "Customer", "Customer", "Customer", "Lines", "Ordered", "Ordered", "Ordered", "Ordered", "Ordered", "Ordered"];
        for (int length = 1; length < bytes.Length; length++)
        {
            // From a source that does not know its end: the count of members alone refuses what is known to be too short.
            using var stream = new Carriers.ScriptedStream(bytes[..length]);
            GraupelException error = Assert.Throws<GraupelException>(() => Format.Deserialize<Order>(stream));
            Assert.Equal((length, ErrorKind.EndOfData, paths[length]), (length, error.Kind, error.Path));
        }
    }

    [Fact]
    public void A_dump_shows_members_and_the_first_fault()
    {
        string dump = Format.Dump<Order>(Wire.Bytes(SomeOrderBytes));
        Assert.Contains("[1] Customer: str \"Zoë\"", dump, StringComparison.Ordinal);
        Assert.Contains("[3] Price: float64 1.5", dump, StringComparison.Ordinal);
        Assert.Contains("[3] Ordered: timestamp 2018-01-02T03:04:05.0000000Z", dump, StringComparison.Ordinal);
        Assert.Contains("! InvalidHeader", Format.Dump<Order>(Wire.Bytes("92 00 C1")), StringComparison.Ordinal);
        Assert.Contains("! EndOfData", Format.Dump<Order>(Wire.Bytes("92 00")), StringComparison.Ordinal);
    }

    [Fact]
    public void Any_prefix_and_any_damage_has_a_dump()
    {
        byte[] bytes = Wire.Bytes(SomeOrderBytes);
        for (int i = 0; i < bytes.Length; i++)
        {
            for (int value = 0; value < 256; value++)
            {
                byte[] damaged = [.. bytes];
                damaged[i] = (byte)value;
                Assert.NotEmpty(Format.Dump<Order>(damaged));
            }

            Assert.Contains("! EndOfData", Format.Dump<Order>(bytes.AsSpan(0, i)), StringComparison.Ordinal);
        }
    }

    [Fact]
    public void Text_that_utf8_does_not_have_names_its_member()
    {
        GraupelException error = Assert.Throws<GraupelException>(() => Format.Serialize(new Order { Customer = "\uD800" }));
        Assert.Equal((ErrorKind.InvalidText, "Customer"), (error.Kind, error.Path));
    }

    [Fact]
    public void Long_text_does_not_disturb_the_members_around_it()
    {
        string text = string.Concat(Enumerable.Repeat("äあ🍺x", 30_000));
        Order read = Format.Deserialize<Order>(Format.Serialize(SomeOrder with { Customer = text }))!;
        Assert.Equal((300, text, 2), (read.Number, read.Customer, read.Lines!.Count));
    }
}
