using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Formats;

namespace Graupel.Bench.Floors;

/// <summary>Loads by hand: a place, what is left behind it, and the checks.</summary>
internal ref struct FloorInput(ReadOnlySpan<byte> data)
{
    private ref byte _place = ref MemoryMarshal.GetReference(data);
    private int _left = data.Length;

    public readonly int Left => _left;

    public readonly byte First => _left > 0 ? _place : throw new InvalidDataException();

    public readonly ReadOnlySpan<byte> Rest => MemoryMarshal.CreateReadOnlySpan(ref _place, _left);

    /// <summary>The next 8 bytes, which must be there.</summary>
    public readonly ulong Peek() => Unsafe.ReadUnaligned<ulong>(ref _place);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Take(int size)
    {
        if (_left < size)
        {
            Fail();
        }

        ref byte place = ref _place;
        _place = ref Unsafe.Add(ref place, size);
        _left -= size;
        return ref place;
    }

    /// <summary>Steps over the nil of MessagePack.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryNil()
    {
        if (_left == 0 || _place != 0xC0)
        {
            return false;
        }

        Take(1);
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool StartsWith(ulong header, ulong mask) =>
        _left >= sizeof(ulong) && ((Unsafe.ReadUnaligned<ulong>(ref _place) ^ header) & mask) == 0;

    public uint Varint()
    {
        uint value = 0;
        for (int shift = 0; shift < 35; shift += 7)
        {
            byte b = Take(1);
            value |= (uint)(b & 0x7F) << shift;
            if (b < 0x80)
            {
                return value;
            }
        }

        Fail();
        return 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? Text()
    {
        uint header = Take(1);
        if (header is 0)
        {
            return null;
        }

        if (header < 0x80 && (header & 1) != 0 && header > 1)
        {
            int length = (int)(header - 1) >> 1;
            return HeadedText.ReadNarrow(ref Take(length), length);
        }

        return OtherText(header);
    }

    public readonly void EnsureLeft(long size)
    {
        if (_left < size)
        {
            Fail();
        }
    }

    public readonly void End()
    {
        if (_left != 0)
        {
            Fail();
        }
    }

    public ReadOnlySpan<byte> Span(int size) => MemoryMarshal.CreateReadOnlySpan(ref Take(size), size);

    private string OtherText(uint header)
    {
        header = header < 0x80 ? header : (header & 0x7F) | (Varint() << 7);
        int length = (int)(header - 1) >> 1;
        if (((header - 1) & 1) == 0)
        {
            return length == 0 ? "" : HeadedText.ReadNarrow(ref Take(length), length);
        }

        if (Take(1) != 0)
        {
            Fail();
        }

        return new string(MemoryMarshal.Cast<byte, char>(Span(2 * length)));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Fail() => throw new InvalidDataException();
}
