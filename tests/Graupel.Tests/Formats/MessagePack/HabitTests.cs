using System.Collections;
using System.Collections.Immutable;
using System.Numerics;
using System.Text;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>What libraries do in different ways, by option.</summary>
public class HabitTests
{
    private static readonly Guid SomeGuid = new("00112233-4455-6677-8899-aabbccddeeff");

    private static readonly MessagePackOptions Old = new() { OldSpecification = true, DateTimes = MessagePackDateTimes.Binary };

    [Theory]
    [InlineData(MessagePackGuids.BigEndian, "C410 00112233445566778899AABBCCDDEEFF")]
    [InlineData(MessagePackGuids.LittleEndian, "C410 33221100554477668899AABBCCDDEEFF")]
    public void A_Guid_is_bytes(MessagePackGuids guids, string hex)
    {
        Serializer serializer = With(new() { Guids = guids });
        Assert.Equal(Wire.Bytes(hex), serializer.Serialize(SomeGuid));
        Assert.Equal(SomeGuid, serializer.Deserialize<Guid>(Wire.Bytes(hex)));
        Assert.Equal(SomeGuid, serializer.Deserialize<Guid>(Interop.Serialize(SomeGuid)));
        Assert.Equal(ErrorKind.KindMismatch, Refuse<Guid>(Interop, hex)); // in which order?
        Assert.Equal(ErrorKind.InvalidValue, Refuse<Guid>(serializer, "C40F 00112233445566778899AABBCCDDEE"));
        Assert.Equal(ErrorKind.InvalidValue, Refuse<Guid>(serializer, "B0 00112233445566778899AABBCCDDEEFF"));
    }

    [Theory]
    [InlineData("CB3FB999999999999A", 0.1f)]
    [InlineData("CB36A0000000000001", 1.4E-45f)]
    [InlineData("CE01000001", 16777216f)]
    public void A_float_is_rounded_on_request(string hex, float value)
    {
        Serializer rounding = With(new() { RoundsFloats = true });
        Assert.Equal(value, rounding.Deserialize<float>(Wire.Bytes(hex)));
        Assert.Equal([value, 1f], rounding.Deserialize<float[]>(Wire.Bytes($"92 {hex} 01"))!);
        GraupelException refused = Assert.Throws<GraupelException>(() => Interop.Deserialize<float>(Wire.Bytes(hex)));
        Assert.Equal(ErrorKind.InvalidValue, refused.Kind);
        Assert.Contains("RoundsFloats", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Rounding_does_not_reach_infinity_and_changes_no_bytes()
    {
        Serializer rounding = With(new() { RoundsFloats = true });
        Assert.Equal(ErrorKind.InvalidValue, Refuse<float>(rounding, "CB7E37E43C8800759C")); // 1E+300
        Assert.Equal(ErrorKind.InvalidValue, Refuse<Half>(rounding, "CA47C35000")); // 100000
        Assert.Equal(float.PositiveInfinity, rounding.Deserialize<float>(Wire.Bytes("CB7FF0000000000000")));
        Assert.True(float.IsNaN(rounding.Deserialize<float>(Wire.Bytes("CB7FF8000000000001"))));
        Assert.True(Half.IsNaN(rounding.Deserialize<Half>(Wire.Bytes("CA7FC00001"))));
        Assert.True(Half.IsNaN(rounding.Deserialize<Half>(Wire.Bytes("CA7F800001"))));
        Assert.Equal(Half.CreateTruncating(0.1), rounding.Deserialize<Half>(Wire.Bytes("CB3FB999999999999A")));
        Assert.Equal(Interop.Serialize(0.1f), rounding.Serialize(0.1f));
    }

    [Fact]
    public void Characters_and_bits_are_what_the_field_writes()
    {
        Assert.Equal(Wire.Bytes("92 61 CE0001F600"), Interop.Serialize(new Rune[] { new('a'), new(0x1F600) }));
        Assert.Equal([null, new Rune('a')], Interop.Deserialize<Rune?[]>(Wire.Bytes("92 C0 61"))!);
        Assert.Equal(ErrorKind.InvalidValue, Refuse<Rune>(Interop, "CDD800"));
        Assert.Equal(ErrorKind.InvalidValue, Refuse<Rune>(Interop, "CE00110000"));
        Assert.Equal(ErrorKind.InvalidValue, Refuse<Rune>(Interop, "FF"));
        Assert.Equal(ErrorKind.InvalidValue, Refuse<Rune[]>(Interop, "92 61 CDD800"));
        Assert.Equal(Wire.Bytes("93 C3 C2 C3"), Interop.Serialize(new BitArray([true, false, true])));
        Assert.Equal([true, false, true], Interop.Deserialize<BitArray>(Wire.Bytes("93 C3 C2 C3"))!.Cast<bool>());
        Assert.Equal(ErrorKind.KindMismatch, Refuse<BitArray>(Interop, "92 03 C40105"));
    }

    [Theory]
    [InlineData("93 01 CC02 D200000080", new byte[] { 1, 2, 128 })]
    [InlineData("90", new byte[0])]
    [InlineData("DC0001 CCFF", new byte[] { 255 })]
    [InlineData("DD00000001 05", new byte[] { 5 })]
    public void Bytes_are_read_from_an_array_too(string hex, byte[] value)
    {
        foreach (Serializer serializer in new[] { Interop, With(Old) })
        {
            Assert.Equal(value, serializer.Deserialize<byte[]>(Wire.Bytes(hex)));
            Assert.Equal(value, serializer.Deserialize<List<byte>>(Wire.Bytes(hex))!);
            Assert.Equal(value, serializer.Deserialize<ImmutableArray<byte>>(Wire.Bytes(hex)));
            Assert.Equal(value, serializer.Deserialize<ReadOnlyMemory<byte>?>(Wire.Bytes(hex))!.Value.ToArray());
            (byte[] bytes, int next) = serializer.Deserialize<(byte[], int)>(Wire.Bytes($"92 {hex} 07"));
            Assert.Equal(value, bytes);
            Assert.Equal(7, next);
            List<byte>? held = [9];
            serializer.Populate(Wire.Bytes(hex), ref held);
            Assert.Equal(value, held!);
        }

        Assert.Equal(value, Wire.Read(Wire.Bytes(hex), (ref MessagePackReader reader) => (IEnumerable<byte>?)reader.ReadBlob()));
    }

    [Fact]
    public void An_array_that_is_no_bytes_is_refused_where_it_stands()
    {
        foreach ((string hex, ErrorKind kind, int offset) in new[]
        {
            ("92 C40105 92 01 CD0100", ErrorKind.InvalidValue, 6),
            ("92 C0 93 01 02 FF", ErrorKind.InvalidValue, 5),
            ("92 C0 92 01 C0", ErrorKind.InvalidValue, 4),
            ("92 C0 91 A161", ErrorKind.KindMismatch, 3),
            ("92 C0 DDFFFFFFFF 01", ErrorKind.EndOfData, 8),
            ("92 C0 DD70000000 01", ErrorKind.EndOfData, 8),
            ("92 C0 93 01 02", ErrorKind.EndOfData, 5),
            ("92 C0 A161", ErrorKind.KindMismatch, 2),
        })
        {
            GraupelException error = Assert.Throws<GraupelException>(() => Interop.Deserialize<byte[][]>(Wire.Bytes(hex)));
            Assert.Equal((kind, offset), (error.Kind, (int)error.Offset!));
            Assert.StartsWith("[1]", error.Path, StringComparison.Ordinal);
        }

        GraupelException last = Assert.Throws<GraupelException>(() => Interop.Deserialize<byte[][]>(Wire.Bytes("92 C0 93 01 02 FF")));
        Assert.Equal("[1][2]", last.Path);
    }

    [Theory]
    [InlineData(DateTimeKind.Unspecified, "00")]
    [InlineData(DateTimeKind.Utc, "01")]
    [InlineData(DateTimeKind.Local, "02")]
    public void The_faithful_profile_keeps_the_kind(DateTimeKind kind, string hex)
    {
        var value = new DateTime(2020, 7, 8, 9, 10, 11, kind).AddTicks(5);
        Serializer faithful = With(MessagePackOptions.Faithful);
        byte[] bytes = faithful.Serialize(value);
        Assert.Equal(Wire.Bytes($"C70947{hex}"), bytes[..4]);
        DateTime read = faithful.Deserialize<DateTime>(bytes);
        Assert.Equal((value, kind), (read, read.Kind));
        Assert.Equal(ErrorKind.KindMismatch, Refuse<DateTime>(Interop, Convert.ToHexString(bytes)));
        Assert.Equal(DateTime.UnixEpoch, faithful.Deserialize<DateTime>(Wire.Bytes("D6FF00000000")));
    }

    [Theory]
    [InlineData("C709470300000000000000 00")]
    [InlineData("C70947017FFFFFFFFFFFFFFF")]
    [InlineData("C7094701FFFFFFFFFFFFFFFF")]
    [InlineData("C70A470100000000000000 00 00")]
    [InlineData("D74700000000000000 00")]
    public void A_kind_or_time_that_does_not_exist_is_refused(string hex) =>
        Assert.Equal(ErrorKind.InvalidValue, Refuse<DateTime>(With(MessagePackOptions.Faithful), hex));

    [Theory]
    [InlineData(DateTimeKind.Unspecified)]
    [InlineData(DateTimeKind.Utc)]
    [InlineData(DateTimeKind.Local)]
    public void A_date_is_its_binary_number(DateTimeKind kind)
    {
        var value = new DateTime(2020, 7, 8, 9, 10, 11, kind);
        Serializer serializer = With(new() { DateTimes = MessagePackDateTimes.Binary });
        Assert.Equal(Interop.Serialize(value.ToBinary()), serializer.Serialize(value));
        DateTime read = serializer.Deserialize<DateTime>(serializer.Serialize(value));
        Assert.Equal((value, kind), (read, read.Kind));
        Assert.Equal(ErrorKind.KindMismatch, Refuse<DateTime>(Interop, Convert.ToHexString(serializer.Serialize(value))));
        Assert.Equal(ErrorKind.InvalidValue, Refuse<DateTime>(serializer, "CF3FFFFFFFFFFFFFFF"));
    }

    [Fact]
    public void The_time_in_front_of_an_offset_is_that_of_the_clock_or_the_instant()
    {
        var value = new DateTimeOffset(1970, 1, 1, 2, 0, 0, TimeSpan.FromHours(2));
        Serializer instant = With(new() { DateTimeOffsets = MessagePackDateTimeOffsets.Instant });
        Assert.Equal(Wire.Bytes("92 D6FF00001C20 78"), Interop.Serialize(value));
        Assert.Equal(Wire.Bytes("92 D6FF00000000 78"), instant.Serialize(value));
        Assert.True(value.EqualsExact(Interop.Deserialize<DateTimeOffset>(Interop.Serialize(value))));
        Assert.True(value.EqualsExact(instant.Deserialize<DateTimeOffset>(instant.Serialize(value))));
        foreach (DateTimeOffset extreme in new[] { DateTimeOffset.MinValue, DateTimeOffset.MaxValue, new DateTimeOffset(1, 1, 1, 14, 0, 0, TimeSpan.FromHours(14)) })
        {
            Assert.True(extreme.EqualsExact(Interop.Deserialize<DateTimeOffset>(Interop.Serialize(extreme))));
            Assert.True(extreme.EqualsExact(instant.Deserialize<DateTimeOffset>(instant.Serialize(extreme))));
        }
    }

    [Fact]
    public void Large_numbers_of_each_type_are_read_by_the_others()
    {
        BigInteger[] numbers =
        [
            0, -1, long.MinValue, ulong.MaxValue, (BigInteger)ulong.MaxValue + 1, (BigInteger)long.MinValue - 1,
            (BigInteger)Int128.MaxValue, (BigInteger)Int128.MinValue, (BigInteger)UInt128.MaxValue, (BigInteger)Int128.MaxValue + 1, BigInteger.One << 70, -(BigInteger.One << 70),
        ];
        foreach (BigInteger number in numbers)
        {
            bool isSigned = number >= (BigInteger)Int128.MinValue && number <= (BigInteger)Int128.MaxValue;
            bool isUnsigned = number.Sign >= 0;
            byte[] bytes = isSigned ? Interop.Serialize((Int128)number) : Interop.Serialize((UInt128)number);
            if (isSigned && isUnsigned)
            {
                Assert.Equal(bytes, Interop.Serialize((UInt128)number));
            }

            string hex = Convert.ToHexString(bytes);
            if (isSigned)
            {
                Assert.Equal(number, (BigInteger)Interop.Deserialize<Int128>(bytes));
            }
            else
            {
                Assert.Equal(ErrorKind.InvalidValue, Refuse<Int128>(Interop, hex));
            }

            if (isUnsigned)
            {
                Assert.Equal(number, (BigInteger)Interop.Deserialize<UInt128>(bytes));
            }
            else
            {
                Assert.Equal(ErrorKind.InvalidValue, Refuse<UInt128>(Interop, hex));
            }

            if (bytes[0] == 0xC4)
            {
                Assert.Equal(number, Interop.Deserialize<BigInteger>(bytes));
            }
        }
    }

    [Fact]
    public void The_old_specification_has_raw_strings_alone()
    {
        Serializer old = With(Old);
        string text = new('a', 32);
        byte[] raw = Wire.Bytes("DA0020" + string.Concat(Enumerable.Repeat("61", 32)));
        Assert.Equal(raw, old.Serialize(text));
        Assert.Equal(raw, old.Serialize(System.Text.Encoding.ASCII.GetBytes(text)));
        Assert.Equal(text, old.Deserialize<string>(raw));
        Assert.Equal(32, old.Deserialize<byte[]>(raw)!.Length);
        Assert.Equal(text, old.Deserialize<string>(Interop.Serialize(text)));
        Assert.Equal(text, old.Deserialize<string>(Interop.Serialize(System.Text.Encoding.ASCII.GetBytes(text))));
        Assert.Equal(ErrorKind.KindMismatch, Refuse<byte[]>(Interop, "A161"));
        Assert.Equal(ErrorKind.KindMismatch, Refuse<string>(Interop, "C40161"));
        Assert.Null(old.Deserialize<byte[]>(Wire.Bytes("C0")));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(31)]
    [InlineData(255)]
    [InlineData(300)]
    [InlineData(600)]
    [InlineData(70_000)]
    public void Old_bytes_and_texts_of_every_length_come_back(int length)
    {
        Serializer old = With(Old);
        byte[] bytes = new byte[length];
        string text = new('ä', length);
        Assert.Equal(bytes, old.Deserialize<byte[]>(old.Serialize(bytes)));
        Assert.Equal(text, old.Deserialize<string>(old.Serialize(text)));
        Assert.DoesNotContain(old.Serialize(text)[0], new byte[] { 0xC4, 0xD9 });
    }

    [Fact]
    public void The_old_specification_writes_none_of_the_new_bytes()
    {
        Serializer old = With(new() { OldSpecification = true, DateTimes = MessagePackDateTimes.Binary, Guids = MessagePackGuids.BigEndian });
        Assert.Equal(Wire.Bytes("B0 00112233445566778899AABBCCDDEEFF"), old.Serialize(SomeGuid));
        Assert.Equal(SomeGuid, old.Deserialize<Guid>(old.Serialize(SomeGuid)));
        Assert.Equal(SomeGuid, With(Old).Deserialize<Guid>(With(Old).Serialize(SomeGuid)));
        Assert.Equal(0xDA, With(Old).Serialize(SomeGuid)[0]);
        Assert.Equal(UInt128.MaxValue, old.Deserialize<UInt128>(old.Serialize(UInt128.MaxValue)));
        Assert.Equal(0xB1, old.Serialize(UInt128.MaxValue)[0]);
        var now = new DateTimeOffset(2020, 1, 2, 3, 4, 5, TimeSpan.FromMinutes(-90));
        Assert.True(now.EqualsExact(old.Deserialize<DateTimeOffset>(old.Serialize(now))));
        var longNames = new LongName { ANameOfMoreThanThirtyOneBytesInAll = 1 };
        Assert.Equal(Wire.Bytes("81 DA0022"), old.Serialize(longNames)[..4]);
        Assert.Equal(1, old.Deserialize<LongName>(old.Serialize(longNames))!.ANameOfMoreThanThirtyOneBytesInAll);
    }

    [Fact]
    public void Contradictions_are_refused()
    {
        Assert.Throws<ArgumentException>(() => WireFormat.MessagePackWith(new() { OldSpecification = true }));
        var options = new SerializerOptions { Format = WireFormat.MessagePackWith(Old), References = References.PreserveObjects };
        Assert.Throws<ArgumentException>("options", () => new Serializer(options));
        Assert.Throws<ArgumentException>("options", () => new Serializer(options with { References = References.Preserve }));
    }

    [Fact]
    public void Other_habits_are_the_same_format_in_an_envelope()
    {
        Serializer serializer = With(new() { Guids = MessagePackGuids.BigEndian });
        byte[] bytes = Envelope.Write(SomeGuid, new() { Serializer = serializer });
        Assert.Equal(SomeGuid, Envelope.Read<Guid>(bytes, new() { Serializer = serializer }));
    }

    private static Serializer Interop { get; } = new(new SerializerOptions { Format = WireFormat.MessagePack });

    private static Serializer With(MessagePackOptions options) => new(new SerializerOptions { Format = WireFormat.MessagePackWith(options) });

    private static ErrorKind Refuse<[ContractParameter] T>(Serializer serializer, string hex) =>
        Assert.Throws<GraupelException>(() => serializer.Deserialize<T>(Wire.Bytes(hex))).Kind;
}

[Contract]
public sealed class LongName
{
    public int ANameOfMoreThanThirtyOneBytesInAll { get; set; }
}
