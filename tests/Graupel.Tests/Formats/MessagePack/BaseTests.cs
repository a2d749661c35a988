using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Members of bases stand among those of derived contracts, as other libraries write them.</summary>
public class BaseTests
{
    private static readonly Serializer Format = With(MessagePackOptions.Interop);

    private static readonly Bird Robin = new() { Name = "r", Legs = 2, Wings = 3, Song = "s", IsRed = true };

    [Fact]
    public void Names_stand_in_one_map_those_of_the_base_first()
    {
        byte[] bytes = Format.Serialize(Robin);
        Assert.Equal(Wire.Bytes("85 A44E616D65 A172 A44C656773 02 A557696E6773 03 A4536F6E67 A173 A54973526564 C3"), bytes);
        AssertRobin(Format.Deserialize<Bird>(bytes)!);
    }

    [Fact]
    public void Names_are_found_in_every_order()
    {
        string[] members = ["A44E616D65 A172", "A44C656773 02", "A557696E6773 03", "A4536F6E67 A173", "A54973526564 C3"];
        foreach (string[] order in Wire.Orders(members))
        {
            AssertRobin(Format.Deserialize<Bird>(Wire.Bytes($"85 {string.Join(' ', order)}"))!);
        }
    }

    [Fact]
    public void Names_that_no_class_has_are_stepped_over_wherever_they_are()
    {
        string[] members = ["A44C656773 02", "A3787878 93010203", "A557696E6773 03", "A178 C0"];
        foreach (string[] order in Wire.Orders(members))
        {
            Bird bird = Format.Deserialize<Bird>(Wire.Bytes($"84 {string.Join(' ', order)}"))!;
            Assert.Equal((2, 3, null), (bird.Legs, bird.Wings, bird.Song));
        }
    }

    [Fact]
    public void A_name_that_occurs_twice_is_refused_also_when_others_stand_between()
    {
        foreach (string hex in new[] { "83 A44C656773 02 A557696E6773 03 A44C656773 02", "82 A44C656773 02 A44C656773 02", "83 A557696E6773 03 A44C656773 02 A557696E6773 03" })
        {
            Assert.Equal(ErrorKind.DuplicateMember, Assert.Throws<GraupelException>(() => Format.Deserialize<Bird>(Wire.Bytes(hex))).Kind);
        }
    }

    [Fact]
    public void An_error_names_the_member_of_the_base()
    {
        var error = Assert.Throws<GraupelException>(() => Format.Deserialize<Bird>(Wire.Bytes("82 A54973526564 C3 A44C656773 A178")));
        Assert.Equal("Legs", error.Path);
    }

    [Fact]
    public void Numbers_that_ascend_stand_in_one_array()
    {
        var value = new Ascending { A = 1, B = 2, C = 3 };
        Assert.Equal(Wire.Bytes("93 01 02 03"), Format.Serialize(value));
        AssertAbc(Format.Deserialize<Ascending>(Wire.Bytes("93 01 02 03"))!, 1, 2, 3);
        AssertAbc(Format.Deserialize<Ascending>(Wire.Bytes("92 01 02"))!, 1, 2, 0);
        AssertAbc(Format.Deserialize<Ascending>(Wire.Bytes("91 01"))!, 1, 0, 0);
        AssertAbc(Format.Deserialize<Ascending>(Wire.Bytes("90"))!, 0, 0, 0);
        AssertAbc(Format.Deserialize<Ascending>(Wire.Bytes("94 01 02 03 93010203"))!, 1, 2, 3);
        AssertAbc(Format.Deserialize<Ascending>(Wire.Bytes("83 02 03 01 02 00 01"))!, 1, 2, 3);
        AssertAbc(Format.Deserialize<Ascending>(Wire.Bytes("83 A143 03 A142 02 A141 01"))!, 1, 2, 3);
    }

    [Fact]
    public void Gaps_between_the_classes_are_nil()
    {
        Assert.Equal(Wire.Bytes("95 C0 01 C0 C0 02"), Format.Serialize(new Gapped { One = 1, Four = 2 }));
        Gapped back = Format.Deserialize<Gapped>(Wire.Bytes("95 C0 01 C0 C0 02"))!;
        Assert.Equal((1, 2), (back.One, back.Four));
    }

    [Fact]
    public void A_base_that_grew_past_the_derived_class_is_a_map_by_number_and_arrays_of_before_are_read()
    {
        var value = new Woven { A = 1, B = 2, C = 3 };
        Assert.Equal(Wire.Bytes("83 00 01 02 03 01 02"), Format.Serialize(value));
        foreach (string hex in new[] { "83 00 01 02 03 01 02", "93 01 02 03", "83 01 02 02 03 00 01" })
        {
            Woven back = Format.Deserialize<Woven>(Wire.Bytes(hex))!;
            Assert.Equal((1, 2, 3), (back.A, back.B, back.C));
        }

        Woven old = Format.Deserialize<Woven>(Wire.Bytes("92 01 02"))!;
        Assert.Equal((1, 2, 0), (old.A, old.B, old.C));
    }

    [Fact]
    public void Numbers_of_two_classes_are_a_map_by_name_and_never_guessed()
    {
        var value = new Clashing { A = 1, B = 2 };
        Assert.Equal(Wire.Bytes("82 A141 01 A142 02"), Format.Serialize(value));
        Clashing back = Format.Deserialize<Clashing>(Wire.Bytes("82 A142 02 A141 01"))!;
        Assert.Equal((1, 2), (back.A, back.B));
        Assert.Equal(0, Format.Deserialize<Clashing>(Wire.Bytes("91 C0"))!.A);
        foreach (string hex in new[] { "91 01", "81 00 01" })
        {
            Assert.Equal(ErrorKind.InvalidHeader, Assert.Throws<GraupelException>(() => Format.Deserialize<Clashing>(Wire.Bytes(hex))).Kind);
        }

        // A nil that could be the null of one of them.
        Assert.Equal(ErrorKind.InvalidHeader, Assert.Throws<GraupelException>(() => Format.Deserialize<ClashText>(Wire.Bytes("91 C0"))).Kind);
    }

    [Fact]
    public void Names_of_two_classes_set_the_base_apart_and_are_never_guessed()
    {
        var value = new Hiding { Name = 5 };
        ((Named1)value).Name = "b";
        byte[] bytes = Wire.Bytes("82 A52462617365 81 A44E616D65 A162 A44E616D65 05");
        Assert.Equal(bytes, Format.Serialize(value));
        Hiding back = Format.Deserialize<Hiding>(bytes)!;
        Assert.Equal(("b", 5), (((Named1)back).Name, back.Name));
        Assert.Equal(ErrorKind.InvalidHeader, Assert.Throws<GraupelException>(() => Format.Deserialize<Hiding>(Wire.Bytes("81 A44E616D65 05"))).Kind);
    }

    [Fact]
    public void A_base_that_was_set_apart_is_read_where_it_no_longer_is()
    {
        byte[] bytes = Wire.Bytes("82 A52462617365 83 A44E616D65 A172 A44C656773 02 A557696E6773 03 A54973526564 C3");
        Bird back = Format.Deserialize<Bird>(bytes)!;
        Assert.Equal(("r", 2, 3, true), (back.Name, back.Legs, back.Wings, back.IsRed));

        // The derived class had a member called so, too, which was why the base was set apart.
        bytes = Wire.Bytes("83 A52462617365 82 A44E616D65 A172 A44C656773 02 A44C656773 A3616263 A4536F6E67 A173");
        back = Format.Deserialize<Bird>(bytes)!;
        Assert.Equal(("r", 2, "s"), (back.Name, back.Legs, back.Song));
        var strict = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack, Strictness = Strictness.UnknownMembers });
        Assert.Equal(ErrorKind.UnknownMember, Assert.Throws<GraupelException>(() => strict.Deserialize<Bird>(bytes)).Kind);
    }

    [Fact]
    public void The_layout_array_sets_the_base_apart_unless_numbers_ascend()
    {
        Serializer serializer = With(new() { ObjectLayout = MessagePackObjectLayout.Array });
        Assert.Equal(Wire.Bytes("93 01 02 03"), serializer.Serialize(new Ascending { A = 1, B = 2, C = 3 }));
        Assert.Equal(Wire.Bytes("92 91 01 02"), serializer.Serialize(new Clashing { A = 1, B = 2 }));
        Assert.Equal(2, serializer.Deserialize<Clashing>(Wire.Bytes("92 91 01 02"))!.B);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => serializer.Deserialize<Clashing>(Wire.Bytes("92 C0 02"))).Kind);
        Bird back = serializer.Deserialize<Bird>(serializer.Serialize(Robin))!;
        AssertRobin(back);
    }

    [Fact]
    public void Members_of_a_base_can_be_required()
    {
        Assert.Equal("b", Format.Deserialize<NeedsMore>(Wire.Bytes("82 A44D6F7265 A162 A44E656564 A162"))!.More);
        Assert.Equal("b", Format.Deserialize<NeedsMore>(Wire.Bytes("82 A44E656564 A162 A44D6F7265 A162"))!.More);
        foreach (string hex in new[] { "81 A44D6F7265 A162", "81 A44E656564 A162", "82 A178 01 A44E656564 A162", "80" })
        {
            Assert.Equal(ErrorKind.MissingMember, Assert.Throws<GraupelException>(() => Format.Deserialize<NeedsMore>(Wire.Bytes(hex))).Kind);
        }
    }

    [Fact]
    public void Null_where_none_must_be_is_looked_for_when_all_members_are_there()
    {
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack, Strictness = Strictness.NullAnnotations });
        foreach (string[] order in Wire.Orders(["A44D6F7265 A162", "A44E656564 A162", "A44E6F7465 A162"]))
        {
            Assert.Equal("b", serializer.Deserialize<NeedsMore>(Wire.Bytes($"83 {string.Join(' ', order)}"))!.Note);
        }

        var error = Assert.Throws<GraupelException>(() => serializer.Deserialize<NeedsMore>(Wire.Bytes("83 A44E656564 A162 A44D6F7265 A162 A44E6F7465 C0")));
        Assert.Equal("Note", error.Path);
    }

    [Fact]
    public void Members_that_are_left_out_are_not_counted()
    {
        Assert.Equal(Wire.Bytes("82 A14E 00 A144 02"), Format.Serialize(new Sparing { N = 0, D = 2 }));
        Assert.Equal(Wire.Bytes("81 A14E 01"), Format.Serialize(new Sparing { N = 1 }));
        Assert.Equal(1, Format.Deserialize<Sparing>(Wire.Bytes("81 A14E 01"))!.N);
    }

    [Fact]
    public void A_chain_in_the_base_is_read_wherever_it_stands()
    {
        var value = new LastLink { Id = 1, Extra = 9, Next = new Link { Id = 2, Next = new Link { Id = 3 } } };
        byte[] bytes = Format.Serialize(value);
        Assert.Equal(Wire.Bytes("83 A24964 01 A44E657874 82 A24964 02 A44E657874 82 A24964 03 A44E657874 C0 A54578747261 09"), bytes);
        foreach (byte[] one in new[] { bytes, Wire.Bytes("83 A54578747261 09 A24964 01 A44E657874 82 A24964 02 A44E657874 82 A24964 03 A44E657874 C0") })
        {
            LastLink back = Format.Deserialize<LastLink>(one)!;
            Assert.Equal((1, 9, 2, 3), (back.Id, back.Extra, back.Next!.Id, back.Next.Next!.Id));
        }
    }

    [Fact]
    public void What_a_constructor_needs_of_the_base_is_found_in_every_order()
    {
        Assert.Equal(Wire.Bytes("82 A44E616D65 A3526578 A3416765 03"), Format.Serialize(new Dog("Rex", 3)));
        Assert.Equal(new Dog("Rex", 3), Format.Deserialize<Dog>(Wire.Bytes("82 A3416765 03 A44E616D65 A3526578")));
        foreach (string[] order in Wire.Orders(["A44E616D65 A3526578", "A3416765 03", "A44B696E64 07"]))
        {
            Assert.Equal(new Puppy("Rex", 7, 3), Format.Deserialize<Puppy>(Wire.Bytes($"83 {string.Join(' ', order)}")));
        }

        Assert.Equal(new Puppy("Rex", 7, 3), Format.Deserialize<Puppy>(Format.Serialize(new Puppy("Rex", 7, 3))));
    }

    [Fact]
    public void More_members_than_a_word_has_bits()
    {
        var value = new Wide { A00 = 1, A69 = 2, B00 = 3, B69 = 4 };
        byte[] bytes = Format.Serialize(value);
        Wide back = Format.Deserialize<Wide>(bytes)!;
        Assert.Equal((1, 2, 3, 4), (back.A00, back.A69, back.B00, back.B69));
        Wide mixed = Format.Deserialize<Wide>(Wire.Bytes("84 A3423639 04 A3413639 02 A3423030 03 A3413030 01"))!;
        Assert.Equal((1, 2, 3, 4), (mixed.A00, mixed.A69, mixed.B00, mixed.B69));
        Assert.Equal(
            ErrorKind.DuplicateMember,
            Assert.Throws<GraupelException>(() => Format.Deserialize<Wide>(Wire.Bytes("83 A3413639 02 A3423639 04 A3413639 02"))).Kind);
    }

    [Fact]
    public void The_dump_names_members_of_all_classes() => Assert.Contains("Legs: int 2", Format.Dump<Bird>(Format.Serialize(Robin)), StringComparison.Ordinal);

    private static void AssertRobin(Bird bird) =>
        Assert.Equal(("r", 2, 3, "s", true), (bird.Name, bird.Legs, bird.Wings, bird.Song, bird.IsRed));

    private static void AssertAbc(Ascending value, int a, int b, int c) => Assert.Equal((a, b, c), (value.A, value.B, value.C));

    private static Serializer With(MessagePackOptions options) => new(new SerializerOptions { Format = WireFormat.MessagePackWith(options) });
}
