using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace Graupel.Formats.MessagePack;

/// <summary>Numbers that take nine bytes each, seven at once, where the processor can permute 64 bytes.</summary>
internal static class MessagePackSevens
{
    private const int Count = 7;
    private const int Size = Count * MessagePackDoubles.Size;

    /// <summary>With fewer, it takes more time than it saves.</summary>
    public const int FewestOnWrite = 16;

    // Every ninth byte.
    private const ulong CodeBits = 0x0040201008040201;

    // In a table of places: none, which counts as 0.
    private const byte CodePlace = 64;

    public static bool IsSupported => Avx512Vbmi.IsSupported;

    // The bytes of each, highest first, after its code.
    private static ReadOnlySpan<byte> PlacesOnWrite =>
    [
        CodePlace, 7, 6, 5, 4, 3, 2, 1, 0,
        CodePlace, 15, 14, 13, 12, 11, 10, 9, 8,
        CodePlace, 23, 22, 21, 20, 19, 18, 17, 16,
        CodePlace, 31, 30, 29, 28, 27, 26, 25, 24,
        CodePlace, 39, 38, 37, 36, 35, 34, 33, 32,
        CodePlace, 47, 46, 45, 44, 43, 42, 41, 40,
        CodePlace, 55, 54, 53, 52, 51, 50, 49, 48,
        CodePlace,
    ];

    // The bytes of each, lowest first.
    private static ReadOnlySpan<byte> PlacesOnRead =>
    [
        8, 7, 6, 5, 4, 3, 2, 1,
        17, 16, 15, 14, 13, 12, 11, 10,
        26, 25, 24, 23, 22, 21, 20, 19,
        35, 34, 33, 32, 31, 30, 29, 28,
        44, 43, 42, 41, 40, 39, 38, 37,
        53, 52, 51, 50, 49, 48, 47, 46,
        62, 61, 60, 59, 58, 57, 56, 55,
        0, 0, 0, 0, 0, 0, 0, 0,
    ];

    /// <summary>Writes floats by their bits.</summary>
    /// <param name="room">As many bytes as they take.</param>
    /// <param name="values">The bits.</param>
    /// <returns>How many were written: all but the last ones.</returns>
    public static int Write(Span<byte> room, ReadOnlySpan<ulong> values)
    {
        var places = Vector512.Create(PlacesOnWrite);
        Vector512<byte> isCode = Vector512.Equals(places, Vector512.Create(CodePlace));
        int i = 0;
        for (; values.Length - i > Vector512<ulong>.Count; i += Count)
        {
            Vector512<byte> turned = Avx512Vbmi.PermuteVar64x8(Vector512.Create(values[i..]).AsByte(), places);
            Vector512.ConditionalSelect(isCode, Vector512.Create(MessagePackCode.Float64), turned).CopyTo(room[(i * MessagePackDoubles.Size)..]);
        }

        return i;
    }

    /// <summary>Reads floats by their bits.</summary>
    /// <param name="bytes">The available bytes.</param>
    /// <param name="values">Where they go.</param>
    /// <returns>How many were read.</returns>
    public static int Read(ReadOnlySpan<byte> bytes, Span<ulong> values)
    {
        var places = Vector512.Create(PlacesOnRead);
        int i = 0;
        for (; bytes.Length >= Vector512<byte>.Count && values.Length - i >= Vector512<ulong>.Count; i += Count)
        {
            var next = Vector512.Create(bytes);
            if ((~Vector512.Equals(next, Vector512.Create(MessagePackCode.Float64)).ExtractMostSignificantBits() & CodeBits) != 0)
            {
                break;
            }

            Avx512Vbmi.PermuteVar64x8(next, places).AsUInt64().CopyTo(values[i..]);
            bytes = bytes[Size..];
        }

        return i;
    }

    /// <summary>The code of integers of 64 bits, and that of those with a sign where these have none, or the other way round.</summary>
    public static (byte Own, byte Other) Codes64(bool isSigned) =>
        isSigned ? (MessagePackCode.Int64, MessagePackCode.UInt64) : (MessagePackCode.UInt64, MessagePackCode.Int64);

    /// <summary>Reads integers, as long as neighbours take nine bytes and fit 64 bits, with a sign or without.</summary>
    /// <param name="bytes">The available bytes.</param>
    /// <param name="values">Where they go.</param>
    /// <param name="isSigned">Whether they are signed.</param>
    /// <returns>How many were read.</returns>
    public static int ReadIntegers(ReadOnlySpan<byte> bytes, Span<ulong> values, bool isSigned)
    {
        (byte own, byte other) = Codes64(isSigned);
        var places = Vector512.Create(PlacesOnRead);
        int i = 0;
        for (; bytes.Length >= Vector512<byte>.Count && values.Length - i >= Vector512<ulong>.Count; i += Count)
        {
            var next = Vector512.Create(bytes);
            ulong isOwn = Vector512.Equals(next, Vector512.Create(own)).ExtractMostSignificantBits();
            ulong isOther = Vector512.Equals(next, Vector512.Create(other)).ExtractMostSignificantBits();
            ulong isTooLarge = next.ExtractMostSignificantBits() >> 1;
            if (((isOwn | (isOther & ~isTooLarge)) & CodeBits) != CodeBits)
            {
                break;
            }

            Avx512Vbmi.PermuteVar64x8(next, places).AsUInt64().CopyTo(values[i..]);
            bytes = bytes[Size..];
        }

        return i;
    }
}
