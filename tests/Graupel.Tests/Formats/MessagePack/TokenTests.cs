using System.Buffers;
using System.Text.Json;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Reading and writing without a contract.</summary>
public class TokenTests
{
    // nil, [true, -1, {"a": 1.5f, 7: [ ]}], bytes, extension, timestamp
    private const string Everything = "C0 93 C3 FF 82 A161 CA3FC00000 07 90 C4020102 C702050102 D6FF00000001";

    [Fact]
    public void Tokens_say_what_stands_where()
    {
        var lines = new List<string>();
        var reader = new MessagePackTokenReader(Wire.Bytes(Everything));
        while (reader.Read())
        {
            lines.Add($"{reader.Offset} {new string('>', reader.Depth)}{reader.Token}{(reader.IsKey ? " key" : "")}{(reader.Count > 0 ? $" {reader.Count}" : "")}");
        }

        Assert.Equal(
            [
                "0 Nil", "1 Array 3", "2 >Boolean", "3 >Integer", "4 >Map 2", "5 >>Text key", "7 >>Single", "12 >>Integer key", "13 >>Array", "14 >>EndArray",
                "14 >EndMap", "14 EndArray", "14 Bytes", "18 Extension", "23 Extension",
            ],
            lines);
        Assert.Equal(MessagePackToken.None, reader.Token);
        Assert.False(reader.Read());
    }

    [Fact]
    public void Values_are_those_of_the_tokens()
    {
        var reader = new MessagePackTokenReader(Wire.Bytes("C3 D3FFFFFFFFFFFFFFFE CFFFFFFFFFFFFFFFFF CB3FF8000000000000 A26162 C702FB0102 D6FF00000001"));
        Assert.True(reader.Read() && reader.GetBoolean());
        Assert.True(reader.Read());
        Assert.Equal((-2L, (Int128)(-2)), (reader.GetInt64(), reader.GetInteger()));
        Assert.True(reader.Read());
        Assert.Equal((ulong.MaxValue, (Int128)ulong.MaxValue), (reader.GetUInt64(), reader.GetInteger()));
        Assert.True(reader.Read());
        Assert.Equal(1.5, reader.GetDouble());
        Assert.True(reader.Read());
        Assert.Equal(("ab", "A26162"), (reader.GetString(), Convert.ToHexString(reader.Raw)));
        Assert.True(reader.Read());
        Assert.Equal((-5, "0102"), (reader.ExtensionType, Convert.ToHexString(reader.Content)));
        Assert.False(reader.TryGetTimestamp(out _));
        Assert.True(reader.Read());
        Assert.True(reader.TryGetTimestamp(out DateTime time));
        Assert.Equal(DateTime.UnixEpoch.AddSeconds(1), time);
        Assert.False(reader.Read());
    }

    [Theory]
    [InlineData("CFFFFFFFFFFFFFFFFF", "long", ErrorKind.InvalidValue)]
    [InlineData("FF", "ulong", ErrorKind.InvalidValue)]
    [InlineData("C3", "long", ErrorKind.KindMismatch)]
    [InlineData("01", "bool", ErrorKind.KindMismatch)]
    [InlineData("01", "double", ErrorKind.KindMismatch)]
    [InlineData("CB0000000000000000", "float", ErrorKind.KindMismatch)]
    [InlineData("C40161", "string", ErrorKind.KindMismatch)]
    [InlineData("A1FF", "string", ErrorKind.InvalidText)]
    public void Other_values_are_refused(string hex, string type, ErrorKind expected)
    {
        ErrorKind kind = Assert.Throws<GraupelException>(() =>
        {
            var reader = new MessagePackTokenReader(Wire.Bytes(hex));
            reader.Read();
            return type switch
            {
                "long" => reader.GetInt64(),
                "ulong" => reader.GetUInt64(),
                "bool" => reader.GetBoolean(),
                "double" => reader.GetDouble(),
                "float" => (object)reader.GetSingle(),
                _ => reader.GetString(),
            };
        }).Kind;
        Assert.Equal(expected, kind);
    }

    [Fact]
    public void Every_truncation_is_the_end_of_data_and_no_text_runs_over()
    {
        byte[] bytes = Wire.Bytes("95 DA0003616263 DC0001 C3 DE0001 A161 C50001FF CD0100 C80001FF00");
        for (int length = 1; length < bytes.Length; length++)
        {
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => ReadAll(bytes[..length])).Kind);
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => SkipAll(bytes[..length])).Kind);
        }

        Assert.Equal(ReadAll(bytes), ReadAll([.. bytes]));
        Assert.Equal(ErrorKind.InvalidHeader, Assert.Throws<GraupelException>(() => ReadAll([0x91, 0xC1])).Kind);
    }

    [Theory]
    [InlineData("DDFFFFFFFF")]
    [InlineData("DFFFFFFFFF")]
    [InlineData("DBFFFFFFFF")]
    [InlineData("C6FFFFFFFF")]
    [InlineData("C9FFFFFFFF01")]
    public void Counts_are_not_believed(string hex)
    {
        byte[] bytes = Wire.Bytes(hex);
        Refuse(); // once, so that everything is there
        long before = GC.GetAllocatedBytesForCurrentThread();
        Refuse();
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 20_000);

        void Refuse() => Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => ReadAll(bytes)).Kind);
    }

    [Fact]
    public void Any_depth_is_read_without_a_stack()
    {
        byte[] bytes = [.. Enumerable.Repeat((byte)0x91, 1_000_000), 0x00];
        Assert.Equal(2_000_001, ReadAll(bytes));
        SkipAll(bytes);
    }

    [Fact]
    public void A_value_is_skipped_with_what_is_below_it()
    {
        var reader = new MessagePackTokenReader(Wire.Bytes("93 92 01 9102 A161 03"));
        reader.Read();
        reader.Read();
        Assert.Equal("92019102", Convert.ToHexString(reader.Raw));
        reader.Skip();
        Assert.Equal((MessagePackToken.EndArray, 5L), (reader.Token, reader.Offset));
        reader.Read();
        Assert.Equal("a", reader.GetString());
        reader.Read();
        reader.Skip();
        Assert.Equal(3, reader.GetInt64());
        Assert.True(reader.Read());
        Assert.Equal((MessagePackToken.EndArray, 0), (reader.Token, reader.Depth));
        Assert.False(reader.Read());
    }

    [Theory]
    [InlineData("81 9101 02")]
    [InlineData("81 810101 02")]
    public void What_ends_a_key_that_was_skipped_is_no_key(string hex)
    {
        var reader = new MessagePackTokenReader(Wire.Bytes(hex));
        reader.Read();
        reader.Read();
        Assert.True(reader.IsKey);
        reader.Skip();
        Assert.False(reader.IsKey);
        reader.Read();
        Assert.Equal((2L, false), (reader.GetInt64(), reader.IsKey));
    }

    [Theory]
    [InlineData("92 C3 C1", 2, 2L, 1, ErrorKind.InvalidHeader)]
    [InlineData("91 C1", 1, 1L, 1, ErrorKind.InvalidHeader)]
    [InlineData("92 C3 A161 C1", 4, 4L, 0, ErrorKind.InvalidHeader)]
    [InlineData("81 A161 A5", 2, 4L, 1, ErrorKind.EndOfData)]
    [InlineData("92 C3 DC0005", 2, 5L, 1, ErrorKind.EndOfData)]
    [InlineData("81 A161", 2, 3L, 1, ErrorKind.EndOfData)]
    public void An_error_stays_and_ends_no_array(string hex, int good, long offset, int depth, ErrorKind kind)
    {
        var reader = new MessagePackTokenReader(Wire.Bytes(hex));
        for (int i = 0; i < good; i++)
        {
            Assert.True(reader.Read());
        }

        for (int i = 0; i < 3; i++)
        {
            GraupelException? error = null;
            try
            {
                reader.Read();
            }
            catch (GraupelException e)
            {
                error = e;
            }

            Assert.Equal((kind, offset), (error?.Kind, error?.Offset));
            Assert.Equal((MessagePackToken.None, false, depth), (reader.Token, reader.IsKey, reader.Depth));
        }
    }

    [Fact]
    public void Reading_takes_no_memory_but_for_the_depth()
    {
        byte[] bytes = Wire.Bytes(Everything);
        ReadAll(bytes);
        long before = GC.GetAllocatedBytesForCurrentThread();
        ReadAll(bytes);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 400);
    }

    [Theory]
    [InlineData("A161", "Lines", 1L, "Price")]
    [InlineData("07", "Lines", 0L, 9L)]
    [InlineData("9282A5507269636501090781A55072696365A161", "Lines")]
    [InlineData(null, "Lines", 2L)]
    [InlineData(null, "Lines", -1L)]
    [InlineData(null, "Lines", "0")]
    [InlineData(null, "Other")]
    [InlineData(null, "Id", "x")]
    [InlineData("01", "Id")]
    public void A_path_finds_one_value(string? hex, params object[] path)
    {
        byte[] bytes = Wire.Bytes("82 A24964 01 A54C696E6573 92 82 A55072696365 01 09 07 81 A55072696365 A161");
        MessagePackKey[] keys = [.. path.Select(static step => step is string name ? (MessagePackKey)name : (long)step)];
        Assert.Equal(hex is not null, MessagePackPath.TryFind(bytes, out ReadOnlySpan<byte> value, keys));
        Assert.Equal(hex ?? "", Convert.ToHexString(value));
    }

    [Fact]
    public void A_path_of_names_that_no_text_has_finds_nothing()
    {
        byte[] bytes = Wire.Bytes("81 A3EFBFBD 05");
        Assert.True(MessagePackPath.TryFind(bytes, out _, "\uFFFD"));
        Assert.False(MessagePackPath.TryFind(bytes, out _, "\uD800"));
        Assert.Throws<ArgumentNullException>(static () => MessagePackPath.TryFind([0x91, 5], out _, (string)null!));
        Assert.Throws<ArgumentNullException>(static () => MessagePackKey.FromString(null!));
    }

    [Fact]
    public void A_character_is_a_name_and_every_integer_a_number()
    {
        byte[] bytes = Wire.Bytes("84 61 01 A161 02 CFFFFFFFFFFFFFFFFF 03 FF 04");
        Assert.Equal(2, Find('a'));
        Assert.Equal(1, Find(97));
        Assert.Equal(1, Find((byte)97));
        Assert.Equal(1, Find((ushort)97));
        Assert.Equal(1, Find(97U));
        Assert.Equal(1, Find(97UL));
        Assert.Equal(1, Find((nint)97));
        Assert.Equal(1, Find((nuint)97));
        Assert.Equal(3, Find(ulong.MaxValue));
        Assert.Equal(4, Find((sbyte)-1));
        Assert.Equal(4, Find(-1L));
        Assert.False(MessagePackPath.TryFind(bytes, out _, '\uD800'));
        Assert.False(MessagePackPath.TryFind([0x91, 0x05], out _, ulong.MaxValue));
        Assert.Equal(("a", (Int128)0), (MessagePackKey.FromChar('a').Name, MessagePackKey.FromChar('a').Number));
        Assert.Equal(MessagePackKey.FromInt64(7), MessagePackKey.FromUInt64(7));
        Assert.Equal(MessagePackKey.FromInt64(7), MessagePackKey.FromUInt32(7));

        int Find(MessagePackKey key) => MessagePackPath.TryFind(bytes, out ReadOnlySpan<byte> value, key) ? value[0] : -1;
    }

    [Fact]
    public void What_a_path_finds_is_read_alone()
    {
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack });
        byte[] bytes = serializer.Serialize(new Order { Number = 7, Lines = [new Line { Article = "a" }, new Line { Article = "b", Price = 2.5 }] });
        Assert.True(MessagePackPath.TryFind(bytes, out ReadOnlySpan<byte> line, 2, 1));
        Assert.Equal(2.5, serializer.Deserialize<Line>(line)!.Price);
        Assert.True(MessagePackPath.TryFind(bytes, out ReadOnlySpan<byte> whole));
        Assert.Equal(bytes, whole.ToArray());
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(static () => MessagePackPath.TryFind([], out _, 0)).Kind);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(static () => MessagePackPath.TryFind([], out _)).Kind);
    }

    [Fact]
    public void What_is_written_is_the_smallest_form()
    {
        var output = new ArrayBufferWriter<byte>();
        var writer = new MessagePackTokenWriter(output);
        writer.WriteNil();
        writer.WriteArrayHeader(3);
        Assert.Equal((1, false), (writer.Depth, writer.IsComplete));
        writer.WriteBoolean(true);
        writer.WriteInteger(-1L);
        writer.WriteMapHeader(2);
        writer.WriteText("a");
        writer.WriteSingle(1.5f);
        writer.WriteInteger(7UL);
        writer.WriteArrayHeader(0);
        Assert.True(writer.IsComplete);
        writer.WriteBytes([1, 2]);
        writer.WriteExtension(5, [1, 2, 3]);
        writer.WriteTimestamp(DateTime.UnixEpoch.AddSeconds(1));
        writer.WriteRaw([0x92, 1, 2]);
        Assert.Equal(Everything.Replace(" C702050102 ", " C703 05010203 ", StringComparison.Ordinal).Replace(" ", "", StringComparison.Ordinal) + "920102", Convert.ToHexString(output.WrittenSpan));
        Assert.Equal(ErrorKind.InvalidText, Assert.Throws<GraupelException>(() => writer.WriteText("\uD800")).Kind);
        Assert.Throws<ArgumentOutOfRangeException>(() => writer.WriteArrayHeader(-1));
    }

    [Fact]
    public void Null_is_nil_and_nothing_is_no_value()
    {
        var output = new ArrayBufferWriter<byte>();
        var writer = new MessagePackTokenWriter(output);
        writer.WriteArrayHeader(5);
        writer.WriteText(null);
        writer.WriteBytes((byte[]?)null);
        writer.WriteText("");
        writer.WriteText(['a', 'b']);
        Assert.Throws<ArgumentException>(() => writer.WriteRaw(default));
        Assert.Throws<ArgumentException>(() => writer.WriteRaw([]));
        Assert.False(writer.IsComplete);
        writer.WriteBytes(Array.Empty<byte>());
        Assert.True(writer.IsComplete);
        Assert.Equal(Wire.Bytes("95 C0 C0 A0 A26162 C400"), output.WrittenSpan.ToArray());
    }

    [Fact]
    public void Integers_of_any_type_are_written_if_they_are_in_range()
    {
        var output = new ArrayBufferWriter<byte>();
        var writer = new MessagePackTokenWriter(output);
        writer.WriteInteger((Int128)5);
        writer.WriteInteger((Int128)(-33));
        writer.WriteInteger((Int128)ulong.MaxValue);
        writer.WriteInteger((Int128)long.MinValue);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => writer.WriteInteger((Int128)ulong.MaxValue + 1)).Kind);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => writer.WriteInteger((Int128)long.MinValue - 1)).Kind);
        Assert.Equal(Wire.Bytes("05 D0DF CFFFFFFFFFFFFFFFFF D38000000000000000"), output.WrittenSpan.ToArray());
    }

    [Theory]
    [InlineData("C0", "null")]
    [InlineData("93 C2 FF CFFFFFFFFFFFFFFFFF", "[false,-1,18446744073709551615]")]
    [InlineData("92 CB3FF8000000000000 CB4014000000000000", "[1.5,5.0]")]
    [InlineData("CB8000000000000000", "-0.0")]
    [InlineData("CB7FF0000000000000", """{"$float64":"7FF0000000000000"}""")]
    [InlineData("CA40A00000", """{"$float32":5.0}""")]
    [InlineData("CAFFC00001", """{"$float32":"FFC00001"}""")]
    [InlineData("82 A161 A162 A2C3A4 90", """{"a":"b","ä":[]}""")]
    [InlineData("81 A22461 01", """{"$map":[["$a",1]]}""")]
    [InlineData("82 01 02 C0 80", """{"$map":[[1,2],[null,{}]]}""")]
    [InlineData("82 A161 01 A161 02", """{"$map":[["a",1],["a",2]]}""")]
    [InlineData("C4020102", """{"$bytes":"AQI="}""")]
    [InlineData("A1FF", """{"$text":"/w=="}""")]
    [InlineData("D6FF00000001", """{"$ext":[-1,"AAAAAQ==","1970-01-01T00:00:01Z"]}""")]
    [InlineData("C70305010203", """{"$ext":[5,"AQID"]}""")]
    public void Json_shows_everything_and_leads_back(string hex, string json)
    {
        Assert.Equal(json, MessagePackJson.ToText(Wire.Bytes(hex)));
        Assert.Equal(Wire.Bytes(hex), MessagePackJson.FromText(json));
        Assert.Equal(Wire.Bytes(hex), MessagePackJson.FromText(MessagePackJson.ToText(Wire.Bytes(hex), indented: true)));
    }

    [Theory]
    [InlineData("""{"$bytes":1}""")]
    [InlineData("""{"$bytes":"?"}""")]
    [InlineData("""{"$ext":[1]}""")]
    [InlineData("""{"$ext":[300,""]}""")]
    [InlineData("""{"$float32":"FF"}""")]
    [InlineData("""{"$map":[[1]]}""")]
    [InlineData("""{"$map":1}""")]
    [InlineData("""{"$else":1}""")]
    [InlineData("""{"$float32":"7FC0000000000000"}""")]
    [InlineData("""{"$float64":"7FF80000000000000000"}""")]
    [InlineData("""{"$float32":1E39}""")]
    [InlineData("""{"$float32":-1E400}""")]
    [InlineData("18446744073709551616")]
    [InlineData("1E400")]
    [InlineData("[-1E400]")]
    public void Json_that_stands_for_nothing_is_refused(string json) =>
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => MessagePackJson.FromText(json)).Kind);

    [Theory]
    [InlineData(""" "\ud800" """)]
    [InlineData("""{"\udc00":1}""")]
    [InlineData("""{"a":1,"\ud800x":1}""")]
    [InlineData("""{"$map":[["\ud800",1]]}""")]
    public void Json_with_half_a_surrogate_pair_is_refused(string json) =>
        Assert.Equal(ErrorKind.InvalidText, Assert.Throws<GraupelException>(() => MessagePackJson.FromText(json)).Kind);

    [Fact]
    public void Json_that_is_half_a_surrogate_pair_itself_is_refused()
    {
        // No attribute can hold such text.
        Assert.Equal(ErrorKind.InvalidText, Assert.Throws<GraupelException>(static () => MessagePackJson.FromText("[\"\uD800\"]")).Kind);
        Assert.Equal(ErrorKind.InvalidText, Assert.Throws<GraupelException>(static () => MessagePackJson.FromText("{\"\uDC00\":1}")).Kind);
    }

    [Fact]
    public void Json_has_its_limits()
    {
        byte[] deep = [.. Enumerable.Repeat((byte)0x91, 502), 0x00];
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => MessagePackJson.ToText(deep)).Kind);
        Assert.Equal(deep[2..], MessagePackJson.FromText(MessagePackJson.ToText(deep.AsSpan(2))));
        byte[] empty = [.. Enumerable.Repeat((byte)0x91, 500), 0x90];
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => MessagePackJson.ToText(empty)).Kind);
        Assert.Equal(empty[1..], MessagePackJson.FromText(MessagePackJson.ToText(empty.AsSpan(1))));
        Assert.Equal(ErrorKind.TrailingBytes, Assert.Throws<GraupelException>(() => MessagePackJson.ToText([1, 2])).Kind);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => MessagePackJson.ToText([])).Kind);
        Assert.ThrowsAny<JsonException>(() => MessagePackJson.FromText("["));
    }

    private static int ReadAll(byte[] bytes)
    {
        int tokens = 0;
        var reader = new MessagePackTokenReader(bytes);
        while (reader.Read())
        {
            tokens++;
        }

        return tokens;
    }

    private static void SkipAll(byte[] bytes)
    {
        var reader = new MessagePackTokenReader(bytes);
        while (reader.Read())
        {
            reader.Skip();
        }
    }
}
