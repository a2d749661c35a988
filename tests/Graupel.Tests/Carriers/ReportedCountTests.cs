namespace Graupel.Tests.Carriers;

/// <summary>A stream that reports more bytes than it was asked for, or fewer than none: what else is in the buffer must not be read as data.</summary>
public class ReportedCountTests
{
    private static readonly Dictionary<string, WireFormat> _formats =
        new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }.ToDictionary(format => format.Name);

    private static readonly int[] _value = [.. Enumerable.Range(0, 1000)];
    private static readonly byte[] _envelope = Envelope.Write(_value);
    private static readonly byte[] _compressed = Compressed.Write(_value);

    public static TheoryData<string, bool, int> Cases()
    {
        var cases = new TheoryData<string, bool, int>();
        foreach (string format in _formats.Keys)
        {
            foreach (bool canSeek in (bool[])[false, true])
            {
                cases.Add(format, canSeek, 1);
                cases.Add(format, canSeek, 100_000);
                cases.Add(format, canSeek, int.MinValue);
            }
        }

        return cases;
    }

    [Theory, MemberData(nameof(Cases))]
    public async Task OfAValue(string format, bool canSeek, int more)
    {
        var serializer = new Serializer(new SerializerOptions { Format = _formats[format] });
        byte[] data = serializer.Serialize(_value);
        Refused(() => serializer.Deserialize<int[]>(new MiscountingStream(data, canSeek, more)));
        await RefusedAsync(async () => await serializer.DeserializeAsync<int[]>(new MiscountingStream(data, canSeek, more)));
    }

    [Theory, MemberData(nameof(Cases))]
    public async Task OfAMessage(string format, bool canSeek, int more)
    {
        var options = new MessageChannelOptions { Serializer = new Serializer(new SerializerOptions { Format = _formats[format] }) };
        byte[] data = Message(options);
        using var reader = new MessageReader(new MiscountingStream(data, canSeek, more), options);
        Refused(() => reader.Read<int[]>());
        using var other = new MessageReader(new MiscountingStream(data, canSeek, more), options);
        await RefusedAsync(async () => await other.ReadAsync<int[]>());
    }

    [Theory]
    [InlineData(false, 1, 0)]
    [InlineData(true, 1, 0)]
    [InlineData(false, 1, EnvelopeHeader.Size)]
    [InlineData(true, 1, EnvelopeHeader.Size)]
    [InlineData(false, int.MinValue, 0)]
    [InlineData(false, int.MinValue, EnvelopeHeader.Size)]
    public async Task OfAnEnvelopeOrCompressedValue(bool canSeek, int more, int honest)
    {
        Refused(() => Envelope.Read<int[]>(new MiscountingStream(_envelope, canSeek, more, honest)));
        await RefusedAsync(async () => await Envelope.ReadAsync<int[]>(new MiscountingStream(_envelope, canSeek, more, honest)));
        Refused(() => Compressed.Read<int[]>(new MiscountingStream(_compressed, canSeek, more, honest)));
        await RefusedAsync(async () => await Compressed.ReadAsync<int[]>(new MiscountingStream(_compressed, canSeek, more, honest)));
    }

    [Fact]
    public async Task OfAChecksum()
    {
        int body = _envelope.Length - sizeof(int);
        Refused(() => Envelope.Read<int[]>(new MiscountingStream(_envelope, canSeek: false, more: 1, body)));
        await RefusedAsync(async () => await Envelope.ReadAsync<int[]>(new MiscountingStream(_envelope, canSeek: false, more: 1, body)));
        Refused(() => Envelope.PeekHeader(new MiscountingStream(_envelope, canSeek: true, more: 1)));
        await RefusedAsync(async () => await Envelope.PeekHeaderAsync(new MiscountingStream(_envelope, canSeek: true, more: 1)));
    }

    private static byte[] Message(MessageChannelOptions options)
    {
        using var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, options))
        {
            writer.Write(_value);
        }

        return stream.ToArray();
    }

    private static void Refused(Action read) => Assert.Contains("The stream reports", Assert.Throws<IOException>(read).Message, StringComparison.Ordinal);

    private static async Task RefusedAsync(Func<Task> read) =>
        Assert.Contains("The stream reports", (await Assert.ThrowsAsync<IOException>(read)).Message, StringComparison.Ordinal);

    private sealed class MiscountingStream(byte[] data, bool canSeek, int more, int honest = 0) : ScriptedStream(data, piece: 100, canSeek)
    {
        private int _read;

        public override int Read(Span<byte> buffer)
        {
            int count = base.Read(buffer);
            _read += count;
            return _read <= honest ? count : buffer.Length + more;
        }
    }
}
