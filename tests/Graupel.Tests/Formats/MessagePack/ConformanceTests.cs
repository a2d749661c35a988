using System.Globalization;
using System.Numerics;
using System.Text.Json;
using Graupel.Formats;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>The published conformance suite: every encoding of every value is read, and the smallest one is written.</summary>
public class ConformanceTests
{
    private static readonly DateTime Epoch = DateTime.UnixEpoch;

    public static TheoryData<string, int> Groups => new()
    {
        { "10.nil.yaml", 1 },
        { "11.bool.yaml", 2 },
        { "12.binary.yaml", 3 },
        { "20.number-positive.yaml", 11 },
        { "21.number-negative.yaml", 8 },
        { "22.number-float.yaml", 2 },
        { "23.number-bignum.yaml", 9 },
        { "30.string-ascii.yaml", 4 },
        { "31.string-utf8.yaml", 5 },
        { "32.string-emoji.yaml", 2 },
        { "40.array.yaml", 5 },
        { "41.map.yaml", 3 },
        { "42.nested.yaml", 4 },
        { "50.timestamp.yaml", 19 },
        { "60.ext.yaml", 7 },
    };

    [Theory]
    [MemberData(nameof(Groups))]
    public void Every_encoding_is_read_and_the_smallest_written(string group, int count)
    {
        using JsonDocument suite = Load();
        JsonElement[] cases = [.. suite.RootElement.GetProperty(group).EnumerateArray()];
        Assert.Equal(count, cases.Length);
        foreach (JsonElement one in cases)
        {
            byte[][] encodings = [.. one.GetProperty("msgpack").EnumerateArray().Select(e => Wire.Bytes(e.GetString()!))];
            JsonProperty value = one.EnumerateObject().First(p => p.Name != "msgpack");
            foreach (byte[] bytes in encodings)
            {
                Check(bytes, value.Name, one);
                Assert.Equal(bytes.Length, Wire.Read(bytes, Skip));
            }

            if (Write(value.Name, one) is { } written)
            {
                Assert.Contains(encodings, e => e.AsSpan().SequenceEqual(written));
                Assert.Equal(encodings.Where(e => e[0] == written[0] || !IsFloat(e)).Min(e => e.Length), written.Length);
            }
        }
    }

    [Fact]
    public void No_group_is_left_out()
    {
        using JsonDocument suite = Load();
        Assert.Equal(suite.RootElement.EnumerateObject().Select(p => p.Name), Groups.Select(row => (string)row[0]));
    }

    private static void Check(byte[] bytes, string kind, JsonElement one)
    {
        JsonElement value = one.GetProperty(kind);
        switch (kind)
        {
            case "nil":
                Assert.Null(Wire.Read(bytes, (ref MessagePackReader r) => r.ReadString()));
                break;
            case "bool":
                Assert.Equal(value.GetBoolean(), Wire.Read(bytes, (ref MessagePackReader r) => r.ReadBoolean(default, 0)));
                break;
            case "binary":
                Assert.Equal(Wire.Bytes(value.GetString()!), Wire.Read(bytes, (ref MessagePackReader r) => r.ReadBlob()));
                break;
            case "string":
                Assert.Equal(value.GetString(), Wire.Read(bytes, (ref MessagePackReader r) => r.ReadString()));
                break;
            case "number" or "bignum" when IsFloat(bytes):
                Assert.Equal((double)Number(one), Wire.Read(bytes, (ref MessagePackReader r) => r.ReadDouble(default, 0)));
                break;
            case "number" or "bignum":
                Assert.Equal(Number(one), (decimal)(BigInteger)Wire.Read(bytes, (ref MessagePackReader r) => r.ReadInt128(default, 0)));
                break;
            case "timestamp" when Time(value) is { } time:
                Assert.Equal(time, Wire.Read(bytes, (ref MessagePackReader r) => r.ReadDateTime(default, 0)));
                break;
            case "timestamp":
                Assert.Equal(ErrorKind.InvalidValue, Wire.Refuse(bytes, (ref MessagePackReader r) => r.ReadDateTime(default, 0)));
                break;
            case "ext":
                Assert.Equal(ErrorKind.KindMismatch, Wire.Refuse(bytes, (ref MessagePackReader r) => r.ReadDateTime(default, 0)));
                break;
            default:
                Assert.Equal(JsonSerializer.Serialize(value), Wire.Read(bytes, Tree));
                break;
        }
    }

    // Null for what the format never writes by itself.
    private static byte[]? Write(string kind, JsonElement one)
    {
        JsonElement value = one.GetProperty(kind);
        return kind switch
        {
            "nil" => Wire.Write((ref MessagePackWriter w) => w.WriteNull()),
            "bool" => Wire.Put((ref w, ref run) => w.PutBoolean(ref run, 0, value.GetBoolean())),
            "binary" => Wire.Write((ref MessagePackWriter w) => w.WriteBlob(Wire.Bytes(value.GetString()!))),
            "string" => Wire.Write((ref MessagePackWriter w) => w.WriteString(value.GetString())),
            "number" or "bignum" when Number(one) is var number && number == decimal.Truncate(number) =>
                Wire.Put((ref w, ref run) => w.PutInt128(ref run, 0, (Int128)number)),
            "number" => Wire.Put((ref w, ref run) => w.PutSingle(ref run, 0, value.GetSingle())),
            "timestamp" when Time(value) is { } time && value[1].GetInt64() % 100 == 0 => Wire.Put((ref w, ref run) => w.PutDateTime(ref run, 0, time)),
            _ => null,
        };
    }

    private static bool IsFloat(byte[] bytes) => bytes[0] is 0xCA or 0xCB;

    private static decimal Number(JsonElement one) => one.TryGetProperty("bignum", out JsonElement big)
        ? decimal.Parse(big.GetString()!, CultureInfo.InvariantCulture)
        : one.GetProperty("number").GetDecimal();

    private static DateTime? Time(JsonElement value)
    {
        Int128 ticks = ((Int128)value[0].GetInt64() * TimeSpan.TicksPerSecond) + (value[1].GetInt64() / 100) + Epoch.Ticks;
        return ticks >= 0 && ticks <= DateTime.MaxValue.Ticks ? new DateTime((long)ticks, DateTimeKind.Utc) : null;
    }

    // Arrays and maps as JSON, by what the bytes say themselves.
    private static string Tree(ref MessagePackReader reader)
    {
        Assert.Equal(ObjectForm.Keyed, Structure(ref reader, out int count, out bool isMap));
        var parts = new List<string>();
        for (int i = 0; i < count; i++)
        {
            string key = isMap ? JsonSerializer.Serialize(reader.ReadString()) + ":" : "";
            parts.Add(key + Value(ref reader));
        }

        return isMap ? $"{{{string.Join(',', parts)}}}" : $"[{string.Join(',', parts)}]";
    }

    // A value of another kind is refused before anything of it is taken.
    private static string Value(ref MessagePackReader reader)
    {
        try
        {
            return reader.ReadInt32(default, 0).ToString(CultureInfo.InvariantCulture);
        }
        catch (GraupelException e) when (e.Kind == ErrorKind.KindMismatch)
        {
        }

        try
        {
            return JsonSerializer.Serialize(reader.ReadString());
        }
        catch (GraupelException e) when (e.Kind == ErrorKind.KindMismatch)
        {
            return Tree(ref reader);
        }
    }

    private static ObjectForm Structure(ref MessagePackReader reader, out int count, out bool isMap)
    {
        // A walk over a contract without members tells count and sort of any structure.
        var none = new ObjectShape("None", false, new MemberShape("M", "\0", 255, WireKind.Int32));
        ObjectForm form = reader.ReadObjectHeader(none, ObjectPlace.Single, out HeaderMap? map);
        MemberWalk walk = reader.BeginMembers(none, map);
        count = walk.Count;
        isMap = walk.HasKeys;
        return form;
    }

    private static int Skip(ref MessagePackReader reader)
    {
        reader.Skip(WireKind.Absent);
        return (int)reader.Offset;
    }

    private static JsonDocument Load() =>
        JsonDocument.Parse(typeof(ConformanceTests).Assembly.GetManifestResourceStream("msgpack-test-suite.json")!);
}
