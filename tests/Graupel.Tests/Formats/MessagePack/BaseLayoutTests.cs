using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Members of bases are found in whatever layout they were written, set apart or among those of the derived class.</summary>
public class BaseLayoutTests
{
    public static TheoryData<MessagePackObjectLayout, MessagePackObjectLayout> Pairs()
    {
        MessagePackObjectLayout[] all = Enum.GetValues<MessagePackObjectLayout>();
        var pairs = new TheoryData<MessagePackObjectLayout, MessagePackObjectLayout>();
        foreach ((MessagePackObjectLayout writing, MessagePackObjectLayout reading) in all.SelectMany(_ => all, static (writing, reading) => (writing, reading)))
        {
            pairs.Add(writing, reading);
        }

        return pairs;
    }

    [Theory, MemberData(nameof(Pairs))]
    public void Numbers_that_do_not_ascend(MessagePackObjectLayout writing, MessagePackObjectLayout reading)
    {
        AssertSame(new BelowHigh { A = 1, X = 2 }, writing, reading);
        AssertSame(new BetweenHigh { A = 1, X = 2, Y = 3 }, writing, reading);
        AssertSame(new FromZero { A = 1, X = 2, Last = "l" }, writing, reading);
        AssertSame(new Woven { A = 1, B = 2, C = 3 }, writing, reading);
        AssertSame(new Clashing { A = 1, B = 2 }, writing, reading);
        AssertSame(new BelowHighRecord(1, 2), writing, reading);
        AssertSame(new List<BelowHigh?> { new() { A = 1, X = 2 }, null, new() { A = 3, X = 4 } }, writing, reading);
        AssertSame(new BelowHighLink { Id = 1, Extra = 2, Next = new HighLink { Id = 3, Next = new HighLink { Id = 4 } } }, writing, reading);
    }

    [Theory, MemberData(nameof(Pairs))]
    public void Nothing_seems_to_be_missing(MessagePackObjectLayout writing, MessagePackObjectLayout reading)
    {
        AssertSame(new BelowNeedsHigh { A = 1, X = 2 }, writing, reading);
        foreach (Strictness strictness in new[] { Strictness.MissingMembers, Strictness.MissingMembers | Strictness.UnknownMembers })
        {
            AssertSame(new BelowHigh { A = 1, X = 2 }, writing, reading, strictness);
            AssertSame(new BetweenHigh { A = 1, X = 2, Y = 3 }, writing, reading, strictness);
            AssertSame(new BelowNeedsHigh { A = 1, X = 2 }, writing, reading, strictness);
            if (writing != MessagePackObjectLayout.Array)
            {
                AssertSame(new FromZero { A = 1, X = 2, Last = "l" }, writing, reading, strictness);
                AssertSame(new BelowNeeds { Need = "n", Note = "o", X = 2 }, writing, reading, strictness);
                AssertSame(new NumberedBelowNamed { Name = "n", X = 2 }, writing, reading, strictness);
            }
        }
    }

    [Theory]
    [InlineData("81 01 02")]
    [InlineData("81 A158 02")]
    [InlineData("92 90 02")]
    public void What_is_missing_is_named(string hex)
    {
        foreach (MessagePackObjectLayout reading in Enum.GetValues<MessagePackObjectLayout>())
        {
            var error = Assert.Throws<GraupelException>(() => With(reading).Deserialize<BelowNeedsHigh>(Wire.Bytes(hex)));
            Assert.Equal(ErrorKind.MissingMember, error.Kind);
            Assert.Contains("member A of Graupel.Tests.Formats.MessagePack.NeedsHigh is missing", error.Message, StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData(MessagePackObjectLayout.Contract)]
    [InlineData(MessagePackObjectLayout.MapByName)]
    [InlineData(MessagePackObjectLayout.MapByNumber)]
    public void Classes_without_numbers_are_read_from_arrays_with_the_layout_array_only(MessagePackObjectLayout reading)
    {
        Serializer array = With(MessagePackObjectLayout.Array);
        byte[] ofBase = array.Serialize(new NumberedBelowNamed { Name = "n", X = 2 });
        byte[] ofDerived = array.Serialize(new NamedBelowNumbered { A = 1, X = 2 });
        Assert.Equal("n", array.Deserialize<NumberedBelowNamed>(ofBase)!.Name);
        Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => With(reading).Deserialize<NumberedBelowNamed>(ofBase)).Kind);
        Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => With(reading).Deserialize<NamedBelowNumbered>(ofDerived)).Kind);
    }

    [Fact]
    public void A_map_by_number_is_refused_by_the_layout_array_where_no_class_has_numbers()
    {
        Serializer array = With(MessagePackObjectLayout.Array);
        Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => array.Deserialize<Winged>(Wire.Bytes("81 07 03"))).Kind);
    }

    [Fact]
    public void Arrays_in_which_a_list_may_be_the_base_or_a_member_are_refused_unless_the_layout_says_which()
    {
        // Written before the base had A.
        byte[] flat = Wire.Bytes("92 92 05 06 02");
        BelowList value = With(MessagePackObjectLayout.Contract).Deserialize<BelowList>(flat)!;
        Assert.Equal([5, 6, 2], [.. value.L!, value.X]);

        byte[] apart = With(MessagePackObjectLayout.Array).Serialize(new BelowList { L = [5], A = 1, X = 2 });
        value = With(MessagePackObjectLayout.Array).Deserialize<BelowList>(apart)!;
        Assert.Equal([5, 1, 2], [.. value.L!, value.A, value.X]);
        foreach (MessagePackObjectLayout reading in new[] { MessagePackObjectLayout.MapByName, MessagePackObjectLayout.MapByNumber })
        {
            var error = Assert.Throws<GraupelException>(() => With(reading).Deserialize<BelowList>(apart));
            Assert.Equal((ErrorKind.InvalidHeader, 1), (error.Kind, error.Offset));
            Assert.Equal(2, With(reading).Deserialize<BelowList>(Wire.Bytes("92 C0 02"))!.X);
        }
    }

    [Theory]
    [InlineData(MessagePackObjectLayout.Array)]
    [InlineData(MessagePackObjectLayout.MapByName)]
    [InlineData(MessagePackObjectLayout.MapByNumber)]
    public void An_array_behind_a_base_is_not_read_as_one_with_the_members_in_order(MessagePackObjectLayout reading)
    {
        // The member 0 was removed: the numbers ascend now.
        byte[] apart = With(MessagePackObjectLayout.Array).Serialize(new FromZeroLow { W = 5, M0 = 7, M2 = "m2" });
        Assert.Equal(Wire.Bytes("94 92 C0 05 07 C0 A2 6D 32"), apart);
        foreach (byte[] bytes in new[] { apart, Wire.Bytes("93 92 C0 05 07 C0") })
        {
            var error = Assert.Throws<GraupelException>(() => With(reading).Deserialize<FromTwoLow>(bytes));
            Assert.Equal((ErrorKind.InvalidHeader, 1), (error.Kind, error.Offset));
        }

        foreach (string flat in new[] { "93 C0 05 A26D32", "93 07 05 A26D32", "94 C0 05 A26D32 01" })
        {
            FromTwoLow value = With(reading).Deserialize<FromTwoLow>(Wire.Bytes(flat))!;
            Assert.Equal((5, "m2"), (value.W, value.M2));
        }
    }

    [Fact]
    public void A_list_at_the_place_of_a_removed_member_is_skipped_by_the_layout_contract()
    {
        foreach (string flat in new[] { "93 9105 05 A26D32", "94 9105 05 A26D32 01" })
        {
            FromTwoLow value = With(MessagePackObjectLayout.Contract).Deserialize<FromTwoLow>(Wire.Bytes(flat))!;
            Assert.Equal((5, "m2"), (value.W, value.M2));
        }
    }

    [Fact]
    public void What_is_kept_of_an_array_has_its_number()
    {
        // A newer version has a member 7 of 9; the places are one more, because there is a member 0.
        byte[] bytes = Wire.Bytes("9B 96C0C0C0C0C001 02 C0 C0 C0 C0 C0 C0 09 C0 A16C");
        KeepingFromZero value = With(MessagePackObjectLayout.Contract).Deserialize<KeepingFromZero>(bytes)!;
        Assert.Equal((1, 2, "l", 1), (value.A, value.X, value.Last, value.Rest!.Count));
        Assert.Equal(Wire.Bytes("84 07 09 05 01 00 02 09 A16C"), With(MessagePackObjectLayout.Contract).Serialize(value));

        value = With(MessagePackObjectLayout.Array).Deserialize<KeepingFromZero>(bytes)!;
        Assert.Equal(bytes, With(MessagePackObjectLayout.Array).Serialize(value));
    }

    [Fact]
    public void A_base_keeps_what_is_among_its_members_whatever_the_layout()
    {
        foreach (MessagePackObjectLayout reading in Enum.GetValues<MessagePackObjectLayout>())
        {
            BelowKeepingHigh value = With(reading).Deserialize<BelowKeepingHigh>(Wire.Bytes("83 05 01 07 09 01 02"))!;
            Assert.Equal((1, 2, 1), (value.A, value.X, value.Rest!.Count));
            Assert.Equal(("7", "09"), (value.Rest[0].Key, Convert.ToHexString(value.Rest[0].Bytes.Span)));
        }
    }

    [Fact]
    public void The_dump_names_the_members_behind_the_base()
    {
        byte[] bytes = With(MessagePackObjectLayout.Array).Serialize(new FromZero { A = 1, X = 2 });
        string dump = With(MessagePackObjectLayout.Contract).Dump<FromZero>(bytes);
        Assert.Equal(dump, With(MessagePackObjectLayout.Array).Dump<FromZero>(bytes));
        Assert.Contains("[5] A: int 1", dump, StringComparison.Ordinal);
        Assert.Contains("[1] X: int 2", dump, StringComparison.Ordinal);
    }

    private static void AssertSame<T>(T value, MessagePackObjectLayout writing, MessagePackObjectLayout reading, Strictness strictness = Strictness.None)
    {
        T back = With(reading, strictness).Deserialize<T>(With(writing).Serialize(value))!;
        Assert.Equivalent(value, back, strict: true);
    }

    private static Serializer With(MessagePackObjectLayout layout, Strictness strictness = Strictness.None) =>
        new(new SerializerOptions { Format = WireFormat.MessagePackWith(new MessagePackOptions { ObjectLayout = layout }), Strictness = strictness });
}
