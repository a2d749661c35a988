using Graupel.Carriers;
using Graupel.Formats;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Bytes that announce more than they bring take no memory for it; any bytes at all end in a value or in one exception.</summary>
public class HostileTests
{
    private const long Modest = 400_000;

    private static readonly WireShape Element = new(WireKind.Int64, 1);

    private static readonly ObjectShape Contract = new("Contract", false,
        new MemberShape("A", "a", 1, WireKind.Int32),
        new MemberShape("B", "b", 2, WireKind.String, Required: true));

    private static readonly ReadFunction<bool>[] Readers =
    [
        (ref r) => r.ReadBoolean(default, 0),
        (ref r) => r.ReadSByte(default, 0) is var _,
        (ref r) => r.ReadUInt64(default, 0) is var _,
        (ref r) => r.ReadInt128(default, 0) is var _,
        (ref r) => r.ReadHalf(default, 0) is var _,
        (ref r) => r.ReadDouble(default, 0) is var _,
        (ref r) => r.ReadDecimal(default, 0) is var _,
        (ref r) => r.ReadDateTime(default, 0) is var _,
        (ref r) => r.ReadDateTimeOffset(default, 0) is var _,
        (ref r) => r.ReadTimeOnly(default, 0) is var _,
        (ref r) => r.ReadGuid(default, 0) is var _,
        (ref r) => r.ReadString() is var _,
        (ref r) => r.ReadBlob() is var _,
        (ref r) => r.ReadCase(false, out _, out _) is var _,
        (ref r) => r.ReadSequenceHeader(Element, out _) is var _,
        (ref r) => r.ReadMapHeader(Element, Element, out _, out _) is var _,
        (ref r) => r.ReadArrayHeader(new int[2], Element, out _),
        Object,
        Skip,
    ];

    [Theory]
    [InlineData("DBFFFFFFFF")]
    [InlineData("DB7FFFFFC761")]
    [InlineData("DAFFFF61")]
    [InlineData("BF61")]
    public void Announced_text_takes_no_memory(string hex) => RefuseAsEnd(hex, (ref MessagePackReader r) => r.ReadString());

    [Theory]
    [InlineData("C6FFFFFFFF")]
    [InlineData("C67FFFFFC761")]
    [InlineData("C5FFFF61")]
    public void Announced_bytes_take_no_memory(string hex) => RefuseAsEnd(hex, (ref MessagePackReader r) => r.ReadBlob());

    [Theory]
    [InlineData("DDFFFFFFFF00")]
    [InlineData("DD7FFFFFC700")]
    [InlineData("DC000200")]
    [InlineData("9F00")]
    public void More_elements_than_bytes_are_refused(string hex) =>
        Assert.Equal(ErrorKind.EndOfData, Wire.Refuse(hex, (ref MessagePackReader r) => r.ReadSequenceHeader(Element, out _)));

    [Theory]
    [InlineData("DFFFFFFFFF0000")]
    [InlineData("DF7FFFFFFF0000")]
    [InlineData("DE0002000000")]
    [InlineData("82000000")]
    public void More_entries_than_half_the_bytes_are_refused(string hex)
    {
        Assert.Equal(ErrorKind.EndOfData, Wire.Refuse(hex, (ref MessagePackReader r) => r.ReadMapHeader(Element, Element, out _, out _)));
        Assert.Equal(ErrorKind.EndOfData, Wire.Refuse(hex, Object));
    }

    [Fact]
    public void A_count_that_no_array_can_have_is_refused_where_the_end_is_not_known()
    {
        var source = new DrippingSource(Wire.Bytes("DDFFFFFFFF"), isLengthKnown: false);
        ErrorKind kind = Assert.Throws<GraupelException>(() => Wire.ReadFrom([], source, (ref MessagePackReader r) => r.ReadSequenceHeader(Element, out _))).Kind;
        Assert.Equal(ErrorKind.InvalidLength, kind);
    }

    [Fact]
    public void Memory_is_granted_in_proportion()
    {
        byte[] bytes = new byte[1_000_000];
        MessagePackReader known = default(MessagePackFormat).CreateReader(bytes, null, Limits.Default);
        Assert.Equal(1_000_000, known.Preallocate(1_000_000, 8, 4));
        Assert.Equal(250_000, known.Preallocate(1_000_000, 8, 16));
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => default(MessagePackFormat).CreateReader(bytes, null, Limits.Default).Preallocate(1_000_001, 0, 1)).Kind);

        MessagePackReader unknown = default(MessagePackFormat).CreateReader([], new DrippingSource(bytes, isLengthKnown: false), Limits.Default);
        Assert.InRange(unknown.Preallocate(int.MaxValue, 8, 16), 1, 64 * 1024);
    }

    [Fact]
    public void Depth_is_limited()
    {
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() =>
        {
            MessagePackReader reader = default(MessagePackFormat).CreateReader([], null, new Limits { MaxDepth = 2 });
            reader.Enter();
            reader.Leave();
            reader.Enter();
            reader.Enter();
            reader.Enter();
        }).Kind);
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() =>
        {
            var sink = new PieceSink(64);
            var output = new Output(sink);
            MessagePackWriter writer = default(MessagePackFormat).CreateWriter(sink.First, ref output, new Limits { MaxDepth = 2 });
            writer.Enter();
            writer.Enter();
            writer.Enter();
        }).Kind);
    }

    [Fact]
    public void Bytes_behind_the_value_are_refused() =>
        Assert.Equal(ErrorKind.TrailingBytes, Wire.Refuse("0100", (ref MessagePackReader r) => r.ReadInt32(default, 0)));

    [Fact]
    public void Any_bytes_end_in_a_value_or_in_the_one_exception()
    {
        var random = new Random(20240701);
        int refused = 0;
        for (int i = 0; i < 40_000; i++)
        {
            byte[] bytes = new byte[random.Next(1, 24)];
            random.NextBytes(bytes);
            ReadFunction<bool> read = Readers[i % Readers.Length];
            bool whole = Ends(() => Wire.ReadFrom(bytes, null, read));
            bool dripped = Ends(() => Wire.ReadFrom([], new DrippingSource(bytes, isLengthKnown: true), read));
            Assert.Equal(whole, dripped);
            refused += whole ? 0 : 1;
        }

        Assert.InRange(refused, 1, 39_999);
    }

    [Fact]
    public void Every_first_byte_ends_in_a_value_or_in_the_one_exception()
    {
        foreach (ReadFunction<bool> read in Readers)
        {
            for (int code = 0; code < 256; code++)
            {
                for (int length = 1; length < 20; length++)
                {
                    byte[] bytes = new byte[length];
                    bytes[0] = (byte)code;
                    Ends(() => Wire.ReadFrom(bytes, null, read));
                    bytes.AsSpan(1).Fill(0xFF);
                    Ends(() => Wire.ReadFrom(bytes, null, read));
                }
            }
        }
    }

    private static void RefuseAsEnd<T>(string hex, ReadFunction<T> read)
    {
        byte[] bytes = Wire.Bytes(hex);
        foreach (bool isKnown in new[] { true, false })
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            ErrorKind kind = Assert.Throws<GraupelException>(() => Wire.ReadFrom([], new DrippingSource(bytes, isKnown), read)).Kind;
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, Modest);
            bool isBeyondArrays = !isKnown && bytes[1] == 0xFF && bytes[0] is 0xDB or 0xC6;
            Assert.True(kind == ErrorKind.EndOfData || (isBeyondArrays && kind == ErrorKind.InvalidLength), $"{kind}");
        }
    }

    private static bool Ends(Action read)
    {
        try
        {
            read();
            return true;
        }
        catch (GraupelException)
        {
            return false;
        }
    }

    private static bool Object(ref MessagePackReader reader)
    {
        if (reader.ReadObjectHeader(Contract, ObjectPlace.Single, out HeaderMap? map) != ObjectForm.Keyed)
        {
            return true;
        }

        MemberWalk walk = reader.BeginMembers(Contract, map);
        while (reader.NextMember(ref walk))
        {
            reader.SkipMember(ref walk);
        }

        return true;
    }

    private static bool Skip(ref MessagePackReader reader)
    {
        reader.Skip(WireKind.Absent);
        return true;
    }
}
