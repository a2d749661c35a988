using Graupel.Hostile.Lengths;

namespace Graupel.Hostile.Floods;

/// <summary>Makes payloads of many keys, for no table can be filled with keys that collide.</summary>
internal static class KeyPayload
{
    private const byte FastBoolean = 0x10;
    private const byte FastTrue = 0x01;
    private const byte FastSequence = 0xB0;
    private const byte MessagePackTrue = 0xC3;
    private const byte MessagePackArrayOfOne = 0x91;

    /// <summary>Keys one behind the other.</summary>
    public static byte[] Sequence<[ContractParameter] T>(Serializer serializer, T[] keys) => Make(serializer, keys, LengthHeaders.Array, [], [], []);

    /// <summary>Each key with true.</summary>
    public static byte[] Map<[ContractParameter] T>(Serializer serializer, T[] keys) =>
        Make(serializer, keys, LengthHeaders.Map, [FastBoolean], [FastTrue], [MessagePackTrue]);

    /// <summary>Each key with a list of true.</summary>
    public static byte[] MapOfSequences<[ContractParameter] T>(Serializer serializer, T[] keys) =>
        Make(serializer, keys, LengthHeaders.Map, [FastSequence], [0x03, FastBoolean, FastTrue], [MessagePackArrayOfOne, MessagePackTrue]);

    /// <summary>Each key with an array of true, as a sequence of pairs.</summary>
    public static byte[] Groups<[ContractParameter] T>(Serializer serializer, T[] keys) =>
        serializer.Serialize(Array.ConvertAll(keys, static key => new KeyValuePair<T, bool[]>(key, [true])));

    private static byte[] Make<[ContractParameter] T>(Serializer serializer, T[] keys, LengthHeader messagePack, byte[] fastKind, byte[] fastValue, byte[] messagePackValue)
    {
        var bytes = new List<byte>();
        if (serializer.Options.Format == WireFormat.MessagePack)
        {
            bytes.AddRange(messagePack((UInt128)keys.Length)!);
            foreach (T key in keys)
            {
                bytes.AddRange(serializer.Serialize(key));
                bytes.AddRange(messagePackValue);
            }

            return [.. bytes];
        }

        byte[] one = serializer.Serialize(keys[..1]);
        if (serializer.Options.Format == WireFormat.Compact)
        {
            return fastKind.Length == 0 ? serializer.Serialize(keys) : MakeCompact(serializer, keys, one, fastKind, fastValue);
        }

        // The keys take the same number of bytes each.
        int size = serializer.Serialize(keys[..2]).Length - one.Length;
        byte[] all = serializer.Serialize(keys);
        bytes.AddRange(LengthHeaders.Sequence((UInt128)keys.Length)!);
        bytes.AddRange(one.AsSpan()[1..^size]);
        bytes.AddRange(fastKind);
        for (int start = all.Length - (size * keys.Length); start < all.Length; start += size)
        {
            bytes.AddRange(all.AsSpan(start, size));
            bytes.AddRange(fastValue);
        }

        return [.. bytes];
    }

    // Here the keys do not, and a sequence of them may be written in blocks.
    private static byte[] MakeCompact<[ContractParameter] T>(Serializer serializer, T[] keys, byte[] one, byte[] valueKind, byte[] value)
    {
        int size = serializer.Serialize<T[]>([keys[0], keys[0]]).Length - one.Length;
        int descriptor = one.Length - size;
        var bytes = new List<byte>();
        bytes.AddRange(LengthHeaders.Sequence((UInt128)keys.Length)!);
        bytes.AddRange(one.AsSpan(1, descriptor - 1));
        bytes.AddRange(valueKind);
        foreach (T key in keys)
        {
            bytes.AddRange(serializer.Serialize<T[]>([key]).AsSpan(descriptor));
            bytes.AddRange(value);
        }

        return [.. bytes];
    }
}
