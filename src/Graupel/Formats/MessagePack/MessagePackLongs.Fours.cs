using System.Numerics;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace Graupel.Formats.MessagePack;

/// <content>Four of any sizes at once, as <see cref="MessagePackIntegers"/> does with eight of 32 bits.</content>
internal static partial class MessagePackLongs
{
    // With fewer, it takes more time than it saves.
    private const int FewestFours = 16;

    // The index of a number is that of its leading zeros, or those of the complement of a negative one and 64, where 64 zeros count as 63.
    private static ReadOnlySpan<byte> Codes =>
    [
        0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF,
        0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF, 0xCF,
        0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE, 0xCE,
        0xCD, 0xCD, 0xCD, 0xCD, 0xCD, 0xCD, 0xCD, 0xCD, 0xCC, 0, 0, 0, 0, 0, 0, 0,
    ];

    private static ReadOnlySpan<byte> MinusCodes =>
    [
        0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3,
        0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3, 0xD3,
        0xD3, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2, 0xD2,
        0xD2, 0xD1, 0xD1, 0xD1, 0xD1, 0xD1, 0xD1, 0xD1, 0xD1, 0xD0, 0xD0, 0, 0, 0, 0, 0,
    ];

    private static ReadOnlySpan<byte> Sizes =>
    [
        9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
        5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1, 1, 1, 1, 1, 1, 1,
    ];

    private static ReadOnlySpan<byte> MinusSizes =>
    [
        9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
        9, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 1, 1, 1, 1, 1,
    ];

    // Each number is spread over sixteen bytes: seven that are never written, its code, and its own, highest first. So each byte is written with numbers from this size on,
    private static ReadOnlySpan<byte> SizesWithByte => [255, 255, 255, 255, 255, 255, 255, 2, 9, 9, 9, 9, 5, 5, 3, 1];

    // this is the code's,
    private static ReadOnlySpan<byte> CodeMask => [0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0];

    // and this is where they come from.
    private static ReadOnlySpan<byte> Order => [0, 0, 0, 0, 0, 0, 0, 0, 7, 6, 5, 4, 3, 2, 1, 0];

    static partial void WriteFours(Span<byte> room, ReadOnlySpan<ulong> values, bool isSigned, ref int index, ref int size)
    {
        if (!Avx512Vbmi2.IsSupported || !Avx512CD.IsSupported || values.Length < FewestFours)
        {
            return;
        }

        var codes = Vector512.Create(Codes);
        var minusCodes = Vector512.Create(MinusCodes);
        var sizes = Vector512.Create(Sizes);
        var minusSizes = Vector512.Create(MinusSizes);
        Vector512<byte> fewest = OfEach(SizesWithByte);
        Vector512<byte> isCode = OfEach(CodeMask);
        Vector512<byte> order = OfEach(Order);
        Vector512<ulong> twice = Vector512.Create(0UL, 0, 1, 1, 2, 2, 3, 3);
        Vector512<ulong> signMask = Vector512.Create(isSigned ? ulong.MaxValue : 0);
        int i = 0;
        int at = 0;
        for (; values.Length - i >= Vector256<ulong>.Count; i += Vector256<ulong>.Count)
        {
            Vector512<ulong> four = Avx512F.PermuteVar8x64(Vector256.Create(values[i..]).ToVector512Unsafe(), twice);
            Vector512<ulong> signs = (four.AsInt64() >> 63).AsUInt64() & signMask;
            Vector512<ulong> zeros = Vector512.Min(Avx512CD.LeadingZeroCount(four ^ signs), Vector512.Create(63UL)) | (signs & Vector512.Create(64UL));
            Vector512<byte> places = Avx512BW.Shuffle(zeros.AsByte(), Vector512<byte>.Zero);
            Vector512<byte> isWritten = Vector512.GreaterThanOrEqual(Avx512Vbmi.PermuteVar64x8x2(sizes, places, minusSizes), fewest);
            Vector512<byte> bytes = Vector512.ConditionalSelect(
                isCode, Avx512Vbmi.PermuteVar64x8x2(codes, places, minusCodes), Avx512BW.Shuffle(four.AsByte(), order));
            Avx512Vbmi2.Compress(Vector512<byte>.Zero, isWritten, bytes).CopyTo(room[at..]);
            at += BitOperations.PopCount(isWritten.ExtractMostSignificantBits());
        }

        index = i;
        size = at;
    }

    private static Vector512<byte> OfEach(ReadOnlySpan<byte> bytes)
    {
        var one = Vector128.Create(bytes);
        var two = Vector256.Create(one, one);
        return Vector512.Create(two, two);
    }
}
