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

    // No array or map takes more than three levels of JSON, nor any other value more than two.
    private const int MaxJsonDepth = 4 * TokenDepth.Limit;

    /// <summary>Shows one value as JSON.</summary>
    /// <param name="data">The bytes of the value.</param>
    /// <param name="indented">True to begin a line for each value, and to indent the lines by up to 32 levels.</param>
    /// <exception cref="GraupelException">
    /// The bytes are not a value, are followed by others, or are nested deeper than 500 levels or than the stack of the thread allows; or a text has more
    /// than 166,666,666 bytes, or the JSON more than a string can hold (<see cref="ErrorKind.LimitExceeded"/>).
    /// </exception>
    public static string ToText(ReadOnlySpan<byte> data, bool indented = false)
    {
        List<bool> objects = JsonNames.FindObjects(data);
        var reader = new MessagePackTokenReader(data);
        if (!reader.Read())
        {
            Throw.EndOfData(0);
        }

        var output = new JsonOutput();
        var options = new JsonWriterOptions { MaxDepth = MaxJsonDepth, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };
        using (var json = new Utf8JsonWriter(output, options))
        {
            new JsonTextWriter(json, objects).Write(ref reader);
        }

        if (reader.Read())
        {
            Throw.TrailingBytes(reader.Offset);
        }

        return indented ? Indented(output.Written) : output.ToString();
    }

    /// <summary>Converts JSON to MessagePack, each value in its smallest form. Numbers with a decimal point or an exponent, and -0, become 64-bit floats.</summary>
    /// <exception cref="JsonException">The text is not JSON, or is nested deeper than 2000 levels.</exception>
    /// <exception cref="GraupelException">
    /// An object with a name that begins with <c>$</c> is not one that <see cref="ToText"/> writes, a number is too large, or so small that it would become
    /// zero, an integer is not exactly a 32-bit float that it stands for, text has an unpaired surrogate, or there are more than 500 levels of arrays and maps,
    /// or more than the stack of the thread allows. The path consists of the positions in arrays and objects.
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
            return JsonDocument.Parse(json, new JsonDocumentOptions { MaxDepth = MaxJsonDepth });
        }
        catch (ArgumentException e)
        {
            if (e.InnerException is EncoderFallbackException)
            {
                Throw.HalfPair(-1);
            }

            Throw.LimitExceeded("the JSON is longer than a document of .NET may be", -1);
            throw;
        }
    }

    private static string Indented(ReadOnlySpan<byte> json)
    {
        var output = new JsonOutput();
        JsonIndentation.Write(json, output);
        return output.ToString();
    }
}
