using System.Buffers.Binary;
using System.Numerics;
using System.Text;

namespace SeedTests.NetSerializer2;

/// <summary>States as other versions of a program would have saved them.</summary>
internal static class Damage
{
    /// <summary>Another name of the same length instead of one, with a checksum that fits.</summary>
    public static byte[] Rename(byte[] state, string name, string other)
    {
        Assert.Equal(name.Length, other.Length);
        byte[] changed = Encoding.Latin1.GetBytes(Encoding.Latin1.GetString(state).Replace(name, other, StringComparison.Ordinal));
        uint checksum = uint.MaxValue;
        foreach (byte one in changed[..^sizeof(uint)])
        {
            checksum = BitOperations.Crc32C(checksum, one);
        }

        BinaryPrimitives.WriteUInt32LittleEndian(changed.AsSpan(changed.Length - sizeof(uint)), ~checksum);
        return changed;
    }
}
