using System.Buffers.Binary;
using System.Globalization;
using System.Text.Json;

namespace Graupel.Formats.MessagePack;

/// <summary>Converts JSON to MessagePack, for <see cref="MessagePackJson"/>.</summary>
internal readonly struct JsonTextReader(MessagePackTokenWriter output)
{
    public void Read(JsonElement element)
    {
        switch (element.ValueKind)
        {
            case JsonValueKind.Null:
                output.WriteNil();
                break;
            case JsonValueKind.True or JsonValueKind.False:
                output.WriteBoolean(element.GetBoolean());
                break;
            case JsonValueKind.Number:
                ReadNumber(element);
                break;
            case JsonValueKind.String:
                output.WriteText(TextOf(element, static element => element.GetString()!));
                break;
            case JsonValueKind.Array:
                output.WriteArray(element.GetArrayLength());
                foreach (JsonElement item in element.EnumerateArray())
                {
                    Read(item);
                }

                break;
            default:
                ReadObject(element);
                break;
        }
    }

    private void ReadObject(JsonElement element)
    {
        int count = 0;
        JsonProperty first = default;
        foreach (JsonProperty property in element.EnumerateObject())
        {
            first = count++ == 0 ? property : first;
        }

        if (count == 1 && NameOf(first) is ['$', ..] special)
        {
            ReadSpecial(special, first.Value);
            return;
        }

        output.WriteMap(count);
        foreach (JsonProperty property in element.EnumerateObject())
        {
            output.WriteText(NameOf(property));
            Read(property.Value);
        }
    }

    private static string NameOf(JsonProperty property) => TextOf(property, static property => property.Name);

    // An escape may be an unpaired surrogate.
    private static string TextOf<T>(T holder, Func<T, string> get)
    {
        try
        {
            return get(holder);
        }
        catch (InvalidOperationException)
        {
            Throw.HalfPair(-1);
            throw;
        }
    }

    private void ReadSpecial(string name, JsonElement value)
    {
        try
        {
            switch (name)
            {
                case MessagePackJson.Bytes:
                    output.WriteBytes(value.GetBytesFromBase64());
                    break;
                case MessagePackJson.RawText:
                    output.WriteUtf8(value.GetBytesFromBase64());
                    break;
                case MessagePackJson.Extension:
                    output.WriteExtension(value[0].GetSByte(), value[1].GetBytesFromBase64());
                    break;
                case MessagePackJson.Single when value.ValueKind == JsonValueKind.Number:
                    output.WriteSingle(value.GetSingle() is var single && float.IsFinite(single) ? single : throw new FormatException());
                    break;
                case MessagePackJson.Single:
                    output.WriteSingle(BinaryPrimitives.ReadSingleBigEndian(BitsOf(value, sizeof(float))));
                    break;
                case MessagePackJson.Double:
                    output.WriteDouble(BinaryPrimitives.ReadDoubleBigEndian(BitsOf(value, sizeof(double))));
                    break;
                case MessagePackJson.Map:
                    ReadPairs(value);
                    break;
                default:
                    Throw.InvalidValue($"{name} has no meaning here", -1);
                    break;
            }
        }
        catch (Exception e) when (e is InvalidOperationException or FormatException or IndexOutOfRangeException or ArgumentException)
        {
            Throw.InvalidValue($"{name} does not have a value of its kind", -1);
        }
    }

    private static byte[] BitsOf(JsonElement value, int size)
    {
        byte[] bits = Convert.FromHexString(value.GetString()!);
        return bits.Length == size ? bits : throw new FormatException();
    }

    private void ReadPairs(JsonElement pairs)
    {
        output.WriteMap(pairs.GetArrayLength());
        foreach (JsonElement pair in pairs.EnumerateArray())
        {
            if (pair.GetArrayLength() != 2)
            {
                Throw.InvalidValue("a pair must have two values", -1);
            }

            Read(pair[0]);
            Read(pair[1]);
        }
    }

    private void ReadNumber(JsonElement element)
    {
        string text = element.GetRawText();
        if (text.AsSpan().ContainsAny('.', 'e', 'E'))
        {
            double number = double.Parse(text, CultureInfo.InvariantCulture);
            if (!double.IsFinite(number))
            {
                Throw.InvalidValue("a number that is too large for a 64-bit float", -1);
            }

            output.WriteDouble(number);
        }
        else if (element.TryGetInt64(out long signed))
        {
            output.WriteInteger(signed);
        }
        else if (element.TryGetUInt64(out ulong unsigned))
        {
            output.WriteInteger(unsigned);
        }
        else
        {
            Throw.InvalidValue("an integer of more than 64 bits", -1);
        }
    }
}
