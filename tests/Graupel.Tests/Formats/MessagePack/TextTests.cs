using System.Text;
using Graupel.Formats;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

public class TextTests
{
    /// <summary>Lengths in bytes around each border of the header, with the header.</summary>
    public static TheoryData<int, string> Headers => new()
    {
        { 0, "A0" },
        { 1, "A1" },
        { 31, "BF" },
        { 32, "D920" },
        { 255, "D9FF" },
        { 256, "DA0100" },
        { 65535, "DAFFFF" },
        { 65536, "DB00010000" },
        { 100_000, "DB000186A0" },
    };

    /// <summary>Every mixture of bytes per char, so that the size in chars tells nothing of the size in bytes.</summary>
    public static IEnumerable<string> Alphabets => ["a", "ä", "あ", "🍺", "aä", "aあ🍺", "ä🍺a"];

    [Theory]
    [MemberData(nameof(Headers))]
    public void Ascii_has_the_smallest_header(int length, string header)
    {
        string text = new('x', length);
        byte[] bytes = Write(text);
        Assert.Equal(header, Wire.Hex(bytes[..(bytes.Length - length)]));
        Assert.Equal(text, Wire.Read(bytes, ReadString));
    }

    [Fact]
    public void One_char_or_byte_that_is_no_ascii_is_seen_at_every_place()
    {
        for (int length = 1; length <= 80; length++)
        {
            for (int place = 0; place < length; place++)
            {
                string text = new string('x', place) + 'é' + new string('y', length - place - 1);
                byte[] bytes = Write(text);
                Assert.Equal(Encoding.UTF8.GetBytes(text), bytes[^(length + 1)..]);
                Assert.Equal(text, Wire.ReadFrom(bytes, null, ReadString));

                byte[] ascii = Write(new string('x', length));
                ascii[^(length - place)] = 0x80;
                Assert.Equal(ErrorKind.InvalidText, Assert.Throws<GraupelException>(() => Wire.ReadFrom(ascii, null, ReadString)).Kind);
            }
        }
    }

    [Fact]
    public void Any_text_is_its_utf8_behind_the_smallest_header()
    {
        foreach (string alphabet in Alphabets)
        {
            foreach (int length in new[] { 1, 7, 8, 10, 11, 15, 16, 17, 30, 31, 32, 63, 64, 85, 86, 127, 128, 200, 255, 256, 300, 8190, 8191, 8192, 8193, 16_382, 16_383, 21_845, 40_000 })
            {
                string text = Repeat(alphabet, length);
                byte[] content = Encoding.UTF8.GetBytes(text);
                byte[] bytes = Write(text);
                int header = bytes.Length - content.Length;
                Assert.Equal(content.Length <= 31 ? 1 : content.Length <= 255 ? 2 : content.Length <= 65535 ? 3 : 5, header);
                Assert.True(content.AsSpan().SequenceEqual(bytes.AsSpan(header)), $"{length} of {alphabet}");
                Assert.Equal(text, Wire.ReadFrom(bytes, null, ReadString));
            }
        }
    }

    [Fact]
    public void A_long_text_comes_in_the_middle_of_a_run()
    {
        string text = Repeat("ä🍺a", 20_000);
        byte[] bytes = Wire.Write((ref MessagePackWriter w) =>
        {
            FixedRun run = w.BeginNext(new ObjectHeader([]) { BodySize = 20 }, 2, MessagePackWriter.MaximumSize("before") + MessagePackWriter.MaximumSize(text) + MessagePackWriter.MaximumSize("behind"));
            w.PutInt32(ref run, 0, int.MinValue);
            w.PutString(ref run, "before");
            w.PutString(ref run, text);
            w.PutInt32(ref run, 0, int.MaxValue);
            w.PutString(ref run, "behind");
            w.Commit(ref run);
        });
        var read = Wire.ReadFrom(bytes, null, (ref MessagePackReader r) =>
            (r.ReadInt32(default, 0), r.ReadString(), r.ReadString(), r.ReadInt32(default, 4), r.ReadString()));
        Assert.Equal((int.MinValue, "before", text, int.MaxValue, "behind"), read);
    }

    [Theory]
    [InlineData("A161")]
    [InlineData("D90161")]
    [InlineData("DA000161")]
    [InlineData("DB0000000161")]
    public void Every_header_is_read(string hex) => Assert.Equal("a", Wire.Read(hex, ReadString));

    [Fact]
    public void Null_is_nil()
    {
        Assert.Equal("C0", Wire.Hex(Write(null)));
        Assert.Null(Wire.Read("C0", ReadString));
    }

    [Theory]
    [InlineData("A180")] // a continuation alone
    [InlineData("A1C3")] // cut short
    [InlineData("A2C080")] // over-long
    [InlineData("A3EDA080")] // half of a surrogate pair
    [InlineData("A4F4908080")] // beyond the last code point
    [InlineData("A1FF")]
    public void Bad_utf8_is_refused(string hex) => Assert.Equal(ErrorKind.InvalidText, Wire.Refuse(hex, ReadString));

    [Fact]
    public void Half_of_a_surrogate_pair_is_not_written()
    {
        foreach (string half in new[] { "\uD83C", "\uDF7A", "a\uD83Cb", "\uDF7A\uD83C" })
        {
            foreach (string text in new[] { half, half + new string('x', 100), new string('x', 8190) + half, new string('x', 8191) + half, new string('x', 50_000) + half })
            {
                Assert.Equal(ErrorKind.InvalidText, Assert.Throws<GraupelException>(() => Write(text)).Kind);
            }
        }
    }

    [Theory]
    [InlineData("00")]
    [InlineData("C40161")] // bytes are no text
    [InlineData("90")]
    [InlineData("C2")]
    public void Nothing_else_is_a_string(string hex) => Assert.Equal(ErrorKind.KindMismatch, Wire.Refuse(hex, ReadString));

    [Theory]
    [InlineData("", "C400")]
    [InlineData("00FF", "C40200FF")]
    public void Bytes_are_bin(string content, string hex)
    {
        Assert.Equal(hex, Wire.Hex(Wire.Write((ref MessagePackWriter w) => w.WriteBlob(Wire.Bytes(content)))));
        Assert.Equal(Wire.Bytes(content), Wire.Read(hex, ReadBlob));
    }

    [Theory]
    [InlineData(255, "C4FF")]
    [InlineData(256, "C50100")]
    [InlineData(65535, "C5FFFF")]
    [InlineData(65536, "C600010000")]
    [InlineData(1_000_000, "C6000F4240")]
    public void Bytes_have_the_smallest_header(int length, string header)
    {
        byte[] content = new byte[length];
        new Random(length).NextBytes(content);
        byte[] bytes = Wire.Write((ref MessagePackWriter w) => w.WriteBlob(content));
        Assert.Equal(header, Wire.Hex(bytes[..(bytes.Length - length)]));
        Assert.Equal(content, Wire.ReadFrom(bytes, null, ReadBlob));
        Assert.Equal(content, Wire.ReadFrom([], new DrippingSource(bytes, isLengthKnown: false), ReadBlob));
    }

    [Theory]
    [InlineData("C40107")]
    [InlineData("C5000107")]
    [InlineData("C60000000107")]
    public void Every_header_of_bytes_is_read(string hex) => Assert.Equal(new byte[] { 7 }, Wire.Read(hex, ReadBlob));

    [Theory]
    [InlineData("A161")]
    [InlineData("810107")]
    [InlineData("07")]
    public void Nothing_else_is_bytes(string hex) => Assert.Equal(ErrorKind.KindMismatch, Wire.Refuse(hex, ReadBlob));

    [Fact]
    public void Every_truncation_is_the_end_of_data()
    {
        foreach (byte[] bytes in new[] { Write("short"), Write(new string('x', 300)), Wire.Write((ref MessagePackWriter w) => w.WriteBlob(new byte[300])) })
        {
            for (int length = 0; length < bytes.Length; length++)
            {
                byte[] cut = bytes[..length];
                Assert.Equal(ErrorKind.EndOfData, bytes[0] < 0xC4 || bytes[0] > 0xC6 ? Wire.Refuse(cut, ReadString) : Wire.Refuse(cut, ReadBlob));
            }
        }
    }

    private static string? ReadString(ref MessagePackReader reader) => reader.ReadString();

    private static byte[]? ReadBlob(ref MessagePackReader reader) => reader.ReadBlob();

    private static byte[] Write(string? text) => Wire.Write((ref MessagePackWriter w) => w.WriteString(text));

    private static string Repeat(string alphabet, int length)
    {
        var text = new StringBuilder();
        while (text.Length < length)
        {
            text.Append(alphabet);
        }

        // Not in the middle of a pair.
        return text.ToString(0, char.IsHighSurrogate(text[length - 1]) ? length + 1 : length);
    }
}
