namespace Graupel.Tests.Converters;

public class ErrorTests
{
    [Theory]
    [InlineData("05 10 | 01 00 02", "[2]")]
    [InlineData("02 | 02", "")]
    public void Bad_bools_are_found_wherever_they_stand(string hex, string path)
    {
        GraupelException e = path.Length > 0 ? Wire.Refused<bool[]>(hex) : Wire.Refused<bool>("02");
        Assert.Equal((ErrorKind.InvalidValue, path), (e.Kind, e.Path));
    }

    [Fact]
    public void The_path_names_the_element_in_whatever_block_it_is()
    {
        foreach (int bad in new[] { 0, 1, 4095, 4096, 20_000, 99_999 })
        {
            byte[] bytes = Wire.Write(new bool[100_000]);
            bytes[^(100_000 - bad)] = 2;
            AssertPath<bool[]>(bytes, bad);
            AssertPath<List<bool>>(bytes, bad);
        }
    }

    [Fact]
    public void The_path_names_the_element_of_a_map_or_set()
    {
        byte[] bytes = Wire.Write(Enumerable.Range(0, 5000).ToDictionary(i => i, _ => true));
        bytes[^1] = 2;
        AssertPath<Dictionary<int, bool>>(bytes, 4999);

        bytes = Wire.Write(Enumerable.Range(0, 5000).Select(i => new TimeOnly(i)).ToHashSet());
        bytes[^1] = 0xFF;
        AssertPath<HashSet<TimeOnly>>(bytes, 4999);

        bytes = Wire.Write(Enumerable.Range(0, 5000).ToHashSet());
        bytes.AsSpan(bytes.Length - 8, 4).CopyTo(bytes.AsSpan(bytes.Length - 4));
        Assert.Equal(ErrorKind.DuplicateKey, AssertPath<HashSet<int>>(bytes, 4999));
    }

    [Fact]
    public void The_path_leads_through_nested_collections()
    {
        GraupelException e = Wire.Refused<List<Dictionary<byte, bool[]>>>("04 C0 | 02 | 04 30 B0 | 01 02 | 02 03 10 02");
        Assert.Equal("[1][1][0]", e.Path);
    }

    [Fact]
    public void The_path_leads_through_objects()
    {
        GraupelException e = Wire.Refused<Spot[]>("04 A3 05 23 | 0100000000000000 | 0000000001000000");
        Assert.Equal((ErrorKind.InvalidValue, "[1].X"), (e.Kind, e.Path));
        e = Wire.Refused<Dictionary<byte, Spot>>("04 30 A3 05 23 | 01 0100000000000000 | 02 0000000001000000");
        Assert.Equal((ErrorKind.InvalidValue, "[1].X"), (e.Kind, e.Path));
    }

    [Theory]
    [InlineData("05 22 | 01000000")]
    [InlineData("82808001 22 | 01000000")]
    [InlineData("C7FFFFFF07 22 | 01000000")]
    public void A_count_beyond_the_data_ends_it(string hex)
    {
        Wire.Refused<int[]>(ErrorKind.EndOfData, hex);
        Wire.Refused<List<int>>(ErrorKind.EndOfData, hex);
        Wire.Refused<HashSet<int>>(ErrorKind.EndOfData, hex);
        Wire.Refused<Memory<int>>(ErrorKind.EndOfData, hex);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Wire.ReadSlowly<int[]>(Wire.Bytes(hex))).Kind);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Wire.ReadSlowly<HashSet<int>>(Wire.Bytes(hex))).Kind);
    }

    [Fact]
    public void Counts_that_no_collection_has_are_refused()
    {
        Wire.Refused<int[]>(ErrorKind.InvalidLength, "8280808010 22");
        Wire.Refused<Dictionary<int, int>>(ErrorKind.InvalidLength, "8280808010 22 22");
    }

    [Fact]
    public void Null_is_refused_where_a_type_has_none()
    {
        Wire.Refused<Spot>(ErrorKind.InvalidValue, "00");
        Wire.Refused<Spot[]>(ErrorKind.InvalidValue, "03 A0 0522 00");
        Wire.Refused<int[]>(ErrorKind.InvalidValue, "03 2A 0000000000");
    }

    [Fact]
    public void Elements_of_other_kinds_are_refused()
    {
        Wire.Refused<int[]>(ErrorKind.KindMismatch, "03 80 01");
        Wire.Refused<string[]>(ErrorKind.KindMismatch, "03 22 01000000");
        Wire.Refused<Spot[]>(ErrorKind.KindMismatch, "03 22 01000000");
        Wire.Refused<Spot?[]>(ErrorKind.KindMismatch, "03 80 01");
        Wire.Refused<int[][]>(ErrorKind.KindMismatch, "03 C0 00");
        Wire.Refused<int[][,]>(ErrorKind.KindMismatch, "03 B0 00");
        Wire.Refused<Dictionary<int, int>>(ErrorKind.KindMismatch, "03 80 22 01 01000000");
        Wire.Refused<Dictionary<int, Spot>>(ErrorKind.KindMismatch, "03 22 22 01000000 01000000");
        Wire.Refused<string[][]>(ErrorKind.KindMismatch, "03 81 0101");
    }

    [Fact]
    public void Blobs_and_sequences_are_read_as_each_other()
    {
        Assert.Equal([[1, 2]], Wire.Read<List<int[]>>("03 81 03 0102"));
        Assert.Equal([[1, 2]], Wire.Read<List<long?[]>>("03 81 03 0102"));
        Assert.Equal([[1, 2]], Wire.Read<List<HashSet<byte>>>("03 81 03 0102"));
        Assert.Equal([[1, 2]], Wire.Read<List<List<DayOfWeek>>>("03 81 03 0102").Select(days => days.Select(day => (int)day)));
        Assert.Equal([[1, 2]], Wire.Read<List<byte[]>>("03 B0 04 32 01000000 02000000"));
        Assert.Equal([[1, 2]], Wire.Read<List<List<byte>>>("03 B0 04 30 0102"));
        Assert.Equal([null], Wire.Read<List<int[]?>>("03 81 00"));
        Assert.Equal([null], Wire.Read<List<byte[]?>>("03 B0 00"));
        Wire.Refused<List<sbyte[]>>(ErrorKind.InvalidValue, "03 81 02 80");
        Wire.Refused<List<byte[]>>(ErrorKind.InvalidValue, "03 B0 03 32 00010000");
        Wire.Refused<List<byte[]>>(ErrorKind.KindMismatch, "03 B0 03 22 00010000");
        Wire.Refused<List<double[]>>(ErrorKind.KindMismatch, "03 81 02 80");
        Wire.Refused<List<HashSet<byte>>>(ErrorKind.DuplicateKey, "03 81 03 0101");
        Wire.Refused<List<Memory<int>>>(ErrorKind.InvalidValue, "03 81 00");
    }

    [Fact]
    public void Narrower_elements_than_expected_are_all_read()
    {
        // The reader's own elements would need more bytes than there are.
        Assert.Equal([1, 2, 3], Wire.Read<long[]>("05 20 010203"));
        Assert.Equal([1, 2, 3], Wire.Read<List<Int128>>("05 30 010203"));
        Assert.Equal([1, 2], Wire.Read<HashSet<long>>("04 20 0102"));
        Assert.Equal(new Dictionary<long, long> { [1] = 2 }, Wire.Read<Dictionary<long, long>>("03 20 30 01 02"));
        Assert.Equal(new long[,] { { 1, 2 } }, Wire.Read<long[,]>("02 01 02 30 01 02"));
        Assert.Equal([new WideSpot(1), new WideSpot(2)], Wire.Read<WideSpot[]>("04 A3 0522 01000000 02000000"));
        Assert.Equal([new Disc(), new Disc()], Wire.Read<Disc[]>("04 A3 01"));
        Assert.Equal([new WideSpot(), new WideSpot()], Wire.Read<WideSpot[]>("04 A3 01"));
    }

    [Fact]
    public void Elements_without_bytes_are_few()
    {
        var more = new Limits { MaxUnbackedItems = int.MaxValue };
        Assert.Equal(4096, Wire.Read<Nothing[]>(Wire.Write(new Nothing[4096])).Length);
        Assert.Equal(4096, Wire.Read<List<Nothing>>(Wire.Write<List<Nothing>>([.. new Nothing[4096]])).Count);
        Assert.Equal(ErrorKind.LimitExceeded, Wire.Refused<Nothing[]>(Wire.Of<Nothing[]>(limits: more).Serialize(new Nothing[4097])).Kind);
        Wire.Refused<Disc[]>(ErrorKind.LimitExceeded, "C7FFFFFF07 A3 01");
        Assert.Equal(ErrorKind.LimitExceeded, Wire.Refused<Nothing[,]>(Wire.Of<Nothing[,]>(limits: more).Serialize(new Nothing[100, 100])).Kind);
        Assert.Equal(ErrorKind.LimitExceeded, Wire.Refused<Nothing[][]>(Wire.Of<Nothing[][]>(limits: more).Serialize([new Nothing[4000], new Nothing[97]])).Kind);
    }

    [Fact]
    public void Every_truncation_is_refused()
    {
        Check<List<string?>>(["a", null, "日"]);
        Check(new Dictionary<int, Disc?> { [1] = new(), [2] = null });
        Check<IThing?[]>([new Disc(), new Crate(1), null]);
        Check(new int?[,] { { 1, null } });
        Check(new HashSet<long> { 1, 2 });
        Check(new byte[] { 1, 2 });
        Check(new DateTime[5]);
        Check<decimal?[]>([1m, null]);

        static void Check<T>(T value)
        {
            byte[] bytes = Wire.Write(value);
            for (int length = 0; length < bytes.Length; length++)
            {
                byte[] prefix = bytes[..length];
                Assert.Equal(ErrorKind.EndOfData, Wire.Refused<T>(prefix).Kind);
                Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Wire.ReadSlowly<T>(prefix)).Kind);
            }
        }
    }

    private static ErrorKind AssertPath<T>(byte[] bytes, int index)
    {
        GraupelException whole = Wire.Refused<T>(bytes);
        GraupelException slow = Assert.Throws<GraupelException>(() => Wire.ReadSlowly<T>(bytes, 1000));
        Assert.Equal((whole.Kind, whole.Offset), (slow.Kind, slow.Offset));
        Assert.Equal($"[{index}]", whole.Path);
        Assert.Equal($"[{index}]", slow.Path);
        return whole.Kind;
    }
}
