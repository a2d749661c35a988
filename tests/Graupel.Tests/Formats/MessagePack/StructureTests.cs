using Graupel.Formats;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

public class StructureTests
{
    private static readonly WireShape Any = new(WireKind.Int32, 4, 4);

    [Fact]
    public void References_reach_back_any_distance()
    {
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack, References = References.Preserve, Compilers = CompilerChoice.RuntimeOnly });
        var shared = new Far();
        foreach (int length in Enumerable.Range(230, 40).Concat(Enumerable.Range((1 << 24) - 16, 20)))
        {
            Far copy = serializer.DeepClone(new Far { One = shared, Between = new byte[length], Other = shared });
            Assert.Same(copy.One, copy.Other);
        }
    }

    [Theory]
    [InlineData(0, "90", "80")]
    [InlineData(15, "9F", "8F")]
    [InlineData(16, "DC0010", "DE0010")]
    [InlineData(65535, "DCFFFF", "DEFFFF")]
    [InlineData(65536, "DD00010000", "DF00010000")]
    public void Counts_are_in_the_smallest_form(int count, string array, string map)
    {
        Assert.Equal(array, Wire.Hex(Wire.Write((ref MessagePackWriter w) => w.WriteSequenceHeader(count, Any))));
        Assert.Equal(map, Wire.Hex(Wire.Write((ref MessagePackWriter w) => w.WriteMapHeader(count, Any, Any))));
        byte[] nils = Enumerable.Repeat((byte)0xC0, 2 * count).ToArray();
        Assert.Equal(count, Wire.ReadFrom([.. Wire.Bytes(array), .. nils[count..]], null, Array));
        Assert.Equal(count, Wire.ReadFrom([.. Wire.Bytes(map), .. nils], null, Map));
    }

    [Theory]
    [InlineData("91 C0")]
    [InlineData("DC0001 C0")]
    [InlineData("DD00000001 C0")]
    public void Every_array_header_is_read(string hex) => Assert.Equal(1, Wire.Read(hex, Array));

    [Theory]
    [InlineData("81 C0C0")]
    [InlineData("DE0001 C0C0")]
    [InlineData("DF00000001 C0C0")]
    public void Every_map_header_is_read(string hex) => Assert.Equal(1, Wire.Read(hex, Map));

    [Fact]
    public void Nil_is_no_sequence_and_no_map()
    {
        Assert.Equal(SequenceCount.Null, Wire.Read("C0", (ref MessagePackReader r) => r.ReadSequenceHeader(Any, out _)));
        Assert.Equal(SequenceCount.Null, Wire.Read("C0", (ref MessagePackReader r) => r.ReadMapHeader(Any, Any, out _, out _)));
        Assert.Equal("C0C0", Wire.Hex(Wire.Write((ref MessagePackWriter w) => { w.WriteNull(); w.WriteNullElement(); })));
    }

    [Theory]
    [InlineData("81C0C0")]
    [InlineData("A0")]
    [InlineData("00")]
    [InlineData("C400")]
    public void Nothing_else_is_an_array(string hex) => Assert.Equal(ErrorKind.KindMismatch, Wire.Refuse(hex, Array));

    [Theory]
    [InlineData("91C0")]
    [InlineData("A0")]
    [InlineData("00")]
    public void Nothing_else_is_a_map(string hex) => Assert.Equal(ErrorKind.KindMismatch, Wire.Refuse(hex, Map));

    [Fact]
    public void Elements_say_themselves_what_they_are()
    {
        ElementForm form = default;
        Wire.ReadFrom(Wire.Bytes("90"), null, (ref MessagePackReader r) => r.ReadSequenceHeader(Any, out form));
        Assert.Equal(new ElementForm(WireKind.Absent, null, IsExpected: true), form);
    }

    [Fact]
    public void Arrays_of_higher_rank_are_lengths_and_elements()
    {
        byte[] bytes = Wire.Write((ref MessagePackWriter w) => w.WriteArrayHeader([2, 300], Any));
        Assert.Equal("9302CD012CDC0258", Wire.Hex(bytes));
        int[] lengths = new int[2];
        bool present = Wire.ReadFrom([.. bytes, .. new byte[600]], null, (ref MessagePackReader r) =>
        {
            bool any = r.ReadArrayHeader(lengths, Any, out _);
            r.ReadRaw(new byte[600]);
            return any;
        });
        Assert.True(present);
        Assert.Equal([2, 300], lengths);
    }

    [Theory]
    [InlineData("C0", 2, null)]
    [InlineData("93000090", 2, null)]
    [InlineData("920090", 2, ErrorKind.KindMismatch)] // rank 1
    [InlineData("90", 2, ErrorKind.KindMismatch)]
    [InlineData("94 00 00 00 90", 2, ErrorKind.KindMismatch)] // rank 3
    [InlineData("93 02 02 93 01 02 03", 2, ErrorKind.InvalidLength)]
    [InlineData("93 FF 01 90", 2, ErrorKind.InvalidValue)]
    [InlineData("93 CE7FFFFFFF 01 90", 2, ErrorKind.InvalidValue)]
    [InlineData("93 CE00010000 CE00010000 90", 2, ErrorKind.InvalidLength)] // 2^32 elements, or 0 in 32 bits
    [InlineData("94 CE00010000 CE00010000 00 90", 3, ErrorKind.InvalidLength)] // no elements, but the runtime multiplies all the same
    [InlineData("93 01 01 C0", 2, ErrorKind.InvalidLength)]
    public void Lengths_are_checked(string hex, int rank, ErrorKind? expected)
    {
        bool Read(ref MessagePackReader reader) => reader.ReadArrayHeader(new int[rank], Any, out _);
        if (expected is { } kind)
        {
            Assert.Equal(kind, Wire.Refuse(hex, Read));
        }
        else
        {
            Wire.Read(hex, Read);
        }
    }

    [Theory]
    [InlineData(0u, false, "9200")]
    [InlineData(300u, false, "92CD012C")]
    [InlineData((uint)int.MaxValue, false, "92CE7FFFFFFF")]
    [InlineData(0u, true, "92FF")]
    [InlineData(0x811C9DC5u, true, "92D3FFFFFFFF7EE3623A")]
    [InlineData(uint.MaxValue, true, "92D3FFFFFFFF00000000")]
    public void Unions_are_id_and_value(uint value, bool isHash, string hex)
    {
        var tag = new UnionTag(value, isHash);
        ObjectHeader header = MessagePackWriter.EncodeCase(tag, Any);
        Assert.Equal(hex + "07", Wire.Hex(Wire.Write((ref MessagePackWriter w) => { w.WriteCase(header); w.WriteRaw([7]); })));
        Assert.Equal((UnionForm.Case, tag, WireKind.Absent, 7), Wire.Read(hex + "07", Case));
    }

    // Only the cases tell it from the complement of a hash. Before, it was written as if it had no sign.
    [Theory]
    [InlineData(-1, "92FF")]
    [InlineData(-200, "92D1FF38")]
    [InlineData(int.MinValue, "92D280000000")]
    public void Negative_ids_are_negative_numbers(int id, string hex)
    {
        Assert.Equal(hex, Convert.ToHexString(MessagePackWriter.EncodeCase(new UnionTag(unchecked((uint)id), IsHash: false), Any).Bytes));
        Assert.Equal((UnionForm.Case, new UnionTag((uint)~id, IsHash: true), WireKind.Absent, 7), Wire.Read(hex + "07", Case));
        Assert.Equal((UnionForm.Case, new UnionTag(unchecked((uint)id), IsHash: false), WireKind.Absent, 7), Wire.Read($"92CE{unchecked((uint)id):X8}07", Case));
    }

    [Theory]
    [InlineData("9107", ErrorKind.InvalidHeader)]
    [InlineData("93070707", ErrorKind.InvalidHeader)]
    [InlineData("92A107", ErrorKind.KindMismatch)]
    [InlineData("92CF000000010000000007", ErrorKind.InvalidValue)]
    [InlineData("92D3FFFFFFFEFFFFFFFF07", ErrorKind.InvalidValue)]
    [InlineData("810707", ErrorKind.KindMismatch)]
    [InlineData("92", ErrorKind.EndOfData)]
    public void Nothing_else_is_a_union(string hex, ErrorKind expected) => Assert.Equal(expected, Wire.Refuse(hex, Case));

    [Fact]
    public void A_union_may_be_nil() =>
        Assert.Equal(UnionForm.Null, Wire.Read("C0", (ref MessagePackReader r) => r.ReadCase(false, out _, out _)));

    private static int Array(ref MessagePackReader reader)
    {
        int count = reader.ReadSequenceHeader(Any, out _);
        reader.ReadRaw(new byte[count]);
        return count;
    }

    private static int Map(ref MessagePackReader reader)
    {
        int count = reader.ReadMapHeader(Any, Any, out _, out _);
        reader.ReadRaw(new byte[2 * count]);
        return count;
    }

    private static (UnionForm Form, UnionTag Tag, WireKind Kind, int Value) Case(ref MessagePackReader reader)
    {
        UnionForm form = reader.ReadCase(isExact: false, out UnionTag tag, out WireKind kind);
        return (form, tag, kind, reader.ReadInt32(default, 0));
    }

    [Contract]
    public class Far
    {
        [Order(0)]
        public Far? One { get; set; }

        [Order(1)]
        public byte[]? Between { get; set; }

        [Order(2)]
        public Far? Other { get; set; }
    }
}
