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
        ChannelOptions options = Limited(way, Limit);
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

    private static void AssertRefused(Action call)
    {
        GraupelException refused = Assert.Throws<GraupelException>(call);
        Assert.Equal(ErrorKind.LimitExceeded, refused.Kind);
        Assert.Contains("MaxUnbackedItems", refused.Message, StringComparison.Ordinal);
    }

    private static List<T> Through<T>(ChannelOptions options, IEnumerable<T> elements)
    {
        using var reader = new MessageReader(new MemoryStream(Write(options, elements)), options);
        return [.. reader.ReadSequence<T>()];
    }

    private static byte[] Write<T>(ChannelOptions options, IEnumerable<T> elements)
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteSequence(elements);
        }

        return stream.ToArray();
    }

    private static ChannelOptions Limited(string way, int limit)
    {
        ChannelOptions options = ChannelValues.Options(way);
        return new ChannelOptions
        {
            Serializer = new Serializer(options.Serializer.Options with { Limits = new Limits { MaxUnbackedItems = limit } }),
            Framing = options.Framing,
        };
    }

    [Contract]
    public record struct Hollow;
}
