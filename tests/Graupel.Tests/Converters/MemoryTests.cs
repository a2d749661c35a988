namespace Graupel.Tests.Converters;

/// <summary>What announces much but holds little costs little.</summary>
public class MemoryTests
{
    private const int Base = 64 * 1024;

    public static TheoryData<string> Counts { get; } = ["82808001", "82809001", "8280808002", "FFFFFFFF03", "C7FFFFFF07"];

    [Theory]
    [MemberData(nameof(Counts))]
    public void A_lying_count_costs_no_memory(string count)
    {
        Check<byte[]>(count.Replace("8280", "8180") + "0102");
        Check<int[]>(count + "22 01000000");
        Check<List<int>>(count + "22 01000000");
        Check<HashSet<long>>(count + "23 0100000000000000");
        Check<Dictionary<int, int>>(count + "22 22 01000000 01000000");
        Check<Dictionary<int, string>>(count + "22 80 01000000 01");
        Check<string[]>(count + "80 01 01 01");
        Check<int[][]>(count + "B0 00 00 00");
        Check<decimal?[]>(count + "5C 00");
        Check<Disc?[]>(count + "A00522 00 00 00");
        Check<Spot[]>(count + "A30522 00000000");
        Check<IThing?[]>(count + "D0 00 00");
        Check<Memory<Guid>>(count + "74 00");
        Check<byte[,]>("02" + count + "01 30 00");
        Check<long[,]>("02 01" + count + "23 00");
        Check<HashSet<string>>("01 80" + count + "01 01");
        Check<List<int>>("01 22" + count + "01000000");
    }

    [Fact]
    public void Null_elements_take_memory_in_proportion()
    {
        byte[] bytes = [.. Wire.Bytes("828008 80"), .. new byte[100_000]];
        Check<string?[]>(bytes);
        Check<List<string?>>(bytes);
    }

    [Fact]
    public void Tables_that_arrive_piece_by_piece_double_themselves()
    {
        const int Count = 300_000;
        long set = Allocated(() => Fill(new HashSet<int>(), Count));
        long map = Allocated(() => Fill(new Dictionary<int, int>(), Count));

        long readSet = AllocatedByReading(Fill(new HashSet<int>(), Count));
        long readMap = AllocatedByReading(Fill(new Dictionary<int, int>(), Count));

        // They begin with what one piece has, so that they may end up twice as large.
        Assert.InRange(readSet, set / 2, set * 2);
        Assert.InRange(readMap, map / 2, map * 2);
    }

    private static HashSet<int> Fill(HashSet<int> set, int count)
    {
        for (int i = 0; i < count; i++)
        {
            set.Add(i);
        }

        return set;
    }

    private static Dictionary<int, int> Fill(Dictionary<int, int> map, int count)
    {
        for (int i = 0; i < count; i++)
        {
            map.Add(i, i);
        }

        return map;
    }

    private static long AllocatedByReading<T>(T value)
    {
        Serializer<T> serializer = Wire.Of<T>();
        byte[] bytes = serializer.Serialize(value);
        return Allocated(() => serializer.Deserialize(new TrickleStream(bytes, 4096)));
    }

    private static long Allocated(Action act)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        act();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private static void Check<T>(string hex) => Check<T>(Wire.Bytes(hex));

    private static void Check<T>(byte[] bytes)
    {
        Serializer<T> serializer = Wire.Of<T>();
        Measure(() => serializer.Deserialize(bytes));
        long whole = Measure(() => serializer.Deserialize(bytes));
        long slow = Measure(() => serializer.Deserialize(new TrickleStream(bytes, 1)));
        Assert.InRange(whole, 0, Base + (4 * bytes.Length));
        Assert.InRange(slow, 0, (3 * Base) + (24 * bytes.Length));
    }

    private static long Measure(Action read)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            read();
            Assert.Fail("The bytes should have been refused.");
        }
        catch (GraupelException e)
        {
            Assert.Contains(e.Kind, (ErrorKind[])[ErrorKind.EndOfData, ErrorKind.InvalidLength]);
        }

        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
