using System.Text.Json;
using System.Text.Json.Nodes;

namespace Graupel.Converters;

/// <summary>The text as it was parsed; an undefined element is empty.</summary>
internal sealed class JsonElementSurrogate : Surrogate<JsonElement, string>
{
    public override string ToWire(JsonElement value, long offset) => value.ValueKind == JsonValueKind.Undefined ? "" : JsonText.Of(value, offset);

    public override JsonElement FromWire(string wire, long offset)
    {
        if (wire.Length == 0)
        {
            return default;
        }

        using JsonDocument document = JsonText.Parse(wire, offset);
        return document.RootElement.Clone();
    }
}

/// <summary>The text as it was parsed.</summary>
internal sealed class JsonDocumentSurrogate : Surrogate<JsonDocument, string>
{
    public override string ToWire(JsonDocument value, long offset) => JsonText.Of(value.RootElement, offset);

    public override JsonDocument FromWire(string wire, long offset) => JsonText.Parse(wire, offset);
}

/// <summary>A node of any kind, or of one.</summary>
internal sealed class JsonNodeSurrogate<TNode> : Surrogate<TNode, string>
    where TNode : JsonNode
{
    public override string ToWire(TNode value, long offset)
    {
        // A value of any type of the program, whose text may be that of another node.
        if (typeof(TNode) == typeof(JsonValue) && value.GetValueKind() is JsonValueKind.Object or JsonValueKind.Array or JsonValueKind.Null)
        {
            Throw.InvalidValue($"the text of a JsonValue that holds an object of the program is {value.GetValueKind()}, which is read as another node; use a JsonNode", offset);
        }

        return JsonText.Of(value, offset);
    }

    public override TNode FromWire(string wire, long offset)
    {
        if (JsonText.ParseNode(wire, offset) is not TNode node)
        {
            Throw.InvalidValue($"the text is not a {typeof(TNode).Name}", offset);
            return null;
        }

        return node;
    }
}
