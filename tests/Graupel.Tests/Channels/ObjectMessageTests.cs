using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

/// <summary>Messages of which the reader knows only that they are one of the declared types.</summary>
public class ObjectMessageTests
{
    private static readonly object?[] Messages = [1, "two", Values.Note(3), null, new[] { 4, 5 }, DateTime.UnixEpoch, Values.Note(100_000)];

    public static TheoryData<string> Ways => ChannelValues.Ways;

    [Theory]
    [MemberData(nameof(Ways))]
    public async Task Objects_come_back_as_what_they_were(string way)
    {
        MessageChannelOptions options = ChannelValues.Options(way);
        options = options with { Serializer = new Serializer(options.Serializer.Options.WithCase<object, Note>(64)) };
        byte[] bytes = ChannelValues.Write(options, Messages);
        foreach (int piece in (int[])[int.MaxValue, 1000])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece), options);
            Assert.Equal(Messages, reader.ReadAll<object?>());
            await using var waiting = new MessageReader(new ScriptedStream(bytes, piece), options);
            Assert.Equal(Messages, await waiting.ReadAllAsync<object?>().CollectAsync());
        }
    }
}
