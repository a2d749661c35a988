using System.Text.Json;
using Graupel.Formats.MessagePack;
using Graupel.Tests.Api;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Channels;

/// <summary>Options of MessagePack without which its bytes would be read as something else: both sides need the same.</summary>
public class HandshakeHabitTests
{
    private static readonly MessagePackOptions[] Different =
    [
        MessagePackOptions.Interop,
        MessagePackOptions.Faithful,
        MessagePackOptions.Interop with { DateTimes = MessagePackDateTimes.Binary },
        MessagePackOptions.Interop with { DateTimes = MessagePackDateTimes.Binary, OldSpecification = true },
        MessagePackOptions.Interop with { Guids = MessagePackGuids.BigEndian },
        MessagePackOptions.Interop with { Guids = MessagePackGuids.LittleEndian },
        MessagePackOptions.Interop with { NamingPolicy = JsonNamingPolicy.CamelCase },
        MessagePackOptions.Interop with { NamingPolicy = new Failing() },
    ];

    private static readonly MessageHandshake Handshake = new MessageHandshake().With<Note>();

    [Fact]
    public void Sides_with_different_ones_refuse_each_other()
    {
        foreach (MessagePackOptions theirs in Different)
        {
            foreach (MessagePackOptions ours in Different)
            {
                foreach (FingerprintCheck check in Enum.GetValues<FingerprintCheck>())
                {
                    Exception? refused = Record.Exception(() => Exchange(theirs, ours, check));
                    bool isRefused = theirs != ours && check != FingerprintCheck.Never;
                    Assert.Equal(isRefused ? ErrorKind.UnsupportedFormat : null, (refused as GraupelException)?.Kind);
                    Assert.Equal(isRefused, refused is not null);
                }
            }
        }
    }

    [Fact]
    public void The_error_names_both()
    {
        var refused = Assert.Throws<GraupelException>(() => Exchange(Different[5], Different[6], FingerprintCheck.Exact));
        Assert.Contains(
            "the other side writes MessagePack with Guids=LittleEndian, and this side reads it with NamingPolicy=sampleName2X", refused.Message, StringComparison.Ordinal);
        refused = Assert.Throws<GraupelException>(() => Exchange(Different[0], Different[1], FingerprintCheck.Exact));
        Assert.Contains("writes MessagePack with default options, and this side reads it with DateTimes=WithKind DateTimeOffsets=Instant", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void What_is_read_in_any_form_may_differ()
    {
        MessagePackOptions[] alike =
        [
            MessagePackOptions.Interop,
            MessagePackOptions.Interop with { ObjectLayout = MessagePackObjectLayout.MapByName },
            MessagePackOptions.Interop with { RoundsFloats = true },
        ];
        var value = (DateTime.UnixEpoch, Guid.NewGuid(), new byte[] { 1 }, 0.5f);
        foreach (MessagePackOptions theirs in alike)
        {
            Exchange(theirs, alike[0], FingerprintCheck.Always);
            Exchange(alike[0], theirs, FingerprintCheck.Always);
            byte[] bytes = Make(theirs).Serialize(value);
            Assert.Equal(Make(alike[0]).Serialize(value), Make(alike[0]).Serialize(Make(alike[0]).Deserialize<(DateTime, Guid, byte[], float)>(bytes)));
        }

        // What a policy does counts, not what it is.
        Exchange(Different[6], MessagePackOptions.Interop with { NamingPolicy = new Lower() }, FingerprintCheck.Always);
    }

    [Fact]
    public void They_are_part_of_the_fingerprint()
    {
        Assert.Equal(Different.Length, Different.Select(static options => Make(options).For<Note>().Fingerprint).Distinct().Count());
        Assert.Equal(Serializer.Default.For<Note>().Fingerprint, Make(Different[0]).For<Note>().Fingerprint);
        Assert.EndsWith("} DateTimes=WithKind DateTimeOffsets=Instant", Make(Different[1]).For<Note>().FingerprintText, StringComparison.Ordinal);

        byte[] envelope = Envelope.Write(Values.Note(1), new EnvelopeOptions { Serializer = Make(Different[4]) });
        var strict = new EnvelopeOptions { Serializer = Make(Different[5]), FingerprintCheck = FingerprintCheck.Always };
        Assert.Equal(ErrorKind.FingerprintMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<Note>(envelope, strict)).Kind);
    }

    [Fact]
    public void Every_piece_is_needed()
    {
        byte[] bytes = Bytes(Different[1]);
        var options = new MessageChannelOptions { Serializer = Make(Different[1]) };
        for (int length = 0; length < bytes.Length; length++)
        {
            using var reader = new MessageReader(new MemoryStream(bytes, 0, length), options);
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Handshake.Read(reader)).Kind);
        }
    }

    private static Serializer Make(MessagePackOptions options) => new(new SerializerOptions { Format = WireFormat.MessagePackWith(options) });

    private static byte[] Bytes(MessagePackOptions options)
    {
        var stream = new MemoryStream();
        using (var writer = new MessageWriter(stream, new MessageChannelOptions { Serializer = Make(options) }))
        {
            Handshake.Write(writer);
        }

        return stream.ToArray();
    }

    private static void Exchange(MessagePackOptions theirs, MessagePackOptions ours, FingerprintCheck check)
    {
        using var reader = new MessageReader(new MemoryStream(Bytes(theirs)), new MessageChannelOptions { Serializer = Make(ours) });
        new MessageHandshake { FingerprintCheck = check }.With<Note>().Read(reader);
    }

    private sealed class Failing : JsonNamingPolicy
    {
        public override string ConvertName(string name) => name.Length < 8 ? name : throw new InvalidOperationException();
    }

    private sealed class Lower : JsonNamingPolicy
    {
        public override string ConvertName(string name) => char.ToLowerInvariant(name[0]) + name[1..];
    }
}
