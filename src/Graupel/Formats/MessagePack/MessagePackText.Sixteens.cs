using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace Graupel.Formats.MessagePack;

/// <content>Sixteen chars at once, as <see cref="MessagePackIntegers"/> does with integers.</content>
internal static partial class MessagePackText
{
    static partial void WriteSixteens(Span<byte> room, ReadOnlySpan<ushort> text, ref int done, ref int size)
    {
        if (!Avx512Vbmi2.IsSupported || text.Length < Vector128<ushort>.Count)
        {
            return;
        }

        int i = 0;
        int at = 0;
        while (i < text.Length)
        {
            // The last ones come after some that are already written.
            Vector256<ushort> next;
            Vector512<uint> isNew = Vector512<uint>.AllBitsSet;
            int left = text.Length - i;
            if (left >= Vector256<ushort>.Count)
            {
                next = Vector256.Create(text[i..]);
            }
            else if (i > 0)
            {
                next = Vector256.Create(text[^Vector256<ushort>.Count..]);
                isNew = From(Vector256<ushort>.Count - left);
            }
            else
            {
                next = Vector256.Create(Vector128.Create(text), Vector128.Create(text[^Vector128<ushort>.Count..]));
                isNew = From(Vector256<ushort>.Count + Vector128<ushort>.Count - left) | ~From(Vector128<ushort>.Count);
            }

            if (Vector256.EqualsAny(next & Vector256.Create((ushort)0xF800), Vector256.Create((ushort)0xD800)))
            {
                break;
            }

            (Vector512<byte> bytes, Vector512<byte> isWritten) = Spread(next, isNew);
            Avx512Vbmi2.Compress(Vector512<byte>.Zero, isWritten, bytes).CopyTo(room[at..]);
            i += Math.Min(left, Vector256<ushort>.Count);
            at += BitOperations.PopCount(isWritten.ExtractMostSignificantBits());
        }

        done = i;
        size = at;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector512<uint> From(int lane) => Vector512.GreaterThanOrEqual(Vector512<uint>.Indices, Vector512.Create((uint)lane));

    // Each char over four bytes, of which those are pressed together that it takes: the third; the second, from 0x80 on; the first, from 0x800 on.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static (Vector512<byte> Bytes, Vector512<byte> IsWritten) Spread(Vector256<ushort> text, Vector512<uint> isNew)
    {
        Vector512<uint> chars = Avx512F.ConvertToVector512UInt32(text);
        Vector512<uint> hasSecond = Vector512.GreaterThanOrEqual(chars, Vector512.Create(0x80u));
        Vector512<uint> hasFirst = Vector512.GreaterThanOrEqual(chars, Vector512.Create(0x800u));
        Vector512<uint> first = (chars >>> 12) | Vector512.Create(0xE0u);
        Vector512<uint> second = ((chars >>> 6) & Vector512.Create(0x3Fu)) | Vector512.ConditionalSelect(hasFirst, Vector512.Create(0x80u), Vector512.Create(0xC0u));
        Vector512<uint> third = Vector512.ConditionalSelect(hasSecond, (chars & Vector512.Create(0x3Fu)) | Vector512.Create(0x80u), chars);
        Vector512<uint> isWritten = isNew & ((hasFirst & Vector512.Create(0xFFu)) | (hasSecond & Vector512.Create(0xFF00u)) | Vector512.Create(0xFF_0000u));
        return ((first | (second << 8) | (third << 16)).AsByte(), isWritten.AsByte());
    }
}
