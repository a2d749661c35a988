namespace Graupel.Tests.Api;

/// <summary>Values whose size is known before they are written go straight into the array that is handed out.</summary>
public class KnownSizeTests
{
    private static readonly int[] Counts = [0, 1, 60, 61, 62, 63, 64, 65, 127, 128, 129, 1000, 20_000, 40_000];

    public static TheoryData<WireFormat> Formats => [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    [Theory]
    [MemberData(nameof(Formats))]
    public void The_bytes_are_those_of_a_stream(WireFormat format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = format });
        foreach (int count in Counts)
        {
            int[] numbers = [.. Enumerable.Range(0, count)];
            Check(serializer, numbers);
            Check(serializer, numbers.ToList());
            Check(serializer, numbers.ToHashSet());
            Check(serializer, new ReadOnlyMemory<int>(numbers));
            Check(serializer, numbers.Select(static i => new DateTime(i, DateTimeKind.Utc)).ToList());
            Check(serializer, numbers.Select(static i => (byte)i).ToArray());
            Check(serializer, numbers.Select(static i => (byte)i).ToList());
            Check(serializer, numbers.Select(static i => i.ToString("X4", null)).ToArray());
        }
    }

    [Fact]
    public void Only_the_array_is_allocated()
    {
        int[] numbers = new int[20_000];
        Serializer<int[]> serializer = Serializer.Default.For<int[]>();
        serializer.Serialize(numbers);
        long before = GC.GetAllocatedBytesForCurrentThread();
        byte[] bytes = serializer.Serialize(numbers);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, bytes.Length, bytes.Length + 40);
    }

    private static void Check<T>(Serializer serializer, T value)
    {
        using var stream = new MemoryStream();
        serializer.Serialize((Stream)stream, value);
        Assert.Equal(stream.ToArray(), serializer.Serialize(value));
    }
}
