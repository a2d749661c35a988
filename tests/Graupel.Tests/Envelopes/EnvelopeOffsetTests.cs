using Graupel.Envelopes;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Envelopes;

/// <summary>Offsets of errors are places in the envelope.</summary>
public class EnvelopeOffsetTests
{
    private static readonly int[][] Cuts = [[], [1000], [3], [1, 2, 3, 4], [.. Enumerable.Repeat(1, 200)], [1, 130, 1]];

    public static TheoryData<int> CutNumbers => [.. Enumerable.Range(0, Cuts.Length)];

    [Theory]
    [MemberData(nameof(CutNumbers))]
    public async Task A_member_of_another_kind(int cut)
    {
        var value = new Sheet { Name = new string('n', 100), Lines = [new SheetLine { Count = 1 }, new SheetLine { Count = 2 }] };
        GraupelException inside = Assert.Throws<GraupelException>(() => Serialization.Deserialize<OtherSheet>(Serialization.Serialize(value)));
        Assert.Equal((ErrorKind.KindMismatch, "Lines[0].Count"), (inside.Kind, inside.Path));
        Assert.InRange(inside.Offset, 101, 200);
        await AssertPlaced<OtherSheet>(Serialization.Serialize(value), cut, inside);
    }

    [Theory]
    [MemberData(nameof(CutNumbers))]
    public async Task A_payload_that_is_longer_than_its_value(int cut)
    {
        byte[] payload = [.. Serialization.Serialize("text"), 7, 7];
        GraupelException inside = Assert.Throws<GraupelException>(() => Serialization.Deserialize<string>(payload));
        Assert.Equal((ErrorKind.TrailingBytes, payload.Length - 2), (inside.Kind, inside.Offset));
        await AssertPlaced<string>(payload, cut, inside);
    }

    [Theory]
    [MemberData(nameof(CutNumbers))]
    public async Task A_payload_that_is_shorter_than_its_value(int cut)
    {
        byte[] payload = Serialization.Serialize("text")[..^1];
        GraupelException inside = Assert.Throws<GraupelException>(() => Serialization.Deserialize<string>(payload));
        Assert.Equal((ErrorKind.EndOfData, payload.Length), (inside.Kind, inside.Offset));
        await AssertPlaced<string>(payload, cut, inside);
    }

    [Theory]
    [MemberData(nameof(CutNumbers))]
    public async Task An_envelope_that_is_cut_off(int cut)
    {
        (byte[] envelope, _) = Make(Serialization.Serialize("a text"), cut);
        for (int length = 1; length < envelope.Length; length++)
        {
            await AssertRefused<string>(envelope[..length], ErrorKind.EndOfData, length);
        }
    }

    [Theory]
    [MemberData(nameof(CutNumbers))]
    public async Task An_envelope_that_is_damaged_or_goes_on(int cut)
    {
        (byte[] envelope, _) = Make(Serialization.Serialize("a text"), cut);
        byte[] longer = [.. envelope, 7];
        var followed = Assert.Throws<GraupelException>(() => Envelope.Read<string>(longer));
        Assert.Equal((ErrorKind.TrailingBytes, envelope.Length), (followed.Kind, followed.Offset));
        followed = Assert.Throws<GraupelException>(() => Envelope.Read<string>(Segments.Pieces(longer, 7)));
        Assert.Equal((ErrorKind.TrailingBytes, envelope.Length), (followed.Kind, followed.Offset));

        byte[] damaged = [.. envelope];
        damaged[^1] ^= 1;
        await AssertRefused<string>(damaged, ErrorKind.ChecksumMismatch, envelope.Length - 4);
        damaged = [.. envelope];
        damaged[2] ^= 1;
        await AssertRefused<string>(damaged, ErrorKind.InvalidHeader, 0);
        damaged = [.. envelope];
        damaged[5] = 9;
        await AssertRefused<string>(damaged, ErrorKind.UnsupportedFormat, 5);
    }

    [Fact]
    public async Task A_chunk_length_that_is_not_in_its_shortest_form()
    {
        byte[] header = [.. "GRPL"u8, 1, 1, 0, 1, .. new byte[8], .. BitConverter.GetBytes(-1L)];
        await AssertRefused<int>([.. header, 2, 1, 0, 0x84, 0x00, 0, 0, .. new byte[4]], ErrorKind.InvalidHeader, 27);
    }

    // These are read when their end is known.
    [Theory]
    [MemberData(nameof(CutNumbers))]
    public async Task A_payload_with_references(int cut)
    {
        var options = new EnvelopeOptions { Serializer = new Serializer(new SerializerOptions { References = References.Preserve }) };
        byte[] payload = [.. options.Serializer.Serialize("text"), 7];
        (byte[] envelope, int[] places) = Make(payload, cut);
        GraupelException[] refused =
        [
            Assert.Throws<GraupelException>(() => Envelope.Read<string>(envelope, options)),
            Assert.Throws<GraupelException>(() => Envelope.Read<string>(new MemoryStream(envelope), options)),
            Assert.Throws<GraupelException>(() => Envelope.Read<string>(new ScriptedStream(envelope), options)),
            await Assert.ThrowsAsync<GraupelException>(async () => await Envelope.ReadAsync<string>(new ScriptedStream(envelope), options)),
        ];
        Assert.All(refused, e => Assert.Equal((ErrorKind.TrailingBytes, places[payload.Length - 1]), (e.Kind, e.Offset)));
    }

    // What is not known is not guessed: more chunks are not kept in mind, so that many small ones take no memory.
    [Theory]
    [InlineData(60_000, true)]
    [InlineData(70_000, false)]
    public void An_error_behind_very_many_chunks(int length, bool isKnown)
    {
        byte[] payload = [.. Serialization.Serialize(new byte[length]), 7];
        var stream = new MemoryStream();
        using var sink = new EnvelopeSink(stream, new EnvelopeHeader(WireFormat.Fast, null, payloadLength: null), new byte[100]);
        Span<byte> buffer = sink.First;
        foreach (byte one in payload)
        {
            buffer[0] = one;
            buffer = sink.GetBuffer(1, 1);
        }

        sink.Complete(0);
        GraupelException inside = Assert.Throws<GraupelException>(() => Serialization.Deserialize<byte[]>(payload));
        long expected = isKnown ? EnvelopeHeader.Size + (2 * inside.Offset) + 1 : -1;
        Assert.Equal(payload.Length - 1, inside.Offset);
        Assert.Equal(expected, Assert.Throws<GraupelException>(() => Envelope.Read<byte[]>(stream.ToArray())).Offset);
        stream.Position = 0;
        Assert.Equal(expected, Assert.Throws<GraupelException>(() => Envelope.Read<byte[]>(stream)).Offset);
    }

    [Fact]
    public async Task What_the_stream_itself_throws_stays_as_it_is()
    {
        byte[] envelope = Make(Serialization.Serialize(new string('a', 100)), 0).Envelope;
        foreach (bool canSeek in (bool[])[false, true])
        {
            Assert.Equal(5, Assert.Throws<GraupelException>(() => Envelope.Read<string>(new RefusingStream(envelope, canSeek))).Offset);
            Assert.Equal(5, (await Assert.ThrowsAsync<GraupelException>(async () => await Envelope.ReadAsync<string>(new RefusingStream(envelope, canSeek)))).Offset);
        }
    }

    private static async Task AssertPlaced<[ContractParameter] T>(byte[] payload, int cut, GraupelException inside)
    {
        (byte[] envelope, int[] places) = Make(payload, cut);
        GraupelException[] refused = await AssertRefused<T>(envelope, inside.Kind, places[inside.Offset]);
        Assert.All(refused, e => Assert.Equal(inside.Path, e.Path));
        Assert.All(refused, e => Assert.Contains($" at offset {e.Offset}", e.Message, StringComparison.Ordinal));
    }

    private static async Task<GraupelException[]> AssertRefused<[ContractParameter] T>(byte[] envelope, ErrorKind kind, long place)
    {
        GraupelException[] refused =
        [
            Assert.Throws<GraupelException>(() => Envelope.Read<T>(envelope)),
            Assert.Throws<GraupelException>(() => Envelope.ReadValue(envelope, typeof(T))),
            Assert.Throws<GraupelException>(() => Envelope.Read<T>(Segments.Pieces(envelope, 7))),
            Assert.Throws<GraupelException>(() => Envelope.Read<T>(new MemoryStream(envelope))),
            Assert.Throws<GraupelException>(() => Envelope.Read<T>(new ScriptedStream(envelope, 3, canSeek: true))),
            await Assert.ThrowsAsync<GraupelException>(async () => await Envelope.ReadAsync<T>(new ScriptedStream(envelope))),
            await Assert.ThrowsAsync<GraupelException>(async () => await Envelope.ReadAsync<T>(new ScriptedStream(envelope, 1, canSeek: true))),
        ];
        Assert.All(refused, e => Assert.Equal((kind, place), (e.Kind, e.Offset)));

        // A stream that cannot seek is not read further to find out whether another chunk follows.
        GraupelException last = Assert.Throws<GraupelException>(() => Envelope.Read<T>(new ScriptedStream(envelope)));
        Assert.Equal(kind, last.Kind);
        Assert.InRange(last.Offset, place - 2, place);
        return [.. refused, last];
    }

    // Without a fingerprint; and the place of each byte of the payload, and of its end.
    private static (byte[] Envelope, int[] Places) Make(byte[] payload, int cut)
    {
        var header = new EnvelopeHeader(WireFormat.Fast, fingerprint: null, payloadLength: null);
        var stream = new MemoryStream();
        List<int> places = [];
        if (Cuts[cut].Length == 0)
        {
            using var whole = new EnvelopeSink(stream, header, new byte[payload.Length + 28]);
            payload.CopyTo(whole.First);
            whole.Complete(payload.Length);
            return (stream.ToArray(), [.. Enumerable.Range(EnvelopeHeader.Size, payload.Length + 1)]);
        }

        using var sink = new EnvelopeSink(stream, header, new byte[2000]);
        Span<byte> buffer = sink.First;
        int at = EnvelopeHeader.Size;
        foreach (int size in Cuts[cut].Append(int.MaxValue))
        {
            int chunk = Math.Min(size, payload.Length);
            if (chunk > 0)
            {
                at += chunk < 128 ? 1 : 2;
                places.AddRange(Enumerable.Range(at, chunk));
                at += chunk;
                payload.AsSpan(0, chunk).CopyTo(buffer);
                payload = payload[chunk..];
                buffer = sink.GetBuffer(chunk, 1);
            }
        }

        sink.Complete(0);
        return (stream.ToArray(), [.. places, at]);
    }

    private sealed class RefusingStream(byte[] data, bool canSeek) : ScriptedStream(data, 10, canSeek)
    {
        public override int Read(Span<byte> buffer) => Taken < 50 ? base.Read(buffer) : throw new GraupelException(ErrorKind.InvalidValue, "refused", 5);

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => new(Read(buffer.Span));
    }

    [Contract]
    internal sealed class Sheet
    {
        [Order(1)]
        public string Name { get; set; } = "";

        [Order(2)]
        public SheetLine[] Lines { get; set; } = [];
    }

    [Contract]
    internal sealed class SheetLine
    {
        [Order(1)]
        public int Count { get; set; }
    }

    [Contract]
    internal sealed class OtherSheet
    {
        [Order(1)]
        public string Name { get; set; } = "";

        [Order(2)]
        public OtherLine[] Lines { get; set; } = [];
    }

    [Contract]
    internal sealed class OtherLine
    {
        [Order(1)]
        public string Count { get; set; } = "";
    }
}
