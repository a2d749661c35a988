using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Specialized;
using System.Diagnostics;
using System.Drawing;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Text;

namespace Graupel.Tests.Converters;

/// <summary>Values of the framework are checked when they are read, whatever the bytes say.</summary>
public class KnownValueTests
{
    private static readonly Serializer Serializer = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    [Fact]
    public void A_big_integer_has_one_form()
    {
        AssertRefused<BigInteger, byte[]>([]);
        AssertRefused<BigInteger, byte[]>([1, 0]);
        AssertRefused<BigInteger, byte[]>([0xFE, 0xFF]);
        AssertRefused<BigInteger, byte[]?>(null);
        Assert.Equal(128, Read<BigInteger, byte[]>([0x80, 0]));
    }

    [Theory]
    [InlineData("")]
    [InlineData("ab")]
    [InlineData("\uD83D\uDE00x")]
    [InlineData("\uD83D")]
    [InlineData(null)]
    public void A_rune_is_one_character(string? text) => AssertRefused<Rune, string?>(text);

    [Theory]
    [InlineData("")]
    [InlineData("^")]
    [InlineData("-1")]
    [InlineData("01")]
    [InlineData(" 1")]
    [InlineData("2147483648")]
    public void An_index_is_a_number(string text)
    {
        AssertRefused<Index, string>(text);
        AssertRefused<Range, string>(text + "..1");
        AssertRefused<Range, string>("1.." + text);
        AssertRefused<Range, string>(text);
    }

    [Theory]
    [InlineData("red")]
    [InlineData("Red ")]
    [InlineData("Red, Blue")]
    [InlineData("0")]
    [InlineData("141")]
    [InlineData("100000")]
    [InlineData("mine")]
    [InlineData("'")]
    [InlineData("'mine")]
    [InlineData("#")]
    [InlineData("#FF0000")]
    [InlineData("#ffff0000")]
    [InlineData("#-FFF0000")]
    [InlineData("#FFFF00000")]
    [InlineData(null)]
    public void A_color_is_a_known_name_or_its_parts_or_a_name_in_quotes(string? text) => AssertRefused<Color, string?>(text);

    [Fact]
    public void An_address_has_its_length()
    {
        foreach (int length in new[] { 0, 1, 3, 5, 15, 17, 19, 20, 21 })
        {
            AssertRefused<IPAddress, byte[]>(new byte[length]);
            AssertRefused<IPEndPoint, byte[]>(new byte[length + 2]);
        }

        AssertRefused<IPEndPoint, byte[]>([1]);
        AssertRefused<IPNetwork, string>("10.0.0.1/8");
        AssertRefused<IPNetwork, string>("10.0.0.0/33");
    }

    [Fact]
    public void An_id_of_a_trace_has_its_length()
    {
        foreach (int length in new[] { 1, 7, 9, 15, 17 })
        {
            AssertRefused<ActivityTraceId, byte[]>(new byte[length]);
            AssertRefused<ActivitySpanId, byte[]>(new byte[length]);
        }

        AssertRefused<ActivityTraceId, byte[]>(new byte[8]);
        AssertRefused<ActivitySpanId, byte[]>(new byte[16]);
        AssertRefused<ActivityTraceId, byte[]?>(null);
    }

    [Theory]
    [InlineData("no such culture")]
    [InlineData("INVARIANT")]
    [InlineData("\0")]
    public void A_culture_is_known(string name) => AssertRefused<CultureInfo, string>(name);

    [Fact]
    public void A_culture_that_the_machine_knows_comes_back()
    {
        foreach (CultureInfo culture in CultureInfo.GetCultures(CultureTypes.SpecificCultures).Take(20))
        {
            Assert.Equal(culture, Serializer.Deserialize<CultureInfo>(Serializer.Serialize(CultureInfo.GetCultureInfo(culture.Name))));
        }
    }

    [Fact]
    public void A_culture_whose_formats_were_changed_is_refused()
    {
        Action<CultureInfo>[] changes =
        [
            static culture => culture.NumberFormat.NumberDecimalSeparator = "'",
            static culture => culture.NumberFormat.CurrencyGroupSizes = [1, 2],
            static culture => culture.DateTimeFormat.ShortDatePattern = "yyyy",
            static culture => culture.DateTimeFormat.DayNames = ["1", "2", "3", "4", "5", "6", "7"],
            static culture => culture.DateTimeFormat = CultureInfo.GetCultureInfo("sv-SE").DateTimeFormat,
            static culture => culture.TextInfo.ListSeparator = "|",
            static culture => culture.DateTimeFormat.Calendar.TwoDigitYearMax = 1980,
            static culture => culture.DateTimeFormat.SetAllDateTimePatterns([culture.DateTimeFormat.ShortDatePattern], 'd'),
            static culture => ((GregorianCalendar)culture.DateTimeFormat.Calendar).CalendarType = GregorianCalendarTypes.USEnglish,
        ];
        foreach (Action<CultureInfo> change in changes)
        {
            var culture = new CultureInfo("de-DE");
            Assert.Equal(culture, Serializer.Deserialize<CultureInfo>(Serializer.Serialize(culture)));
            change(culture);
            foreach (CultureInfo one in new[] { culture, CultureInfo.ReadOnly(culture) })
            {
                GraupelException error = Assert.Throws<GraupelException>(() => Serializer.Serialize(one));
                Assert.Equal(ErrorKind.InvalidValue, error.Kind);
                Assert.Contains("the formats of the culture de-DE were changed", error.Message, StringComparison.Ordinal);
            }
        }
    }

    [Fact]
    public void A_culture_with_another_calendar_is_refused()
    {
        var culture = new CultureInfo("ja-JP");
        culture.DateTimeFormat.Calendar = new JapaneseCalendar();
        Assert.Throws<GraupelException>(() => Serializer.Serialize(culture));
    }

    [Theory]
    [InlineData("")]
    [InlineData("ar-SA")]
    [InlineData("ja-JP")]
    public void A_culture_made_in_any_way_comes_back(string name)
    {
        foreach (bool overrides in new[] { false, true })
        {
            var culture = new CultureInfo(name, overrides);
            foreach (CultureInfo one in new[] { culture, (CultureInfo)culture.Clone(), CultureInfo.ReadOnly(culture), CultureInfo.GetCultureInfo(name) })
            {
                Assert.Equal(one, Serializer.Deserialize<CultureInfo>(Serializer.Serialize(one)));
            }
        }

        Assert.Equal(CultureInfo.CurrentCulture, Serializer.Deserialize<CultureInfo>(Serializer.Serialize(CultureInfo.CurrentCulture)));
    }

    [Theory]
    [InlineData("utf-7")]
    [InlineData("utf-8;")]
    [InlineData("utf-8;strict;bom")]
    [InlineData("us-ascii;strict")]
    [InlineData("UTF-8")]
    [InlineData("no such encoding")]
    [InlineData("")]
    public void An_encoding_is_known(string name) => AssertRefused<Encoding, string>(name);

    [Fact]
    public void An_encoding_with_more_of_its_own_is_refused() => Assert.Equal(
        ErrorKind.InvalidValue,
        Assert.Throws<GraupelException>(() => Serializer.Serialize(Encoding.GetEncoding("us-ascii", new EncoderReplacementFallback("!"), DecoderFallback.ExceptionFallback))).Kind);

    [Theory]
    [InlineData("Nowhere/Nothing")]
    [InlineData("../../etc/passwd")]
    [InlineData("Europe//Berlin")]
    [InlineData("Europe/./Berlin")]
    [InlineData("/Europe/Berlin")]
    [InlineData("")]
    [InlineData("a;b")]
    [InlineData(";;;;;")]
    public void A_time_zone_is_known(string text) => AssertRefused<TimeZoneInfo, string>(text);

    [Theory]
    [InlineData("Europe/Berlin")]
    [InlineData("Etc/GMT+5")]
    [InlineData("W. Europe Standard Time")]
    [InlineData("Pacific Standard Time (Mexico)")]
    public void A_time_zone_has_an_id(string id)
    {
        TimeZoneInfo zone = TimeZoneInfo.FindSystemTimeZoneById(id);
        Assert.Equal(zone, Serialization.DeepClone(zone));
    }

    [Fact]
    public void Bits_have_their_number()
    {
        AssertRefused<BitArray, Tuple<int, byte[]?>>(new(-1, []));
        AssertRefused<BitArray, Tuple<int, byte[]?>>(new(0, null));
        AssertRefused<BitArray, Tuple<int, byte[]?>>(new(9, [0]));
        AssertRefused<BitArray, Tuple<int, byte[]?>>(new(7, [0x80]));
        AssertRefused<BitArray, Tuple<int, byte[]?>>(new(int.MaxValue, [0]));
    }

    [Fact]
    public void A_blocking_collection_can_hold_what_it_has()
    {
        AssertRefused<BlockingCollection<int>, Tuple<byte, int, bool, int[]?>>(new(3, -1, false, []));
        AssertRefused<BlockingCollection<int>, Tuple<byte, int, bool, int[]?>>(new(0, 0, false, []));
        AssertRefused<BlockingCollection<int>, Tuple<byte, int, bool, int[]?>>(new(0, 1, false, [1, 2]));
        AssertRefused<BlockingCollection<int>, Tuple<byte, int, bool, int[]?>>(new(0, -1, false, null));
    }

    [Fact]
    public void Keys_and_groups_occur_once()
    {
        AssertRefused<StringDictionary, Dictionary<string, string>>(new() { ["a"] = "1", ["A"] = "2" }, ErrorKind.DuplicateKey);
        AssertRefused<NameValueCollection, KeyValuePair<string, string[]>[]>([new("a", ["1"]), new("A", ["2"])], ErrorKind.DuplicateKey);
        AssertRefused<ILookup<int, int>, KeyValuePair<int, int[]>[]>([new(1, [1]), new(1, [2])], ErrorKind.DuplicateKey);
        AssertRefused<IGrouping<int, int>, Tuple<int, int[]>>(new(1, []));
    }

    [Fact]
    public void A_lazy_value_is_made_when_it_is_written()
    {
        var lazy = new Lazy<string>(static () => "made");
        Assert.Equal("made", Serializer.Deserialize<Lazy<string>>(Serializer.Serialize(lazy)).Value);
        Assert.True(lazy.IsValueCreated);
    }

    private static T Read<T, TWire>(TWire wire) => Serializer.Deserialize<T>(Serializer.Serialize(wire));

    private static void AssertRefused<T, TWire>(TWire wire, ErrorKind kind = ErrorKind.InvalidValue) =>
        Assert.Equal(kind, Assert.Throws<GraupelException>(() => Read<T, TWire>(wire)).Kind);
}
