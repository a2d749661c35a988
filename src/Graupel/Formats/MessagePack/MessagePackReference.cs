using System.Buffers.Binary;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// An extension that refers to an earlier object: the kind that it was written as there, and how many bytes back
/// from the first byte of the extension it begins, in 1, 3 or 7 bytes.
/// </summary>
internal static class MessagePackReference
{
    /// <summary>The type of the extension.</summary>
    public const byte Type = 82;

    /// <summary>Most bytes of the whole extension as it is written.</summary>
    public const int MaximumSize = 2 + 8;

    private const int SmallDistanceBits = 8;
    private const int MiddleDistanceBits = 24;

    /// <summary>Refuses an extension of users that would be taken for a reference.</summary>
    /// <param name="type">Its type.</param>
    /// <param name="offset">Where it is.</param>
    public static void Refuse(sbyte type, long offset)
    {
        if (type == Type)
        {
            Throw.UnsupportedFormat($"an extension of type {Type} is a reference if {nameof(SerializerOptions.References)} are preserved", offset);
        }
    }

    /// <summary>Whether a value with this first byte may be one: the type follows.</summary>
    public static bool MayBegin(byte code) => code is MessagePackCode.FixExt2 or MessagePackCode.FixExt4 or MessagePackCode.FixExt8;

    /// <summary>Writes the whole extension.</summary>
    /// <returns>The number of bytes.</returns>
    public static int Write(Span<byte> destination, WireKind kind, long distance)
    {
        (byte code, int size) = distance switch
        {
            < 1L << SmallDistanceBits => (MessagePackCode.FixExt2, 2),
            < 1L << MiddleDistanceBits => (MessagePackCode.FixExt4, 4),
            _ => (MessagePackCode.FixExt8, 8),
        };
        Span<byte> content = stackalloc byte[sizeof(long)];
        BinaryPrimitives.WriteInt64BigEndian(content, distance);
        content[^size] = (byte)kind;
        destination[0] = code;
        destination[1] = Type;
        content[^size..].CopyTo(destination[2..]);
        return 2 + size;
    }

    /// <summary>Reads what follows the type.</summary>
    public static void Read(ReadOnlySpan<byte> content, out WireKind kind, out long distance)
    {
        kind = (WireKind)content[0];
        distance = 0;
        foreach (byte digit in content[1..])
        {
            distance = (distance << 8) | digit;
        }
    }
}
