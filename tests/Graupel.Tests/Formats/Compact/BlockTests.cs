using System.Numerics;
using Graupel.Carriers;
using Graupel.Formats;
using Graupel.Formats.Compact;
using Graupel.Tests.Converters;

namespace Graupel.Tests.Formats.Compact;

/// <summary>Sequences of integers of all lengths and widths, against an encoder that follows the page step by step.</summary>
public class BlockTests
{
    public static TheoryData<int, bool> Kinds => new() { { 2, false }, { 2, true }, { 4, false }, { 4, true }, { 8, false }, { 8, true } };

    [Theory]
    [MemberData(nameof(Kinds))]
    public void Blocks_are_as_the_page_says(int size, bool isSigned)
    {
        var random = new Random(size);
        for (int count = 0; count < 300; count++)
        {
            foreach (int bits in (int[])[1, 7, 8, 9, 15, 16, 24, 33, 64])
            {
                ulong[] values = [.. Enumerable.Range(0, count).Select(_ => Value(random, bits, size))];
                byte[] expected = PageEncoder.Encode(values, size, isSigned);
                byte[] bytes = Write(values, size, isSigned);
                Assert.Equal(Convert.ToHexString(expected), Convert.ToHexString(bytes));
                Assert.Equal(values, Read(bytes, count, size, isSigned));
            }
        }
    }

    [Fact]
    public void Bytes_that_arrive_one_by_one_are_the_same_values()
    {
        int[] values = [.. Enumerable.Range(0, 1000).Select(i => (i * i * (i % 3 - 1)) << (i % 12))];
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.Compact });
        using var stream = new TrickleStream(serializer.Serialize(values), 1);
        Assert.Equal(values, serializer.Deserialize<int[]>(stream));
    }

    [Fact]
    public void A_block_with_signs_is_refused_where_there_are_none()
    {
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.Compact });
        byte[] bytes = serializer.Serialize<List<int>>([1, 2]);
        AssertRefused<List<uint>>();
        AssertRefused<List<uint?>>();
        AssertRefused<List<ulong?>>();

        void AssertRefused<T>() => Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => serializer.Deserialize<T>(bytes)).Kind);
    }

    [Fact]
    public void Every_truncation_of_a_block_is_the_end_of_data()
    {
        byte[] bytes = Write([.. Enumerable.Range(0, 20).Select(i => (ulong)i << (i % 30))], 4, isSigned: false);
        for (int length = 0; length < bytes.Length; length++)
        {
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Read(bytes[..length], 20, 4, isSigned: false)).Kind);
        }
    }

    // Most values of a block are short, so that both modes occur.
    private static ulong Value(Random random, int bits, int size)
    {
        ulong value = unchecked((ulong)random.NextInt64()) << 1 | (uint)random.Next(2);
        int shown = random.Next(8) == 0 ? bits : Math.Min(bits, random.Next(2, 9));
        return value >> Math.Max(64 - shown, 64 - (8 * size));
    }

    private static WireKind KindOf(int size, bool isSigned) => (size, isSigned) switch
    {
        (2, false) => WireKind.UInt16,
        (2, true) => WireKind.Int16,
        (4, false) => WireKind.UInt32,
        (4, true) => WireKind.Int32,
        (_, false) => WireKind.UInt64,
        (_, true) => WireKind.Int64,
    };

    private static byte[] Write(ulong[] values, int size, bool isSigned)
    {
        var sink = new SpanSinkOf(values.Length * 10 + 4096);
        var output = new Output(sink);
        CompactWriter writer = default(CompactFormat).CreateWriter(sink.Buffer, ref output, Limits.Default);
        switch (size)
        {
            case 2:
                writer.WriteNumbers([.. values.Select(value => (ushort)value)], KindOf(size, isSigned));
                break;
            case 4:
                writer.WriteNumbers([.. values.Select(value => (uint)value)], KindOf(size, isSigned));
                break;
            default:
                writer.WriteNumbers(values, KindOf(size, isSigned));
                break;
        }

        return sink.Buffer[..writer.Written];
    }

    private static ulong[] Read(byte[] bytes, int count, int size, bool isSigned)
    {
        CompactReader reader = default(CompactFormat).CreateReader(bytes, null, Limits.Default);
        var values = new List<ulong>();
        for (int left = count; left > 0; left -= IntegerBlock.Length)
        {
            int block = Math.Min(left, IntegerBlock.Length);
            ushort[] shorts = new ushort[block];
            uint[] ints = new uint[block];
            ulong[] longs = new ulong[block];
            switch (size)
            {
                case 2:
                    reader.ReadNumbers(shorts, KindOf(size, isSigned));
                    values.AddRange(shorts.Select(value => (ulong)value));
                    break;
                case 4:
                    reader.ReadNumbers(ints, KindOf(size, isSigned));
                    values.AddRange(ints.Select(value => (ulong)value));
                    break;
                default:
                    reader.ReadNumbers(longs, KindOf(size, isSigned));
                    values.AddRange(longs);
                    break;
            }
        }

        reader.EnsureEnd();
        return [.. values];
    }

    private sealed class SpanSinkOf(int size) : Sink
    {
        public byte[] Buffer { get; } = new byte[size];

        public override Span<byte> GetBuffer(int written, int minimum) => throw new InvalidOperationException("the buffer is too small");

        public override void Complete(int written)
        {
        }
    }

    /// <summary>The page, sentence by sentence.</summary>
    private static class PageEncoder
    {
        public static byte[] Encode(ulong[] values, int size, bool isSigned) => [.. values.Chunk(128).SelectMany(block => Block(block, size, isSigned))];

        public static byte[] Number(ulong value)
        {
            int length = Enumerable.Range(1, 9).First(n => n == 9 || value < (BigInteger)1 << (7 * n));
            return length == 9
                ? [0, .. BitConverter.GetBytes(value)]
                : [.. BitConverter.GetBytes((value << length) | (1UL << (length - 1))).Take(length)];
        }

        private static byte[] Block(ulong[] values, int size, bool isSigned)
        {
            ulong[] folded = isSigned ? [.. values.Select(value => Fold(value, size))] : values;
            if (values.Length < 16)
            {
                return [.. folded.SelectMany(Number)];
            }

            int bits = size / 2;
            byte[] grouped =
            [
                .. folded.Chunk(16 / size).Select(group => (byte)group.Select((value, i) => (Width(value) - 1) << (i * bits)).Sum()),
                .. folded.SelectMany(value => BitConverter.GetBytes(value).Take(Width(value))),
            ];
            int width = folded.Max(Width);
            return grouped.Length < width * values.Length
                ? [0, .. grouped]
                : [(byte)width, .. (width == size ? values : folded).SelectMany(value => BitConverter.GetBytes(value).Take(width))];
        }

        private static int Width(ulong value) => Math.Max(1, BitConverter.GetBytes(value).AsEnumerable().Reverse().SkipWhile(b => b == 0).Count());

        private static ulong Fold(ulong value, int size)
        {
            BigInteger signed = value >= 1UL << ((8 * size) - 1) ? value - ((BigInteger)1 << (8 * size)) : value;
            return (ulong)(signed >= 0 ? signed * 2 : (-signed * 2) - 1);
        }
    }
}
