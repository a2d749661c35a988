using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace Graupel.Formats.MessagePack;

/// <summary>Numbers that take five bytes each, twelve at once, where the processor can permute 64 bytes.</summary>
internal static class MessagePackTwelves
{
    private const int Count = 12;
    private const int Size = Count * MessagePackIntegers.MaximumSize;

    // Every fifth byte.
    private const ulong CodeBits = 0x0084210842108421;

    public static bool IsSupported => Avx512Vbmi.IsSupported;

    // The bytes of each, lowest first.
    private static ReadOnlySpan<byte> PlacesOnRead =>
    [
        4, 3, 2, 1, 9, 8, 7, 6, 14, 13, 12, 11, 19, 18, 17, 16, 24, 23, 22, 21,
        29, 28, 27, 26, 34, 33, 32, 31, 39, 38, 37, 36, 44, 43, 42, 41, 49, 48, 47, 46,
        54, 53, 52, 51, 59, 58, 57, 56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0,
    ];

    // After a place for the code of each, its bytes, highest first; the highest is there first.
    private static ReadOnlySpan<byte> PlacesOnWrite =>
    [
        3, 3, 2, 1, 0, 7, 7, 6, 5, 4, 11, 11, 10, 9, 8, 15, 15, 14, 13, 12,
        19, 19, 18, 17, 16, 23, 23, 22, 21, 20, 27, 27, 26, 25, 24, 31, 31, 30, 29, 28,
        35, 35, 34, 33, 32, 39, 39, 38, 37, 36, 43, 43, 42, 41, 40, 47, 47, 46, 45, 44,
        0, 0, 0, 0,
    ];

    private static ReadOnlySpan<byte> CodeMask =>
    [
        0xFF, 0, 0, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF, 0, 0, 0, 0,
        0xFF, 0, 0, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF, 0, 0, 0, 0,
        0xFF, 0, 0, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF, 0, 0, 0, 0, 0xFF, 0, 0, 0, 0,
        0, 0, 0, 0,
    ];

    /// <summary>The code of integers of 32 bits, and that of those with a sign where these have none, or the other way round.</summary>
    public static (byte Own, byte Other) Codes32(bool isSigned) =>
        isSigned ? (MessagePackCode.Int32, MessagePackCode.UInt32) : (MessagePackCode.UInt32, MessagePackCode.Int32);

    /// <summary>Reads integers, as long as neighbours take five bytes and fit 32 bits, with a sign or without.</summary>
    /// <param name="bytes">The available bytes.</param>
    /// <param name="values">Where they go.</param>
    /// <param name="isSigned">Whether they are signed.</param>
    /// <returns>How many were read.</returns>
    public static int Read(ReadOnlySpan<byte> bytes, Span<uint> values, bool isSigned)
    {
        (byte own, byte other) = Codes32(isSigned);
        var places = Vector512.Create(PlacesOnRead);
        int i = 0;
        for (; bytes.Length >= Vector512<byte>.Count && values.Length - i >= Vector512<uint>.Count; i += Count)
        {
            var next = Vector512.Create(bytes);
            ulong isOwn = Vector512.Equals(next, Vector512.Create(own)).ExtractMostSignificantBits();
            ulong isOther = Vector512.Equals(next, Vector512.Create(other)).ExtractMostSignificantBits();
            ulong isTooLarge = next.ExtractMostSignificantBits() >> 1;
            if (((isOwn | (isOther & ~isTooLarge)) & CodeBits) != CodeBits)
            {
                break;
            }

            Avx512Vbmi.PermuteVar64x8(next, places).AsUInt32().CopyTo(values[i..]);
            bytes = bytes[Size..];
        }

        return i;
    }

    /// <summary>Reads floats of 32 bits, by their bits, as long as neighbours are some.</summary>
    /// <inheritdoc cref="Read"/>
    public static int ReadFloats(ReadOnlySpan<byte> bytes, Span<uint> values)
    {
        var places = Vector512.Create(PlacesOnRead);
        int i = 0;
        for (; bytes.Length >= Vector512<byte>.Count && values.Length - i >= Vector512<uint>.Count; i += Count)
        {
            var next = Vector512.Create(bytes);
            if ((~Vector512.Equals(next, Vector512.Create(MessagePackCode.Float32)).ExtractMostSignificantBits() & CodeBits) != 0)
            {
                break;
            }

            Avx512Vbmi.PermuteVar64x8(next, places).AsUInt32().CopyTo(values[i..]);
            bytes = bytes[Size..];
        }

        return i;
    }

    /// <summary>Writes integers, as long as neighbours take five bytes.</summary>
    /// <param name="room">As many bytes as they may take.</param>
    /// <param name="values">The integers.</param>
    /// <param name="isSigned">Whether they are signed.</param>
    /// <returns>How many were written.</returns>
    public static int WriteIntegers(Span<byte> room, ReadOnlySpan<uint> values, bool isSigned)
    {
        var places = Vector512.Create(PlacesOnWrite);
        var isCode = Vector512.Create(CodeMask);
        // Added, they have more than 16 bits just if they take five bytes.
        var bias = Vector512.Create(isSigned ? 0x8000u : 0);
        var least = Vector512.Create(isSigned ? 0x18000u : 0x10000u);
        var minusCode = Vector512.Create(isSigned ? MessagePackCode.Int32 : MessagePackCode.UInt32);
        int i = 0;
        for (; values.Length - i >= Vector512<uint>.Count; i += Count)
        {
            var next = Vector512.Create(values[i..]);
            if ((~Vector512.GreaterThanOrEqual(next + bias, least).ExtractMostSignificantBits() & ((1u << Count) - 1)) != 0)
            {
                break;
            }

            // The place of a code holds the byte with the sign.
            Vector512<byte> turned = Avx512Vbmi.PermuteVar64x8(next.AsByte(), places);
            Vector512<byte> isMinus = Vector512.LessThan(turned.AsSByte(), Vector512<sbyte>.Zero).AsByte();
            Vector512<byte> codes = Vector512.ConditionalSelect(isMinus, minusCode, Vector512.Create(MessagePackCode.UInt32));
            Vector512.ConditionalSelect(isCode, codes, turned).CopyTo(room[(i * MessagePackIntegers.MaximumSize)..]);
        }

        return i;
    }

    /// <summary>Writes floats of 32 bits, by their bits.</summary>
    /// <param name="room">As many bytes as they take.</param>
    /// <param name="values">The bits.</param>
    /// <returns>How many were written: all but the last ones.</returns>
    public static int WriteFloats(Span<byte> room, ReadOnlySpan<uint> values)
    {
        var places = Vector512.Create(PlacesOnWrite);
        var isCode = Vector512.Create(CodeMask);
        int i = 0;
        for (; values.Length - i >= Vector512<uint>.Count; i += Count)
        {
            Vector512<byte> turned = Avx512Vbmi.PermuteVar64x8(Vector512.Create(values[i..]).AsByte(), places);
            Vector512.ConditionalSelect(isCode, Vector512.Create(MessagePackCode.Float32), turned).CopyTo(room[(i * MessagePackSingles.Size)..]);
        }

        return i;
    }
}
