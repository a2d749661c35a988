using System.Buffers;

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
    /// <exception cref="GraupelException">
    /// The bytes are not a value, are followed by others, or are nested deeper than 500 levels or than the stack of the thread allows.
    /// </exception>
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

    /// <summary>Writes such a value. These types are accepted too:</summary>
    /// <remarks>
    /// <list type="bullet">
    /// <item>Integers: the other types of up to 64 bits, <see cref="nint"/> and <see cref="nuint"/>, and an <see cref="Int128"/> of -2^63 to 2^64 - 1.</item>
    /// <item>
    /// Bytes: <see cref="List{T}"/>, <see cref="System.Collections.Immutable.ImmutableArray{T}"/>, <see cref="Memory{T}"/>,
    /// <see cref="ReadOnlyMemory{T}"/> and <see cref="ArraySegment{T}"/> of <see cref="byte"/>.
    /// </item>
    /// <item>
    /// Arrays: <see cref="System.Collections.IList"/> but for arrays of several dimensions, classes that implement <see cref="IReadOnlyList{T}"/> of
    /// objects, and <see cref="ArraySegment{T}"/> of <see cref="object"/>, with elements of all these types.
    /// </item>
    /// <item>
    /// Maps: <see cref="System.Collections.IDictionary"/>, and <see cref="ICollection{T}"/> and <see cref="IReadOnlyCollection{T}"/> of pairs of an object or
    /// string and an object, so every <c>IDictionary&lt;string, object?&gt;</c>, such as <see cref="System.Dynamic.ExpandoObject"/>, and every
    /// <c>IReadOnlyDictionary&lt;string, object?&gt;</c>.
    /// </item>
    /// </list>
    /// A default <see cref="System.Collections.Immutable.ImmutableArray{T}"/> or <see cref="ArraySegment{T}"/> is nil.
    /// </remarks>
    /// <exception cref="GraupelException">
    /// There is a value of another type (<see cref="ErrorKind.NoContract"/>), text with an unpaired surrogate (<see cref="ErrorKind.InvalidText"/>), a number
    /// or time that is out of range (<see cref="ErrorKind.InvalidValue"/>), or nesting deeper than 500 levels or than the stack of the thread
    /// allows (<see cref="ErrorKind.DepthExceeded"/>). The path consists of the positions in arrays and maps.
    /// </exception>
    /// <exception cref="InvalidOperationException">A collection has more or fewer elements than its count says, because it is modified at the same time.</exception>
    public static byte[] Write(object? value)
    {
        var output = new ArrayBufferWriter<byte>();
        new ObjectTreeWriter(new MessagePackTokenWriter(output)).Write(value);
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
        TokenDepth.Check(reader.Depth + 1, reader.Offset);
        var items = new List<object?>();
        for (uint left = reader.Count; left > 0; left--)
        {
            reader.Read();
            items.Add(Read(ref reader));
        }

        reader.Read();
        return [.. items];
    }

    private static KeyValuePair<object?, object?>[] ReadMap(ref MessagePackTokenReader reader)
    {
        TokenDepth.Check(reader.Depth + 1, reader.Offset);
        var pairs = new List<KeyValuePair<object?, object?>>();
        for (uint left = reader.Count; left > 0; left--)
        {
            reader.Read();
            object? key = Read(ref reader);
            reader.Read();
            pairs.Add(new(key, Read(ref reader)));
        }

        reader.Read();
        return [.. pairs];
    }
}
