using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Api;

/// <summary>Unknown members that MessagePack gives keys of several forms: the number of a member is one key, as a place of an array or in a map.</summary>
public class UnknownKeyTests
{
    private static readonly MessagePackObjectLayout[] Layouts = Enum.GetValues<MessagePackObjectLayout>();

    public static TheoryData<MessagePackObjectLayout, MessagePackObjectLayout> Ways
    {
        get
        {
            var ways = new TheoryData<MessagePackObjectLayout, MessagePackObjectLayout>();
            foreach (MessagePackObjectLayout first in Layouts)
            {
                foreach (MessagePackObjectLayout second in Layouts)
                {
                    ways.Add(first, second);
                }
            }

            return ways;
        }
    }

    // What the second layout writes takes the place of what the first one did.
    [Theory]
    [MemberData(nameof(Ways))]
    public void Are_replaced_by_what_is_read_later(MessagePackObjectLayout first, MessagePackObjectLayout second)
    {
        Serializer one = Make(first);
        Serializer other = Make(second);
        LaterBranch sent = new() { Id = 1, Place = "p", Leaves = 3, Bark = "b" };
        EarlierBranch kept = one.Deserialize<EarlierBranch>(one.Serialize(sent))!;
        other.Populate(other.Serialize(new LaterBranch { Id = 5, Place = "q", Leaves = 6, Bark = "c" }), ref kept);
        Assert.Equal((5, 6), (kept.Id, kept.Leaves));
        Assert.True(CountOf(kept) <= 2 + GapsOf(first, second), $"{CountOf(kept)}: {string.Join(",", (kept.Unknown ?? kept.OfTwig!).Select(static member => member.Key))}");
        try
        {
            LaterBranch back = other.Deserialize<LaterBranch>(other.Serialize(kept))!;
            Assert.Equal((5, "q", 6, "c"), (back.Id, back.Place, back.Leaves, back.Bark));
        }
        catch (GraupelException e) when (e.Kind == ErrorKind.UnknownMember && first != second)
        {
            // Only a layout that read them can write them.
        }
    }

    [Fact]
    public void Are_replaced_again_and_again()
    {
        Serializer serializer = new(new SerializerOptions { Format = WireFormat.MessagePack });
        byte[] array = serializer.Serialize(new LaterBranch { Id = 1, Place = "p", Leaves = 3, Bark = "b" });
        EarlierBranch kept = serializer.Deserialize<EarlierBranch>(array)!;
        byte[] map = serializer.Serialize(kept);
        for (int i = 0; i < 3; i++)
        {
            serializer.Populate(i % 2 == 0 ? map : array, ref kept);
            LaterBranch back = serializer.Deserialize<LaterBranch>(serializer.Serialize(kept))!;
            Assert.Equal((1, "p", 3, "b"), (back.Id, back.Place, back.Leaves, back.Bark));
        }
    }

    [Fact]
    public void Are_equal_as_places_and_in_maps()
    {
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack });
        UnknownMembers place = serializer.Deserialize<Stub>((byte[])[0x93, 0xC0, 5, 7])!.Rest!;
        UnknownMembers key = serializer.Deserialize<Stub>((byte[])[0x82, 1, 5, 2, 7])!.Rest!;
        UnknownMember[] both = [place[^1], key[^1]];
        Assert.Equal(both[0], both[1]);
        Assert.Equal("2", both[1].Key);
        Assert.Equal(both[0].GetHashCode(), both[1].GetHashCode());
    }

    // Moved there by the program.
    [Theory]
    [InlineData(MessagePackObjectLayout.MapByName)]
    [InlineData(MessagePackObjectLayout.MapByNumber)]
    [InlineData(MessagePackObjectLayout.Array)]
    [InlineData(MessagePackObjectLayout.Contract)]
    public void Of_a_member_that_the_contract_has_are_refused(MessagePackObjectLayout layout)
    {
        Serializer serializer = Make(layout);
        UnknownMembers kept = serializer.Deserialize<Stub>((byte[])[0x82, 1, 5, 2, 0xA1, 0x63])!.Rest!;
        Assert.Equal(ErrorKind.UnknownMember, Assert.Throws<GraupelException>(() => serializer.Serialize(new Stock { Id = 1, Name = "own", Rest = kept })).Kind);
    }

    private static int CountOf(EarlierBranch branch) => (branch.Unknown?.Count ?? 0) + (branch.OfTwig?.Count ?? 0);

    // Places that no member has.
    private static int GapsOf(params MessagePackObjectLayout[] layouts) => layouts.Any(static layout => layout is MessagePackObjectLayout.Array or MessagePackObjectLayout.Contract) ? 1 : 0;

    private static Serializer Make(MessagePackObjectLayout layout) => new(new SerializerOptions { Format = WireFormat.MessagePackWith(new() { ObjectLayout = layout }) });
}

[Contract]
public class LaterTwig
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public string? Place { get; set; }
}

[Contract]
public class LaterBranch : LaterTwig
{
    [Order(3)]
    public int Leaves { get; set; }

    [Order(4)]
    public string? Bark { get; set; }
}

[Contract]
public class EarlierTwig
{
    [Order(1)]
    public int Id { get; set; }

    public UnknownMembers? OfTwig { get; set; }
}

[Contract]
public class EarlierBranch : EarlierTwig
{
    [Order(3)]
    public int Leaves { get; set; }

    public UnknownMembers? Unknown { get; set; }
}

[Contract]
public class Stub
{
    [Order(1)]
    public int Id { get; set; }

    public UnknownMembers? Rest { get; set; }
}

[Contract]
public class Stock
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public string? Name { get; set; }

    public UnknownMembers? Rest { get; set; }
}
