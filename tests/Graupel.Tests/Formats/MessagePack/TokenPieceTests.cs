using System.Buffers;
using Graupel.Formats.MessagePack;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Reading without a contract, of bytes that lie in pieces.</summary>
public class TokenPieceTests
{
    // Every kind of header, numbers of every size, and content that is longer than them.
    private static readonly byte[] _everything = Wire.Bytes(
        "C0 9C C3 FF 82 A161 CA3FC00000 07 90 CB4014000000000000 CD0100 CE00010000 CFFFFFFFFFFFFFFFFF D2FFFE0000 DA0003616263 DC0001 D90131 DE0001 A162 C50002FF00 C4020102 "
        + "C702050102 D6FF00000001 C800010703 D40501 DD00000000 DF00000001 C0 DB0000000101");

    [Fact]
    public void Tokens_are_the_same_wherever_the_bytes_are_cut()
    {
        string[] expected = Describe(new MessagePackTokenReader(_everything));
        Assert.Equal(expected, Describe(new MessagePackTokenReader(new ReadOnlySequence<byte>(_everything))));
        foreach (ReadOnlySequence<byte> pieces in Cuts(_everything))
        {
            Assert.Equal(expected, Describe(new MessagePackTokenReader(pieces)));
        }
    }

    [Fact]
    public void Every_value_is_stepped_over_wherever_it_is_cut()
    {
        string[] expected = Step(new MessagePackTokenReader(_everything));
        foreach (ReadOnlySequence<byte> pieces in Cuts(_everything))
        {
            Assert.Equal(expected, Step(new MessagePackTokenReader(pieces)));
        }
    }

    [Theory]
    [InlineData("DC0001 C3")]
    [InlineData("DD00000001 CD0100")]
    [InlineData("DE0001 A161 C50001FF")]
    [InlineData("DF00000001 DC0001 C3 DB0000000161")]
    public void The_first_value_may_stand_behind_pieces_without_bytes(string hex)
    {
        byte[] bytes = Wire.Bytes(hex);
        foreach (ReadOnlySequence<byte> pieces in Cuts(bytes))
        {
            Assert.Equal(Describe(new MessagePackTokenReader(bytes)), Describe(new MessagePackTokenReader(pieces)));
            Assert.Equal(Step(new MessagePackTokenReader(bytes)), Step(new MessagePackTokenReader(pieces)));
        }
    }

    [Fact]
    public void Every_truncation_is_the_end_of_data()
    {
        byte[] whole = Wire.Bytes("95 DA0003616263 DC0001 C3 DE0001 A161 C50001FF CD0100 C80001FF00");
        for (int length = 1; length < whole.Length; length++)
        {
            foreach (ReadOnlySequence<byte> pieces in Cuts(whole[..length]))
            {
                Assert.Equal((ErrorKind.EndOfData, length), Refused(() => Describe(new MessagePackTokenReader(pieces))));
                Assert.Equal((ErrorKind.EndOfData, length), Refused(() => Step(new MessagePackTokenReader(pieces))));
            }
        }
    }

    [Fact]
    public void Errors_say_where_they_are_in_the_whole()
    {
        foreach (ReadOnlySequence<byte> pieces in Cuts(Wire.Bytes("93 A3616263 CD0100 C1")))
        {
            Assert.Equal((ErrorKind.InvalidHeader, 8), Refused(() => Describe(new MessagePackTokenReader(pieces))));
            Assert.Equal((ErrorKind.InvalidHeader, 8), Refused(() => Step(new MessagePackTokenReader(pieces))));
        }
    }

    [Fact]
    public void What_is_not_asked_for_is_not_copied()
    {
        byte[] bytes = [0x92, 0xC6, 0, 1, 0, 0, .. new byte[65536], 0xC5, 0xFF, 0xFF, .. new byte[65535]];
        ReadOnlySequence<byte> pieces = Segments.Pieces(bytes, 4000);
        Describe(new MessagePackTokenReader(_everything));
        long before = GC.GetAllocatedBytesForCurrentThread();
        var reader = new MessagePackTokenReader(pieces);
        int tokens = 0;
        while (reader.Read())
        {
            tokens++;
        }

        Assert.Equal(4, tokens);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 4000);
    }

    [Fact]
    public void Long_content_is_taken_in_its_pieces()
    {
        byte[] content = [.. Enumerable.Range(0, 65536).Select(static i => unchecked((byte)i))];
        byte[] bytes = [0x91, 0xC6, 0, 1, 0, 0, .. content];
        var reader = new MessagePackTokenReader(Segments.Pieces(bytes, 4000));
        reader.Read();
        long before = GC.GetAllocatedBytesForCurrentThread();
        ReadOnlySequence<byte> raw = reader.RawSequence;
        reader.Read();
        ReadOnlySequence<byte> taken = reader.ContentSequence;
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 4000);
        Assert.Equal(65536, reader.ContentLength);
        Assert.Equal(content, taken.ToArray());
        Assert.Equal(bytes, raw.ToArray());
    }

    [Fact]
    public void An_empty_sequence_has_no_tokens()
    {
        Assert.Empty(Describe(new MessagePackTokenReader(ReadOnlySequence<byte>.Empty)));
        Assert.Empty(Describe(new MessagePackTokenReader(default(ReadOnlySequence<byte>))));
        Assert.Empty(Describe(default));
    }

    private static IEnumerable<ReadOnlySequence<byte>> Cuts(byte[] bytes) =>
    [
        .. Enumerable.Range(0, bytes.Length + 1).Select(at => Segments.Cut(bytes, at, at)),
        .. Enumerable.Range(1, 9).Select(size => Segments.Pieces(bytes, size)),
    ];

    private static string[] Describe(MessagePackTokenReader reader)
    {
        var lines = new List<string>();
        while (reader.Read())
        {
            string value = reader.Token switch
            {
                MessagePackToken.Integer => reader.GetInteger().ToString(),
                MessagePackToken.Single or MessagePackToken.Double => $"{reader.GetDouble()}",
                MessagePackToken.Boolean => $"{reader.GetBoolean()}",
                MessagePackToken.Text => reader.GetString(),
                MessagePackToken.Extension => $"{reader.ExtensionType} {reader.TryGetTimestamp(out DateTime time)} {time:O}",
                _ => "",
            };
            lines.Add($"{reader.Offset} {reader.Depth} {reader.Token} {reader.IsKey} {reader.Count} {value} {Convert.ToHexString(reader.Content)} {Convert.ToHexString(reader.Raw)}");
            Assert.Equal(reader.Content.Length, reader.ContentLength);
            Assert.Equal(reader.Content, reader.ContentSequence.ToArray());
            Assert.Equal(reader.Raw, reader.RawSequence.ToArray());
        }

        return [.. lines];
    }

    private static string[] Step(MessagePackTokenReader reader)
    {
        var lines = new List<string>();
        while (reader.Read())
        {
            reader.Skip();
            lines.Add($"{reader.Offset} {reader.Depth} {reader.Token}");
        }

        return [.. lines];
    }

    private static (ErrorKind Kind, long Offset) Refused(Action action)
    {
        GraupelException e = Assert.Throws<GraupelException>(action);
        return (e.Kind, e.Offset);
    }
}
