using System.Text.Encodings.Web;
using System.Text.Json;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>What JSON may not say, how long it may be, and where its errors are.</summary>
public class JsonTests
{
    private static readonly JsonSerializerOptions _indented = new() { WriteIndented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    [Theory]
    [InlineData("1E-400")]
    [InlineData("-0.1e-330")]
    [InlineData("""{"$float32":1E-60}""")]
    [InlineData("""{"$float32":16777217}""")]
    [InlineData("""{"$float32":-340282346638528859811704183484516925441}""")]
    [InlineData("""{"$ext":[5,"AQID","lost",{"x":1}]}""")]
    [InlineData("""{"$ext":[5,"AQID","lost"]}""")]
    [InlineData("""{"$ext":[-1,"AAAAAQ==",1]}""")]
    [InlineData("""{"$ext":[-1,"AAAAAQ==","1970-01-01T00:00:01Z",1]}""")]
    [InlineData("""{"$bytes":"AQI=","x":1}""")]
    [InlineData("""{"x":1,"$bytes":"AQI="}""")]
    [InlineData("""{"$bytes":"AQ==","$bytes":"Ag=="}""")]
    [InlineData("""{"$mpa":[[1,2]],"y":0}""")]
    [InlineData("""{"y":0,"\u0024map":[]}""")]
    [InlineData("""{"$map":[1]}""")]
    [InlineData("""{"$map":{}}""")]
    public void Nothing_is_changed_or_left_out_on_the_way_from_json(string json) =>
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => MessagePackJson.FromText(json)).Kind);

    [Theory]
    [InlineData("-0", "CB8000000000000000")]
    [InlineData("-0.0", "CB8000000000000000")]
    [InlineData("0E-400", "CB0000000000000000")]
    [InlineData("0.000e5", "CB0000000000000000")]
    [InlineData("5E-324", "CB0000000000000001")]
    [InlineData("""{"$float32":-0}""", "CA80000000")]
    [InlineData("""{"$float32":0E-60}""", "CA00000000")]
    [InlineData("""{"$float32":1E-45}""", "CA00000001")]
    [InlineData("""{"$float32":16777216}""", "CA4B800000")]
    [InlineData("""{"$float32":340282346638528859811704183484516925440}""", "CA7F7FFFFF")]
    [InlineData("""{"$float32":0.1}""", "CA3DCCCCCD")]
    [InlineData("""{"$ext":[-1,"AAAAAQ=="]}""", "D6FF00000001")]
    public void Numbers_keep_their_sign_and_zero_is_only_what_was_zero(string json, string hex) =>
        Assert.Equal(Wire.Bytes(hex), MessagePackJson.FromText(json));

    [Theory]
    [InlineData("""{"$secret-of-user":1}""", "")]
    [InlineData("""[1,{"$bytes":"!"}]""", "[1]")]
    [InlineData("""[[],{"secret":5,"b":[1E400]}]""", "[1][1][0]")]
    [InlineData("""{"$map":[[1,2],[3,{"secret":{"$secret":2}}]]}""", "[1][0]")]
    [InlineData("""{"a":{"$map":[[1,2],[3]]}}""", "[0][1]")]
    [InlineData("""{"secret":[1,"\ud800"]}""", "[0][1]")]
    public void Errors_say_where_and_show_nothing_of_the_user(string json, string path)
    {
        GraupelException error = Assert.Throws<GraupelException>(() => MessagePackJson.FromText(json));
        Assert.Equal(path, error.Path);
        Assert.DoesNotContain("secret", error.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[", "]")]
    [InlineData("""{"a":""", "}")]
    [InlineData("""{"$map":[[1,""", "]]}")]
    public void No_more_levels_are_read_than_are_written(string opening, string closing)
    {
        string Nested(int levels) => string.Concat(Enumerable.Repeat(opening, levels)) + "1" + string.Concat(Enumerable.Repeat(closing, levels));
        Assert.Equal(Nested(500), MessagePackJson.ToText(MessagePackJson.FromText(Nested(500))));
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => MessagePackJson.FromText(Nested(501))).Kind);
        Assert.True(Refused(() => MessagePackJson.FromText(Nested(2001))));
    }

    [Fact]
    public void Indentation_is_not_proportional_to_the_depth()
    {
        byte[] deep = [.. Enumerable.Repeat((byte)0x91, 499), 0xDC, 0xFF, 0xFF, .. Enumerable.Repeat((byte)0xC0, 0xFFFF)];
        string json = MessagePackJson.ToText(deep, indented: true);
        Assert.InRange(json.Length, 0, 80 * deep.Length);
        Assert.Equal(64, json.Split('\n').Max(static line => line.Length - line.TrimStart(' ').Length));
        Assert.Equal(deep, MessagePackJson.FromText(json));
    }

    [Fact]
    public void Indented_json_is_that_of_the_framework()
    {
        byte[] bytes = Wire.Bytes("9B 01 CB4014000000000000 C3 90 80 82 A35C227B 92 C0 A45D2C3A5B A0 81 A161 80 81 01 02 A1FF CA40A00000 D6FF00000001 C400");
        string json = MessagePackJson.ToText(bytes);
        using var document = JsonDocument.Parse(json);
        Assert.Equal(JsonSerializer.Serialize(document.RootElement, _indented), MessagePackJson.ToText(bytes, indented: true));
    }

    [Fact]
    public void Text_that_is_too_long_for_json_is_refused_where_it_is()
    {
        byte[] bytes = new byte[1 + 5 + 166_666_667 + 1];
        Wire.Bytes("92 DB 09EF21AB").CopyTo(bytes, 0);
        Assert.Equal((ErrorKind.LimitExceeded, 1L), KindAndOffset(() => MessagePackJson.ToText(bytes)));
        bytes[0] = 0x81;
        Assert.Equal((ErrorKind.LimitExceeded, 1L), KindAndOffset(() => MessagePackJson.ToText(bytes)));
    }

    [Fact]
    public void Json_longer_than_a_string_is_refused()
    {
        var output = new JsonOutput(limit: 10);
        output.GetSpan(5000)[..10].Fill((byte)'1');
        output.Advance(10);
        Assert.Equal("1111111111", output.ToString());
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => output.Advance(1)).Kind);
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => output.GetMemory(Array.MaxLength)).Kind);
    }

    private static (ErrorKind Kind, long Offset) KindAndOffset(Action action)
    {
        GraupelException e = Assert.Throws<GraupelException>(action);
        return (e.Kind, e.Offset);
    }

    private static bool Refused(Action action) => Record.Exception(action) is GraupelException { Kind: ErrorKind.DepthExceeded } or JsonException;
}
