using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace Graupel.Formats.MessagePack;

/// <summary>Many floats of 64 bits, by their bits.</summary>
internal static class MessagePackDoubles
{
    /// <summary>Bytes of one.</summary>
    public const int Size = 1 + sizeof(double);

    /// <summary>Writes them to room that has as many bytes as they take.</summary>
    public static void Write(Span<byte> room, ReadOnlySpan<ulong> values)
    {
        if (MessagePackSevens.IsSupported && values.Length > MessagePackSevens.FewestOnWrite)
        {
            int count = MessagePackSevens.Write(room, values);
            values = values[count..];
            room = room[(count * Size)..];
        }

        if (Vector128.IsHardwareAccelerated && BitConverter.IsLittleEndian)
        {
            for (; values.Length >= 4; values = values[4..])
            {
                Span<byte> four = room[..(4 * Size)];
                WriteTwo(four, values);
                WriteTwo(four[(2 * Size)..], values[2..]);
                room = room[four.Length..];
            }
        }

        foreach (ulong value in values)
        {
            room[0] = MessagePackCode.Float64;
            BinaryPrimitives.WriteUInt64BigEndian(room[1..], value);
            room = room[Size..];
        }
    }

    // One store for the first and most of the second, which another completes.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WriteTwo(Span<byte> room, ReadOnlySpan<ulong> values)
    {
        Vector128<byte> codes = Vector128.Create(MessagePackCode.Float64, 0, 0, 0, 0, 0, 0, 0, 0, MessagePackCode.Float64, 0, 0, 0, 0, 0, 0);
        Vector128<byte> turned = Vector128.Shuffle(
            Vector128.Create(values).AsByte(), Vector128.Create((byte)16, 7, 6, 5, 4, 3, 2, 1, 0, 16, 15, 14, 13, 12, 11, 10));
        (turned | codes).CopyTo(room);
        BinaryPrimitives.WriteUInt64BigEndian(room[(Size + 1)..], values[1]);
    }

    /// <summary>Reads as many as are as such, and whole, before anything else.</summary>
    /// <returns>How many were read.</returns>
    public static int Read(ReadOnlySpan<byte> bytes, Span<ulong> values)
    {
        int i = 0;
        if (MessagePackSevens.IsSupported)
        {
            i = MessagePackSevens.Read(bytes, values);
            bytes = bytes[(i * Size)..];
        }

        for (; i < values.Length; i++)
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
