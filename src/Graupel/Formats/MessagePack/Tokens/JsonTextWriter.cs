using System.Globalization;
using System.Text.Json;
using System.Text.Unicode;

namespace Graupel.Formats.MessagePack;

/// <summary>Writes a value as JSON, for <see cref="MessagePackJson"/>.</summary>
/// <param name="json">Receives the JSON.</param>
/// <param name="objects">Whether each map is an object, in the order in which they begin.</param>
internal sealed class JsonTextWriter(Utf8JsonWriter json, List<bool> objects)
{
    // The most that the writer of .NET takes.
    private const int LongestText = 1_000_000_000 / 6;

    private int _maps;

    /// <summary>Writes the current value with everything below it, and leaves the reader at its last token.</summary>
    public void Write(ref MessagePackTokenReader reader)
    {
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
                json.WriteStringValue(TextOf(ref reader));
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

    private static ReadOnlySpan<byte> TextOf(ref MessagePackTokenReader reader)
    {
        if (reader.ContentLength > LongestText)
        {
            Throw.LimitExceeded($"a text is longer than {LongestText} bytes, the most that JSON can be written from", reader.Offset);
        }

        return reader.Content;
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
        TokenDepth.Check(reader.Depth + 1, reader.Offset);
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
        TokenDepth.Check(reader.Depth + 1, reader.Offset);
        uint count = reader.Count;
        bool isObject = objects[_maps++];
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
                json.WritePropertyName(TextOf(ref reader));
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
}
