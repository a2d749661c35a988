using System.Text;
using Graupel.Formats;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

public class LayoutTests
{
    [Fact]
    public void Numbers_are_places_of_an_array()
    {
        Assert.Equal(("92", "", ""), Encode(Numbered(0, 1)));
        Assert.Equal(("93C0", "", ""), Encode(Numbered(1, 2)));
        Assert.Equal(("95", "", "C0C0C0"), Encode(Numbered(0, 4)));
        Assert.Equal(("97C0C0", "", "C0C0C0"), Encode(Numbered(2, 6)));
    }

    [Fact]
    public void Mostly_gaps_is_a_map_by_number()
    {
        Assert.Equal(("DC0100", "", string.Concat(Enumerable.Repeat("C0", 254))), Encode(Numbered(0, 255)));
        Assert.Equal(("82", "00", "CD0100"), Encode(Numbered(0, 256)));
        Assert.Equal(("82", "CD0100", "CE7FFFFFFF"), Encode(Numbered(256, int.MaxValue)));
    }

    [Fact]
    public void Without_numbers_it_is_a_map_by_name()
    {
        Assert.Equal(("82", "A141", "A3C3A442"), Encode(Named("A", "äB")));
        Assert.Equal(("81", "A141", null), Encode(Named("A")));
        string longName = new('n', 300);
        Assert.Equal(("81", "DA012C" + Convert.ToHexString(Encoding.ASCII.GetBytes(longName)), null), Encode(Named(longName)));
    }

    [Fact]
    public void A_tuple_begins_at_the_first_place()
    {
        ObjectShape tuple = new("T", true, new MemberShape("Item1", "Item1", 1, WireKind.Int32), new MemberShape("Item2", "Item2", 2, WireKind.Int32)) { IsTuple = true };
        Assert.Equal(("92", "", ""), Encode(tuple));
        Assert.Equal(("92", "", ""), Encode(tuple.AsNullable()));
        Assert.Equal(("92", "", ""), Encode(tuple.AsExact()));
    }

    [Fact]
    public void A_contract_without_members_is_an_empty_array() => Assert.Equal(("90", null, null), Encode(new ObjectShape("E", false)));

    [Fact]
    public void All_places_have_one_header()
    {
        ObjectShape shape = Numbered(0, 1);
        ObjectHeader header = MessagePackWriter.EncodeHeader(shape, ObjectPlace.Single);
        Assert.Same(header, MessagePackWriter.EncodeHeader(shape, ObjectPlace.Element));
        Assert.Same(header, MessagePackWriter.EncodeHeader(shape, ObjectPlace.Base));
    }

    [Fact]
    public void A_name_with_half_of_a_surrogate_pair_is_refused() =>
        Assert.Equal(ErrorKind.InvalidText, Assert.Throws<GraupelException>(() => Encode(Named("\uD83C"))).Kind);

    [Fact]
    public void The_reservation_holds_every_scalar_at_its_worst()
    {
        WireKind[] kinds = [.. Enum.GetValues<WireKind>().Where(k => WireKinds.IsFixed(k) && WireKinds.FixedSize(k) > 0)];
        foreach (WireKind kind in kinds)
        {
            int size = MessagePackSizes.OfScalar(kind);
            Assert.InRange(size, 1, WireKinds.FixedSize(kind) * MessagePackSizes.PerFixedByte);
            Assert.Equal(size, MessagePackSizes.OfScalar(kind | WireKind.NullableFlag));
        }

        var shape = new ObjectShape("S", false, [.. kinds.Select((k, i) => new MemberShape($"M{i}", $"M{i}", i, k))]);
        Assert.Equal(kinds.Sum(MessagePackSizes.OfScalar), MessagePackWriter.EncodeHeader(shape, ObjectPlace.Single).BodySize);
    }

    private static ObjectShape Numbered(params int[] orders) => new("N", false, [.. Members(orders)]);

    private static ObjectShape Named(params string[] names) => new("N", false, [.. names.Select(n => new MemberShape(n, n, -1, WireKind.Int32))]);

    private static IEnumerable<MemberShape> Members(int[] orders) => orders.Select(order => new MemberShape($"M{order}", $"M{order}", order, WireKind.Int32));

    private static (string Header, string? First, string? Second) Encode(ObjectShape shape)
    {
        ObjectHeader header = MessagePackWriter.EncodeHeader(shape, ObjectPlace.Single);
        string? Key(int member) => member < shape.Members.Length ? Convert.ToHexString(header.Key(member)) : null;
        return (Convert.ToHexString(Wire.Write((ref MessagePackWriter w) =>
        {
            FixedRun run = w.Begin(header, 0, 0, 0);
            w.Commit(ref run);
        })), Key(0), Key(1));
    }
}
