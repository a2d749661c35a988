using System.Numerics;
using System.Runtime.InteropServices;
using System.Text;
using Graupel.Formats.MessagePack;
using Graupel.Tests.Converters;
using static Graupel.Tests.Formats.MessagePack.Many;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Arrays of numbers of every kind that are turned several at once: the bytes and errors are those of one after the other.</summary>
public class ManyKindsTests
{
    private static readonly Serializer Serializer = new(new SerializerOptions { Format = WireFormat.MessagePack });

    private static readonly long[] Borders =
    [
        0, 1, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x10000, int.MaxValue, 0x8000_0000, uint.MaxValue, 0x1_0000_0000, long.MaxValue,
        -1, -32, -33, -0x80, -0x81, -0x8000, -0x8001, int.MinValue, int.MinValue - 1L, long.MinValue,
    ];

    [Fact]
    public void Each_stands_as_a_single_one_does()
    {
        Check(static number => unchecked((sbyte)number), static (ref MessagePackTokenWriter writer, sbyte value) => writer.WriteInteger(value));
        Check(static number => unchecked((short)number), static (ref MessagePackTokenWriter writer, short value) => writer.WriteInteger(value));
        Check(static number => unchecked((ushort)number), static (ref MessagePackTokenWriter writer, ushort value) => writer.WriteInteger(value));
        Check(static number => unchecked((char)number), static (ref MessagePackTokenWriter writer, char value) => writer.WriteInteger(value));
        Check(static number => unchecked((int)number), static (ref MessagePackTokenWriter writer, int value) => writer.WriteInteger(value));
        Check(static number => unchecked((uint)number), static (ref MessagePackTokenWriter writer, uint value) => writer.WriteInteger(value));
        Check(static number => number, static (ref MessagePackTokenWriter writer, long value) => writer.WriteInteger(value));
        Check(static number => unchecked((ulong)number), static (ref MessagePackTokenWriter writer, ulong value) => writer.WriteInteger(value));
        Check(static number => unchecked((nint)number), static (ref MessagePackTokenWriter writer, nint value) => writer.WriteInteger(value));
        Check(static number => (DayOfWeek)unchecked((int)number), static (ref MessagePackTokenWriter writer, DayOfWeek value) => writer.WriteInteger((int)value));
        Check(static number => BitConverter.Int32BitsToSingle(unchecked((int)number)), static (ref MessagePackTokenWriter writer, float value) => writer.WriteSingle(value), BitConverter.SingleToInt32Bits);
        Check(static number => new TimeSpan(number), static (ref MessagePackTokenWriter writer, TimeSpan value) => writer.WriteInteger(value.Ticks));
        Check(static number => new TimeOnly((long)(unchecked((ulong)number) % TimeSpan.TicksPerDay)), static (ref MessagePackTokenWriter writer, TimeOnly value) => writer.WriteInteger(value.Ticks));
        Check(static number => DateOnly.FromDayNumber((int)(unchecked((ulong)number) % 3_000_000)), static (ref MessagePackTokenWriter writer, DateOnly value) => writer.WriteInteger(value.DayNumber));
        Check(static number => (number & 1) != 0, static (ref MessagePackTokenWriter writer, bool value) => writer.WriteBoolean(value));
    }

    [Fact]
    public void Long_arrays_go_over_the_ends_of_blocks()
    {
        var random = new Random(3);
        foreach (int length in (int[])[255, 256, 257, 1023, 1024, 1025, 3000, 8192, 8193, 20_000])
        {
            AssertSame(Make(length, () => unchecked((short)(random.Next() >> random.Next(31)))));
            AssertSame(Make(length, () => unchecked((uint)random.NextInt64() >> random.Next(31))));
            AssertSame(Make(length, () => random.NextInt64() >> random.Next(63)));
            AssertSame(Make(length, random.NextSingle));
            AssertSame(Make(length, () => random.Next(2) == 0));
        }

        static void AssertSame<T>(T[] values)
        {
            byte[] bytes = Serializer.Serialize(values);
            Assert.Equal(values, Serializer.Deserialize<T[]>(bytes));
            Assert.Equal(values, Serializer.Deserialize<List<T>>(new TrickleStream(bytes, 1000)));
        }
    }

    [Fact]
    public void Numbers_of_one_byte_each_end_anywhere()
    {
        foreach (int place in (int[])[0, 1, 15, 16, 31, 33, 127, 128, 1023, 1024, 1025, 1151, 1152, 2048, 2999])
        {
            AssertSame<short>(place, -1, static (ref MessagePackTokenWriter writer, short value) => writer.WriteInteger(value));
            AssertSame<short>(place, 0x80, static (ref MessagePackTokenWriter writer, short value) => writer.WriteInteger(value));
            AssertSame<char>(place, (char)0xFFFF, static (ref MessagePackTokenWriter writer, char value) => writer.WriteInteger(value));
        }

        static void AssertSame<T>(int place, T other, WriteOne<T> write)
            where T : INumberBase<T>
        {
            T[] values = [.. Enumerable.Range(0, 3000).Select(static i => T.CreateChecked(i % 128))];
            values[place] = other;
            byte[] bytes = Serializer.Serialize(values);
            Assert.Equal(Each(values, write), bytes);
            Assert.Equal(values, Serializer.Deserialize<T[]>(bytes));
        }
    }

    [Fact]
    public void True_has_many_bytes_in_memory()
    {
        Span<bool> values = new bool[70];
        for (int i = 0; i < values.Length; i++)
        {
            MemoryMarshal.AsBytes(values)[i] = (byte)(i * 5);
        }

        byte[] bytes = Serializer.Serialize(values.ToArray());
        Assert.Equal("DC0046" + "C2" + Repeat("C3", 69), Convert.ToHexString(bytes));
    }

    [Theory]
    [InlineData("05"), InlineData("CC05"), InlineData("CD0005"), InlineData("CE00000005"), InlineData("CF0000000000000005")]
    [InlineData("D005"), InlineData("D10005"), InlineData("D200000005"), InlineData("D30000000000000005")]
    public void Every_form_is_read_at_every_place(string form)
    {
        Check<sbyte>(5, "01", "D0E0");
        Check<short>(5, "01", "CD0101");
        Check<ushort>(5, "01", "CD0101");
        Check<char>((char)5, "01", "CD0101");
        Check<uint>(5, "01", "CE00010001", "CE80000001");
        Check<long>(5, "01", "CF0000000100000001", "D38000000000000001");
        Check<ulong>(5, "01", "CF0000000100000001", "CF8000000000000001");
        Check<float>(5, "CA3F800000");
        Check(DateOnly.FromDayNumber(5), "01", "CD0101", "CE00010001");
        Check(new TimeOnly(5), "01", "CE00010001", "CF0000000100000001");

        void Check<T>(T expected, params string[] others)
        {
            foreach (string other in others)
            {
                for (int place = 0; place <= 40; place++)
                {
                    byte[] bytes = Wire.Bytes("DC0029" + Repeat(other, place) + form + Repeat(other, 40 - place));
                    Assert.Equal(expected, Serializer.Deserialize<T[]>(bytes)![place]);
                }
            }
        }
    }

    [Fact]
    public void What_does_not_fit_is_told_with_its_place()
    {
        Check<sbyte>("01", "CC80", "D1FF7F", "CE00010000");
        Check<short>("CD0101", "CD8000", "D2FFFF7FFF", "CE00010000");
        Check<ushort>("CD0101", "FF", "CE00010000", "D1FFFF");
        Check<char>("CD0101", "FF", "CE00010000", "D1FFFF");
        Check<uint>("CE00010001", "FF", "D2FFFFFFFF", "CF0000000100000000", "D3FFFFFFFFFFFFFFFF");
        Check<long>("CF0000000100000001", "CF8000000000000000", "CFFFFFFFFFFFFFFFFF");
        Check<ulong>("CF0000000100000001", "FF", "D3FFFFFFFFFFFFFFFF", "D0FF");
        Check<float>("CA3F800000", "CB3FB999999999999A");
        Check<TimeSpan>("CF0000000100000001", "CF8000000000000000");
        Check<TimeOnly>("CE00010001", "FF", "CF0000010000000000");
        Check<DateOnly>("CD0101", "FF", "CE00400000");

        static void Check<T>(string usual, params string[] wrong)
        {
            foreach (string element in wrong)
            {
                AssertRefused<T>(usual, element, ErrorKind.InvalidValue);
            }

            AssertRefused<T>(usual, "A0", ErrorKind.KindMismatch);
            AssertRefused<T>(usual, "C3", ErrorKind.KindMismatch);
        }
    }

    [Fact]
    public void What_is_no_truth_value_is_told_with_its_place()
    {
        AssertRefused<bool>("C3", "01", ErrorKind.KindMismatch);
        AssertRefused<bool>("C2", "C0", ErrorKind.InvalidValue);
    }

    [Fact]
    public void A_number_that_is_no_character_is_told_with_its_place()
    {
        uint[] numbers = [.. Enumerable.Repeat(0x41u, 40)];
        Assert.Equal(Enumerable.Repeat(new Rune('A'), 40), Serializer.Deserialize<Rune[]>(Serializer.Serialize(numbers)));
        numbers[30] = 0xD800;
        GraupelException error = Assert.Throws<GraupelException>(() => Serializer.Deserialize<Rune[]>(Serializer.Serialize(numbers)));
        Assert.Equal((ErrorKind.InvalidValue, "[30]"), (error.Kind, error.Path));
    }

    private static void AssertRefused<T>(string usual, string element, ErrorKind kind)
    {
        for (int place = 0; place <= 40; place++)
        {
            byte[] bytes = Wire.Bytes("DC0029" + Repeat(usual, place) + element + Repeat(usual, 40 - place));
            GraupelException error = Assert.Throws<GraupelException>(() => Serializer.Deserialize<T[]>(bytes));
            Assert.Equal((kind, $"[{place}]", 3 + (usual.Length / 2L * place)), (error.Kind, error.Path, error.Offset));
        }
    }

    private static void Check<T>(Func<long, T> convert, WriteOne<T> write) => Check(convert, write, static value => value);

    private static void Check<T, TKey>(Func<long, T> convert, WriteOne<T> write, Func<T, TKey> key)
    {
        var random = new Random(7);
        for (int length = 0; length < 90; length++)
        {
            foreach (T[] values in (T[][])
            [
                Make(length, () => convert(random.Next(0x80))),
                Make(length, () => convert(random.NextInt64(long.MinValue, long.MaxValue))),
                Make(length, () => convert(random.NextInt64(long.MinValue, long.MaxValue) >> random.Next(64))),
                Make(length, () => convert(Borders[random.Next(Borders.Length)])),
                Make(length, () => convert((random.NextInt64() | 0x1_0000) * (random.Next(2) - 0.5 < 0 ? -1 : 1))),
            ])
            {
                byte[] expected = Each(values, write);
                Assert.Equal(Convert.ToHexString(expected), Convert.ToHexString(Serializer.Serialize(values)));
                Assert.Equal(values.Select(key), Serializer.Deserialize<T[]>(expected)!.Select(key));
                Assert.Equal(values.Select(key), Serializer.Deserialize<List<T>>(new TrickleStream(expected, 1 + random.Next(80)))!.Select(key));
            }
        }
    }
}
