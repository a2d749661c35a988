namespace Graupel.Tests.Converters;

public class UnionTests
{
    [Fact]
    public void A_case_is_its_tag_and_its_own_object()
    {
        Assert.Equal("02" + "A0" + "0522" + "01000000", Wire.Hex<IThing>(new Disc { Radius = 1 }));
        Assert.Equal("CA01" + "A0" + "0522" + "05000000", Wire.Hex<IThing>(new Crate(5)));
        Assert.Equal("00", Wire.Hex<IThing?>(null));
        Wire.RoundTrips<IThing?>(new Disc { Radius = 1 });
        Wire.RoundTrips<IThing?>(new Crate(5));
        Wire.RoundTrips<IThing?>(null);
        Wire.RoundTrips<IThing?[]>([new Crate(5), null, new Disc()]);
        Wire.RoundTrips(new Dictionary<int, IThing?> { [1] = new Crate(5), [2] = null });
    }

    [Fact]
    public void A_concrete_base_is_a_case_too()
    {
        Wire.RoundTrips<Pet>(new Pet { Age = 1 });
        Wire.RoundTrips<Pet>(new Cat { Age = 2 });
        Assert.IsType<Cat>(Wire.Read<Pet>(Wire.Write<Pet>(new Cat())));
    }

    [Fact]
    public void Pure_data_has_a_tag_and_members()
    {
        Serializer<IThing?[]> things = Wire.Of<IThing?[]>(isExact: true);
        IThing?[] values = [new Disc { Radius = 4 }, new Crate(1), null];
        Assert.Equal("05" + "0204000000" + "CA0101000000" + "00", Convert.ToHexString(things.Serialize(values)));
        Assert.Equal(values, things.Deserialize(things.Serialize(values)));
    }

    [Fact]
    public void An_undeclared_type_is_refused()
    {
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Wire.Write<IThing>(new Stray())).Kind);
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Wire.Write<Pet>(new Dog())).Kind);
        GraupelException e = Assert.Throws<GraupelException>(() => Wire.Write<List<IThing>>([new Crate(1), new Stray()]));
        Assert.Equal((ErrorKind.UnknownCase, "[1]"), (e.Kind, e.Path));
    }

    [Fact]
    public void A_name_is_understood_where_there_is_an_id() =>
        Assert.Equal(new Disc { Radius = 1 }, Wire.Read<IThing>("01" + Hash("Disc") + "A0" + "0522" + "01000000"));

    [Fact]
    public void Bad_tags_and_kinds_are_refused()
    {
        Wire.Refused<IThing>(ErrorKind.UnknownCase, "03 A0 01");
        Wire.Refused<IThing>(ErrorKind.UnknownCase, "01 01020304 A0 01");
        Wire.Refused<IThing>(ErrorKind.KindMismatch, "02 B0 02");
        Wire.Refused<IThing>(ErrorKind.InvalidHeader, "02 A0 00");
        Wire.Refused<IThing>(ErrorKind.InvalidHeader, "CA01 A0 00");
        Wire.Refused<IThing>(ErrorKind.EndOfData, "02");
        Wire.Refused<IThing>(ErrorKind.InvalidHeader, "02 D0 00");
        Wire.Refused<IThing>(ErrorKind.UnsupportedFormat, "02 E0 00");
    }

    [Fact]
    public void Unions_in_unions_are_refused_where_they_are_skipped_too()
    {
        string nested = string.Concat(Enumerable.Repeat("02D0", 1_000_000));
        Wire.Refused<Disc>(ErrorKind.InvalidHeader, "06 09D0" + nested);
    }

    [Fact]
    public void Every_tag_gives_its_case_or_an_error()
    {
        byte[] bytes = Wire.Write<IThing>(new Disc { Radius = 1 });
        for (int tag = 0; tag < 256; tag++)
        {
            bytes[0] = (byte)tag;
            try
            {
                Assert.True(Wire.Read<IThing?>(bytes) is null or Disc { Radius: 1 });
                Assert.Equal(2, tag);
            }
            catch (GraupelException)
            {
                Assert.NotEqual(2, tag);
            }
        }
    }

    [Fact]
    public void Objects_become_a_union()
    {
        Assert.Equal([new Pet { Age = 1 }, null], Wire.Read<List<Pet?>>("04 A0 0522 0101000000 00"));
        Assert.Equal([new Pet { Age = 1 }, null], Wire.Read<List<Pet?>>("04 A2 0522 01000000 00"));
        Assert.Equal([new Pet { Age = 1 }], Wire.Read<List<Pet?>>("03 A3 0522 01000000"));
        Assert.Equal(new() { [1] = new Pet { Age = 2 } }, Wire.Read<Dictionary<byte, Pet>>("03 30 A3 0522 01 02000000"));
        Wire.Refused<IThing[]>(ErrorKind.KindMismatch, "03 A0 0522 0101000000");
        Wire.Refused<Disc[]>(ErrorKind.KindMismatch, "03 D0 00");
    }

    private static string Hash(string name)
    {
        uint hash = 2166136261;
        foreach (char c in name)
        {
            hash = unchecked((hash ^ c) * 16777619);
        }

        return Convert.ToHexString(BitConverter.GetBytes(hash));
    }
}
