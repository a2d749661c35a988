using System.Buffers;
using System.Text;
using System.Text.Unicode;

namespace Graupel.Formats.MessagePack;

/// <summary>Finds one member in MessagePack bytes without reading the rest.</summary>
public static class MessagePackPath
{
    /// <summary>
    /// Finds the value at the end of a path, so that it can be read on its own. What precedes it is skipped; what follows it is not examined.
    /// </summary>
    /// <param name="data">The bytes of one value.</param>
    /// <param name="value">The bytes of the value, a slice of <paramref name="data"/>.</param>
    /// <param name="path">Names and numbers in maps, and indexes in arrays, from the outside to the inside.</param>
    /// <returns>False if there is nothing at the path.</returns>
    /// <exception cref="GraupelException">The data ends before the value does, or contains the unused byte C1.</exception>
    public static bool TryFind(ReadOnlySpan<byte> data, out ReadOnlySpan<byte> value, params ReadOnlySpan<MessagePackKey> path)
    {
        value = default;
        var reader = new MessagePackTokenReader(data);
        if (!reader.Read())
        {
            Throw.EndOfData(0);
        }

        foreach (MessagePackKey key in path)
        {
            if (!(reader.Token == MessagePackToken.Map ? TryEnterMap(ref reader, key) : TryEnterArray(ref reader, key)))
            {
                return false;
            }
        }

        value = reader.Raw;
        return true;
    }

    private static bool TryEnterArray(scoped ref MessagePackTokenReader reader, MessagePackKey key)
    {
        if (reader.Token != MessagePackToken.Array || key.Name is not null || key.Number < 0 || key.Number >= reader.Count)
        {
            return false;
        }

        for (uint left = (uint)key.Number; left > 0; left--)
        {
            reader.Read();
            reader.Skip();
        }

        return reader.Read();
    }

    private static bool TryEnterMap(scoped ref MessagePackTokenReader reader, MessagePackKey key)
    {
        byte[]? name = null;
        if (key.Name is not null && !TryEncode(key.Name, out name))
        {
            return false;
        }

        for (uint left = reader.Count; left > 0; left--)
        {
            reader.Read();
            bool isIt = name is null
                ? reader.Token == MessagePackToken.Integer && reader.GetInteger() == key.Number
                : reader.Token == MessagePackToken.Text && reader.Content.SequenceEqual(name);
            reader.Skip();
            reader.Read();
            if (isIt)
            {
                return true;
            }

            reader.Skip();
        }

        return false;
    }

    // A text with an unpaired surrogate is not the name of anything.
    private static bool TryEncode(string name, out byte[] bytes)
    {
        bytes = new byte[Encoding.UTF8.GetMaxByteCount(name.Length)];
        bool isText = Utf8.FromUtf16(name, bytes, out _, out int size, replaceInvalidSequences: false) == OperationStatus.Done;
        bytes = bytes[..size];
        return isText;
    }
}
