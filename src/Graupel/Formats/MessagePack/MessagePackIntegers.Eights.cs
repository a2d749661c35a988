using System.Numerics;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace Graupel.Formats.MessagePack;

/// <content>
/// Eight of any sizes at once, or sixteen of one byte, where the processor can press chosen bytes of a vector together. The version of the runtime that this file is
/// left out for has no such instruction.
/// </content>
internal static partial class MessagePackIntegers
{
    // With fewer, it takes more time than it saves.
    private const int FewestEights = 24;

    // Each number is spread over eight bytes: three that are never written, its code, and its own, highest first. So each byte is written with numbers from this size on,
    private const ulong SizesWithByte = 0x01030505_02FFFFFF;

    // and this is the code's.
    private const ulong CodeMask = 0x00000000_FF000000;

    // The low six bits of an index are the number of leading zeros that a number has in 64 bits, or the complement of a negative one, then with 32 added. 64 zeros count as 63.
    private static ReadOnlySpan<byte> CodesByZeros =>
    [
        0xCE,
        0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2,
        0xD1, 0xD1, 0xD1, 0xD1, 0xD1, 0xD1, 0xD1, 0xD1, 0xD0, 0xD0, 0, 0, 0, 0, 0,
        0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE,
        0xCD, 0xCD, 0xCD, 0xCD, 0xCD, 0xCD, 0xCD, 0xCD, 0xCC, 0, 0, 0, 0, 0, 0, 0,
    ];

    private static ReadOnlySpan<byte> SizesByZeros =>
    [
        5,
        5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
        3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 1, 1, 1, 1, 1,
        5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
        3, 3, 3, 3, 3, 3, 3, 3, 2, 1, 1, 1, 1, 1, 1, 1,
    ];

    private static ReadOnlySpan<byte> Order =>
    [
        0, 0, 0, 0, 3, 2, 1, 0, 8, 8, 8, 8, 11, 10, 9, 8, 0, 0, 0, 0, 3, 2, 1, 0, 8, 8, 8, 8, 11, 10, 9, 8,
        0, 0, 0, 0, 3, 2, 1, 0, 8, 8, 8, 8, 11, 10, 9, 8, 0, 0, 0, 0, 3, 2, 1, 0, 8, 8, 8, 8, 11, 10, 9, 8,
    ];

    private static ReadOnlySpan<byte> Lowest =>
    [
        0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8,
        0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8,
    ];

    static partial void WriteEights(Span<byte> room, ReadOnlySpan<uint> values, bool isSigned, ref int index, ref nint size)
    {
        if (!Avx512Vbmi2.IsSupported || !Avx512CD.IsSupported || values.Length < FewestEights)
        {
            return;
        }

        var codes = Vector512.Create(CodesByZeros);
        var sizes = Vector512.Create(SizesByZeros);
        var order = Vector512.Create(Order);
        var lowest = Vector512.Create(Lowest);
        Vector512<byte> fewest = Vector512.Create(SizesWithByte).AsByte();
        Vector512<byte> isCode = Vector512.Create(CodeMask).AsByte();
        int i = 0;
        int at = 0;
        while (values.Length - i >= Vector512<long>.Count)
        {
            if (values.Length - i >= Vector512<uint>.Count)
            {
                var sixteen = Vector512.Create(values[i..]);
                if (Vector512.LessThanOrEqualAll(sixteen, Vector512.Create((uint)MessagePackCode.MaxFixInt)))
                {
                    Avx512F.ConvertToVector128Byte(sixteen).CopyTo(room[at..]);
                    i += Vector512<uint>.Count;
                    at += Vector512<uint>.Count;
                    continue;
                }
            }

            var narrow = Vector256.Create(values[i..]);
            Vector512<long> eight = isSigned ? Avx512F.ConvertToVector512Int64(narrow.AsInt32()) : Avx512F.ConvertToVector512Int64(narrow);
            Vector512<long> signs = eight >> 63;
            Vector512<long> zeros = Vector512.Min(Avx512CD.LeadingZeroCount(eight ^ signs), Vector512.Create(63L)) + (signs & Vector512.Create(32L));
            Vector512<byte> places = Avx512BW.Shuffle(zeros.AsByte(), lowest);
            Vector512<byte> isWritten = Vector512.GreaterThanOrEqual(Avx512Vbmi.PermuteVar64x8(sizes, places), fewest);
            Vector512<byte> bytes = Vector512.ConditionalSelect(
                isCode, Avx512Vbmi.PermuteVar64x8(codes, places), Avx512BW.Shuffle(eight.AsByte(), order));
            Avx512Vbmi2.Compress(Vector512<byte>.Zero, isWritten, bytes).CopyTo(room[at..]);
            int added = BitOperations.PopCount(isWritten.ExtractMostSignificantBits());
            i += Vector512<long>.Count;
            at += added;
            if (added == Vector512<long>.Count * MaximumSize)
            {
                int count = MessagePackTwelves.WriteIntegers(room[at..], values[i..], isSigned);
                i += count;
                at += count * MaximumSize;
            }
        }

        index = i;
        size = at;
    }
}
