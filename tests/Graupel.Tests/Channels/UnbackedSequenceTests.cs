using System.Runtime.Serialization;

namespace Graupel.Tests.Channels;

/// <summary>Sequences of elements that take no bytes, or have some inside: what is written can be read, however many parts arrive together.</summary>
public class UnbackedSequenceTests
{
    private const int Limit = 10;

    // In MessagePack every element takes a byte.
    public static TheoryData<string> Headed => ["Fast, None", "Fast, Length", "Compact, None", "Compact, Length"];

    [Theory]
    [MemberData(nameof(Headed))]
    public void Any_number_of_them_passes_in_parts(string way)
    {
        MessageChannelOptions options = Limited(way, Limit);
        Assert.Equal(50, Through(options, new Hollow[50]).Count);
        Assert.Equal(20, Through(options, Enumerable.Repeat(new Hollow[7], 20)).Count);
        Assert.Equal(20, Through(options, Enumerable.Repeat(new Hollow[Limit], 20)).Count);
    }

    [Theory]
    [MemberData(nameof(Headed))]
    public void A_single_element_with_too_many_is_not_written(string way)
    {
        AssertRefused(() => Write(Limited(way, Limit), [new Hollow[3], new Hollow[Limit + 1]]));
        AssertRefused(() => Write(Limited(way, 0), new Hollow[1]));
    }

    [Theory]
    [InlineData("Fast, None")]
    [InlineData("Compact, None")]
    public void Chunks_that_arrive_together_are_not_held_together(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        byte[] one = Write(options, new Wide[4096]);
        byte[] header = one[..^3];
        byte[] many = [.. header, .. Enumerable.Repeat(one[^3..^1], 8000).SelectMany(static chunk => chunk), 0];
        using var reader = new MessageReader(new MemoryStream(many), options);
        long before = GC.GetAllocatedBytesForCurrentThread();
        using IEnumerator<Wide> elements = reader.ReadSequence<Wide>().GetEnumerator();
        Assert.True(elements.MoveNext());
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 4_000_000);
    }

    private static void AssertRefused(Action call)
    {
        GraupelException refused = Assert.Throws<GraupelException>(call);
        Assert.Equal(ErrorKind.LimitExceeded, refused.Kind);
        Assert.Contains("MaxUnbackedItems", refused.Message, StringComparison.Ordinal);
    }

    private static List<T> Through<T>(MessageChannelOptions options, IEnumerable<T> elements)
    {
        using var reader = new MessageReader(new MemoryStream(Write(options, elements)), options);
        return [.. reader.ReadSequence<T>()];
    }

    private static byte[] Write<T>(MessageChannelOptions options, IEnumerable<T> elements)
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteSequence(elements);
        }

        return stream.ToArray();
    }

    private static MessageChannelOptions Limited(string way, int limit)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        return new MessageChannelOptions
        {
            Serializer = new Serializer(options.Serializer.Options with { Limits = new Limits { MaxUnbackedItems = limit } }),
            Framing = options.Framing,
        };
    }

    [Contract]
    public record struct Hollow;

    [Pack]
    public struct Wide
    {
        [IgnoreDataMember]
        public Int128 A, B, C, D;
    }
}
