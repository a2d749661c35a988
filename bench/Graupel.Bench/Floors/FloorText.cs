using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Formats;
using Graupel.Formats.MessagePack;

namespace Graupel.Bench.Floors;

/// <summary>Short strings by hand, each by one call, which tells its size: most texts of the workloads are of Latin-1, those in MessagePack of ASCII.</summary>
internal static class FloorText
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static nint WriteLatin1(ref byte place, string text)
    {
        int length = text.Length;
        int header = 1;
        int value = (length << 1) + 1;
        if (value < 0x80)
        {
            place = (byte)value;
        }
        else
        {
            place = (byte)(value | 0x80);
            Unsafe.Add(ref place, 1) = (byte)(value >> 7);
            header = 2;
        }

        return HeadedText.TryNarrow(ref MemoryMarshal.GetReference(text.AsSpan()), ref Unsafe.Add(ref place, header), length, refused: 0xFF00)
            ? header + length
            : Unsafe.ByteOffset(ref place, ref HeadedText.Write(ref place, text));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static nint WriteAscii(ref byte place, string text)
    {
        int length = text.Length;
        int header = MessagePackText.PutHeader(ref place, length);
        return HeadedText.TryNarrow(ref MemoryMarshal.GetReference(text.AsSpan()), ref Unsafe.Add(ref place, header), length, refused: 0xFF80)
            ? header + length
            : throw new NotSupportedException();
    }
}
