using System.Globalization;
using System.Numerics;
using System.Text;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Texts of any length, of which many say more than a decimal can hold.</summary>
public class DecimalTextTests
{
    private const int Runs = 20_000;

    private static readonly Serializer Serializer = new(new SerializerOptions { Format = WireFormat.MessagePack });

    [Fact]
    public void Only_texts_that_say_the_value_exactly_are_read()
    {
        var random = new Random(2);
        int refused = 0;
        for (int i = 0; i < Runs; i++)
        {
            string text = NextText(random);
            byte[] bytes = Serializer.Serialize(text);
            decimal? value = Exact(text);
            if (value is { } exact)
            {
                Assert.Equal(decimal.GetBits(exact), decimal.GetBits(Serializer.Deserialize<decimal>(bytes)));
            }
            else
            {
                refused++;
                Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serializer.Deserialize<decimal>(bytes)).Kind);
            }
        }

        Assert.InRange(refused, Runs / 10, Runs / 2);
    }

    [Theory]
    [InlineData("")]
    [InlineData("-")]
    [InlineData(".")]
    [InlineData("-.")]
    [InlineData("1..2")]
    [InlineData("12345678901234567890.1.2")]
    [InlineData("1234567890123456789012345678x")]
    [InlineData("12345678901234567890\0")]
    [InlineData("123456789012345678901234567890")]
    public void Others_are_refused(string text) =>
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serializer.Deserialize<decimal>(Serializer.Serialize(text))).Kind);

    private static string NextText(Random random)
    {
        var text = new StringBuilder();
        text.Append('0', random.Next(3) == 0 ? random.Next(12) : 0);
        int digits = random.Next(1, 33);
        for (int i = 0; i < digits; i++)
        {
            text.Append((char)('0' + random.Next(10)));
        }

        if (random.Next(3) > 0)
        {
            text.Insert(random.Next(1, text.Length), '.');
        }

        return random.Next(2) == 0 ? $"-{text}" : text.ToString();
    }

    private static decimal? Exact(string text)
    {
        string digits = text.TrimStart('-');
        int point = digits.IndexOf('.', StringComparison.Ordinal);
        int scale = point < 0 ? 0 : digits.Length - point - 1;
        var number = BigInteger.Parse(digits.Replace(".", "", StringComparison.Ordinal), CultureInfo.InvariantCulture);
        if (scale > 28 || number >= BigInteger.One << 96)
        {
            return null;
        }

        return new decimal((int)(uint)(number & uint.MaxValue), (int)(uint)((number >> 32) & uint.MaxValue), (int)(uint)(number >> 64), text[0] == '-', (byte)scale);
    }
}
