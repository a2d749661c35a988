using System.Text;
using System.Text.Unicode;

namespace Graupel.Formats.MessagePack;

/// <summary>Tells which maps are objects in JSON: those whose keys are distinct texts, none of which begins as the names that stand for something else.</summary>
internal static class JsonNames
{
    /// <summary>Looks at all maps of a value in one pass, so that nesting does not multiply the time.</summary>
    /// <param name="data">The bytes of the value, and whatever follows it.</param>
    /// <returns>Whether each map is an object, in the order in which they begin.</returns>
    public static List<bool> FindObjects(ReadOnlySpan<byte> data)
    {
        var found = new List<bool>();
        var open = new Stack<(int Map, HashSet<string>? Names)>();
        var reader = new MessagePackTokenReader(data);
        while (reader.Read())
        {
            if (reader.IsKey && open.Peek() is var map && found[map.Map])
            {
                found[map.Map] = IsPlain(ref reader, map.Names);
            }

            switch (reader.Token)
            {
                case MessagePackToken.Map:
                    TokenDepth.Check(reader.Depth + 1, reader.Offset);
                    open.Push((found.Count, reader.Count > 1 ? [] : null));
                    found.Add(true);
                    break;
                case MessagePackToken.EndMap:
                    open.Pop();
                    break;
            }

            if (reader.Depth == 0 && reader.Token is not (MessagePackToken.Array or MessagePackToken.Map))
            {
                break;
            }
        }

        return found;
    }

    private static bool IsPlain(ref MessagePackTokenReader reader, HashSet<string>? names)
    {
        if (reader.Token != MessagePackToken.Text)
        {
            return false;
        }

        ReadOnlySpan<byte> name = reader.Content;
        return !name.StartsWith("$"u8) && Utf8.IsValid(name) && (names is null || names.Add(Encoding.UTF8.GetString(name)));
    }
}
