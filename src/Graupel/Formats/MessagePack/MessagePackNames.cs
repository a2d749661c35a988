using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;

namespace Graupel.Formats.MessagePack;

/// <summary>The names of the members of one contract, found by their length and their first and last eight bytes; never by a string.</summary>
internal sealed class MessagePackNames
{
    private const ulong Factor = 0x9E37_79B9_7F4A_7C15;

    private readonly byte[][] _names;

    // Open addressing over twice as many places as names: an index and one, or zero.
    private readonly int[] _table;
    private readonly int _shift;

    /// <summary>Takes the names of a contract.</summary>
    /// <param name="names">A name for each member. Of two that are called the same, the first is found.</param>
    public MessagePackNames(string[] names)
    {
        _names = [.. names.Select(Encode)];
        Longest = _names.Max(static name => (int?)name.Length) ?? 0;
        int bits = BitOperations.Log2((uint)names.Length) + 2;
        _table = new int[1 << bits];
        _shift = 64 - bits;
        for (int i = 0; i < _names.Length; i++)
        {
            if (Find(_names[i]) >= 0)
            {
                continue;
            }

            int place = PlaceOf(_names[i]);
            while (_table[place] != 0)
            {
                place = (place + 1) & (_table.Length - 1);
            }

            _table[place] = i + 1;
        }
    }

    /// <summary>Bytes of the longest name; a longer one is not the name of a member.</summary>
    public int Longest { get; }

    /// <summary>The name of a member, in UTF-8.</summary>
    public ReadOnlySpan<byte> this[int member] => _names[member];

    /// <summary>True if a member is called so.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool IsAt(int member, ReadOnlySpan<byte> name)
    {
        byte[][] names = _names;
        return unchecked((uint)member < (uint)names.Length) && name.SequenceEqual(names[member]);
    }

    /// <summary>The member that is called so; -1 when there is none.</summary>
    public int Find(ReadOnlySpan<byte> name)
    {
        int[] table = _table;
        for (int place = PlaceOf(name); table[place] != 0; place = (place + 1) & (table.Length - 1))
        {
            if (name.SequenceEqual(_names[table[place] - 1]))
            {
                return table[place] - 1;
            }
        }

        return -1;
    }

    private int PlaceOf(ReadOnlySpan<byte> name) => (int)(unchecked(((FirstWord(name) + (ulong)name.Length) * Factor ^ LastWord(name)) * Factor) >> _shift);

    private static ulong FirstWord(ReadOnlySpan<byte> name)
    {
        if (name.Length >= sizeof(ulong))
        {
            return BinaryPrimitives.ReadUInt64LittleEndian(name);
        }

        ulong word = 0;
        foreach (byte b in name)
        {
            word = (word << 8) | b;
        }

        return word;
    }

    private static ulong LastWord(ReadOnlySpan<byte> name) =>
        name.Length > sizeof(ulong) ? BinaryPrimitives.ReadUInt64LittleEndian(name[^sizeof(ulong)..]) : 0;

    private static byte[] Encode(string name)
    {
        try
        {
            return StrictUtf8.Instance.GetBytes(name);
        }
        catch (EncoderFallbackException)
        {
            Throw.InvalidText("the name of a member has an unpaired surrogate", -1);
            return [];
        }
    }
}
