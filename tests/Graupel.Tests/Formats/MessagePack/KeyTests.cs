using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Keys of every length, which are stored and compared as words: in order, out of order, and near the end.</summary>
public class KeyTests
{
    private static readonly Serializer Maps = new(new SerializerOptions
    {
        Format = WireFormat.MessagePackWith(new MessagePackOptions { ObjectLayout = MessagePackObjectLayout.MapByName }),
    });

    private static readonly (string Name, byte Value)[] Members =
    [
        ("A", 1), ("Abcdef", 2), ("Abcdefg", 3), ("Abcdefgh", 4), ("Abcdefghijklmn", 5), ("Abcdefghijklmno", 6), ("Abcdefghijklmnop", 7),
        ("Abcdefghijklmnopqrstuvwxyzabcdefghijklmn", 8),
    ];

    [Fact]
    public void Keys_are_written_whole()
    {
        Assert.Equal(Encode(Members), Maps.Serialize(Expected()));
        Assert.Equal(Expected(), Maps.Deserialize<Lengths>(Encode(Members)));
    }

    [Fact]
    public void Any_order_is_read()
    {
        var random = new Random(3);
        for (int i = 0; i < 200; i++)
        {
            (string, byte)[] mixed = [.. Members];
            random.Shuffle(mixed);
            Assert.Equal(Expected(), Maps.Deserialize<Lengths>(Encode(mixed)));
            Assert.Equal(Expected(), Maps.Deserialize<Lengths>(new MemoryStream(Encode(mixed))));
        }
    }

    [Fact]
    public void A_key_that_differs_in_one_bit_is_no_member()
    {
        for (int member = 0; member < Members.Length; member++)
        {
            for (int place = 0; place < Members[member].Name.Length; place++)
            {
                (string Name, byte Value)[] changed = [.. Members];
                char[] name = changed[member].Name.ToCharArray();
                name[place] ^= (char)0x10;
                changed[member].Name = new string(name);
                Lengths read = Maps.Deserialize<Lengths>(Encode(changed));
                Assert.Equal(0, read.Values()[member]);
                Assert.Equal(7, read.Values().Count(static value => value > 0));
            }
        }
    }

    [Fact]
    public void A_member_that_occurs_twice_is_refused_where_it_does()
    {
        GraupelException error = Assert.Throws<GraupelException>(() => Maps.Deserialize<Lengths>(Encode(("Abcdef", 1), ("A", 2), ("Abcdef", 3))));
        Assert.Equal((ErrorKind.DuplicateMember, 12L), (error.Kind, error.Offset));
    }

    private static Lengths Expected() =>
        new() { A = 1, Abcdef = 2, Abcdefg = 3, Abcdefgh = 4, Abcdefghijklmn = 5, Abcdefghijklmno = 6, Abcdefghijklmnop = 7, Abcdefghijklmnopqrstuvwxyzabcdefghijklmn = 8 };

    private static byte[] Encode(params (string Name, byte Value)[] members)
    {
        var buffer = new System.Buffers.ArrayBufferWriter<byte>();
        var writer = new MessagePackTokenWriter(buffer);
        writer.WriteMapHeader(members.Length);
        foreach ((string name, byte value) in members)
        {
            writer.WriteText(name);
            writer.WriteInteger(value);
        }

        return buffer.WrittenSpan.ToArray();
    }
}

/// <summary>Members whose keys have 2, 7, 8, 9, 15, 16, 17 and 42 bytes.</summary>
[Contract]
public sealed record Lengths
{
    public int A { get; set; }

    public int Abcdef { get; set; }

    public int Abcdefg { get; set; }

    public int Abcdefgh { get; set; }

    public int Abcdefghijklmn { get; set; }

    public int Abcdefghijklmno { get; set; }

    public int Abcdefghijklmnop { get; set; }

    public int Abcdefghijklmnopqrstuvwxyzabcdefghijklmn { get; set; }

    public int[] Values() => [A, Abcdef, Abcdefg, Abcdefgh, Abcdefghijklmn, Abcdefghijklmno, Abcdefghijklmnop, Abcdefghijklmnopqrstuvwxyzabcdefghijklmn];
}
