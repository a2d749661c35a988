using System.Runtime.Intrinsics;

namespace Graupel.Formats.MessagePack;

/// <summary>Many truth values, each a byte in memory and on the wire.</summary>
internal static class MessagePackBooleans
{
    /// <summary>Writes them to room that has as many bytes.</summary>
    /// <param name="room">The room.</param>
    /// <param name="values">Their memory: 0 for false.</param>
    public static void Write(Span<byte> room, ReadOnlySpan<byte> values)
    {
        if (Vector256.IsHardwareAccelerated)
        {
            for (; values.Length >= Vector256<byte>.Count; values = values[Vector256<byte>.Count..], room = room[Vector256<byte>.Count..])
            {
                Vector256<byte> isFalse = Vector256.Equals(Vector256.Create(values), Vector256<byte>.Zero);
                (Vector256.Create(MessagePackCode.True) + isFalse).CopyTo(room);
            }
        }

        for (int i = 0; i < values.Length; i++)
        {
            room[i] = values[i] == 0 ? MessagePackCode.False : MessagePackCode.True;
        }
    }

    /// <summary>Reads as many as there are before anything else.</summary>
    /// <param name="bytes">The available bytes.</param>
    /// <param name="values">Where they go: 0 or 1.</param>
    /// <returns>How many were read.</returns>
    public static int Read(ReadOnlySpan<byte> bytes, Span<byte> values)
    {
        int count = Math.Min(bytes.Length, values.Length);
        int i = 0;
        if (Vector256.IsHardwareAccelerated)
        {
            for (; count - i >= Vector256<byte>.Count; i += Vector256<byte>.Count)
            {
                var next = Vector256.Create(bytes[i..]);
                if ((next | Vector256<byte>.One) != Vector256.Create(MessagePackCode.True))
                {
                    break;
                }

                (next & Vector256<byte>.One).CopyTo(values[i..]);
            }
        }

        for (; i < count && (bytes[i] | 1) == MessagePackCode.True; i++)
        {
            values[i] = (byte)(bytes[i] & 1);
        }

        return i;
    }
}
