using System.Text.Json;
using System.Text.Json.Nodes;

namespace Graupel.Tests.Converters;

/// <summary>Values of System.Text.Json: what is refused, and on which side.</summary>
public class JsonValueTests
{
    private const int MaxDepth = 1_000;

    private static readonly Serializer Serializer = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    [Theory]
    [InlineData("{")]
    [InlineData("1 2")]
    [InlineData("nul")]
    [InlineData(" ")]
    public void Text_that_is_not_JSON_is_refused(string text)
    {
        AssertRefused<JsonElement>(text);
        AssertRefused<JsonDocument>(text);
        AssertRefused<JsonNode>(text);
    }

    [Fact]
    public void A_node_is_of_its_kind()
    {
        AssertRefused<JsonDocument>("");
        AssertRefused<JsonNode>("null");
        AssertRefused<JsonObject>("[]");
        AssertRefused<JsonArray>("{}");
        AssertRefused<JsonValue>("{}");
    }

    [Fact]
    public void What_a_node_could_not_write_is_refused_when_it_is_read()
    {
        AssertRefused<JsonNode>(@"""\uDE00""");
        AssertRefused<JsonNode>(@"[{""\uD800"":1}]");
        AssertRefused<JsonObject>("{\"b\":{\"a\":1,\"a\":2}}");
        AssertRefused<JsonArray>("[{\"a\":1,\"\\u0061\":2}]");
        Assert.Equal(2, Copy(Element("{\"a\":1,\"a\":2}")).GetProperty("a").GetInt32());
    }

    [Fact]
    public void What_is_nested_too_deep_is_refused_by_both_sides()
    {
        string deepest = Nested(MaxDepth);
        Assert.Equal(deepest, Copy(Element(deepest)).GetRawText());
        Assert.Equal(deepest, Copy(JsonNode.Parse(deepest, null, new JsonDocumentOptions { MaxDepth = MaxDepth }))!.ToJsonString());

        string deeper = Nested(MaxDepth + 1);
        AssertRefused<JsonElement>(deeper);
        AssertRefused<JsonNode>(deeper);
        AssertNotWritten(Element(deeper));
        AssertNotWritten(JsonNode.Parse(deeper, null, new JsonDocumentOptions { MaxDepth = int.MaxValue })!);
        JsonArray made = [];
        for (int i = 0; i < 100_000; i++)
        {
            made = [made];
        }

        AssertNotWritten(made);
    }

    // The least that a thread may have; a larger one would be reused for threads of other tests that ask for less.
    [Fact]
    public void Levels_of_nodes_take_no_stack()
    {
        const int StackSize = 128 << 10;
        string text = Nested(MaxDepth - 10);
        byte[] bytes = Serializer.Serialize(Element(text));
        JsonNode made = JsonValue.Create(1);
        for (int i = 0; i < MaxDepth - 10; i++)
        {
            made = i % 2 == 0 ? new JsonArray(made, null) : new JsonObject { ["a"] = made, ["b"] = null };
        }

        byte[] written = SmallStack.Run(StackSize, () => Serializer.Serialize(made));
        Assert.Equal(Serializer.Serialize(made.ToJsonString()), written);
        Assert.Equal(text, SmallStack.Run(StackSize, () => Serializer.Deserialize<JsonNode>(bytes))!.ToJsonString());
    }

    [Fact]
    public void Brackets_in_text_are_not_levels()
    {
        string text = $"\"{new string('[', 2 * MaxDepth)}\"";
        Assert.Equal(text, Copy(Element(text)).GetRawText());
    }

    [Fact]
    public void Objects_that_ignore_case_are_refused_wherever_they_are()
    {
        var ignores = new JsonNodeOptions { PropertyNameCaseInsensitive = true };
        AssertNotWritten(new JsonObject(ignores));
        AssertNotWritten(new JsonArray(new JsonObject { ["a"] = new JsonObject(ignores) }));
        AssertNotWritten(JsonNode.Parse("[{\"a\":{}}]", ignores)!);
        Assert.Equal("[1]", Copy(new JsonArray(ignores, 1)).ToJsonString());
    }

    [Fact]
    public void What_JSON_cannot_say_is_refused()
    {
        AssertNotWritten(JsonValue.Create(double.NaN));
        AssertNotWritten(JsonNode.Parse(@"""\uD800""")!);
        AssertNotWritten(JsonNode.Parse("{\"a\":1,\"a\":2}")!);
    }

    [Fact]
    public void A_value_whose_text_is_another_node_is_refused_where_that_cannot_be_read()
    {
        AssertNotWritten(JsonValue.Create(new[] { 1 })!);
        AssertNotWritten(JsonValue.Create(new { A = 1 })!);
        Assert.Equal("[1]", Copy<JsonNode>(JsonValue.Create(new[] { 1 })!).ToJsonString());
    }

    [Fact]
    public void Half_of_a_surrogate_pair_is_refused()
    {
        AssertRefused<JsonElement>("\"\uD800\"");
        AssertRefused<JsonNode>("\"\uD800\"");
        Assert.Equal(ErrorKind.InvalidText, KindOf(JsonValue.Create("a\uD800")));
        Assert.Equal(ErrorKind.InvalidText, KindOf(JsonValue.Create("\uDC00a")));
        Assert.Equal(ErrorKind.InvalidText, KindOf(JsonValue.Create('\uD800')));
        Assert.Equal(ErrorKind.InvalidText, KindOf(new JsonArray(new JsonObject { ["\uD800"] = 1 })));
        JsonObject whole = new() { ["\uFFFD"] = "\uFFFD\uD83D\uDE00", ["a"] = 1 };
        Assert.True(JsonNode.DeepEquals(whole, Copy(whole)));
        Assert.Equal("\uD83D\uDE00\u00E9", Copy(JsonValue.Create("\uD83D\uDE00\u00E9")).GetValue<string>());
    }

    [Fact]
    public void An_element_of_a_disposed_document_says_so()
    {
        var document = JsonDocument.Parse("[1]");
        JsonElement element = document.RootElement;
        document.Dispose();
        Assert.Throws<ObjectDisposedException>(() => Serializer.Serialize(element));
    }

    private static string Nested(int depth) => new string('[', depth) + new string(']', depth);

    private static JsonElement Element(string text) => JsonDocument.Parse(text, new JsonDocumentOptions { MaxDepth = int.MaxValue }).RootElement;

    private static T Copy<T>(T value) => Serializer.Deserialize<T>(Serializer.Serialize(value));

    private static void AssertRefused<T>(string text) =>
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serializer.Deserialize<T>(Serializer.Serialize(text))).Kind);

    private static void AssertNotWritten<T>(T value) => Assert.Equal(ErrorKind.InvalidValue, KindOf(value));

    private static ErrorKind KindOf<T>(T value) => Assert.Throws<GraupelException>(() => Serializer.Serialize(value)).Kind;
}
