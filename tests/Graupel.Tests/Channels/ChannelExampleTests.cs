using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

/// <summary>What docs/channels.md says is what happens.</summary>
public class ChannelExampleTests
{
    public static TheoryData<string> Names => [.. ChannelExamples.All().Select(example => example["case"])];

    [Fact]
    public void There_are_examples() => Assert.True(ChannelExamples.All().Count() >= 12);

    [Theory]
    [MemberData(nameof(Names))]
    public void The_example_holds(string name)
    {
        Dictionary<string, string> example = ChannelExamples.All().Single(example => example["case"] == name);
        byte[] bytes = ChannelExamples.Bytes(example);
        var options = new MessageChannelOptions { Framing = Enum.Parse<MessageFraming>(example["framing"]) };
        if (example.TryGetValue("messages", out string? messages))
        {
            AssertWritten(messages.Split(", "), bytes, options);
        }

        if (example.TryGetValue("sequence", out string? sequence))
        {
            AssertSequence([.. sequence.Split(", ").Select(int.Parse)], bytes, options);
            return;
        }

        if (example.ContainsKey("handshake"))
        {
            AssertHandshake(new MessageHandshake().With<int>(), bytes, options);
            return;
        }

        foreach (int piece in (int[])[int.MaxValue, 1])
        {
            using var reader = new MessageReader(new ScriptedStream(bytes, piece), options);
            if (example.TryGetValue("refused", out string? kind))
            {
                GraupelException refused = Assert.Throws<GraupelException>(() => Read(reader, example["read-as"]));
                Assert.Equal(Enum.Parse<ErrorKind>(kind), refused.Kind);
                continue;
            }

            foreach (string message in (messages ?? example["read"]).Split(", "))
            {
                Assert.Equal(message, Read(reader, message.StartsWith('"') ? "string" : "int"));
            }

            Assert.False(reader.WaitToRead());
        }
    }

    private static void AssertWritten(string[] messages, byte[] bytes, MessageChannelOptions options)
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            foreach (string message in messages)
            {
                if (message.StartsWith('"'))
                {
                    writer.Write(message.Trim('"'));
                }
                else
                {
                    writer.Write(int.Parse(message));
                }
            }
        }

        Assert.Equal(bytes, stream.ToArray());
    }

    private static void AssertSequence(int[] elements, byte[] bytes, MessageChannelOptions options)
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.WriteSequence(elements.Select(element => element));
        }

        Assert.Equal(Convert.ToHexString(bytes), Convert.ToHexString(stream.ToArray()));
        using var reader = new MessageReader(new ScriptedStream(bytes, piece: 1), options);
        Assert.Equal(elements, reader.ReadSequence<int>());
        Assert.False(reader.WaitToRead());
    }

    private static void AssertHandshake(MessageHandshake handshake, byte[] bytes, MessageChannelOptions options)
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            handshake.Write(writer);
        }

        Assert.Equal(Convert.ToHexString(bytes), Convert.ToHexString(stream.ToArray()));
        using var reader = new MessageReader(new ScriptedStream(bytes, piece: 1), options);
        handshake.Read(reader);
        Assert.False(reader.WaitToRead());
    }

    private static string Read(MessageReader reader, string type) =>
        type == "int" ? $"{reader.Read<int>()}" : $"\"{reader.Read<string>()}\"";
}
