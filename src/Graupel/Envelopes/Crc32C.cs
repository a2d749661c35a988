using System.Buffers.Binary;
using System.Numerics;

namespace Graupel.Envelopes;

/// <summary>CRC-32C (Castagnoli) of bytes that come in pieces. Finds damage, not forgery.</summary>
internal struct Crc32C
{
    /// <summary>Bytes of a checksum.</summary>
    public const int Size = sizeof(uint);

    /// <summary>The checksum of everything so far.</summary>
    public uint Value { get; private set; }

    /// <summary>The checksum of some bytes.</summary>
    public static uint Of(ReadOnlySpan<byte> bytes)
    {
        var crc = default(Crc32C);
        crc.Append(bytes);
        return crc.Value;
    }

    /// <summary>The checksum of bytes in several pieces.</summary>
    public static uint Of(IEnumerable<ReadOnlyMemory<byte>> pieces)
    {
        var crc = default(Crc32C);
        foreach (ReadOnlyMemory<byte> piece in pieces)
        {
            crc.Append(piece.Span);
        }

        return crc.Value;
    }

    /// <summary>Continues with more bytes.</summary>
    public void Append(ReadOnlySpan<byte> bytes)
    {
        uint crc = ~Value;
        for (; bytes.Length >= sizeof(ulong); bytes = bytes[sizeof(ulong)..])
        {
            crc = BitOperations.Crc32C(crc, BinaryPrimitives.ReadUInt64LittleEndian(bytes));
        }

        foreach (byte b in bytes)
        {
            crc = BitOperations.Crc32C(crc, b);
        }

        Value = ~crc;
    }
}
