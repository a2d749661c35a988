using System.Buffers.Binary;

namespace Graupel.Hostile.Mutations;

/// <summary>Damages bytes: single bits, and what formats stumble over (extreme numbers, cuts, insertions, repetitions).</summary>
internal sealed class Mutator(int seed)
{
    private static readonly int[] Extremes = [0, -1, 1, int.MaxValue, int.MinValue, 0x7FFF_FFC7, 0x4000_0000, 0x0100_0000, -2];

    private readonly Random _random = new(seed);

    public int Next(int limit) => _random.Next(limit);

    public byte[] Mutate(byte[] original)
    {
        byte[] bytes = [.. original];
        for (int i = _random.Next(3); i >= 0; i--)
        {
            bytes = MutateOnce(bytes);
        }

        return bytes;
    }

    private byte[] MutateOnce(byte[] bytes)
    {
        if (bytes.Length == 0)
        {
            return [(byte)_random.Next(256)];
        }

        int at = _random.Next(bytes.Length);
        switch (_random.Next(8))
        {
            case 0 or 1 or 2:
                bytes[at] ^= (byte)(1 << _random.Next(8));
                return bytes;
            case 3:
                bytes[at] = (byte)_random.Next(256);
                return bytes;
            case 4:
                Span<byte> number = stackalloc byte[4];
                BinaryPrimitives.WriteInt32LittleEndian(number, Extremes[_random.Next(Extremes.Length)]);
                number[..Math.Min(4, bytes.Length - at)].CopyTo(bytes.AsSpan(at));
                return bytes;
            case 5:
                return bytes[..at];
            case 6:
                return [.. bytes[..at], (byte)_random.Next(256), .. bytes[at..]];
            default:
                int length = Math.Min(_random.Next(1, 9), bytes.Length - at);
                return [.. bytes[..at], .. bytes.AsSpan(at, length), .. bytes[at..]];
        }
    }
}
