namespace Graupel.Tests.Converters;

public class TextTests
{
    [Theory]
    [InlineData(ErrorKind.InvalidText, "06 01 03 E697A5")] // one char, two announced
    [InlineData(ErrorKind.InvalidText, "04 01 01 E9")]
    [InlineData(ErrorKind.UnsupportedFormat, "04 02 03 E697A5")]
    public void Wide_text_in_UTF_8_is_checked(ErrorKind kind, string hex) => Wire.Refused<string>(kind, hex);

    [Theory]
    [InlineData("")]
    [InlineData("Ann")]
    [InlineData("Straße")]
    [InlineData("日本語")]
    [InlineData("a\uD800b")]
    [InlineData(null)]
    public void Text_comes_back(string? text)
    {
        Wire.RoundTrips(text);
        Wire.RoundTrips(new List<string?> { text, "x", text });
        Wire.RoundTrips(new Dictionary<string, string?> { ["k"] = text });
    }

    [Fact]
    public void One_char_decides_whether_two_bytes_each_are_due()
    {
        foreach (int length in Enumerable.Range(1, 70).Append(8_191).Append(8_200))
        {
            foreach (int place in Enumerable.Range(0, length).Where(place => length < 100 || place % 97 == 0 || place == length - 1))
            {
                char[] chars = new char[length];
                Array.Fill(chars, '\u00E9');
                chars[place] = '\u0139';
                byte[] bytes = Wire.Write(new string(chars));
                Assert.Equal(new string(chars), Wire.Read<string>(bytes));

                int at = bytes.AsSpan().LastIndexOf((byte)1);
                Assert.Equal(0x39, bytes[at - 1]);
                bytes[at] = 0;
                Assert.Equal(ErrorKind.InvalidText, Wire.Refused<string>(bytes).Kind);
                Assert.Equal(ErrorKind.EndOfData, Wire.Refused<string>(bytes[..^1]).Kind);
            }
        }
    }

    [Fact]
    public void Wide_text_of_every_length_comes_back()
    {
        foreach (WireFormat format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack })
        {
            Serializer<string> texts = new Serializer(SerializerOptions.Default with { Format = format }).For<string>();
            foreach (int length in Enumerable.Range(1, 70).Concat([8_189, 8_190, 8_191, 8_192, 16_383, 20_000]))
            {
                string text = new([.. Enumerable.Range(0, length).Select(static i => (char)(0x801 + i))]);
                byte[] bytes = texts.Serialize(text);
                Assert.Equal(text, texts.Deserialize(bytes));
                using var slow = new TrickleStream(bytes, 7);
                Assert.Equal(text, texts.Deserialize(slow));
            }
        }
    }

    [Theory]
    [InlineData("http://example.org/a b?c=d#e")]
    [InlineData("HTTP://Example.org:80/%7Euser")]
    [InlineData("urn:isbn:0451450523")]
    [InlineData("a/b")]
    [InlineData("/a/b")]
    [InlineData("//host/a")]
    [InlineData(@"\\host\a")]
    [InlineData("a:b/c")]
    [InlineData("?q")]
    [InlineData("")]
    public void A_uri_comes_back_as_the_same_kind(string text)
    {
        foreach (UriKind kind in new[] { UriKind.Absolute, UriKind.Relative, UriKind.RelativeOrAbsolute })
        {
            if (Uri.TryCreate(text, kind, out Uri? uri))
            {
                Uri actual = Wire.Read<Uri>(Wire.Write(uri));
                Assert.Equal(uri, actual);
                Assert.Equal(uri.IsAbsoluteUri, actual.IsAbsoluteUri);
                Assert.Equal(uri.IsAbsoluteUri && text is ['/' or '\\', ..] ? uri.AbsoluteUri : text, actual.OriginalString);
            }
        }
    }

    [Fact]
    public void A_relative_uri_that_looks_absolute_is_refused() =>
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Wire.Write(new Uri(@"C:\a", UriKind.Relative))).Kind);

    [Theory]
    [InlineData("1.2")]
    [InlineData("1.2.3")]
    [InlineData("1.2.3.4")]
    [InlineData("0.0")]
    [InlineData("2147483647.2147483647.2147483647.2147483647")]
    public void A_version_comes_back_with_as_many_parts(string text) => Wire.RoundTrips(Version.Parse(text));

    [Fact]
    public void Null_is_neither_uri_nor_version()
    {
        Wire.RoundTrips<Uri?>(null);
        Wire.RoundTrips<Version?>(null);
        Wire.RoundTrips(new Version?[] { new(1, 2), null });
    }

    [Theory]
    [InlineData("01.2")]
    [InlineData(" 1.2")]
    [InlineData("1")]
    [InlineData("x")]
    [InlineData("")]
    public void Other_text_is_no_version(string text) =>
        Assert.Equal(ErrorKind.InvalidValue, Wire.Refused<Version>(Wire.Write(text)).Kind);

    [Fact]
    public void Other_text_is_no_uri() => Assert.Equal(ErrorKind.InvalidValue, Wire.Refused<Uri>(Wire.Write("http://[")).Kind);

    // Read without it they would be http://a/c?q=A and so on, and nothing in the text tells.
    [Theory]
    [InlineData("http://a/b/../c")]
    [InlineData("http://a/c?q=%41")]
    [InlineData("http://a/b c")]
    [InlineData("http://a/\u00E9")]
    [InlineData("http://a/b\\c")]
    [InlineData("http://a/b/.")]
    public void A_verbatim_uri_is_not_changed(string text)
    {
        var verbatim = new Uri(text, new UriCreationOptions { DangerousDisablePathAndQueryCanonicalization = true });
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Wire.Write(verbatim)).Kind);
        Assert.Equal(new Uri(text).AbsoluteUri, Wire.Read<Uri>(Wire.Write(new Uri(text))).AbsoluteUri);
    }

    [Fact]
    public void A_derived_uri_is_not_cut_down() =>
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Wire.Write<Uri>(new Link("http://example.org"))).Kind);

    [Fact]
    public void Text_that_spans_the_reserved_blocks_comes_back()
    {
        List<string?> texts = [.. Enumerable.Range(0, 500).Select(i => i % 7 == 0 ? null : new string((char)('a' + (i * 31 % 600)), i))];
        Wire.RoundTrips(texts);
    }

    private sealed class Link(string text) : Uri(text);
}
