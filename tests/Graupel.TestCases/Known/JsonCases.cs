using System.Diagnostics;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace Graupel.TestCases.Known;

/// <summary>Values of System.Text.Json.</summary>
internal static class JsonCases
{
    private static readonly JsonDocumentOptions Lenient = new() { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true };

    private static readonly string[] Texts =
    [
        "null", "true", "0", "-1.50e+3", "123456789012345678901234567890.123", "\"\"", "\"a\\u00E9\\uD800\\n\"", "\"\u65E5\u672C \uD83D\uDE00\"", "[]", "[1, null, \"x\" ]", "{}",
        "{ \"b\": [ { } ], \"a\": 1, \"a\": 2 }", "[1, // one\n 2, /* two */ ]",
    ];

    // What a node cannot be: it has each name once, and whole characters.
    private static IEnumerable<string> Nodes => Texts.Where(static text => text[0] != 'n' && !text.Contains("\"a\": 2", StringComparison.Ordinal) && !text.Contains("uD800", StringComparison.Ordinal));

    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("json");
        cases.AddValues([default, .. Texts.Select(Element), Element("{\"in\":[{\"side\":[1]}]}").GetProperty("in")[0]]);
        cases.AddValues<JsonElement?>(null, default(JsonElement), Element("1"), Element("{\"a\":null}"), null);
        cases.AddValues(Make.Lists([.. Texts.Select(Element)]).Select(static make => make()).ToArray());
        cases.Add([static () => null!, .. Texts.Select(static text => (Func<JsonDocument>)(() => JsonDocument.Parse(text, Lenient)))]);
        cases.Add([.. Nodes.Select(static text => (Func<JsonNode?>)(() => JsonNode.Parse(text, null, Lenient))), () => JsonValue.Create(Guid.Empty), () => JsonValue.Create('x')]);
        cases.Add<JsonObject?>(
            static () => null, static () => [], static () => new() { ["a"] = 1, ["b"] = null, ["\u00E9\""] = new JsonArray(1, "x") },
            static () => JsonNode.Parse("{\"z\":{},\"a\":[1.0]}")!.AsObject(), static () => new() { [""] = new JsonObject { [""] = true } });
        cases.Add<JsonArray?>(
            static () => null, static () => [], static () => new(1, null, "x", new JsonObject()), static () => JsonNode.Parse("[[[]]]")!.AsArray(), static () => new(new JsonArray(), false));
        cases.Add<JsonValue?>(
            static () => null, static () => JsonValue.Create(5), static () => JsonValue.Create("x"), static () => JsonValue.Create(0.1m), static () => JsonNode.Parse("1e400")!.AsValue());
        cases.Add<List<JsonNode?>>(static () => null!, static () => [], static () => [null, 1, "x"], static () => [new JsonArray()], static () => [new JsonObject { ["a"] = new JsonArray(1) }]);
        cases.Add<Dictionary<string, JsonNode?>>(
            static () => null!, static () => [], static () => new() { ["a"] = 1, ["b"] = null }, static () => new() { [""] = new JsonArray(1) }, static () => new() { ["x"] = new JsonObject() });
        cases.Add<Reply?>(
            static () => null, static () => new(), static () => new() { Body = Element("{\"a\": 1}"), Extra = new() { ["b"] = 2 }, Trace = ActivityTraceId.CreateFromBytes("0123456789abcdef"u8) },
            static () => new() { Node = 5, Bodies = { ["x"] = Element("[]"), ["y"] = default } }, static () => new() { Maybe = Element("\"\""), Node = new JsonArray(), Extra = [] });
        return cases.Cases;
    }

    private static JsonElement Element(string text)
    {
        using JsonDocument document = JsonDocument.Parse(text, Lenient);
        return document.RootElement.Clone();
    }
}

/// <summary>Members that are JSON.</summary>
[Contract]
public sealed class Reply
{
    [Order(1)]
    public JsonElement Body { get; set; }

    [Order(2)]
    public JsonElement? Maybe { get; set; }

    [Order(3)]
    public JsonObject? Extra { get; set; }

    [Order(4)]
    public JsonNode? Node { get; set; }

    [Order(5)]
    public Dictionary<string, JsonElement> Bodies { get; } = [];

    [Order(6)]
    public ActivityTraceId Trace { get; set; }
}
