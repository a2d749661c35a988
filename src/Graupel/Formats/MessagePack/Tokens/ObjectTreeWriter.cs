using System.Collections;
using System.Collections.Immutable;

namespace Graupel.Formats.MessagePack;

/// <summary>Writes objects by their run-time types, for <see cref="MessagePackObject"/>.</summary>
internal readonly struct ObjectTreeWriter(MessagePackTokenWriter output)
{
    public void Write(object? value)
    {
        switch (value)
        {
            case null:
                output.WriteNil();
                break;
            case bool boolean:
                output.WriteBoolean(boolean);
                break;
            case sbyte or short or int or long:
                output.WriteInteger(Convert.ToInt64(value, null));
                break;
            case byte or ushort or uint or ulong:
                output.WriteInteger(Convert.ToUInt64(value, null));
                break;
            case nint signed:
                output.WriteInteger((long)signed);
                break;
            case nuint unsigned:
                output.WriteInteger((ulong)unsigned);
                break;
            case Int128 integer:
                output.WriteInteger(integer);
                break;
            case float single:
                output.WriteSingle(single);
                break;
            case double number:
                output.WriteDouble(number);
                break;
            case string text:
                output.WriteText(text);
                break;
            case DateTime time:
                output.WriteTimestamp(time);
                break;
            case MessagePackExtension extension:
                output.WriteExtension(extension.Type, extension.Content.Span);
                break;
            default:
                WriteOther(value);
                break;
        }
    }

    // Bytes are the same types as for a serializer: neither arrays that pass for arrays of bytes, nor lists that may hold more than bytes.
    private void WriteOther(object value)
    {
        switch (value)
        {
            case ValueType when IsDefault(value):
                output.WriteNil();
                break;
            case byte[] bytes when value.GetType() == typeof(byte[]):
                output.WriteBytes(bytes);
                break;
            case List<byte> bytes when value.GetType() == typeof(List<byte>):
                output.WriteBytes(bytes.ToArray());
                break;
            case ImmutableArray<byte> bytes:
                output.WriteBytes(bytes.AsSpan());
                break;
            case Memory<byte> bytes:
                output.WriteBytes(bytes.Span);
                break;
            case ReadOnlyMemory<byte> bytes:
                output.WriteBytes(bytes.Span);
                break;
            case ArraySegment<byte> bytes:
                output.WriteBytes(bytes.AsSpan());
                break;
            case IReadOnlyCollection<KeyValuePair<object?, object?>> pairs:
                WriteMap(pairs.Count, pairs);
                break;
            case ICollection<KeyValuePair<object?, object?>> pairs:
                WriteMap(pairs.Count, pairs);
                break;
            case IReadOnlyCollection<KeyValuePair<string, object?>> pairs:
                WriteMap(pairs.Count, pairs);
                break;
            case ICollection<KeyValuePair<string, object?>> pairs:
                WriteMap(pairs.Count, pairs);
                break;
            case IDictionary dictionary:
                WriteMap(dictionary.Count, Entries(dictionary));
                break;
            case IList list when list is not Array { Rank: > 1 }:
                WriteArray(list.Count, list);
                break;
            case ArraySegment<object?> segment:
                WriteArray(segment.Count, segment);
                break;
            case IReadOnlyList<object?> list when list is not ValueType:
                WriteArray(list.Count, list);
                break;
            default:
                Throw.NoForm(value.GetType());
                break;
        }
    }

    // These have nothing that could be enumerated, and are null for a serializer too.
    private static bool IsDefault(object value) =>
        value is ArraySegment<byte> { Array: null } or ArraySegment<object?> { Array: null }
            or ArraySegment<KeyValuePair<object?, object?>> { Array: null } or ArraySegment<KeyValuePair<string, object?>> { Array: null }
        || (value.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(ImmutableArray<>)
            && value.Equals(default(ImmutableArray<object>)));

    private static IEnumerable<KeyValuePair<object, object?>> Entries(IDictionary dictionary)
    {
        foreach (DictionaryEntry entry in dictionary)
        {
            yield return new(entry.Key, entry.Value);
        }
    }

    // The count is written first: what is enumerated must keep to it, even if another thread changes the collection.
    private void WriteArray(int count, IEnumerable items)
    {
        TokenDepth.Check(output.Depth + 1, -1);
        output.WriteArrayHeader(count);
        int i = 0;
        try
        {
            foreach (object? item in items)
            {
                if (i == count)
                {
                    Throw.ChangedWhileWritten();
                }

                Write(item);
                i++;
            }
        }
        catch (GraupelException e) when (e.EnterElement(i, -1))
        {
            throw;
        }

        if (i != count)
        {
            Throw.ChangedWhileWritten();
        }
    }

    private void WriteMap<TKey>(int count, IEnumerable<KeyValuePair<TKey, object?>> pairs)
    {
        TokenDepth.Check(output.Depth + 1, -1);
        output.WriteMapHeader(count);
        int i = 0;
        try
        {
            foreach ((TKey key, object? value) in pairs)
            {
                if (i == count)
                {
                    Throw.ChangedWhileWritten();
                }

                Write(key);
                Write(value);
                i++;
            }
        }
        catch (GraupelException e) when (e.EnterElement(i, -1))
        {
            throw;
        }

        if (i != count)
        {
            Throw.ChangedWhileWritten();
        }
    }
}
