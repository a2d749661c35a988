using System.Buffers.Binary;
using System.Globalization;
using System.Numerics;
using Graupel.Formats;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

public class IntegerTests
{
    /// <summary>The values on both sides of every border, and the smallest form of each.</summary>
    public static TheoryData<string, string> Smallest => new()
    {
        { "0", "00" },
        { "1", "01" },
        { "127", "7F" },
        { "128", "CC80" },
        { "255", "CCFF" },
        { "256", "CD0100" },
        { "65535", "CDFFFF" },
        { "65536", "CE00010000" },
        { "2147483647", "CE7FFFFFFF" },
        { "2147483648", "CE80000000" },
        { "4294967295", "CEFFFFFFFF" },
        { "4294967296", "CF0000000100000000" },
        { "9223372036854775807", "CF7FFFFFFFFFFFFFFF" },
        { "9223372036854775808", "CF8000000000000000" },
        { "18446744073709551615", "CFFFFFFFFFFFFFFFFF" },
        { "18446744073709551616", "C409000000000000000001" },
        { "-1", "FF" },
        { "-32", "E0" },
        { "-33", "D0DF" },
        { "-128", "D080" },
        { "-129", "D1FF7F" },
        { "-32768", "D18000" },
        { "-32769", "D2FFFF7FFF" },
        { "-2147483648", "D280000000" },
        { "-2147483649", "D3FFFFFFFF7FFFFFFF" },
        { "-9223372036854775808", "D38000000000000000" },
        { "-9223372036854775809", "C409FFFFFFFFFFFFFF7FFF" },
    };

    private static readonly (string Name, BigInteger Minimum, BigInteger Maximum, ReadFunction<BigInteger> Read, Func<BigInteger, byte[]> Write)[] Types =
    [
        ("sbyte", sbyte.MinValue, sbyte.MaxValue, (ref r) => r.ReadSByte(default, 0), v => Wire.Put((ref w, ref run) => w.PutSByte(ref run, 0, (sbyte)v))),
        ("short", short.MinValue, short.MaxValue, (ref r) => r.ReadInt16(default, 0), v => Wire.Put((ref w, ref run) => w.PutInt16(ref run, 0, (short)v))),
        ("int", int.MinValue, int.MaxValue, (ref r) => r.ReadInt32(default, 0), v => Wire.Put((ref w, ref run) => w.PutInt32(ref run, 0, (int)v))),
        ("long", long.MinValue, long.MaxValue, (ref r) => r.ReadInt64(default, 0), v => Wire.Put((ref w, ref run) => w.PutInt64(ref run, 0, (long)v))),
        ("Int128", Int128.MinValue, Int128.MaxValue, (ref r) => r.ReadInt128(default, 0), v => Wire.Put((ref w, ref run) => w.PutInt128(ref run, 0, (Int128)v))),
        ("byte", 0, byte.MaxValue, (ref r) => r.ReadByte(default, 0), v => Wire.Put((ref w, ref run) => w.PutByte(ref run, 0, (byte)v))),
        ("ushort", 0, ushort.MaxValue, (ref r) => r.ReadUInt16(default, 0), v => Wire.Put((ref w, ref run) => w.PutUInt16(ref run, 0, (ushort)v))),
        ("uint", 0, uint.MaxValue, (ref r) => r.ReadUInt32(default, 0), v => Wire.Put((ref w, ref run) => w.PutUInt32(ref run, 0, (uint)v))),
        ("ulong", 0, ulong.MaxValue, (ref r) => r.ReadUInt64(default, 0), v => Wire.Put((ref w, ref run) => w.PutUInt64(ref run, 0, (ulong)v))),
        ("UInt128", 0, UInt128.MaxValue, (ref r) => r.ReadUInt128(default, 0), v => Wire.Put((ref w, ref run) => w.PutUInt128(ref run, 0, (UInt128)v))),
        ("char", 0, char.MaxValue, (ref r) => r.ReadChar(default, 0), v => Wire.Put((ref w, ref run) => w.PutChar(ref run, 0, (char)(ushort)v))),
    ];

    [Theory]
    [MemberData(nameof(Smallest))]
    public void Every_type_writes_the_smallest_form(string value, string hex)
    {
        BigInteger number = BigInteger.Parse(value, CultureInfo.InvariantCulture);
        int count = 0;
        foreach (var type in Types.Where(t => t.Minimum <= number && number <= t.Maximum))
        {
            Assert.Equal((type.Name, hex), (type.Name, Wire.Hex(type.Write(number))));
            count++;
        }

        Assert.NotEqual(0, count);
    }

    [Theory]
    [MemberData(nameof(Smallest))]
    public void Every_type_reads_every_form_or_says_that_the_value_does_not_fit(string value, string hex)
    {
        BigInteger number = BigInteger.Parse(value, CultureInfo.InvariantCulture);
        foreach (byte[] bytes in AllForms(number).Append(Wire.Bytes(hex)))
        {
            foreach (var type in Types)
            {
                bool isWide = bytes[0] == 0xC4;
                if (isWide && type.Name is not ("Int128" or "UInt128"))
                {
                    Assert.Equal(ErrorKind.KindMismatch, Wire.Refuse(bytes, type.Read));
                }
                else if (type.Minimum <= number && number <= type.Maximum)
                {
                    Assert.Equal(number, Wire.Read(bytes, type.Read));
                }
                else
                {
                    Assert.Equal(ErrorKind.InvalidValue, Wire.Refuse(bytes, type.Read));
                }
            }
        }
    }

    [Fact]
    public void Borders_of_128_bits_come_back()
    {
        foreach (var type in Types.Where(t => t.Name.EndsWith("128", StringComparison.Ordinal)))
        {
            Assert.Equal(type.Minimum, Wire.Read(type.Write(type.Minimum), type.Read));
            Assert.Equal(type.Maximum, Wire.Read(type.Write(type.Maximum), type.Read));
        }
    }

    [Theory]
    [InlineData("C0", ErrorKind.InvalidValue)] // nil
    [InlineData("C1", ErrorKind.KindMismatch)]
    [InlineData("C2", ErrorKind.KindMismatch)]
    [InlineData("CA3F800000", ErrorKind.KindMismatch)] // 1.0
    [InlineData("A131", ErrorKind.KindMismatch)] // "1"
    [InlineData("9101", ErrorKind.KindMismatch)]
    [InlineData("8101C0", ErrorKind.KindMismatch)]
    [InlineData("D6FF00000000", ErrorKind.KindMismatch)]
    [InlineData("", ErrorKind.EndOfData)]
    [InlineData("CD01", ErrorKind.EndOfData)]
    [InlineData("CF00000000000000", ErrorKind.EndOfData)]
    public void Nothing_else_is_an_integer(string hex, ErrorKind expected)
    {
        foreach (var type in Types)
        {
            Assert.Equal((type.Name, expected), (type.Name, Wire.Refuse(hex, type.Read)));
        }
    }

    [Theory]
    [InlineData("C400")]
    [InlineData("C4110000000000000000000000000000008000")]
    [InlineData("C4110000000000000000000000000000000001")]
    [InlineData("C412000000000000000000000000000000000000")]
    public void More_than_128_bits_are_refused(string hex) =>
        Assert.Equal(ErrorKind.InvalidValue, Wire.Refuse(hex, (ref MessagePackReader r) => r.ReadInt128(default, 0)));

    [Fact]
    public void The_error_says_where_the_value_begins()
    {
        GraupelException error = Assert.Throws<GraupelException>(() => Wire.ReadFrom(Wire.Bytes("01 02 CD0100"), null, (ref MessagePackReader r) =>
        {
            FixedView view = r.View(3);
            return r.ReadByte(in view, 0) + r.ReadByte(in view, 1) + r.ReadByte(in view, 2);
        }));
        Assert.Equal(2, error.Offset);
    }

    private static IEnumerable<byte[]> AllForms(BigInteger value)
    {
        if (value >= 0 && value <= byte.MaxValue) { yield return [0xCC, (byte)value]; }
        if (value >= 0 && value <= ushort.MaxValue) { yield return Form(0xCD, 2, b => BinaryPrimitives.WriteUInt16BigEndian(b, (ushort)value)); }
        if (value >= 0 && value <= uint.MaxValue) { yield return Form(0xCE, 4, b => BinaryPrimitives.WriteUInt32BigEndian(b, (uint)value)); }
        if (value >= 0 && value <= ulong.MaxValue) { yield return Form(0xCF, 8, b => BinaryPrimitives.WriteUInt64BigEndian(b, (ulong)value)); }
        if (value >= sbyte.MinValue && value <= sbyte.MaxValue) { yield return [0xD0, unchecked((byte)(sbyte)value)]; }
        if (value >= short.MinValue && value <= short.MaxValue) { yield return Form(0xD1, 2, b => BinaryPrimitives.WriteInt16BigEndian(b, (short)value)); }
        if (value >= int.MinValue && value <= int.MaxValue) { yield return Form(0xD2, 4, b => BinaryPrimitives.WriteInt32BigEndian(b, (int)value)); }
        if (value >= long.MinValue && value <= long.MaxValue) { yield return Form(0xD3, 8, b => BinaryPrimitives.WriteInt64BigEndian(b, (long)value)); }
    }

    private static byte[] Form(byte code, int size, SpanAction write)
    {
        byte[] bytes = new byte[1 + size];
        bytes[0] = code;
        write(bytes.AsSpan(1));
        return bytes;
    }

    private delegate void SpanAction(Span<byte> bytes);
}
