using System.Buffers.Binary;

namespace Graupel.Formats.MessagePack;

/// <summary>Many integers of 64 bits.</summary>
internal static partial class MessagePackLongs
{
    /// <summary>Most bytes of one.</summary>
    public const int MaximumSize = MessagePackEncoder.MaximumSize;

    // How many go one by one before neighbours are compared again.
    private const int Pause = 32;

    /// <summary>Writes many.</summary>
    /// <param name="room">As many bytes as they may take, and the slack of a reservation.</param>
    /// <param name="values">The integers.</param>
    /// <param name="isSigned">Whether they are signed.</param>
    /// <returns>The number of bytes.</returns>
    public static int Write(Span<byte> room, ReadOnlySpan<ulong> values, bool isSigned)
    {
        int at = 0;
        int i = 0;
        WriteFours(room, values, isSigned, ref i, ref at);
        for (; i < values.Length; i++)
        {
            at += isSigned ? MessagePackEncoder.Signed(room[at..], unchecked((long)values[i])) : MessagePackEncoder.Unsigned(room[at..], values[i]);
        }

        return at;
    }

    /// <summary>Reads as many as are whole before anything else.</summary>
    /// <param name="bytes">The available bytes.</param>
    /// <param name="values">Where they go.</param>
    /// <param name="isSigned">Whether they are signed; the others are refused here.</param>
    /// <param name="consumed">How many bytes they took.</param>
    /// <returns>How many were read: not the last ones, after which there are few bytes available.</returns>
    public static int Read(ReadOnlySpan<byte> bytes, Span<ulong> values, bool isSigned, out int consumed)
    {
        int i = 0;
        int at = 0;
        bool goesOn = true;
        while (goesOn && i < values.Length)
        {
            if (MessagePackSevens.IsSupported)
            {
                int count = MessagePackSevens.ReadIntegers(bytes[at..], values[i..], isSigned);
                i += count;
                at += count * MaximumSize;
            }

            for (int end = Math.Min(values.Length, i + Pause); i < end; i++)
            {
                if (bytes.Length - at < MaximumSize || !TryDecode(bytes.Slice(at, MaximumSize), isSigned, out long value, out int size))
                {
                    goesOn = false;
                    break;
                }

                values[i] = unchecked((ulong)value);
                at += size;
            }
        }

        consumed = at;
        return i;
    }

    // Where the runtime and the processor can: from the given one on, and all but the last ones.
    static partial void WriteFours(Span<byte> room, ReadOnlySpan<ulong> values, bool isSigned, ref int index, ref int size);

    private static bool TryDecode(ReadOnlySpan<byte> bytes, bool isSigned, out long value, out int size)
    {
        if (MessagePackDecoder.TryDecodeSmall(bytes, out value, out size))
        {
            return isSigned || value >= 0;
        }

        (byte own, byte other) = MessagePackSevens.Codes64(isSigned);
        value = BinaryPrimitives.ReadInt64BigEndian(bytes[1..]);
        size = MaximumSize;
        return bytes[0] == own || (bytes[0] == other && value >= 0);
    }
}
