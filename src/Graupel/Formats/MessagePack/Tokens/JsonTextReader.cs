using System.Text.Json;

namespace Graupel.Formats.MessagePack;

/// <summary>Converts JSON to MessagePack, for <see cref="MessagePackJson"/>.</summary>
internal readonly struct JsonTextReader(MessagePackTokenWriter output)
{
    public void Read(JsonElement element)
    {
        switch (element.ValueKind)
        {
            case JsonValueKind.Null:
                output.WriteNil();
                break;
            case JsonValueKind.True or JsonValueKind.False:
                output.WriteBoolean(element.GetBoolean());
                break;
            case JsonValueKind.Number:
                JsonNumber.Write(element, output);
                break;
            case JsonValueKind.String:
                output.WriteText(TextOf(element, static element => element.GetString()!));
                break;
            case JsonValueKind.Array:
                ReadArray(element);
                break;
            default:
                ReadObject(element);
                break;
        }
    }

    private void ReadArray(JsonElement element)
    {
        TokenDepth.Check(output.Depth + 1, -1);
        output.WriteArrayHeader(element.GetArrayLength());
        int i = 0;
        try
        {
            foreach (JsonElement item in element.EnumerateArray())
            {
                Read(item);
                i++;
            }
        }
        catch (GraupelException e) when (e.EnterElement(i, -1))
        {
            throw;
        }
    }

    private void ReadObject(JsonElement element)
    {
        int count = 0;
        bool isSpecial = false;
        JsonProperty last = default;
        foreach (JsonProperty property in element.EnumerateObject())
        {
            isSpecial |= NameOf(property) is ['$', ..];
            last = property;
            count++;
        }

        if (!isSpecial)
        {
            ReadMembers(element, count);
        }
        else if (count > 1)
        {
            Throw.InvalidValue("an object with several names, one of which begins with $", -1);
        }
        else if (NameOf(last) == MessagePackJson.Map)
        {
            ReadPairs(last.Value);
        }
        else
        {
            JsonSpecial.Write(NameOf(last), last.Value, output);
        }
    }

    private void ReadMembers(JsonElement element, int count)
    {
        TokenDepth.Check(output.Depth + 1, -1);
        output.WriteMapHeader(count);
        int i = 0;
        try
        {
            foreach (JsonProperty property in element.EnumerateObject())
            {
                output.WriteText(NameOf(property));
                Read(property.Value);
                i++;
            }
        }
        catch (GraupelException e) when (e.EnterElement(i, -1))
        {
            throw;
        }
    }

    private void ReadPairs(JsonElement pairs)
    {
        TokenDepth.Check(output.Depth + 1, -1);
        if (pairs.ValueKind != JsonValueKind.Array)
        {
            JsonSpecial.Refuse(MessagePackJson.Map);
        }

        output.WriteMapHeader(pairs.GetArrayLength());
        int i = 0;
        try
        {
            foreach (JsonElement pair in pairs.EnumerateArray())
            {
                if (pair.ValueKind != JsonValueKind.Array || pair.GetArrayLength() != 2)
                {
                    Throw.InvalidValue("a pair must have two values", -1);
                }

                Read(pair[0]);
                Read(pair[1]);
                i++;
            }
        }
        catch (GraupelException e) when (e.EnterElement(i, -1))
        {
            throw;
        }
    }

    private static string NameOf(JsonProperty property) => TextOf(property, static property => property.Name);

    // An escape may be an unpaired surrogate.
    private static string TextOf<T>(T holder, Func<T, string> get)
    {
        try
        {
            return get(holder);
        }
        catch (InvalidOperationException)
        {
            Throw.HalfPair(-1);
            throw;
        }
    }
}
