using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>A number above the places of an array makes one version of a contract a map, and the other is an array.</summary>
public class KeptFormTests
{
    private static readonly Serializer Format = new(new SerializerOptions { Format = WireFormat.MessagePack, Compilers = CompilerChoice.RuntimeOnly });

    [Fact]
    public void What_a_map_had_is_kept_by_an_array()
    {
        byte[] back = PassOn<High, NoHigh>(new High { A = 1, B = "b" });
        Assert.Equal(Wire.Bytes("82 CD012C A162 01 01"), back);
        High value = Format.Deserialize<High>(back)!;
        Assert.Equal((1, "b"), (value.A, value.B));
        Assert.Equal(back, Format.Serialize(Format.Deserialize<NoHigh>(back)));

        // An array of an older version is one again.
        Assert.Equal(Wire.Bytes("92 C0 01"), Format.Serialize(Format.Deserialize<NoHigh>(Wire.Bytes("92 C0 01"))));
    }

    [Fact]
    public void Numbers_below_its_own_are_kept_too()
    {
        High0 value = Format.Deserialize<High0>(PassOn<High0, Middle>(new High0 { A = 1, B = "b", C = 3 }))!;
        Assert.Equal((1, "b", 3), (value.A, value.B, value.C));
    }

    [Fact]
    public void What_an_array_had_is_kept_by_a_map()
    {
        Low value = Format.Deserialize<Low>(PassOn<Low, HighOnly>(new Low { B = "b", Limit = null, Last = "l" }))!;
        Assert.Equal(("b", null, "l"), (value.B, value.Limit, value.Last));
    }

    [Fact]
    public void A_gap_of_that_array_is_one_in_the_map()
    {
        // Places 1, 2 and 3, of which the second is nil.
        byte[] map = Format.Serialize(Format.Deserialize<HighOnly>(Wire.Bytes("94 C0 A162 C0 A16C")));
        Assert.Equal(Wire.Bytes("84 01 A162 02 C0 03 A16C CD012C 00"), map);
        Assert.Equal(100, Format.Deserialize<LowFixed>(map)!.Limit);
        var strict = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack, Strictness = Strictness.UnknownMembers });
        Assert.Null(strict.Deserialize<LowFixed>(Wire.Bytes("81 05 C0"))!.B);
        Assert.Equal(ErrorKind.UnknownMember, Assert.Throws<GraupelException>(() => strict.Deserialize<LowFixed>(map)).Kind);
    }

    [Theory]
    [InlineData(MessagePackObjectLayout.Contract)]
    [InlineData(MessagePackObjectLayout.Array)]
    [InlineData(MessagePackObjectLayout.MapByName)]
    public void Pure_data_is_described_and_keeps_what_is_below_it(MessagePackObjectLayout layout)
    {
        Serializer serializer = new(Format.Options with { Format = WireFormat.MessagePackWith(new() { ObjectLayout = layout }) });
        byte[] bytes = serializer.Serialize(new NewCrate { Number = 1, Parcel = new NewParcel { Id = 2, Customer = "c" } });
        OldCrate old = serializer.Deserialize<OldCrate>(bytes);
        old.Parcel!.Id = 3;
        NewCrate back = serializer.Deserialize<NewCrate>(serializer.Serialize(old));
        Assert.Equal((1, 3, "c"), (back.Number, back.Parcel!.Id, back.Parcel.Customer));
        Assert.Equal("c", serializer.Deserialize<NewParcel>(serializer.Serialize(old.Parcel)).Customer);
    }

    private static byte[] PassOn<TNew, TOld>(TNew value)
    {
        // Twice, the second time from a map.
        byte[] once = Format.Serialize(Format.Deserialize<TOld>(Format.Serialize(value)));
        return Format.Serialize(Format.DeepClone(Format.Deserialize<TOld>(once)));
    }

    [Pack]
    public class NewCrate
    {
        public int Number { get; set; }

        public NewParcel? Parcel { get; set; }
    }

    [Pack]
    public class OldCrate
    {
        public int Number { get; set; }

        public OldParcel? Parcel { get; set; }
    }

    [Contract]
    public class NewParcel
    {
        [Order(1)] public int Id { get; set; }

        [Order(2)] public string? Customer { get; set; }
    }

    [Contract]
    public class OldParcel
    {
        [Order(1)] public int Id { get; set; }

        public UnknownMembers? Unknown { get; set; }
    }

    [Contract]
    public class High
    {
        [Order(1)] public int A { get; set; }

        [Order(300)] public string? B { get; set; }
    }

    [Contract]
    public class NoHigh
    {
        [Order(1)] public int A { get; set; }

        public UnknownMembers? Rest { get; set; }
    }

    [Contract]
    public class High0
    {
        [Order(0)] public int A { get; set; }

        [Order(256)] public string? B { get; set; }

        [Order(3)] public int C { get; set; }
    }

    [Contract]
    public class Middle
    {
        [Order(3)] public int C { get; set; }

        public UnknownMembers? Rest { get; set; }
    }

    [Contract]
    public class Low
    {
        [Order(1)] public string? B { get; set; }

        [Order(2)] public int? Limit { get; set; } = 100;

        [Order(3)] public string? Last { get; set; }
    }

    [Contract]
    public class LowFixed
    {
        [Order(1)] public string? B { get; set; }

        [Order(2)] public int Limit { get; set; } = 100;

        [Order(3)] public string? Last { get; set; }
    }

    [Contract]
    public class HighOnly
    {
        [Order(300)] public int A { get; set; }

        public UnknownMembers? Rest { get; set; }
    }
}
