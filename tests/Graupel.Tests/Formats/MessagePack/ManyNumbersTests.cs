using Graupel.Formats.MessagePack;
using static Graupel.Tests.Formats.MessagePack.Many;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Arrays of numbers and dates, of which several are turned at once: the bytes and errors are those of one after the other.</summary>
public class ManyNumbersTests
{
    private static readonly Serializer Serializer = new(new SerializerOptions { Format = WireFormat.MessagePack });

    private static readonly Serializer InLocalTime = new(new SerializerOptions { Format = WireFormat.MessagePack, Dates = DateTimeKind.Local });

    private static readonly int[] Borders =
    [
        0, 1, 0x7F, 0x80, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFF, 0x10000, int.MaxValue, -1, -32, -33, -0x80, -0x81, -0x8000, -0x8001, int.MinValue,
    ];

    [Fact]
    public void Integers_stand_as_single_ones_do()
    {
        var random = new Random(7);
        for (int length = 0; length < 90; length++)
        {
            foreach (int[] values in (int[][])
            [
                Make(length, () => random.Next(0x80)),
                Make(length, () => random.Next(0x100, 0x10000)),
                Make(length, () => random.Next(0x10000, int.MaxValue)),
                Make(length, () => random.Next(int.MinValue, -0x8000)),
                Make(length, () => unchecked((int)random.NextInt64())),
                Make(length, () => Borders[random.Next(Borders.Length)]),
                Make(length, () => random.Next() >> random.Next(31)),
            ])
            {
                byte[] expected = Each(values, static (ref MessagePackTokenWriter writer, int value) => writer.WriteInteger(value));
                Assert.Equal(expected, Serializer.Serialize(values));
                Assert.Equal(values, Serializer.Deserialize<int[]>(expected));
                Assert.Equal(values, Serializer.Deserialize<List<int>>(Pieces(expected)));
            }
        }
    }

    [Fact]
    public void Every_form_of_an_integer_is_read_at_every_place()
    {
        string[] forms = ["05", "CC05", "CD0005", "CE00000005", "CF0000000000000005", "D005", "D10005", "D200000005", "D30000000000000005"];
        foreach (string form in forms)
        {
            for (int place = 0; place <= 40; place++)
            {
                foreach (string others in (string[])["01", "CD0101", "CE00010001", "D2FFFF0001"])
                {
                    byte[] bytes = Wire.Bytes("DC0029" + Repeat(others, place) + form + Repeat(others, 40 - place));
                    Assert.Equal(5, Serializer.Deserialize<int[]>(bytes)[place]);
                }
            }
        }
    }

    [Theory]
    [InlineData("CE80000000", ErrorKind.InvalidValue)]
    [InlineData("CEFFFFFFFF", ErrorKind.InvalidValue)]
    [InlineData("C0", ErrorKind.InvalidValue)]
    [InlineData("A0", ErrorKind.KindMismatch)]
    [InlineData("D3FFFFFFFF00000000", ErrorKind.InvalidValue)]
    public void An_element_that_is_none_is_told_with_its_place(string element, ErrorKind kind)
    {
        for (int place = 0; place <= 40; place++)
        {
            byte[] bytes = Wire.Bytes("DC0029" + Repeat("CE00010001", place) + element + Repeat("CE00010001", 40 - place));
            GraupelException error = Assert.Throws<GraupelException>(() => Serializer.Deserialize<int[]>(bytes));
            Assert.Equal((kind, $"[{place}]", 3 + (5L * place)), (error.Kind, error.Path, error.Offset));
        }
    }

    [Fact]
    public void Doubles_stand_as_single_ones_do()
    {
        var random = new Random(7);
        for (int length = 0; length < 60; length++)
        {
            double[] values = [.. Enumerable.Range(0, length).Select(_ => BitConverter.Int64BitsToDouble(random.NextInt64(long.MinValue, long.MaxValue)))];
            byte[] bytes = Each(values, static (ref MessagePackTokenWriter writer, double value) => writer.WriteDouble(value));
            Assert.Equal(bytes, Serializer.Serialize(values));
            Assert.Equal(Bits(values), Bits(Serializer.Deserialize<double[]>(bytes)!));
            Assert.Equal(Bits(values), Bits(Serializer.Deserialize<List<double>>(Pieces(bytes))!));
        }
    }

    [Fact]
    public void Among_doubles_other_numbers_are_taken_and_what_is_none_is_told_with_its_place()
    {
        for (int place = 0; place <= 40; place++)
        {
            string before = "DC0029" + Repeat("CB3FF8000000000000", place);
            string behind = Repeat("CB3FF8000000000000", 40 - place);
            Assert.Equal(0.5, Serializer.Deserialize<double[]>(Wire.Bytes(before + "CA3F000000" + behind))![place]);
            Assert.Equal(7, Serializer.Deserialize<double[]>(Wire.Bytes(before + "07" + behind))![place]);
            GraupelException error = Assert.Throws<GraupelException>(() => Serializer.Deserialize<double[]>(Wire.Bytes(before + "C3" + behind)));
            Assert.Equal((ErrorKind.KindMismatch, $"[{place}]", 3 + (9L * place)), (error.Kind, error.Path, error.Offset));
        }
    }

    [Fact]
    public void Dates_stand_as_single_ones_do()
    {
        var random = new Random(7);
        for (int length = 0; length < 60; length++)
        {
            foreach (DateTime[] values in (DateTime[][])
            [
                Make(length, () => DateTime.UnixEpoch.AddSeconds(random.NextInt64(uint.MaxValue))),
                Make(length, () => DateTime.UnixEpoch.AddTicks(random.NextInt64(1L << 56))),
                Make(length, () => new DateTime(random.NextInt64(DateTime.MaxValue.Ticks), DateTimeKind.Utc)),
                Make(length, () => DateTime.UnixEpoch.AddSeconds(random.Next(2) * ((1L << 34) - 1 + random.Next(3)))),
            ])
            {
                byte[] expected = Each(values, static (ref MessagePackTokenWriter writer, DateTime value) => writer.WriteTimestamp(value));
                Assert.Equal(expected, Serializer.Serialize(values));
                Assert.Equal(Told(values), Told(Serializer.Deserialize<DateTime[]>(expected)!));
                Assert.Equal(Told(values), Told(Serializer.Deserialize<List<DateTime>>(Pieces(expected))!));
                Assert.Equal(Told(values.Select(static one => one.ToLocalTime())), Told(InLocalTime.Deserialize<DateTime[]>(expected)!));
            }
        }
    }

    [Theory]
    [InlineData(MessagePackDateTimes.Timestamp)]
    [InlineData(MessagePackDateTimes.WithKind)]
    [InlineData(MessagePackDateTimes.Binary)]
    public void Dates_of_any_kind_stand_as_single_ones_do_at_any_length(MessagePackDateTimes way)
    {
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.MessagePackWith(new MessagePackOptions { DateTimes = way }) });
        var random = new Random(7);
        foreach (int length in (int[])[1, 17, 255, 256, 257, 258, 600])
        {
            DateTime[] values = Make(length, () => new DateTime(random.NextInt64(TimeSpan.TicksPerDay * 2, DateTime.MaxValue.Ticks / 2), (DateTimeKind)random.Next(3)));
            byte[] elements = [.. values.SelectMany(one => serializer.Serialize(one))];
            Assert.Equal(elements, serializer.Serialize(values)[^elements.Length..]);
            Assert.Equal(Told(values.Select(one => serializer.DeepClone(one))), Told(serializer.DeepClone(values)!));
        }
    }

    [Fact]
    public void Among_dates_what_is_none_is_told_with_its_place()
    {
        const string Usual = "D6FF00000001";
        for (int place = 0; place <= 40; place++)
        {
            string before = "DC0029" + Repeat(Usual, place);
            string behind = Repeat(Usual, 40 - place);
            Assert.Equal(-1, (Serializer.Deserialize<DateTime[]>(Wire.Bytes(before + "C70CFF00000000FFFFFFFFFFFFFFFF" + behind))![place] - DateTime.UnixEpoch).TotalSeconds);
            foreach ((string other, ErrorKind kind) in (ReadOnlySpan<(string, ErrorKind)>)[("C3", ErrorKind.KindMismatch), ("D700EE6B280000000000", ErrorKind.KindMismatch), ("D7FFEE6B280000000000", ErrorKind.InvalidValue)])
            {
                GraupelException error = Assert.Throws<GraupelException>(() => Serializer.Deserialize<DateTime[]>(Wire.Bytes(before + other + behind)));
                Assert.Equal((kind, $"[{place}]", 3 + (6L * place)), (error.Kind, error.Path, error.Offset));
            }
        }
    }

    private static long[] Bits(IEnumerable<double> values) => [.. values.Select(BitConverter.DoubleToInt64Bits)];

    private static MemoryStream Pieces(byte[] bytes) => new(bytes);

    // A date equals another one of the same clock time, whatever their kinds.
    private static (long Ticks, DateTimeKind Kind)[] Told(IEnumerable<DateTime> values) => [.. values.Select(static one => (one.Ticks, one.Kind))];
}
