using System.Buffers.Binary;

namespace Graupel.Formats.MessagePack;

/// <summary>Many floats of 64 bits, by their bits.</summary>
internal static class MessagePackDoubles
{
    /// <summary>Bytes of one.</summary>
    public const int Size = 1 + sizeof(double);

    /// <summary>Writes them to room that has as many bytes as they take.</summary>
    public static void Write(Span<byte> room, ReadOnlySpan<ulong> values)
    {
        foreach (ulong value in values)
        {
            room[0] = MessagePackCode.Float64;
            BinaryPrimitives.WriteUInt64BigEndian(room[1..], value);
            room = room[Size..];
        }
    }

    /// <summary>Reads as many as stand as such, and whole, in front of anything else.</summary>
    /// <returns>How many were read.</returns>
    public static int Read(ReadOnlySpan<byte> bytes, Span<ulong> values)
    {
        for (int i = 0; i < values.Length; i++)
        {
            if (bytes.Length < Size || bytes[0] != MessagePackCode.Float64)
            {
                return i;
            }

            values[i] = BinaryPrimitives.ReadUInt64BigEndian(bytes[1..]);
            bytes = bytes[Size..];
        }

        return values.Length;
    }
}
