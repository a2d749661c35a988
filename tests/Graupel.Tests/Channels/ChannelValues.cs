using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

/// <summary>Messages of all sizes, and the ways they go.</summary>
public static class ChannelValues
{
    private static readonly WireFormat[] Formats = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    private static readonly Dictionary<string, MessageChannelOptions> ByName = (
        from format in Formats
        from framing in Enum.GetValues<MessageFraming>()
        select new MessageChannelOptions { Serializer = new Serializer(new SerializerOptions { Format = format }), Framing = framing, AutoFlush = false })
        .ToDictionary(options => $"{options.Serializer.Options.Format}, {options.Framing}");

    /// <summary>Every format with every framing.</summary>
    public static TheoryData<string> Ways => [.. ByName.Keys];

    public static MessageChannelOptions Options(string way) => ByName[way];

    public static IEnumerable<Note> Small => Enumerable.Range(0, 20).Select(Values.Note);

    public static IEnumerable<Note> All => Values.Lengths.Select(Values.Note);

    /// <summary>The bytes of messages.</summary>
    public static byte[] Write<T>(MessageChannelOptions options, IEnumerable<T> messages)
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteAll(messages);
        }

        return stream.ToArray();
    }
}
