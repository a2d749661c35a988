using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Bench.Floors;

/// <summary>Stores by hand.</summary>
internal static class FloorOutput
{
    public const int Slack = 64;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Store<T>(ref byte place, int offset, T value) => Unsafe.WriteUnaligned(ref Unsafe.Add(ref place, offset), value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Max(string? text) => text is null ? 1 : HeadedText.MaximumSize(text.Length);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Text(ref byte place, string? text)
    {
        if (text is null)
        {
            place = 0;
            return 1;
        }

        return text.Length <= HeadedText.LongLength ? FloorText.WriteLatin1(ref place, text) : throw new NotSupportedException();
    }

    public static int Varint(ref byte place, uint value)
    {
        int i = 0;
        for (; value >= 0x80; value >>= 7)
        {
            Unsafe.Add(ref place, i++) = (byte)(value | 0x80);
        }

        Unsafe.Add(ref place, i++) = (byte)value;
        return i;
    }

    public static DateTime Date(ulong bits)
    {
        ulong ticks = bits & ((1UL << 62) - 1);
        ulong kind = bits >> 62;
        if (ticks > (ulong)DateTime.MaxValue.Ticks || kind > 1)
        {
            throw new InvalidDataException();
        }

        return new DateTime((long)ticks, (DateTimeKind)kind);
    }
}
