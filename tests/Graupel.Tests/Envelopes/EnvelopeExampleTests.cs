using Graupel.Envelopes;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Envelopes;

/// <summary>What docs/envelope.md says is what happens.</summary>
public class EnvelopeExampleTests
{
    private static readonly EnvelopeOptions AnyContract = new() { FingerprintCheck = FingerprintCheck.Never };

    private static readonly Dictionary<string, object> Values = new()
    {
        ["1"] = 1,
        ["\"Ann\""] = "Ann",
        ["new byte[] { 1, 2, 3 }"] = new byte[] { 1, 2, 3 },
    };

    public static TheoryData<string> Names => [.. EnvelopeExamples.All().Select(example => example.Name)];

    [Fact]
    public void There_are_examples() => Assert.True(EnvelopeExamples.All().Count() >= 13);

    [Theory]
    [MemberData(nameof(Names))]
    public void The_example_holds(string name)
    {
        EnvelopeExample example = EnvelopeExamples.All().Single(example => example.Name == name);
        switch (example.Value is null ? null : Values[example.Value])
        {
            case null:
                AssertRefused(example);
                break;
            case int value:
                AssertWrittenAndRead(example, value);
                break;
            case string value:
                AssertWrittenAndRead(example, value);
                break;
            case byte[] value:
                AssertWrittenAndRead(example, value);
                break;
        }
    }

    private static void AssertWrittenAndRead<[ContractParameter] T>(EnvelopeExample example, T value)
    {
        Assert.Equal(example.Bytes, Write(example, value));
        Assert.Equal(value, Envelope.Read<T>(example.Bytes, AnyContract));
        var seekable = new MemoryStream(example.Bytes);
        Assert.Equal(value, Envelope.Read<T>(seekable, AnyContract));
        Assert.Equal(seekable.Length, seekable.Position);
        var other = new ScriptedStream([.. example.Bytes, 9], piece: 1);
        Assert.Equal(value, Envelope.Read<T>(other, AnyContract));
        Assert.Equal(example.Bytes.Length, other.Taken);

        EnvelopeHeader header = Envelope.ReadHeader(example.Bytes);
        Assert.Equal(WireFormat.Fast, header.Format);
        Assert.Equal(example.Fingerprint, header.Fingerprint);
        Assert.Equal(example.Chunks.Length > 0 ? null : example.Bytes.Length - 28, header.PayloadLength);
    }

    private static byte[] Write<[ContractParameter] T>(EnvelopeExample example, T value)
    {
        byte[] payload = Serialization.Serialize(value);
        var header = new EnvelopeHeader(WireFormat.Fast, example.Fingerprint, payloadLength: null);
        if (example.Chunks.Length == 0)
        {
            return EnvelopeWriter.Write(Serializer.Default.For<T>(), value, header);
        }

        var stream = new MemoryStream();
        using var sink = new EnvelopeSink(stream, header, new byte[100]);
        Span<byte> buffer = sink.First;
        foreach (int chunk in example.Chunks)
        {
            payload.AsSpan(0, chunk).CopyTo(buffer);
            payload = payload[chunk..];
            buffer = sink.GetBuffer(chunk, 1);
        }

        sink.Complete(0);
        return stream.ToArray();
    }

    private static void AssertRefused(EnvelopeExample example)
    {
        Assert.NotNull(example.Refused);
        Assert.Equal(example.Refused, Assert.Throws<GraupelException>(() => Envelope.Read<int>(example.Bytes)).Kind);
        if (example.Name.EndsWith("a byte after the envelope", StringComparison.Ordinal))
        {
            return; // which is no fault in a stream
        }

        var stream = new MemoryStream(example.Bytes);
        Assert.Equal(example.Refused, Assert.Throws<GraupelException>(() => Envelope.Read<int>(stream)).Kind);
        Assert.Equal(0, stream.Position);
    }
}
