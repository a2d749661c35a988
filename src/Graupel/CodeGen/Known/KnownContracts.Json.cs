using System.Text.Json;
using System.Text.Json.Nodes;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>Values of System.Text.Json, as text.</content>
public static partial class KnownContracts
{
    /// <summary>The text as it was parsed; empty for an undefined element.</summary>
    public static Contract<JsonElement> JsonElement() => new StructSurrogateContract<JsonElement, string>(new JsonElementSurrogate());

    /// <summary>The text as it was parsed.</summary>
    public static Contract<JsonDocument?> JsonDocument() => new SurrogateContract<JsonDocument, string>(new JsonDocumentSurrogate());

    /// <summary>The text; a JSON null is null.</summary>
    public static Contract<JsonNode?> JsonNode() => NodeOf<JsonNode>();

    /// <summary>The text.</summary>
    public static Contract<JsonObject?> JsonObject() => NodeOf<JsonObject>();

    /// <summary>The text.</summary>
    public static Contract<JsonArray?> JsonArray() => NodeOf<JsonArray>();

    /// <summary>The text.</summary>
    public static Contract<JsonValue?> JsonValue() => NodeOf<JsonValue>();

    private static SurrogateContract<TNode, string> NodeOf<TNode>()
        where TNode : JsonNode
        => new(new JsonNodeSurrogate<TNode>());
}
