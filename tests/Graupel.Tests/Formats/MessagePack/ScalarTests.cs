using System.Globalization;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

public class ScalarTests
{
    private static readonly Guid SomeGuid = new("00112233-4455-6677-8899-aabbccddeeff");

    [Theory]
    [InlineData(false, "C2")]
    [InlineData(true, "C3")]
    public void Bools(bool value, string hex)
    {
        Assert.Equal(hex, Wire.Hex(Wire.Put((ref w, ref run) => w.PutBoolean(ref run, 0, value))));
        Assert.Equal(value, Wire.Read(hex, (ref MessagePackReader r) => r.ReadBoolean(default, 0)));
    }

    [Fact]
    public void A_bool_is_no_number() => Assert.Equal(ErrorKind.KindMismatch, Wire.Refuse("01", (ref MessagePackReader r) => r.ReadBoolean(default, 0)));

    [Theory]
    [InlineData(0.0, "CB0000000000000000")]
    [InlineData(-0.0, "CB8000000000000000")]
    [InlineData(1.5, "CB3FF8000000000000")]
    [InlineData(double.PositiveInfinity, "CB7FF0000000000000")]
    [InlineData(double.Epsilon, "CB0000000000000001")]
    public void Doubles(double value, string hex)
    {
        Assert.Equal(hex, Wire.Hex(Wire.Put((ref w, ref run) => w.PutDouble(ref run, 0, value))));
        Assert.Equal(BitConverter.DoubleToInt64Bits(value), Wire.Read(hex, (ref MessagePackReader r) => BitConverter.DoubleToInt64Bits(r.ReadDouble(default, 0))));
    }

    [Theory]
    [InlineData("CA3FC00000", 1.5)]
    [InlineData("05", 5)]
    [InlineData("FB", -5)]
    [InlineData("CF0020000000000000", 9007199254740992)]
    [InlineData("CF8000000000000000", 9223372036854775808)]
    [InlineData("D38000000000000000", -9223372036854775808)]
    public void A_double_takes_what_it_can_hold(string hex, double value) =>
        Assert.Equal(value, Wire.Read(hex, (ref MessagePackReader r) => r.ReadDouble(default, 0)));

    [Theory]
    [InlineData("CF0020000000000001")]
    [InlineData("CFFFFFFFFFFFFFFFFF")]
    [InlineData("D3FFDFFFFFFFFFFFFF")]
    public void A_double_does_not_take_what_it_would_round(string hex) =>
        Assert.Equal(ErrorKind.InvalidValue, Wire.Refuse(hex, (ref MessagePackReader r) => r.ReadDouble(default, 0)));

    [Theory]
    [InlineData("CA3FC00000", 1.5f)]
    [InlineData("CB3FF8000000000000", 1.5f)]
    [InlineData("CB7FF8000000000000", float.NaN)]
    [InlineData("CBFFF0000000000000", float.NegativeInfinity)]
    [InlineData("CD0100", 256f)]
    public void A_float_takes_what_it_can_hold(string hex, float value) =>
        Assert.Equal(value, Wire.Read(hex, (ref MessagePackReader r) => r.ReadSingle(default, 0)));

    [Theory]
    [InlineData("CB3FF8000000000001")]
    [InlineData("CB7FE0000000000000")] // too large
    [InlineData("CB7FF8000000000001")] // a NaN with more bits
    [InlineData("CB7FF0000000000001")]
    [InlineData("CE01000001")]
    public void A_float_does_not_take_what_it_would_round(string hex) =>
        Assert.Equal(ErrorKind.InvalidValue, Wire.Refuse(hex, (ref MessagePackReader r) => r.ReadSingle(default, 0)));

    [Fact]
    public void A_float_keeps_every_bit()
    {
        foreach (uint bits in new[] { 0u, 0x8000_0000u, 0x7F80_0000u, 0x7FC0_0000u, 0x7F80_0001u, 0xFFFF_FFFFu, 1u })
        {
            byte[] bytes = Wire.Put((ref w, ref run) => w.PutSingle(ref run, 0, BitConverter.UInt32BitsToSingle(bits)));
            Assert.Equal($"CA{bits:X8}", Wire.Hex(bytes));
            if (float.IsNaN(BitConverter.UInt32BitsToSingle(bits)))
            {
                // As others write it: nothing of the bits is left out.
                string wide = $"CB{((bits & 0x8000_0000UL) << 32) | (0x7FFUL << 52) | ((bits & 0x7F_FFFFUL) << 29):X16}";
                Assert.Equal(bits, Wire.Read(wide, (ref MessagePackReader r) => BitConverter.SingleToUInt32Bits(r.ReadSingle(default, 0))));
            }

            Assert.Equal(bits, Wire.Read(bytes, (ref MessagePackReader r) => BitConverter.SingleToUInt32Bits(r.ReadSingle(default, 0))));
        }
    }

    [Fact]
    public void Every_half_keeps_every_bit()
    {
        for (int bits = 0; bits <= ushort.MaxValue; bits++)
        {
            Half value = BitConverter.UInt16BitsToHalf((ushort)bits);
            byte[] bytes = Wire.Put((ref w, ref run) => w.PutHalf(ref run, 0, value));
            Assert.Equal(0xCA, bytes[0]);
            Assert.Equal(bits, Wire.ReadFrom(bytes, null, (ref MessagePackReader r) => BitConverter.HalfToUInt16Bits(r.ReadHalf(default, 0))));
        }
    }

    [Theory]
    [InlineData("CA3F800001")]
    [InlineData("CA47800000")] // 65536
    [InlineData("CA7FC00001")] // a NaN with more bits
    [InlineData("CD0801")] // 2049
    public void A_half_does_not_take_what_it_would_round(string hex) =>
        Assert.Equal(ErrorKind.InvalidValue, Wire.Refuse(hex, (ref MessagePackReader r) => r.ReadHalf(default, 0)));

    [Theory]
    [InlineData("0", "A130")]
    [InlineData("1.10", "A4312E3130")]
    [InlineData("-1.5", "A42D312E35")]
    [InlineData("79228162514264337593543950335", "BD3739323238313632353134323634333337353933353433393530333335")]
    [InlineData("-7.9228162514264337593543950335", "BF2D372E39323238313632353134323634333337353933353433393530333335")]
    [InlineData("0.0000000000000000000000000001", "BE302E30303030303030303030303030303030303030303030303030303031")]
    public void Decimals_are_text(string text, string hex)
    {
        decimal value = decimal.Parse(text, CultureInfo.InvariantCulture);
        Assert.Equal(hex, Wire.Hex(Wire.Put((ref w, ref run) => w.PutDecimal(ref run, 0, value))));
        Assert.Equal(decimal.GetBits(value), ReadDecimalBits(hex));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(28)]
    public void A_decimal_keeps_the_sign_of_zero(byte scale)
    {
        var value = new decimal(0, 0, 0, isNegative: true, scale);
        byte[] bytes = Wire.Put((ref w, ref run) => w.PutDecimal(ref run, 0, value));
        Assert.Equal(decimal.GetBits(value), Wire.ReadFrom(bytes, null, (ref MessagePackReader r) => decimal.GetBits(r.ReadDecimal(default, 0))));
    }

    [Theory]
    [InlineData("05", "5")]
    [InlineData("CFFFFFFFFFFFFFFFFF", "18446744073709551615")]
    [InlineData("D38000000000000000", "-9223372036854775808")]
    [InlineData("A22B31", "1")]
    [InlineData("D90431", "")] // cut short
    [InlineData("D904302E3530", "0.50")]
    public void A_decimal_takes_integers_and_other_digits(string hex, string text)
    {
        if (text.Length == 0)
        {
            Assert.Equal(ErrorKind.EndOfData, RefuseDecimal(hex));
            return;
        }

        Assert.Equal(decimal.GetBits(decimal.Parse(text, CultureInfo.InvariantCulture)), ReadDecimalBits(hex));
    }

    [Theory]
    [InlineData("00000000000000000000000000000001.50")]
    [InlineData("-00000000000000000000000000000001.50")]
    [InlineData("+00000000000000000000000000000001.50")]
    [InlineData("-0079228162514264337593543950335")]
    public void A_decimal_takes_zeros_in_front(string text) =>
        Assert.Equal(decimal.GetBits(decimal.Parse(text, CultureInfo.InvariantCulture)), ReadDecimalBits(Wire.Hex(Text(text))));

    [Theory]
    [InlineData("1e5")]
    [InlineData("")]
    [InlineData("-")]
    [InlineData(" 1")]
    [InlineData("1,5")]
    [InlineData("NaN")]
    [InlineData("79228162514264337593543950336")]
    [InlineData("0.00000000000000000000000000001")] // one digit too many: the framework rounds
    [InlineData("1.00000000000000000000000000000")]
    [InlineData("-1.00000000000000000000000000000")]
    [InlineData("00000000000000000000000000000000000000000000000000000000000000001")]
    public void A_decimal_is_never_rounded(string text) => Assert.Equal(ErrorKind.InvalidValue, RefuseDecimal(Wire.Hex(Text(text))));

    [Fact]
    public void Decimals_of_every_size_are_the_digits_that_the_framework_has()
    {
        var random = new Random(7);
        for (int i = 0; i < 20_000; i++)
        {
            int bits = random.Next(97);
            UInt128 number = new UInt128((ulong)random.NextInt64(), (ulong)random.NextInt64() << 1) >> (128 - bits) << 32 >> 32;
            var value = new decimal((int)number, (int)(number >> 32), (int)(number >> 64), random.Next(2) == 0, (byte)random.Next(29));
            byte[] bytes = Wire.Put((ref w, ref run) => w.PutDecimal(ref run, 0, value));
            string text = value.ToString(CultureInfo.InvariantCulture);
            Assert.Equal(Wire.Hex(Text(value == 0 && decimal.IsNegative(value) ? "-" + text : text)), Wire.Hex(bytes));
            Assert.Equal(decimal.GetBits(value), ReadDecimalBits(Wire.Hex(bytes)));
        }
    }

    [Fact]
    public void Texts_are_decimals_where_they_are_for_the_framework()
    {
        const string Chars = "0123456789012345678901234567899.-+ e,";
        const NumberStyles Styles = NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint;
        string[] edges = ["5.", ".5", ".", "-.", "-.5", "-5.", "00.50", "-0", "-0.00", "+.0", "1.2.3", "9999999999999999999", "99999999999999999999", "9.999999999999999999", "-0.999999999999999999", "18446744073709551616"];
        var random = new Random(7);
        IEnumerable<string> texts = Enumerable.Range(0, 20_000).Select(i => string.Concat(Enumerable.Range(0, random.Next(1, 24)).Select(_ => Chars[random.Next(i % 2 == 0 ? Chars.Length : Chars.Length - 5)])));
        int accepted = 0;
        foreach (string text in edges.Concat(texts))
        {
            string hex = Wire.Hex(Text(text));
            if (decimal.TryParse(text, Styles, CultureInfo.InvariantCulture, out decimal value))
            {
                Assert.Equal(decimal.GetBits(value), ReadDecimalBits(hex));
                accepted++;
            }
            else
            {
                Assert.Equal(ErrorKind.InvalidValue, RefuseDecimal(hex));
            }
        }

        Assert.InRange(accepted, 5_000, 15_000);
    }

    [Fact]
    public void A_decimal_is_no_float() => Assert.Equal(ErrorKind.KindMismatch, RefuseDecimal("CB3FF8000000000000"));

    [Fact]
    public void Guids_are_text()
    {
        string hex = "D924" + Convert.ToHexString("00112233-4455-6677-8899-aabbccddeeff"u8);
        Assert.Equal(hex, Wire.Hex(Wire.Put((ref w, ref run) => w.PutGuid(ref run, 0, SomeGuid))));
        Assert.Equal(SomeGuid, Wire.Read(hex, ReadGuid));
    }

    [Theory]
    [InlineData("00112233-4455-6677-8899-AABBCCDDEEFF")]
    [InlineData("00112233445566778899aabbccddeeff")]
    public void A_guid_takes_other_common_texts(string text) => Assert.Equal(SomeGuid, Wire.Read(Text(text), ReadGuid));

    [Theory]
    [InlineData("")]
    [InlineData("00112233-4455-6677-8899-aabbccddeef")]
    [InlineData("00112233-4455-6677-8899-aabbccddeeff0")]
    [InlineData("{00112233-4455-6677-8899-aabbccddeeff}")]
    [InlineData("0011223344556677-8899-aabbccddeeff--")]
    public void A_guid_is_nothing_else(string text) => Assert.Equal(ErrorKind.InvalidValue, Wire.Refuse(Text(text), ReadGuid));

    [Fact]
    public void Spans_days_and_times_are_numbers()
    {
        Assert.Equal("01", Wire.Hex(Wire.Put((ref w, ref run) => w.PutTimeSpan(ref run, 0, new TimeSpan(1)))));
        Assert.Equal("D38000000000000000", Wire.Hex(Wire.Put((ref w, ref run) => w.PutTimeSpan(ref run, 0, TimeSpan.MinValue))));
        Assert.Equal("CE0037B9DA", Wire.Hex(Wire.Put((ref w, ref run) => w.PutDateOnly(ref run, 0, DateOnly.MaxValue))));
        Assert.Equal("CF000000C92A69BFFF", Wire.Hex(Wire.Put((ref w, ref run) => w.PutTimeOnly(ref run, 0, TimeOnly.MaxValue))));
        Assert.Equal(TimeSpan.MinValue, Wire.Read("D38000000000000000", (ref MessagePackReader r) => r.ReadTimeSpan(default, 0)));
        Assert.Equal(DateOnly.MaxValue, Wire.Read("CE0037B9DA", (ref MessagePackReader r) => r.ReadDateOnly(default, 0)));
        Assert.Equal(TimeOnly.MaxValue, Wire.Read("CF000000C92A69BFFF", (ref MessagePackReader r) => r.ReadTimeOnly(default, 0)));
        Assert.Equal(ErrorKind.InvalidValue, Wire.Refuse("CE0037B9DB", (ref MessagePackReader r) => r.ReadDateOnly(default, 0)));
        Assert.Equal(ErrorKind.InvalidValue, Wire.Refuse("FF", (ref MessagePackReader r) => r.ReadDateOnly(default, 0)));
        Assert.Equal(ErrorKind.InvalidValue, Wire.Refuse("CF000000C92A69C000", (ref MessagePackReader r) => r.ReadTimeOnly(default, 0)));
    }

    [Fact]
    public void An_absent_scalar_is_nil()
    {
        byte[] bytes = Wire.Put((ref w, ref run) =>
        {
            w.PutPresence(ref run, 0, 4, present: false);
            w.PutPresence(ref run, 5, 4, present: true);
            w.PutInt32(ref run, 6, 7);
        });
        Assert.Equal("C007", Wire.Hex(bytes));
        Assert.Equal((false, true, 7), Wire.Read(bytes, (ref MessagePackReader r) =>
            (r.ReadPresence(default, 0, 4), r.ReadPresence(default, 5, 4), r.ReadInt32(default, 6))));
    }

    private static int[] ReadDecimalBits(string hex) => Wire.Read(hex, (ref MessagePackReader r) => decimal.GetBits(r.ReadDecimal(default, 0)));

    private static ErrorKind RefuseDecimal(string hex) => Wire.Refuse(hex, (ref MessagePackReader r) => r.ReadDecimal(default, 0));

    private static Guid ReadGuid(ref MessagePackReader reader) => reader.ReadGuid(default, 0);

    private static byte[] Text(string text) => Wire.Write((ref MessagePackWriter w) => w.WriteString(text));
}
