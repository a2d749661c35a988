using Graupel.Tests.Converters;

namespace Graupel.Tests.Formats.Compact;

/// <summary>Scalars of Compact, alone and among many, at hand and at the end of what is at hand.</summary>
public class ScalarTests
{
    private const int Count = 1100;

    private static readonly Serializer Serializer = new(new SerializerOptions { Format = WireFormat.Compact });

    [Fact]
    public void Many_come_back_from_memory_and_in_pieces()
    {
        var random = new Random(5);
        Check(i => i % 3 == 0);
        Check(_ => new DateTime(random.NextInt64(DateTime.MaxValue.Ticks), DateTimeKind.Utc));
        Check(i => new DateTime(random.NextInt64(DateTime.MaxValue.Ticks), i % 2 == 0 ? DateTimeKind.Unspecified : DateTimeKind.Utc));
        Check(_ => Wide(random) >> random.Next(128));
        Check(_ => unchecked((Int128)Wide(random)) >> random.Next(128));
        Check(_ => new decimal(random.Next() >> random.Next(31), 0, 0, random.Next(2) == 0, (byte)random.Next(29)));
        Check(_ => new decimal(random.Next(), random.Next() >> random.Next(31), 0, random.Next(2) == 0, (byte)random.Next(29)));
        Check(_ => new decimal(random.Next() >> random.Next(31), random.Next() >> random.Next(31), random.Next() >> random.Next(31), random.Next(2) == 0, (byte)random.Next(29)));

        static void Check<T>(Func<int, T> make)
        {
            T[] values = [.. Enumerable.Range(0, Count).Select(make)];
            byte[] bytes = Serializer.Serialize(values);
            Assert.Equal(values, Serializer.Deserialize<T[]>(bytes));
            Assert.Equal(values, Serializer.Deserialize<List<T>>(new TrickleStream(bytes, 1 + (values.Length % 61))));
            Assert.Equal(bytes[^Serializer.Serialize(values[^1]).Length..], Serializer.Serialize(values[^1]));
        }
    }

    [Fact]
    public void What_is_no_value_is_told_with_its_place()
    {
        Check<bool>("01", "02", "FF");
        Check<DateTime>("0100000000000040", "00000000000000C0", "FFFFFFFFFFFFFF3F", "FFFFFFFFFFFFFF7F");
        Check<UInt128>("01 05", "01 00", "02 FF 00", "09 0000000000000000 00", "10 01000000000000000000000000000000", "11 0102030405060708090A0B0C0D0E0F1011");
        Check<Int128>("01 05", "01 00", "11 0102030405060708090A0B0C0D0E0F1011");
        Check<decimal>("02 0B", "1D 0B", "9F 0B", "22 01 01 01", "60 0B", "02 0200", "42 010000000000000000000000");
    }

    private static UInt128 Wide(Random random) => new((ulong)random.NextInt64(), (ulong)random.NextInt64());

    private static void Check<T>(string usual, params string[] wrong)
    {
        byte[] good = Wire.Bytes(usual);
        Serializer.Deserialize<T>(good);
        foreach (string hex in wrong)
        {
            byte[] bad = Wire.Bytes(hex);
            Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serializer.Deserialize<T>(bad)).Kind);
            byte[] header = Serializer.Serialize(new T[Count]);
            header = header[..^(Count * Serializer.Serialize(default(T)).Length)];
            foreach (int at in (int[])[0, 1, 511, 512, 700, Count - 1])
            {
                byte[] bytes = [.. header, .. Enumerable.Repeat(good, at).SelectMany(static one => one), .. bad, .. Enumerable.Repeat(good, Count - at - 1).SelectMany(static one => one)];
                AssertRefused(() => Serializer.Deserialize<T[]>(bytes), at);
                AssertRefused(() => Serializer.Deserialize<List<T>>(new TrickleStream(bytes, 37)), at);
            }
        }

        void AssertRefused(Action read, int at)
        {
            GraupelException e = Assert.Throws<GraupelException>(read);
            Assert.Equal((ErrorKind.InvalidValue, $"[{at}]"), (e.Kind, e.Path));
        }
    }
}
