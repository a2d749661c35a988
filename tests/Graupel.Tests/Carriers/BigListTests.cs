using System.IO.Pipelines;
using System.Runtime.InteropServices;

namespace Graupel.Tests.Carriers;

/// <summary>
/// A list that is one value. With GRAUPEL_BIG=1 it has more than 2 GB, here and on the wire, which takes up to 10 GB of memory; otherwise it is only larger than every buffer.
/// </summary>
[Collection(nameof(AloneCollection))]
public class BigListTests
{
    private const int Small = 3_000_000;
    private const int Big = 300_000_000;

    private static int Count => Environment.GetEnvironmentVariable("GRAUPEL_BIG") == "1" ? Big : Small;

    [Fact]
    public async Task A_list_goes_through_a_stream_as_a_whole()
    {
        var list = new List<long>();
        CollectionsMarshal.SetCount(list, Count);
        Fill(CollectionsMarshal.AsSpan(list));
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1 << 20, resumeWriterThreshold: 1 << 19));
        Task writing = Task.Run(() =>
        {
            using Stream stream = pipe.Writer.AsStream();
            Serialization.Serialize(stream, list);
            Serialization.Serialize(stream, "behind");
        });

        Task<(List<long>, string)> reading = Task.Run(() =>
        {
            using Stream stream = pipe.Reader.AsStream();
            return (Serialization.Deserialize<List<long>>(stream), Serialization.Deserialize<string>(stream));
        });

        await Task.WhenAll(writing, reading);
        (List<long> read, string behind) = await reading;
        Assert.True(CollectionsMarshal.AsSpan(list).SequenceEqual(CollectionsMarshal.AsSpan(read)));
        Assert.Equal("behind", behind);
    }

    // What does not repeat after any number of bytes that a counter of 32 bits would fall back by.
    private static void Fill(Span<long> items)
    {
        for (int i = 0; i < items.Length; i++)
        {
            items[i] = i * 6_364_136_223L;
        }
    }
}
