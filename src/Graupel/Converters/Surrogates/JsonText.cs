using System.Buffers;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Values of System.Text.Json as text. Both ways refuse what is nested deeper than the framework writes, so that what is written can be read.</summary>
internal static class JsonText
{
    private const int MaxDepth = 1_000;

    private const string NotJson = "the text is not JSON, or has what cannot be written again";

    // What the writer puts in the place of half a surrogate pair.
    private const string Replacement = @"\uFFFD";

    // An element keeps the comments and commas that its own reader was told to accept.
    private static readonly JsonDocumentOptions Lenient = new() { MaxDepth = MaxDepth, CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true };

    private static readonly JsonWriterOptions Plain = new() { MaxDepth = MaxDepth, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    public static string Of(JsonElement element, long offset) => DocumentText.Written(
        () =>
        {
            string text = element.GetRawText();
            if (text.AsSpan().Count('[') + text.AsSpan().Count('{') > MaxDepth)
            {
                JsonDocument.Parse(text, Lenient).Dispose();
            }

            return text;
        },
        "JSON",
        offset);

    public static string Of(JsonNode node, long offset) => DocumentText.Written(() => Write(node, offset), "JSON", offset);

    public static JsonDocument Parse(string text, long offset) => DocumentText.Parsed(() => JsonDocument.Parse(text, Lenient), NotJson, offset);

    public static JsonNode? ParseNode(string text, long offset) => DocumentText.Parsed(
        () =>
        {
            var node = JsonNode.Parse(text, nodeOptions: null, Lenient);
            if (node is not null)
            {
                // A node is parsed when it is asked: what cannot be written again, such as names that occur twice or halves of pairs in escapes, would be found later.
                Write(node, offset);
            }

            return node;
        },
        NotJson,
        offset);

    private static string Write(JsonNode node, long offset)
    {
        var bytes = new ArrayBufferWriter<byte>();
        using (var writer = new Utf8JsonWriter(bytes, Plain))
        {
            JsonTree.Write(node, writer, offset);
        }

        string text = Encoding.UTF8.GetString(bytes.WrittenSpan);
        if (text.Contains(Replacement, StringComparison.Ordinal))
        {
            EnsureWhole(node, offset);
        }

        return text;
    }

    // Finds half of a surrogate pair, which was replaced when it was written.
    private static void EnsureWhole(JsonNode root, long offset)
    {
        foreach ((string? name, JsonNode? value) in JsonTree.All(root))
        {
            EnsureWhole(name ?? "", offset);
            EnsureWhole(value is JsonValue leaf ? TextOf(leaf) : "", offset);
        }
    }

    private static string TextOf(JsonValue value) => value.TryGetValue(out string? text) ? text : value.TryGetValue(out char one) ? one.ToString() : "";

    private static void EnsureWhole(string text, long offset)
    {
        if (!SurrogatePairs.AreWhole(text))
        {
            Throw.HalfPair(offset);
        }
    }
}
