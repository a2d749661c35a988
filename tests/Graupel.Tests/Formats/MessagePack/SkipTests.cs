using Graupel.Formats;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

public class SkipTests
{
    /// <summary>One value for every first byte.</summary>
    public static IEnumerable<byte[]> EveryCode =>
        Enumerable.Range(0, 256).Where(code => code != 0xC1).Select(code => (byte[])[(byte)code, .. Body(code)]);

    [Fact]
    public void Every_value_is_skipped_to_its_end()
    {
        foreach (byte[] bytes in EveryCode)
        {
            Assert.Equal(42, Wire.Read([.. bytes, 42], (ref MessagePackReader r) =>
            {
                r.Skip(WireKind.Absent);
                return r.ReadInt32(default, 0);
            }));
        }
    }

    [Fact]
    public void Every_truncation_is_the_end_of_data()
    {
        foreach (byte[] bytes in EveryCode)
        {
            for (int length = 0; length < bytes.Length; length++)
            {
                Assert.Equal(ErrorKind.EndOfData, Wire.Refuse(bytes[..length], Skip));
            }
        }
    }

    [Fact]
    public void The_scanner_finds_the_end_in_pieces_of_any_size()
    {
        byte[] bytes = [0xDC, 0, 17, .. EveryCode.Where(b => b[0] is 0x81 or 0x92 or 0xA3 or 0xC4 or 0xC5 or 0xC8 or 0xCB or 0xCD or 0xD2 or 0xD6 or 0xD9 or 0xDA or 0xDC or 0xDE or 0xE0 or 0x00 or 0xC0).SelectMany(b => b)];
        for (int piece = 1; piece <= bytes.Length; piece++)
        {
            FrameScanner scanner = default(MessagePackFormat).CreateScanner(new WireShape(WireKind.Int32, 4), Limits.Default);
            int position = 0;
            int end = 0;
            while (true)
            {
                end = Math.Min(end + piece, bytes.Length);
                bool done = scanner.Run(bytes.AsSpan(position, end - position), position, out int consumed, out int needed);
                position += consumed;
                if (done)
                {
                    break;
                }

                Assert.True(needed > end - position, "what is there is asked for again");
                Assert.True(position + needed <= bytes.Length, "more is asked for than the value has");
            }

            Assert.Equal(bytes.Length, position);
        }
    }

    [Fact]
    public void A_captured_value_is_its_bytes()
    {
        foreach (byte[] bytes in EveryCode)
        {
            Assert.Equal(Convert.ToHexString(bytes), Wire.Read(bytes, (ref MessagePackReader r) => Convert.ToHexString(r.Capture(WireKind.Absent))));
        }
    }

    [Fact]
    public void What_one_read_keeps_is_limited()
    {
        byte[] bytes = [0xC4, 3, 1, 2, 3, 0xC4, 3, 1, 2, 3];
        Assert.Equal(5, Capture(10));
        Assert.Throws<GraupelException>(() => Capture(9));

        int Capture(long limit)
        {
            MessagePackReader reader = default(MessagePackFormat).CreateReader(bytes, null, new Limits { MaxGraphBytes = limit });
            reader.Capture(WireKind.Absent);
            return reader.Capture(WireKind.Absent).Length;
        }
    }

    [Fact]
    public void The_byte_that_is_never_used_is_refused()
    {
        Assert.Equal(ErrorKind.InvalidHeader, Wire.Refuse("C1", Skip));
        Assert.Equal(ErrorKind.InvalidHeader, Wire.Refuse("92 00 C1", Skip));
    }

    [Fact]
    public void A_million_arrays_in_each_other_need_no_stack()
    {
        byte[] bytes = new byte[1_000_001];
        Array.Fill(bytes, (byte)0x91, 0, 1_000_000);
        Assert.Equal(bytes.Length, Wire.ReadFrom(bytes, null, Skip));
    }

    [Fact]
    public void Skipping_takes_no_memory()
    {
        byte[] bytes = [0x9F, .. EveryCode.Where(b => b[0] is >= 0xC2 and < 0xD1).SelectMany(b => b)];
        Wire.ReadFrom(bytes, null, Skip);
        long before = GC.GetAllocatedBytesForCurrentThread();
        MessagePackReader reader = default(MessagePackFormat).CreateReader(bytes, null, Limits.Default);
        reader.Skip(WireKind.Absent);
        Assert.Equal(0, GC.GetAllocatedBytesForCurrentThread() - before);
    }

    private static long Skip(ref MessagePackReader reader)
    {
        reader.Skip(WireKind.Absent);
        return reader.Offset;
    }

    private static byte[] Body(int code) => code switch
    {
        < 0x80 or >= 0xE0 or 0xC0 or 0xC2 or 0xC3 => [],
        < 0x90 => new byte[2 * (code & 15)],
        < 0xA0 => new byte[code & 15],
        < 0xC0 => new byte[code & 31],
        0xC4 or 0xD9 => [3, 1, 2, 3],
        0xC5 or 0xDA => [0, 3, 1, 2, 3],
        0xC6 or 0xDB => [0, 0, 0, 3, 1, 2, 3],
        0xC7 => [3, 5, 1, 2, 3],
        0xC8 => [0, 3, 5, 1, 2, 3],
        0xC9 => [0, 0, 0, 3, 5, 1, 2, 3],
        0xCA or 0xCE or 0xD2 => [0xC1, 2, 3, 4],
        0xCB or 0xCF or 0xD3 => [0xC1, 2, 3, 4, 5, 6, 7, 8],
        0xCC or 0xD0 => [0xC1],
        0xCD or 0xD1 => [0xC1, 2],
        <= 0xD8 => new byte[1 + (1 << (code - 0xD4))],
        0xDC => [0, 2, 0x91, 7, 0xCC, 8],
        0xDD => [0, 0, 0, 2, 0x91, 7, 0xCC, 8],
        0xDE => [0, 1, 0x91, 7, 0x81, 1, 2],
        _ => [0, 0, 0, 1, 0x91, 7, 0x81, 1, 2],
    };
}
