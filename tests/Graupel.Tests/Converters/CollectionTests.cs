namespace Graupel.Tests.Converters;

public class CollectionTests
{
    private static readonly int[] Sizes = [0, 1, 2, 100, 1023, 1024, 1025, 5000];

    [Fact]
    public void Lists_arrays_and_sets_of_every_size_come_back()
    {
        foreach (int size in Sizes)
        {
            List<long> numbers = [.. Enumerable.Range(0, size).Select(i => i * 123_456_789L)];
            Wire.RoundTrips(numbers);
            Wire.RoundTrips(numbers.ToArray());
            Wire.RoundTrips(numbers.ToHashSet());
            Wire.RoundTrips(numbers.Select(number => number.ToString()).ToList());
            Wire.RoundTrips(numbers.Select(number => new Spot((int)number & 0xFFFF)).ToArray());
            Wire.RoundTrips(numbers.Select(number => number % 3 == 0 ? null : new Disc { Radius = (int)number & 0xFFFF }).ToList());
            Wire.RoundTrips(numbers.ToDictionary(number => number, number => number.ToString()));
            Wire.RoundTrips(numbers.ToDictionary(number => number.ToString(), number => new Spot((int)number & 0xFFFF)));
            Wire.RoundTrips(numbers.Select(number => number % 2 == 0).ToArray());
        }
    }

    [Fact]
    public void Null_is_not_empty()
    {
        Wire.RoundTrips<int[]?>(null);
        Wire.RoundTrips<List<string>?>(null);
        Wire.RoundTrips<HashSet<int>?>(null);
        Wire.RoundTrips<Dictionary<int, int>?>(null);
        Wire.RoundTrips<int[,]?>(null);
        Wire.RoundTrips<byte[]?>(null);
        Wire.RoundTrips<List<byte>?>(null);
        Assert.Empty(Wire.Read<int[]>(Wire.Write<int[]>([])));
        Assert.Empty(Wire.Read<byte[]>(Wire.Write<byte[]>([])));
        Assert.Empty(Wire.Read<Dictionary<int, int>>(Wire.Write<Dictionary<int, int>>([])));
    }

    [Fact]
    public void Collections_nest()
    {
        Wire.RoundTrips<int[]?[]>([[1], null, [], [2, 3]]);
        Wire.RoundTrips<List<List<string?>?>>([["a", null], null, []]);
        Wire.RoundTrips(new Dictionary<string, List<int>?> { ["a"] = [1], ["b"] = null });
        Wire.RoundTrips(new Dictionary<int, Dictionary<int, byte[]>> { [1] = new() { [2] = [3] } });
        Wire.RoundTrips<int?[]?[]>([[1, null], null]);
        Wire.RoundTrips(new[] { new[,] { { 1, 2 } }, new int[0, 3] });
    }

    [Fact]
    public void Objects_share_a_header_as_elements_keys_and_values()
    {
        Assert.Equal("04" + "A30522" + "01000000" + "02000000", Wire.Hex<Spot[]>([new(1), new(2)]));
        Assert.Equal("04" + "A00522" + "0101000000" + "00", Wire.Hex<Spot?[]>([new Spot(1), null]));
        Assert.Equal("04" + "A00522" + "0101000000" + "00", Wire.Hex<Disc?[]>([new Disc { Radius = 1 }, null]));
        Dictionary<Spot, Disc?> map = new() { [new(1)] = new() { Radius = 2 }, [new(3)] = null };
        Assert.Equal("04" + "A30522" + "A00522" + "01000000" + "0102000000" + "03000000" + "00", Wire.Hex(map));
        Wire.RoundTrips<Spot?[]>([new Spot(1), null]);
        Wire.RoundTrips(map);
        Wire.RoundTrips(new Dictionary<int, Spot?> { [1] = null, [2] = new Spot(3) });
    }

    [Fact]
    public void Nullable_structs_stand_alone_too()
    {
        Assert.Equal("0522" + "03000000", Wire.Hex<Spot?>(new Spot(3)));
        Assert.Equal("00", Wire.Hex<Spot?>(null));
        Wire.RoundTrips<Spot?>(new Spot(3));
        Wire.RoundTrips<Spot?>(null);
    }

    [Fact]
    public void Pure_data_has_presence_bytes_only()
    {
        Serializer<Spot?> spots = Wire.Of<Spot?>(isExact: true);
        Assert.Equal("0103000000", Convert.ToHexString(spots.Serialize(new Spot(3))));
        Assert.Equal("00", Convert.ToHexString(spots.Serialize(null)));
        Assert.Equal(new Spot(3), spots.Deserialize(spots.Serialize(new Spot(3))));
        Assert.Null(spots.Deserialize(spots.Serialize(null)));

        Serializer<Spot?[]> many = Wire.Of<Spot?[]>(isExact: true);
        Spot?[] values = [new Spot(3), null];
        Assert.Equal("04" + "0103000000" + "00", Convert.ToHexString(many.Serialize(values)));
        Assert.Equal(values, many.Deserialize(many.Serialize(values)));

        Serializer<Dictionary<Spot, List<short>>> maps = Wire.Of<Dictionary<Spot, List<short>>>(isExact: true);
        Dictionary<Spot, List<short>> map = new() { [new(1)] = [2] };
        Assert.Equal("03" + "01000000" + "03" + "0200", Convert.ToHexString(maps.Serialize(map)));
        Assert.Equal(map, maps.Deserialize(maps.Serialize(map)));
    }

    [Fact]
    public void Sequences_of_unknown_length_are_accepted()
    {
        Assert.Equal([1, 2, 3], Wire.Read<List<short>>("01 21 | 02 0100 0200 | 01 0300 | 00"));
        Assert.Equal([1, 2, 3], Wire.Read<short[]>("01 21 | 02 0100 0200 | 01 0300 | 00"));
        Assert.Equal([1, 2, 3], Wire.Read<HashSet<short>>("01 21 | 02 0100 0200 | 01 0300 | 00"));
        Assert.Equal([1, 2, 3], Wire.Read<Memory<short>>("01 21 | 02 0100 0200 | 01 0300 | 00").ToArray());
        Assert.Equal([1, 2, 3], Wire.Read<byte[]>("04 | 010203"));
        Assert.Equal(new Dictionary<byte, byte> { [1] = 2, [3] = 4 }, Wire.Read<Dictionary<byte, byte>>("01 30 30 | 01 01 02 | 01 03 04 | 00"));
        Assert.Empty(Wire.Read<short[]>("01 21 | 00"));
        Assert.Empty(Wire.Read<Dictionary<byte, byte>>("01 30 30 | 00"));
    }

    [Fact]
    public void Covariant_arrays_are_written()
    {
        object[] words = new string[] { "a", "b" };
        Assert.Equal(Wire.Hex<string[]>(["a", "b"]), Wire.Hex((string[])words));
        Pet[] pets = new Cat[] { new() { Age = 1 } };
        Assert.Equal([new Cat { Age = 1 }], Wire.Read<Pet[]>(Wire.Write(pets)));
    }

    [Fact]
    public void Derived_collections_are_not_cut_down()
    {
        AssertRefused<List<int>>(new Numbers());
        AssertRefused<List<byte>>(new Bytes());
        AssertRefused<HashSet<int>>(new NumberSet());
        AssertRefused<Dictionary<int, int>>(new NumberMap());

        static void AssertRefused<T>(T value) => Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Wire.Write(value)).Kind);
    }

    [Fact]
    public void Equal_keys_and_elements_are_refused()
    {
        Wire.Refused<Dictionary<byte, byte>>(ErrorKind.DuplicateKey, "04 30 30 | 01 02 | 01 03");
        Wire.Refused<HashSet<byte>>(ErrorKind.DuplicateKey, "04 30 | 01 01");
        Wire.Refused<Dictionary<string, byte>>(ErrorKind.InvalidValue, "03 80 30 | 00 | 01");
        Assert.Equal([1, 1], Wire.Read<byte[]>("03 | 01 01"));
    }

    private sealed class Numbers : List<int>;

    private sealed class Bytes : List<byte>;

    private sealed class NumberSet : HashSet<int>;

    private sealed class NumberMap : Dictionary<int, int>;
}
