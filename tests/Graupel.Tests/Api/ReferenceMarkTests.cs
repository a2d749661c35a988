using Graupel.Tests.Carriers;

namespace Graupel.Tests.Api;

/// <summary>A payload with references and one without are told apart, whatever they hold.</summary>
public class ReferenceMarkTests
{
    public static TheoryData<string> FormatNames => ["Fast", "Compact", "MessagePack"];

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public async Task What_has_references_is_refused_without_them(string format)
    {
        for (int length = 0; length < 400; length += length < 200 ? 50 : 1)
        {
            await AssertRefused(format, new byte[length]);
            await AssertRefused(format, new List<byte>(new byte[length]));
        }

        await AssertRefused(format, new byte[1000]);
        await AssertRefused(format, new int[] { 1, 2 });
        await AssertRefused(format, new Dictionary<string, Note> { ["a"] = new(1, "b") });
        await AssertRefused(format, new Note(1, "a"));
        await AssertRefused<object>(format, 5);
        await AssertRefused(format, new int[2, 2]);
    }

    [Theory]
    [MemberData(nameof(FormatNames))]
    public void What_has_none_is_read_by_a_reader_of_them(string format)
    {
        for (int length = 0; length < 400; length++)
        {
            byte[] value = [.. Enumerable.Range(0, length).Select(static i => unchecked((byte)i))];
            byte[] bytes = Make(format, References.None).Serialize(value);
            Assert.Equal(value, Make(format, References.Preserve).Deserialize<byte[]>(bytes));
            Assert.Equal(value, Make(format, References.Preserve).Deserialize<byte[]>(Segments.Pieces(bytes, 1)));
        }
    }

    private static async Task AssertRefused<T>(string format, T value)
    {
        Serializer reader = Make(format, References.None);
        byte[] bytes = [.. Make(format, References.Preserve).Serialize(value), .. new byte[1000]];
        AssertRefused(() => reader.Deserialize<T>(bytes, out _));
        AssertRefused(() => reader.Deserialize<T>(new MemoryStream(bytes)));
        AssertRefused(() => reader.Deserialize<T>(Segments.Pieces(bytes, 1)));
        GraupelException e = await Assert.ThrowsAsync<GraupelException>(() => reader.DeserializeAsync<T>(new ScriptedStream(bytes, 1)).AsTask());
        Assert.Equal(ErrorKind.UnsupportedFormat, e.Kind);
        using var channel = new MessageReader(new MemoryStream(bytes), new MessageChannelOptions { Serializer = reader, Framing = MessageFraming.None });
        AssertRefused(() => channel.Read<T>());
    }

    private static void AssertRefused(Func<object?> read)
    {
        GraupelException e = Assert.Throws<GraupelException>(read);
        Assert.Equal(ErrorKind.UnsupportedFormat, e.Kind);
        Assert.Contains("SerializerOptions.References", e.Message, StringComparison.Ordinal);
    }

    private static Serializer Make(string format, References references)
    {
        WireFormat[] formats = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];
        return new Serializer(new SerializerOptions { Format = formats.Single(one => one.Name == format), References = references });
    }
}
