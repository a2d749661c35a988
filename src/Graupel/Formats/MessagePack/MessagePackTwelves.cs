using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace Graupel.Formats.MessagePack;

/// <summary>Integers that take five bytes each, twelve at once, where the processor can permute 64 bytes.</summary>
internal static class MessagePackTwelves
{
    private const int Count = 12;
    private const int Size = Count * MessagePackIntegers.MaximumSize;

    // Every fifth byte.
    private const ulong Codes = 0x0084210842108421;

    public static bool IsSupported => Avx512Vbmi.IsSupported;

    // The bytes of each, lowest first.
    private static ReadOnlySpan<byte> Places =>
    [
        4, 3, 2, 1, 9, 8, 7, 6, 14, 13, 12, 11, 19, 18, 17, 16, 24, 23, 22, 21,
        29, 28, 27, 26, 34, 33, 32, 31, 39, 38, 37, 36, 44, 43, 42, 41, 49, 48, 47, 46,
        54, 53, 52, 51, 59, 58, 57, 56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0,
    ];

    /// <summary>Reads integers, as long as neighbours take five bytes and fit 32 bits with a sign.</summary>
    /// <param name="bytes">The bytes at hand.</param>
    /// <param name="values">Where they go.</param>
    /// <returns>How many were read.</returns>
    public static int Read(ReadOnlySpan<byte> bytes, Span<uint> values)
    {
        var places = Vector512.Create(Places);
        int i = 0;
        for (; bytes.Length >= Vector512<byte>.Count && values.Length - i >= Vector512<uint>.Count; i += Count)
        {
            var next = Vector512.Create(bytes);
            ulong isSigned = Vector512.Equals(next, Vector512.Create(MessagePackCode.Int32)).ExtractMostSignificantBits();
            ulong isUnsigned = Vector512.Equals(next, Vector512.Create(MessagePackCode.UInt32)).ExtractMostSignificantBits();
            ulong isTooLarge = next.ExtractMostSignificantBits() >> 1;
            if (((isSigned | (isUnsigned & ~isTooLarge)) & Codes) != Codes)
            {
                break;
            }

            Avx512Vbmi.PermuteVar64x8(next, places).AsUInt32().CopyTo(values[i..]);
            bytes = bytes[Size..];
        }

        return i;
    }
}
