using System.Buffers.Binary;
using System.Runtime.Intrinsics;

namespace Graupel.Formats.MessagePack;

/// <summary>Many floats of 32 bits, by their bits.</summary>
internal static class MessagePackSingles
{
    /// <summary>Bytes of one.</summary>
    public const int Size = 1 + sizeof(float);

    private const int Lanes = 4;

    /// <summary>Writes them to room that has as many bytes as they take.</summary>
    public static void Write(Span<byte> room, ReadOnlySpan<uint> values)
    {
        if (MessagePackTwelves.IsSupported)
        {
            int count = MessagePackTwelves.WriteFloats(room, values);
            values = values[count..];
            room = room[(count * Size)..];
        }

        if (Vector128.IsHardwareAccelerated && BitConverter.IsLittleEndian)
        {
            // Three in one store, the last in another.
            Vector128<byte> codes = Vector128.Create(
                MessagePackCode.Float32, 0, 0, 0, 0, MessagePackCode.Float32, 0, 0, 0, 0, MessagePackCode.Float32, 0, 0, 0, 0, MessagePackCode.Float32);
            for (; values.Length >= Lanes; values = values[Lanes..])
            {
                Vector128<byte> turned = Vector128.Shuffle(
                    Vector128.Create(values).AsByte(), Vector128.Create((byte)16, 3, 2, 1, 0, 16, 7, 6, 5, 4, 16, 11, 10, 9, 8, 16));
                (turned | codes).CopyTo(room);
                BinaryPrimitives.WriteUInt32BigEndian(room[((Lanes - 1) * Size + 1)..], values[Lanes - 1]);
                room = room[(Lanes * Size)..];
            }
        }

        foreach (uint value in values)
        {
            room[0] = MessagePackCode.Float32;
            BinaryPrimitives.WriteUInt32BigEndian(room[1..], value);
            room = room[Size..];
        }
    }

    /// <summary>Reads as many as there are before anything else.</summary>
    /// <param name="bytes">The available bytes.</param>
    /// <param name="values">Where they go.</param>
    /// <returns>How many were read.</returns>
    public static int Read(ReadOnlySpan<byte> bytes, Span<uint> values)
    {
        int i = 0;
        if (MessagePackTwelves.IsSupported)
        {
            i = MessagePackTwelves.ReadFloats(bytes, values);
            bytes = bytes[(i * Size)..];
        }

        for (; i < values.Length && bytes.Length >= Size && bytes[0] == MessagePackCode.Float32; i++)
        {
            values[i] = BinaryPrimitives.ReadUInt32BigEndian(bytes[1..]);
            bytes = bytes[Size..];
        }

        return i;
    }
}
