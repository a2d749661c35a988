using System.Runtime.InteropServices;

namespace Graupel.Tests.Carriers;

/// <summary>Large arrays are read from streams straight into their memory, which is taken in proportion to what has arrived.</summary>
[Collection(nameof(AloneCollection))]
public class LargeArrayTests
{
    private static readonly WireFormat[] Formats = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    public static TheoryData<string, int> Sizes
    {
        get
        {
            var sizes = new TheoryData<string, int>();
            foreach (WireFormat format in Formats)
            {
                foreach (int bytes in (int[])[4_000, 33_000, 128_000, 132_000, 600_000, 1_500_000])
                {
                    sizes.Add(format.Name, bytes);
                }
            }

            return sizes;
        }
    }

    [Theory]
    [MemberData(nameof(Sizes))]
    public void They_come_through_every_stream(string format, int bytes)
    {
        var serializer = new Serializer(new SerializerOptions { Format = Formats.Single(one => one.Name == format) });
        byte[] blob = new byte[bytes];
        new Random(bytes).NextBytes(blob);
        int[] numbers = MemoryMarshal.Cast<byte, int>(blob).ToArray();
        int[,] table = new int[10, numbers.Length / 10];
        Buffer.BlockCopy(blob, 0, table, 0, table.Length * sizeof(int));

        Check(serializer, blob);
        Check(serializer, numbers);
        Check(serializer, numbers.ToList());
        Check(serializer, table);
        Check(serializer, Array.ConvertAll(numbers, static number => (number, $"{number & 15}")));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Few_calls_of_the_stream_are_needed(bool canSeek)
    {
        using var stream = new ScriptedStream(Serialization.Serialize(new int[250_000]), canSeek: canSeek);
        Serialization.Deserialize<int[]>(stream);
        Assert.InRange(stream.Reads, 1, 12);
        Assert.InRange(stream.MostWanted, 400_000, 1_000_000);
    }

    [Fact]
    public void What_does_not_arrive_takes_no_memory()
    {
        byte[] cut = Serialization.Serialize(new int[10_000_000])[..100_000];
        byte[] cutBlob = Serialization.Serialize(new byte[40_000_000])[..100_000];
        Refuse<int[]>(cut);
        Refuse<List<int>>(cut);
        Refuse<byte[]>(cutBlob);
    }

    private static void Refuse<T>(byte[] cut)
    {
        long before = GC.GetAllocatedBytesForCurrentThread();
        using var stream = new ScriptedStream(cut);
        var error = Assert.Throws<GraupelException>(() => Serialization.Deserialize<T>(stream));
        Assert.Equal(ErrorKind.EndOfData, error.Kind);
        Assert.Equal(cut.Length, error.Offset);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 10 * cut.Length);
    }

    private static void Check<T>(Serializer serializer, T value)
    {
        byte[] bytes = serializer.Serialize(value);
        byte[] data = [.. bytes, .. serializer.Serialize("behind")];
        foreach (Stream stream in (Stream[])
            [
                new ScriptedStream(data),
                new ScriptedStream(data, piece: 4097),
                new ScriptedStream(data, piece: 1_000, canSeek: true),
                new BufferedStream(new ScriptedStream(data, piece: 1_000)),
                new MemoryStream(data),
            ])
        {
            using (stream)
            {
                Assert.True(bytes.AsSpan().SequenceEqual(serializer.Serialize(serializer.Deserialize<T>(stream))));
                Assert.Equal("behind", serializer.Deserialize<string>(stream));
            }
        }
    }
}
