using System.Buffers;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// Converts MessagePack to JSON and back, for people and tests, without changing any value. Anything that JSON does not have is written as an
/// object with one name that begins with <c>$</c>; docs/messagepack.md lists them.
/// </summary>
public static class MessagePackJson
{
    internal const string Bytes = "$bytes";
    internal const string Extension = "$ext";
    internal const string Single = "$float32";
    internal const string Double = "$float64";
    internal const string Map = "$map";
    internal const string RawText = "$text";

    /// <summary>The largest number of nested arrays and maps.</summary>
    internal const int MaxDepth = 500;

    /// <summary>Shows one value as JSON.</summary>
    /// <param name="data">The bytes of the value.</param>
    /// <param name="indented">True to indent the JSON.</param>
    /// <exception cref="GraupelException">The bytes are not a value, are followed by others, or are nested deeper than 500 levels.</exception>
    public static string ToText(ReadOnlySpan<byte> data, bool indented = false)
    {
        var output = new ArrayBufferWriter<byte>();
        var options = new JsonWriterOptions { Indented = indented, MaxDepth = 4 * MaxDepth, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };
        using (var json = new Utf8JsonWriter(output, options))
        {
            var reader = new MessagePackTokenReader(data);
            if (!reader.Read())
            {
                Throw.EndOfData(0);
            }

            new JsonTextWriter(json).Write(ref reader);
            if (reader.Read())
            {
                Throw.TrailingBytes(reader.Offset);
            }
        }

        return Encoding.UTF8.GetString(output.WrittenSpan);
    }

    /// <summary>Converts JSON to MessagePack, each value in its smallest form. Numbers with a decimal point or an exponent become 64-bit floats.</summary>
    /// <exception cref="JsonException">The text is not JSON.</exception>
    /// <exception cref="GraupelException">
    /// An object with a name that begins with <c>$</c> is not one that <see cref="ToText"/> writes, a number is too large, or text has an unpaired surrogate.
    /// </exception>
    public static byte[] FromText(string json)
    {
        using JsonDocument document = Parse(json);
        var output = new ArrayBufferWriter<byte>();
        new JsonTextReader(new MessagePackTokenWriter(output)).Read(document.RootElement);
        return output.WrittenSpan.ToArray();
    }

    private static JsonDocument Parse(string json)
    {
        ArgumentNullException.ThrowIfNull(json);
        try
        {
            return JsonDocument.Parse(json, new JsonDocumentOptions { MaxDepth = 4 * MaxDepth });
        }
        catch (ArgumentException)
        {
            Throw.HalfPair(-1);
            throw;
        }
    }
}
