using System.Text;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Text of other chars than ASCII, of which several are turned at once: the bytes are those of the framework, and so is what is refused.</summary>
public class ManyCharsTests
{
    private static readonly Serializer Serializer = new(new SerializerOptions { Format = WireFormat.MessagePack });

    private static readonly string[] Alphabets = ["aé", "éüß", "Привет", "日本語", "aбц語\u07FF\u0800\uFFFF\0\u007F\u0080\uD7FF\uE000"];

    [Fact]
    public void Text_of_every_length_is_UTF8()
    {
        var random = new Random(5);
        foreach (string alphabet in Alphabets)
        {
            for (int length = 1; length < 300; length++)
            {
                AssertUtf8(new string([.. Enumerable.Range(0, length).Select(_ => alphabet[random.Next(alphabet.Length)])]));
            }
        }
    }

    [Fact]
    public void A_pair_of_surrogates_may_stand_everywhere()
    {
        for (int length = 1; length < 70; length++)
        {
            for (int place = 0; place <= length; place++)
            {
                AssertUtf8(new string('é', place) + "\U0001F600" + new string('語', length - place));
            }
        }
    }

    [Fact]
    public void Half_a_pair_is_refused_wherever_it_stands()
    {
        foreach (char half in "\uD83D\uDE00")
        {
            for (int length = 1; length < 70; length++)
            {
                for (int place = 0; place <= length; place++)
                {
                    string text = new string('é', place) + half + new string('語', length - place);
                    Assert.Equal(ErrorKind.InvalidText, Assert.Throws<GraupelException>(() => Serializer.Serialize(text)).Kind);
                }
            }
        }
    }

    [Fact]
    public void Bytes_that_are_no_UTF8_are_refused_wherever_they_stand()
    {
        foreach (byte[] wrong in (byte[][])[[0x80], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF5, 0x80, 0x80, 0x80]])
        {
            foreach (int length in (int[])[0, 1, 7, 30, 250, 252, 254, 256, 300])
            {
                byte[] text = [.. Encoding.UTF8.GetBytes(new string('a', length)), .. wrong, (byte)'b'];
                byte[] bytes = [0xDA, (byte)(text.Length >> 8), (byte)text.Length, .. text];
                Assert.Equal(ErrorKind.InvalidText, Assert.Throws<GraupelException>(() => Serializer.Deserialize<string>(bytes)).Kind);
            }
        }
    }

    private static void AssertUtf8(string text)
    {
        byte[] bytes = Serializer.Serialize(text);
        byte[] body = Encoding.UTF8.GetBytes(text);
        Assert.Equal(Convert.ToHexString(body), Convert.ToHexString(bytes.AsSpan(bytes.Length - body.Length)));
        Assert.Equal(body.Length switch { < 32 => 1, < 256 => 2, _ => 3 }, bytes.Length - body.Length);
        Assert.Equal(text, Serializer.Deserialize<string>(bytes));
    }
}
