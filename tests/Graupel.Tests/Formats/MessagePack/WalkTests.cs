using Graupel.Formats;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Which members a reader meets, in which form, for objects that others wrote.</summary>
public class WalkTests
{
    private static readonly ObjectShape Numbered = new("Numbered", false,
        new MemberShape("A", "a", 1, WireKind.Int32),
        new MemberShape("B", "b", 2, WireKind.String),
        new MemberShape("C", "c", 4, WireKind.Int32 | WireKind.NullableFlag));

    private static readonly ObjectShape Named = new("Named", false,
        new MemberShape("A", "a", -1, WireKind.Int32),
        new MemberShape("B", "bb", -1, WireKind.String),
        new MemberShape("C", "ccc", -1, WireKind.Int32));

    private static readonly ObjectShape Dense = new("Dense", false,
        new MemberShape("A", "a", 0, WireKind.Int32),
        new MemberShape("B", "b", 1, WireKind.Int32));

    private static readonly ObjectShape Leading = new("Leading", true, new MemberShape("A", "a", 2, WireKind.Int32));

    private static readonly ObjectShape Sparse = new("Sparse", false,
        new MemberShape("A", "a", 3, WireKind.Int32),
        new MemberShape("B", "b", 300, WireKind.Int32));

    private static readonly ObjectShape Required = new("Required", false,
        new MemberShape("A", "a", 0, WireKind.Int32),
        new MemberShape("B", "b", 1, WireKind.Int32, Required: true),
        new MemberShape("C", "c", 2, WireKind.String, Required: true));

    private static readonly ObjectShape Derived = new("Derived", false,
        new MemberShape("Base", "Base", -1, WireKind.BaseObject),
        new MemberShape("A", "a", -1, WireKind.Int32));

    [Fact]
    public void An_array_as_expected_is_read_straight_through()
    {
        Assert.Equal("positional 2", Walk(Dense, "92 01 02"));
        Assert.Equal("positional 2", Walk(Dense, "DC0002 01 02"));
        Assert.Equal("positional 2", Walk(Dense, "DD00000002 01 02"));
        Assert.Equal("positional 1", Walk(Leading, "93 C0 C0 01"));
        Assert.Equal("positional 1", Walk(Leading, "93 91A178 07 01")); // members that the reader has not
    }

    [Fact]
    public void An_array_of_another_length_is_walked()
    {
        Assert.Equal("0", Walk(Dense, "91 01"));
        Assert.Equal("", Walk(Dense, "90"));
        Assert.Equal("0 1 - -", Walk(Dense, "94 01 02 A178 9103"));
    }

    [Fact]
    public void An_array_with_gaps_is_walked()
    {
        Assert.Equal("- 0 1 - 2", Walk(Numbered, "95 C0 01 A178 C0 03"));
        Assert.Equal("- 0 1 - 2 -", Walk(Numbered, "96 07 01 C0 07 C0 07"));
    }

    [Fact]
    public void Nil_is_a_gap_where_no_member_can_be_nil()
    {
        Assert.Equal("- - 1 - 2", Walk(Numbered, "95 C0 C0 C0 C0 C0"));
        Assert.Equal(ErrorKind.MissingMember, Refuse(Required, "94 01 C0 A0 00"));
    }

    [Theory]
    [InlineData("83 A161 01 A26262 A178 A3636363 03", "0 1 2")]
    [InlineData("83 D90161 01 DA00026262 A178 DB00000003636363 03", "0 1 2")]
    [InlineData("DE0003 A3636363 03 A26262 A178 A161 01", "2 1 0")]
    [InlineData("DF00000001 A26262 C0", "1")]
    [InlineData("80", "")]
    [InlineData("85 A178 07 A161 01 A163 07 A3636364 9107 A26262 A178", "- 0 - - 1")]
    [InlineData("83 00 07 A161 01 C0 07", "- 0 -")] // other keys are nobody's
    [InlineData("82 92A16101 07 A161 01", "- 0")]
    public void Names_are_found_in_any_order(string hex, string members) => Assert.Equal(members, Walk(Named, hex));

    [Fact]
    public void A_name_longer_than_any_is_skipped() =>
        Assert.Equal("- 0", Walk(Named, "82 D964" + string.Concat(Enumerable.Repeat("61", 100)) + "07 A161 01"));

    [Theory]
    [InlineData("82 03 01 CD012C 02", "0 1")]
    [InlineData("82 CD012C 02 D300000000000003 E8 01", "1 -")]
    [InlineData("83 CE0000012C 02 04 07 FF 07", "1 - -")]
    [InlineData("81 CFFFFFFFFFFFFFFFFF 07", "-")]
    [InlineData("81 A161 07", "0")] // by name as well
    [InlineData("94 C0 C0 C0 07", "- - - 0")] // an array, from before the large number
    public void Numbers_are_found_in_any_order(string hex, string members) => Assert.Equal(members, Walk(Sparse, hex));

    [Fact]
    public void A_map_by_number_or_name_is_read_where_an_array_is_written()
    {
        Assert.Equal("1 0", Walk(Dense, "82 01 07 00 07"));
        Assert.Equal("1 0", Walk(Dense, "82 A162 07 A161 07"));
    }

    [Fact]
    public void Members_without_numbers_have_no_places()
    {
        Assert.Equal(ErrorKind.KindMismatch, Refuse(Named, "9101"));
        Assert.Equal(ErrorKind.KindMismatch, Refuse(Derived, "92 90 07"));
        Assert.Equal("", Walk(Named, "90")); // from before the first member
    }

    [Theory]
    [InlineData("82 A161 01 A161 01")]
    [InlineData("83 A161 01 A26262 A0 D90161 01")]
    public void A_member_twice_is_refused(string hex) => Assert.Equal(ErrorKind.DuplicateMember, Refuse(Named, hex));

    [Fact]
    public void The_same_member_by_name_and_number_is_refused() => Assert.Equal(ErrorKind.DuplicateMember, Refuse(Dense, "82 A161 01 00 01"));

    [Theory]
    [InlineData("90")]
    [InlineData("91 01")]
    [InlineData("92 01 02")]
    [InlineData("80")]
    [InlineData("82 A161 01 A162 01")]
    [InlineData("83 A161 01 A163 A0 A178 01")]
    public void A_required_member_must_be_there(string hex) => Assert.Equal(ErrorKind.MissingMember, Refuse(Required, hex));

    [Theory]
    [InlineData("93 01 02 C0", "positional 3")]
    [InlineData("94 01 02 C0 00", "0 1 2 -")]
    [InlineData("83 A163 C0 A178 00 A162 01", "2 - 1")]
    public void A_required_member_that_is_there_suffices(string hex, string members) => Assert.Equal(members, Walk(Required, hex));

    [Fact]
    public void Many_members_are_each_seen_once()
    {
        var shape = new ObjectShape("Many", false, [.. Enumerable.Range(0, 200).Select(i => new MemberShape($"M{i}", $"M{i}", i + 100, WireKind.Int32, Required: true))]);
        byte[] all = Wire.Write((ref MessagePackWriter w) =>
        {
            w.WriteMapHeader(200, new WireShape(WireKind.String, 1), new WireShape(WireKind.Int32, 4));
            for (int i = 199; i >= 0; i--)
            {
                w.WriteString($"M{i}");
                w.WriteRaw([0]);
            }
        });
        Assert.Equal(string.Join(' ', Enumerable.Range(0, 200).Reverse()), Wire.ReadFrom(all, null, Walker(shape)));
        byte[] twice = [.. all];
        twice[^2] = (byte)'1'; // M1 again instead of M0
        Assert.Equal(ErrorKind.DuplicateMember, Assert.Throws<GraupelException>(() => Wire.ReadFrom(twice, null, Walker(shape))).Kind);
        byte[] missing = [.. all];
        missing[^2] = (byte)'x';
        Assert.Equal(ErrorKind.MissingMember, Assert.Throws<GraupelException>(() => Wire.ReadFrom(missing, null, Walker(shape))).Kind);
    }

    [Fact]
    public void Nil_stands_for_an_object_where_there_may_be_none()
    {
        Assert.Equal("null", Walk(Dense, "C0"));
        Assert.Equal("null", Walk(Leading.AsNullable(), "C0"));
        Assert.Equal(ErrorKind.InvalidValue, Refuse(Leading, "C0"));
        Assert.Equal("null", Wire.Read("C0", (ref MessagePackReader r) => r.ReadElementHeader(Dense, default, out _).ToString().ToLowerInvariant()));
    }

    [Theory]
    [InlineData("07")]
    [InlineData("A0")]
    [InlineData("C400")]
    public void Nothing_else_is_an_object(string hex) => Assert.Equal(ErrorKind.KindMismatch, Refuse(Dense, hex));

    [Fact]
    public void Every_truncation_is_the_end_of_data()
    {
        foreach ((ObjectShape shape, string hex) in new[] { (Dense, "92 CD0100 02"), (Named, "83 A161 01 A26262 A178 A3636363 CD0100"), (Sparse, "82 03 01 CD012C CC80") })
        {
            byte[] bytes = Wire.Bytes(hex);
            for (int length = 0; length < bytes.Length; length++)
            {
                Assert.Equal(ErrorKind.EndOfData, Wire.Refuse(bytes[..length], Walker(shape)));
            }
        }
    }

    [Fact]
    public void A_walk_takes_no_memory()
    {
        byte[] bytes = Wire.Bytes("84 A3636363 03 A26262 A178 A161 01 A178 9107");
        Wire.ReadFrom(bytes, null, CountMembers);
        long before = GC.GetAllocatedBytesForCurrentThread();
        MessagePackReader reader = default(MessagePackFormat).CreateReader(bytes, null, Limits.Default);
        int count = CountMembers(ref reader);
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
        Assert.Equal(4, count);
    }

    private static int CountMembers(ref MessagePackReader reader)
    {
        reader.ReadObjectHeader(Named, ObjectPlace.Single, out HeaderMap? map);
        MemberWalk walk = reader.BeginMembers(Named, map);
        int count = 0;
        while (reader.NextMember(ref walk))
        {
            reader.SkipMember(ref walk);
            count++;
        }

        return count;
    }

    private static string Walk(ObjectShape shape, string hex) => Wire.Read(hex, Walker(shape));

    private static ErrorKind Refuse(ObjectShape shape, string hex) => Wire.Refuse(hex, Walker(shape));

    private static ReadFunction<string> Walker(ObjectShape shape) => (ref MessagePackReader reader) =>
    {
        ObjectForm form = reader.ReadObjectHeader(shape, ObjectPlace.Single, out HeaderMap? map);
        if (form == ObjectForm.Null)
        {
            return "null";
        }

        if (form == ObjectForm.Positional)
        {
            foreach (MemberShape _ in shape.Members)
            {
                reader.Skip(WireKind.Absent);
            }

            return $"positional {shape.Members.Length}";
        }

        var members = new List<string>();
        MemberWalk walk = reader.BeginMembers(shape, map);
        while (reader.NextMember(ref walk))
        {
            Assert.Equal((WireKind.Absent, walk.Member, walk.Position == walk.Count), (walk.Kind, reader.Member, walk.IsLast));
            members.Add(walk.Member < 0 ? "-" : $"{walk.Member}");
            reader.SkipMember(ref walk);
        }

        return string.Join(' ', members);
    };
}
