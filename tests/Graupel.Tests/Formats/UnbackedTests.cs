using System.IO.Pipelines;
using Graupel.Formats;
using Graupel.Tests.Converters;

namespace Graupel.Tests.Formats;

/// <summary>Values without bytes, of which a few bytes announce any number, are stepped over at once.</summary>
public class UnbackedTests
{
    private const ulong Many = 1UL << 61;

    private static readonly TimeSpan Long = TimeSpan.FromSeconds(30);

    [Theory]
    [InlineData("C0", "A3 01 A3 01")]
    [InlineData("B0", "A3 01")]
    public async Task In_members_that_the_reader_does_not_know(string kind, string descriptors)
    {
        // A Spot with one member more.
        byte[] bytes = [.. Wire.Bytes($"09 22 {kind} 07000000"), .. Count(Many), .. Wire.Bytes(descriptors)];
        Assert.Equal(new Spot(7), await Task.Run(() => Wire.Read<Spot>(bytes)).WaitAsync(Long));
        Assert.Equal(new Spot(7), await Wire.Of<Spot>().DeserializeAsync(new MemoryStream(bytes)).AsTask().WaitAsync(Long));
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public async Task In_pure_data(string format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = format == "Fast" ? WireFormat.Fast : WireFormat.Compact });
        var value = new Hollows { Map = new() { [default] = default }, List = [default, default], Number = 5 };
        byte[] bytes = serializer.Serialize(value);
        Hollows copy = (await Read(bytes))!;
        Assert.Equal((1, 2, 5), (copy.Map!.Count, copy.List!.Count, copy.Number));

        // Both counts.
        int map = Array.LastIndexOf(bytes, (byte)(HeadedCode.FirstCount + 1));
        int list = Array.LastIndexOf(bytes, (byte)(HeadedCode.FirstCount + 2));
        foreach (int at in (int[])[map, list])
        {
            byte[] more = [.. bytes[..at], .. Count(Many), .. bytes[(at + 1)..]];
            Assert.Equal(ErrorKind.InvalidLength, (await Assert.ThrowsAsync<GraupelException>(() => Read(more))).Kind);
        }

        async Task<Hollows?> Read(byte[] data) =>
            await serializer.For<Hollows>().DeserializeAsync(PipeReader.Create(new MemoryStream(data)).AsStream()).AsTask().WaitAsync(Long);
    }

    private static byte[] Count(ulong count)
    {
        Span<byte> varint = stackalloc byte[Varint.MaximumSize];
        return varint[..Varint.Write(varint, count + HeadedCode.FirstCount)].ToArray();
    }

    [Pack]
    public sealed class Hollows
    {
        public Dictionary<Hollow, Hollow>? Map { get; set; }

        public List<Hollow>? List { get; set; }

        public int Number { get; set; }
    }

    [Pack]
    public record struct Hollow(Void Inner);

    [Pack]
    public record struct Void;
}
