using System.Text.Json;
using System.Text.Json.Nodes;

namespace Graupel.Converters;

/// <summary>Walks nodes of System.Text.Json without recursion, since a thread may have less stack than they have levels.</summary>
internal static class JsonTree
{
    /// <summary>Writes a node, whose depth the writer limits.</summary>
    public static void Write(JsonNode root, Utf8JsonWriter writer, long offset)
    {
        var open = new Stack<Level>();
        WriteOne(root, writer, open, offset);
        while (open.TryPeek(out Level level))
        {
            if (!level.Members.MoveNext())
            {
                End(level.Holder, writer);
                open.Pop();
                continue;
            }

            (string? name, JsonNode? value) = level.Members.Current;
            if (name is not null)
            {
                writer.WritePropertyName(name);
            }

            WriteOne(value, writer, open, offset);
        }
    }

    /// <summary>All names and values below a node, and the node itself.</summary>
    public static IEnumerable<(string? Name, JsonNode? Value)> All(JsonNode root)
    {
        var left = new Stack<(string? Name, JsonNode? Value)>([(null, root)]);
        while (left.TryPop(out (string? Name, JsonNode? Value) one))
        {
            yield return one;
            foreach ((string? name, JsonNode? value) in Members(one.Value))
            {
                left.Push((name, value));
            }
        }
    }

    private static void WriteOne(JsonNode? node, Utf8JsonWriter writer, Stack<Level> open, long offset)
    {
        switch (node)
        {
            case null:
                writer.WriteNullValue();
                break;
            case JsonObject { Options.PropertyNameCaseInsensitive: true }:
                Throw.InvalidValue("a JSON object that ignores the case of its names would be read as one that does not", offset);
                break;
            case JsonObject:
                writer.WriteStartObject();
                open.Push(new(node, Members(node).GetEnumerator()));
                break;
            case JsonArray:
                writer.WriteStartArray();
                open.Push(new(node, Members(node).GetEnumerator()));
                break;
            default:
                node.WriteTo(writer);
                break;
        }
    }

    private static void End(JsonNode holder, Utf8JsonWriter writer)
    {
        if (holder is JsonArray)
        {
            writer.WriteEndArray();
        }
        else
        {
            writer.WriteEndObject();
        }
    }

    private static IEnumerable<(string? Name, JsonNode? Value)> Members(JsonNode? holder) => holder switch
    {
        JsonObject members => members.Select(static member => ((string?)member.Key, member.Value)),
        JsonArray elements => elements.Select(static element => ((string?)null, element)),
        _ => [],
    };

    private readonly record struct Level(JsonNode Holder, IEnumerator<(string? Name, JsonNode? Value)> Members);
}
