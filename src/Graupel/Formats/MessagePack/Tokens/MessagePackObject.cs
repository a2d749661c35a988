using System.Buffers;
using System.Collections;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// Reads and writes values without a contract, as objects: null, <see cref="bool"/>, <see cref="long"/> (or <see cref="ulong"/> if it is larger),
/// <see cref="float"/>, <see cref="double"/>, <see cref="string"/>, <c>byte[]</c>, <see cref="DateTime"/> for timestamps that it represents to the
/// nanosecond, <see cref="MessagePackExtension"/> for others and for all other extensions, <c>object?[]</c> for arrays, and
/// <c>KeyValuePair&lt;object?, object?&gt;[]</c> for maps, whose keys may be any value and keep their order.
/// </summary>
public static class MessagePackObject
{
    /// <summary>Reads one value.</summary>
    /// <param name="data">The bytes of the value.</param>
    /// <exception cref="GraupelException">The bytes are not a value, are followed by others, or are nested deeper than 500 levels.</exception>
    public static object? Read(ReadOnlySpan<byte> data)
    {
        var reader = new MessagePackTokenReader(data);
        if (!reader.Read())
        {
            Throw.EndOfData(0);
        }

        object? value = Read(ref reader);
        if (reader.Read())
        {
            Throw.TrailingBytes(reader.Offset);
        }

        return value;
    }

    /// <summary>Writes such a value. Other integer types, and lists and dictionaries of such values, are accepted too.</summary>
    /// <exception cref="GraupelException">There is a value of another type (<see cref="ErrorKind.NoContract"/>), or more than 500 levels.</exception>
    public static byte[] Write(object? value)
    {
        var output = new ArrayBufferWriter<byte>();
        Write(new MessagePackTokenWriter(output), value, 0);
        return output.WrittenSpan.ToArray();
    }

    private static object? Read(ref MessagePackTokenReader reader)
    {
        switch (reader.Token)
        {
            case MessagePackToken.Nil:
                return null;
            case MessagePackToken.Boolean:
                return reader.GetBoolean();
            case MessagePackToken.Integer:
                Int128 integer = reader.GetInteger();
                return integer <= long.MaxValue ? (object)(long)integer : (ulong)integer;
            case MessagePackToken.Single:
                return reader.GetSingle();
            case MessagePackToken.Double:
                return reader.GetDouble();
            case MessagePackToken.Text:
                return reader.GetString();
            case MessagePackToken.Bytes:
                return reader.Content.ToArray();
            case MessagePackToken.Extension:
                return reader.TryGetTimestamp(out DateTime time) && MessagePackTimestamp.IsOfWholeTicks(reader.Content)
                    ? time
                    : new MessagePackExtension(reader.ExtensionType, reader.Content.ToArray());
            case MessagePackToken.Array:
                return ReadArray(ref reader);
            default:
                return ReadMap(ref reader);
        }
    }

    // Lists grow as values come: a count is known to have its bytes, but an object takes more memory than a byte.
    private static object?[] ReadArray(ref MessagePackTokenReader reader)
    {
        var items = new List<object?>();
        for (uint left = Enter(ref reader); left > 0; left--)
        {
            reader.Read();
            items.Add(Read(ref reader));
        }

        reader.Read();
        return [.. items];
    }

    private static KeyValuePair<object?, object?>[] ReadMap(ref MessagePackTokenReader reader)
    {
        var pairs = new List<KeyValuePair<object?, object?>>();
        for (uint left = Enter(ref reader); left > 0; left--)
        {
            reader.Read();
            object? key = Read(ref reader);
            reader.Read();
            pairs.Add(new(key, Read(ref reader)));
        }

        reader.Read();
        return [.. pairs];
    }

    private static uint Enter(ref MessagePackTokenReader reader)
    {
        if (reader.Depth >= MessagePackJson.MaxDepth)
        {
            Throw.DepthExceeded(MessagePackJson.MaxDepth, reader.Offset);
        }

        return reader.Count;
    }

    private static void Write(MessagePackTokenWriter writer, object? value, int depth)
    {
        switch (value)
        {
            case null:
                writer.WriteNil();
                break;
            case bool boolean:
                writer.WriteBoolean(boolean);
                break;
            case sbyte or short or int or long:
                writer.WriteInteger(Convert.ToInt64(value, null));
                break;
            case byte or ushort or uint or ulong:
                writer.WriteInteger(Convert.ToUInt64(value, null));
                break;
            case float single:
                writer.WriteSingle(single);
                break;
            case double number:
                writer.WriteDouble(number);
                break;
            case string text:
                writer.WriteText(text);
                break;
            case byte[] bytes when value.GetType() == typeof(byte[]):
                writer.WriteBytes(bytes);
                break;
            case DateTime time:
                writer.WriteTimestamp(time);
                break;
            case MessagePackExtension extension:
                writer.WriteExtension(extension.Type, extension.Content.Span);
                break;
            case IReadOnlyCollection<KeyValuePair<object?, object?>> pairs:
                int inPairs = Below(depth);
                writer.WriteMap(pairs.Count);
                foreach ((object? key, object? item) in pairs)
                {
                    Write(writer, key, inPairs);
                    Write(writer, item, inPairs);
                }

                break;
            case IDictionary dictionary:
                int inDictionary = Below(depth);
                writer.WriteMap(dictionary.Count);
                foreach (DictionaryEntry entry in dictionary)
                {
                    Write(writer, entry.Key, inDictionary);
                    Write(writer, entry.Value, inDictionary);
                }

                break;
            case IList list when list is not Array { Rank: > 1 }:
                int inList = Below(depth);
                writer.WriteArray(list.Count);
                foreach (object? item in list)
                {
                    Write(writer, item, inList);
                }

                break;
            default:
                Throw.NoForm(value.GetType());
                break;
        }
    }

    private static int Below(int depth)
    {
        if (depth >= MessagePackJson.MaxDepth)
        {
            Throw.DepthExceeded(MessagePackJson.MaxDepth, -1);
        }

        return depth + 1;
    }
}
