using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Members that no class of a chain has are kept by the outermost one that keeps any, and written among those of all classes.</summary>
public class KeptBaseTests
{
    private static readonly Serializer Format = new(new SerializerOptions { Format = WireFormat.MessagePack });

    [Fact]
    public void Wherever_they_stand_the_class_that_keeps_gets_them()
    {
        string[] members = ["A44E616D65 A172", "A158 93010203", "A557696E6773 03", "A0 C0", "A54973526564 C3"];
        foreach (string[] order in Wire.Orders(members))
        {
            RedWinged value = Format.Deserialize<RedWinged>(Wire.Bytes($"85 {string.Join(' ', order)}"))!;
            Assert.Equal(("r", 3, true, 2), (value.Name, value.Wings, value.IsRed, value.Rest!.Count));
            string kept = string.Join(' ', order.Where(static one => one is "A158 93010203" or "A0 C0"));
            byte[] back = Format.Serialize(value);
            Assert.Equal(Wire.Bytes($"86 {kept} A44E616D65 A172 A44C656773 00 A557696E6773 03 A54973526564 C3"), back);
            Assert.Equal(back, Format.Serialize(Format.Deserialize<RedWinged>(back)));
        }
    }

    [Fact]
    public void The_base_keeps_what_the_derived_class_does_not()
    {
        foreach (string[] order in Wire.Orders(["A44E616D65 A172", "A158 01", "A5486F726E73 03", "05 02"]))
        {
            Beast value = Format.Deserialize<Beast>(Wire.Bytes($"84 {string.Join(' ', order)}"))!;
            Assert.Equal(("r", 3, 2), (value.Name, value.Horns, value.Rest!.Count));
            string kept = string.Join(' ', order.Where(static one => one is "A158 01" or "05 02"));
            Assert.Equal(Wire.Bytes($"84 {kept} A44E616D65 A172 A5486F726E73 03"), Format.Serialize(value));
        }

        byte[] many = Format.Serialize(new List<Beast?> { Format.Deserialize<Beast>(Wire.Bytes("81 A158 01")), null, new() });
        Assert.Equal(Wire.Bytes("93 83 A158 01 A44E616D65 C0 A5486F726E73 00 C0 82 A44E616D65 C0 A5486F726E73 00"), many);
    }

    [Fact]
    public void What_both_have_kept_is_written_once()
    {
        byte[] apart = Wire.Bytes("83 A52462617365 82 A44E616D65 A172 A158 01 A159 02 A5486F6F6673 05");
        Hoofed value = Format.Deserialize<Hoofed>(apart)!;
        Assert.Equal((1, 1), (value.Rest!.Count, value.Own!.Count));
        byte[] back = Format.Serialize(value);
        Assert.Equal(Wire.Bytes("85 A159 02 A158 01 A44E616D65 A172 A5486F726E73 00 A5486F6F6673 05"), back);
        Hoofed again = Format.Deserialize<Hoofed>(back)!;
        Assert.Null(again.Rest);
        Assert.Equal(2, again.Own!.Count);

        value.Own = value.Rest;
        Assert.Equal(ErrorKind.UnknownMember, Assert.Throws<GraupelException>(() => Format.Serialize(value)).Kind);
    }

    [Fact]
    public void A_base_that_is_set_apart_keeps_its_own()
    {
        byte[] bytes = Wire.Bytes("83 A52462617365 82 A44E616D65 A162 A158 01 A44E616D65 05 A159 02");
        KeepingHiding value = Format.Deserialize<KeepingHiding>(bytes)!;
        Assert.Equal((1, 1), (value.Rest!.Count, value.Own!.Count));
        Assert.Equal(bytes, Format.Serialize(value));
    }

    [Theory]
    [InlineData("83 A52462617365 81 A44E616D65 A162 A44E616D65 05 A557696E6773 03", "83 A44E616D65 A162 A44C656773 00 A557696E6773 03")]
    [InlineData("83 A52462617365 81 A44E616D65 A162 A557696E6773 03 A44E616D65 05", "83 A44E616D65 A162 A44C656773 00 A557696E6773 03")]
    [InlineData("84 A52462617365 81 A44E616D65 A162 A158 01 A44E616D65 05 A557696E6773 03", "84 A158 01 A44E616D65 A162 A44C656773 00 A557696E6773 03")]
    [InlineData("84 A52462617365 81 A44E616D65 A162 A44E616D65 05 A158 01 A557696E6773 03", "84 A158 01 A44E616D65 A162 A44C656773 00 A557696E6773 03")]
    public void What_no_longer_hides_a_member_of_the_base_is_skipped(string hex, string back) =>
        Assert.Equal(Wire.Bytes(back), Format.Serialize(Format.Deserialize<KeepingWinged>(Wire.Bytes(hex))));

    [Fact]
    public void It_is_also_skipped_where_the_base_keeps_and_where_both_do()
    {
        byte[] bytes = Wire.Bytes("83 A52462617365 81 A44E616D65 A162 A158 01 A44E616D65 05");
        Assert.Equal(Wire.Bytes("83 A158 01 A44E616D65 A162 A5486F726E73 00"), Format.Serialize(Format.Deserialize<Beast>(bytes)));
        Hoofed both = Format.Deserialize<Hoofed>(bytes)!;
        Assert.Equal((null, 1, "A158"), (both.Rest, both.Own!.Count, both.Own[0].Key));
    }

    [Fact]
    public void It_does_not_get_the_key_of_what_another_object_has_kept()
    {
        byte[] bytes = Wire.Bytes("92 81 A158 01 82 A52462617365 81 A44E616D65 A162 A44E616D65 05");
        List<KeepingWinged> values = Format.Deserialize<List<KeepingWinged>>(bytes)!;
        Assert.Equal((1, null, "b"), (values[0].Rest!.Count, values[1].Rest, values[1].Name));
    }

    [Fact]
    public void Arrays_stay_arrays_where_the_new_members_are_behind()
    {
        byte[] bytes = Wire.Bytes("98 C0 01 C0 02 C0 03 C0 09");
        KeepingAscending value = Format.Deserialize<KeepingAscending>(bytes)!;
        Assert.Equal((1, 2, 3, 2), (value.A, value.C, value.E, value.Rest!.Count));
        Assert.Equal(bytes, Format.Serialize(value));
    }

    [Fact]
    public void Arrays_become_maps_by_number_where_new_members_stand_between()
    {
        byte[] written = Wire.Bytes("87 04 C0 00 08 02 07 06 09 01 01 03 02 05 03");
        KeepingAscending value = Format.Deserialize<KeepingAscending>(Wire.Bytes("97 08 01 07 02 C0 03 09"))!;
        Assert.Equal((1, 2, 3, 3), (value.A, value.C, value.E, value.Rest!.Count));
        Assert.Equal(written, Format.Serialize(value));
        Assert.Equal(written, Format.Serialize(Format.Deserialize<KeepingAscending>(written)));
    }

    [Fact]
    public void Null_between_kept_members_stays_null_where_the_array_becomes_a_map()
    {
        byte[] bytes = Format.Serialize(new NewLimited { A = 1, Limit = null, Note = "n", Z = 9 });
        Assert.Equal(Wire.Bytes("95 C0 01 C0 A16E 09"), bytes);
        byte[] back = Format.Serialize(Format.Deserialize<OldLimited>(bytes));
        Assert.Equal(Wire.Bytes("85 00 C0 02 C0 03 A16E 01 01 04 09"), back);

        // The map is read and written once more, and in lists.
        Assert.Equal(new HashSet<string> { "0", "2", "3" }, [.. Format.Deserialize<OldLimited>(back)!.Rest!.Select(static one => one.Key)]);
        byte[] again = Format.Serialize(Format.Deserialize<List<OldLimited>>([0x92, .. bytes, .. back]));
        foreach (NewLimited value in Format.Deserialize<List<NewLimited>>(again)!.Append(Format.Deserialize<NewLimited>(back)!))
        {
            Assert.Equal((1, null, "n", 9), (value.A, value.Limit, value.Note, value.Z));
        }
    }

    [Fact]
    public void Null_that_a_map_by_number_has_read_from_an_array_stays_null()
    {
        byte[] bytes = Wire.Bytes("96 C0 01 C0 A16E 09 05");
        MixedLimited value = Format.Deserialize<MixedLimited>(bytes)!;
        Assert.Equal((5, 9, 3), (value.Last, value.Z, value.Rest!.Count));
        NewLimited back = Format.Deserialize<NewLimited>(Format.Serialize(value))!;
        Assert.Equal((1, null, "n", 9), (back.A, back.Limit, back.Note, back.Z));
    }

    [Fact]
    public void Nil_under_a_number_of_a_map_is_a_gap_as_in_the_array()
    {
        byte[] map = Wire.Bytes("86 00 C0 02 C0 06 C0 03 A16E 01 01 04 09");
        foreach (Strictness strictness in new[] { Strictness.None, Strictness.UnknownMembers })
        {
            var reader = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack, Strictness = strictness });
            NewestLimited value = reader.Deserialize<NewestLimited>(map)!;
            Assert.Equal((1, 100, "n", 9), (value.A, value.Limit, value.Note, value.Z));
            Assert.Equal(100, reader.Deserialize<NewestLimited>(Wire.Bytes("96 C0 01 C0 A16E 09 C0"))!.Limit);
        }

        var strict = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack, Strictness = Strictness.UnknownMembers });
        Assert.Equal(ErrorKind.UnknownMember, Assert.Throws<GraupelException>(() => strict.Deserialize<NewestLimited>(Wire.Bytes("81 06 01"))).Kind);
        Assert.Equal(ErrorKind.UnknownMember, Assert.Throws<GraupelException>(() => strict.Deserialize<NewestLimited>(Wire.Bytes("81 A158 C0"))).Kind);
    }

    [Fact]
    public void Names_are_written_among_names()
    {
        KeepingAscending value = Format.Deserialize<KeepingAscending>(Wire.Bytes("84 A145 03 A158 09 A141 01 A143 02"))!;
        Assert.Equal(Wire.Bytes("84 A158 09 A141 01 A143 02 A145 03"), Format.Serialize(value));
    }

    [Fact]
    public void The_last_member_of_a_chain_of_objects_stays_the_last()
    {
        byte[] bytes = Wire.Bytes("95 C0 01 02 95 C0 03 04 C0 07 09");
        KeepingLink value = Format.Deserialize<KeepingLink>(bytes)!;
        byte[] written = Wire.Bytes("85 00 C0 04 09 01 01 02 02 03 85 00 C0 04 07 01 03 02 04 03 C0");
        Assert.Equal(written, Format.Serialize(value));
        Assert.Equal(written, Format.Serialize(Format.Deserialize<KeepingLink>(written)));
    }

    [Fact]
    public void Members_that_are_left_out_are_not_counted()
    {
        KeepingSparing value = Format.Deserialize<KeepingSparing>(Wire.Bytes("82 A44E616D65 A172 A158 09"))!;
        Assert.Equal(Wire.Bytes("82 A158 09 A44E616D65 A172"), Format.Serialize(value));
        value.D = 1;
        Assert.Equal(Wire.Bytes("83 A158 09 A44E616D65 A172 A144 01"), Format.Serialize(value));
    }

    [Fact]
    public void An_object_that_is_filled_keeps_what_does_not_come_again()
    {
        Beast value = Format.Deserialize<Beast>(Wire.Bytes("82 A158 01 A159 02"))!;
        Format.Populate(Wire.Bytes("84 A158 05 A5486F726E73 01 A157 06 A44E616D65 A172"), ref value!);
        Assert.Equal(Wire.Bytes("85 A158 05 A159 02 A157 06 A44E616D65 A172 A5486F726E73 01"), Format.Serialize(value));
    }

    [Fact]
    public void Another_contract_with_such_members_refuses_them()
    {
        Beast value = Format.Deserialize<Beast>(Wire.Bytes("81 A5486F6F6673 01"))!;
        var other = new Hoofed { Own = value.Rest };
        Assert.Equal(ErrorKind.UnknownMember, Assert.Throws<GraupelException>(() => Format.Serialize(other)).Kind);
    }

    [Fact]
    public void Strict_readers_refuse_them()
    {
        var strict = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack, Strictness = Strictness.UnknownMembers });
        foreach (string hex in new[] { "81 A158 01", "82 A5486F726E73 01 A158 01", "82 A44E616D65 A172 A158 01" })
        {
            Assert.Equal(ErrorKind.UnknownMember, Assert.Throws<GraupelException>(() => strict.Deserialize<Beast>(Wire.Bytes(hex))).Kind);
        }
    }

    [Theory]
    [InlineData(MessagePackObjectLayout.Contract)]
    [InlineData(MessagePackObjectLayout.MapByName)]
    [InlineData(MessagePackObjectLayout.MapByNumber)]
    public void A_member_beside_a_base_that_was_set_apart_is_not_kept_as_another_one(MessagePackObjectLayout layout)
    {
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.MessagePackWith(new() { ObjectLayout = layout }) });
        var sent = new HidingHolder { Other = new() { Id = 3, Secret = 42 }, List = [new HidingA { A = 1, More = 7 }.WithBase(5)] };
        Kept? first = serializer.Deserialize<KeptHolder>(serializer.Serialize(sent))!.List![0];
        Assert.Equal((5, "A44D6F7265"), (first.A, Assert.Single(first.Unknown!).Key));
        Kept second = serializer.Deserialize<Kept>(serializer.Serialize(new HidingA { A = 1 }.WithBase(5)))!;
        second = serializer.Deserialize<Kept>(serializer.Serialize(second))!;
        Assert.Equal(5, second.A);
        byte[] back = serializer.Serialize(serializer.Deserialize<KeptHolder>(serializer.Serialize(sent)));
        Assert.Equal(back, serializer.Serialize(serializer.Deserialize<KeptHolder>(back)));
        Assert.Equal(42, serializer.Deserialize<OtherHolder>(back)!.Other!.Secret);
        Assert.Equal((5, 7), (serializer.Deserialize<KeptAll>(serializer.Serialize(first))!.A, serializer.Deserialize<KeptAll>(serializer.Serialize(first))!.More));
    }

    public class Hidden
    {
        public int A { get; set; }
    }

    public sealed class HidingA : Hidden
    {
        public int More { get; set; }

        public new int A { get; set; }

        public HidingA WithBase(int a)
        {
            base.A = a;
            return this;
        }
    }

    public sealed class Kept : Hidden
    {
        public UnknownMembers? Unknown { get; set; }
    }

    public sealed class KeptAll : Hidden
    {
        public int More { get; set; }
    }

    public sealed class Told
    {
        public int Id { get; set; }

        public int Secret { get; set; }
    }

    public sealed class KeptTold
    {
        public int Id { get; set; }

        public UnknownMembers? Unknown { get; set; }
    }

    public sealed class HidingHolder
    {
        public Told? Other { get; set; }

        public List<HidingA>? List { get; set; }
    }

    public sealed class OtherHolder
    {
        public Told? Other { get; set; }
    }

    public sealed class KeptHolder
    {
        public KeptTold? Other { get; set; }

        public List<Kept>? List { get; set; }
    }
}
