using System.Globalization;
using System.Text.Json;
using System.Text.Unicode;

namespace Graupel.Formats.MessagePack;

/// <summary>Writes values as JSON, for <see cref="MessagePackJson"/>.</summary>
internal readonly struct JsonTextWriter(Utf8JsonWriter json)
{
    /// <summary>Writes the current value with everything below it, and leaves the reader at its last token.</summary>
    public void Write(ref MessagePackTokenReader reader)
    {
        if (reader.Depth >= MessagePackJson.MaxDepth && (reader.Token is MessagePackToken.Array or MessagePackToken.Map))
        {
            Throw.DepthExceeded(MessagePackJson.MaxDepth, reader.Offset);
        }

        switch (reader.Token)
        {
            case MessagePackToken.Nil:
                json.WriteNullValue();
                break;
            case MessagePackToken.Boolean:
                json.WriteBooleanValue(reader.GetBoolean());
                break;
            case MessagePackToken.Integer:
                json.WriteRawValue(reader.GetInteger().ToString(CultureInfo.InvariantCulture));
                break;
            case MessagePackToken.Single:
                WriteFloat(MessagePackJson.Single, reader.GetSingle().ToString("R", CultureInfo.InvariantCulture), reader.Raw[1..], isFinite: float.IsFinite(reader.GetSingle()));
                break;
            case MessagePackToken.Double when double.IsFinite(reader.GetDouble()):
                json.WriteRawValue(WithPoint(reader.GetDouble().ToString("R", CultureInfo.InvariantCulture)));
                break;
            case MessagePackToken.Double:
                WriteFloat(MessagePackJson.Double, "", reader.Raw[1..], isFinite: false);
                break;
            case MessagePackToken.Text when Utf8.IsValid(reader.Content):
                json.WriteStringValue(reader.Content);
                break;
            case MessagePackToken.Text:
                WriteBytes(MessagePackJson.RawText, reader.Content);
                break;
            case MessagePackToken.Bytes:
                WriteBytes(MessagePackJson.Bytes, reader.Content);
                break;
            case MessagePackToken.Extension:
                WriteExtension(ref reader);
                break;
            case MessagePackToken.Array:
                WriteArray(ref reader);
                break;
            default:
                WriteMap(ref reader);
                break;
        }
    }

    private static string WithPoint(string number) => number.AsSpan().ContainsAny('.', 'E') ? number : number + ".0";

    // What JSON has no number for is shown by its bits.
    private void WriteFloat(string name, string number, ReadOnlySpan<byte> bits, bool isFinite)
    {
        json.WriteStartObject();
        json.WritePropertyName(name);
        if (isFinite)
        {
            json.WriteRawValue(WithPoint(number));
        }
        else
        {
            json.WriteStringValue(Convert.ToHexString(bits));
        }

        json.WriteEndObject();
    }

    private void WriteBytes(string name, ReadOnlySpan<byte> bytes)
    {
        json.WriteStartObject();
        json.WriteBase64String(name, bytes);
        json.WriteEndObject();
    }

    private void WriteExtension(ref MessagePackTokenReader reader)
    {
        json.WriteStartObject();
        json.WriteStartArray(MessagePackJson.Extension);
        json.WriteNumberValue(reader.ExtensionType);
        json.WriteBase64StringValue(reader.Content);
        if (reader.TryGetTimestamp(out DateTime time))
        {
            // For the eye only.
            json.WriteStringValue(time);
        }

        json.WriteEndArray();
        json.WriteEndObject();
    }

    private void WriteArray(ref MessagePackTokenReader reader)
    {
        json.WriteStartArray();
        for (uint left = reader.Count; left > 0; left--)
        {
            reader.Read();
            Write(ref reader);
        }

        reader.Read();
        json.WriteEndArray();
    }

    private void WriteMap(ref MessagePackTokenReader reader)
    {
        uint count = reader.Count;
        bool isObject = HasPlainNames(reader.Raw);
        json.WriteStartObject();
        if (!isObject)
        {
            json.WriteStartArray(MessagePackJson.Map);
        }

        for (; count > 0; count--)
        {
            reader.Read();
            if (isObject)
            {
                json.WritePropertyName(reader.Content);
            }
            else
            {
                json.WriteStartArray();
                Write(ref reader);
            }

            reader.Read();
            Write(ref reader);
            if (!isObject)
            {
                json.WriteEndArray();
            }
        }

        reader.Read();
        if (!isObject)
        {
            json.WriteEndArray();
        }

        json.WriteEndObject();
    }

    // Distinct texts, none of which begins as the names that stand for something else.
    private static bool HasPlainNames(ReadOnlySpan<byte> map)
    {
        var reader = new MessagePackTokenReader(map);
        reader.Read();
        var names = new HashSet<string>();
        for (uint left = reader.Count; left > 0; left--)
        {
            reader.Read();
            if (reader.Token != MessagePackToken.Text || !Utf8.IsValid(reader.Content) || reader.Content.StartsWith("$"u8) || !names.Add(reader.GetString()))
            {
                return false;
            }

            reader.Read();
            reader.Skip();
        }

        return true;
    }
}
