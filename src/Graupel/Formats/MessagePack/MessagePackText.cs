using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Text;
using System.Text.Unicode;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// The bytes of strings. Text of ASCII, which most is, goes straight to its place and back by vectors; all other text through the transcoder.
/// Loads never leave the text; stores may overshoot into the slack that every reservation has.
/// </summary>
internal static partial class MessagePackText
{
    /// <summary>Longer strings are not reserved for at their worst case: they leave the run and go out in pieces.</summary>
    public const int LongLength = 8191;

    /// <summary>Most bytes of UTF-8 that a char takes.</summary>
    public const int MaxBytesPerChar = 3;

    /// <summary>Most bytes of a header.</summary>
    public const int MaxHeader = 5;

    // A copy of so many chars costs less than to count them first.
    private const int ShortSize = 256;

    private const ushort NotAscii = 0xFF80;
    private const ulong NotAsciiBytes = 0x8080_8080_8080_8080;

    /// <summary>Most bytes of a string of <paramref name="length"/> chars with its header.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint MaximumSize(int length) => unchecked(((nint)(uint)length * MaxBytesPerChar) + MaxHeader);

    /// <summary>Writes a string of at most <see cref="LongLength"/> chars with its header.</summary>
    /// <param name="place">First of at least <see cref="MaximumSize"/> reserved bytes.</param>
    /// <param name="text">The string.</param>
    /// <returns>The place after it, so the caller need not keep the first one across the call; a null reference where it has an unpaired surrogate.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static ref byte Write(ref byte place, string text)
    {
        // Nothing is needed after a call, so that short text has no registers to save.
        int length = text.Length;
        if (length > HeadedText.ShortLength)
        {
            return ref WriteLonger(ref place, text);
        }

        ref byte body = ref Unsafe.Add(ref place, 1);
        place = unchecked((byte)(MessagePackCode.FixText | length));
        if (HeadedText.TryNarrowShort(ref MemoryMarshal.GetReference(text.AsSpan()), ref body, length, NotAscii))
        {
            return ref Unsafe.Add(ref body, length);
        }

        return ref WriteAny(ref place, text, isOld: false);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLonger(ref byte place, string text)
    {
        // As above: without calls, so that no registers are saved.
        int length = text.Length;
        if (length > MessagePackCode.MaxFixText)
        {
            return ref WriteHeaded(ref place, text);
        }

        place = unchecked((byte)(MessagePackCode.FixText | length));
        ref byte body = ref Unsafe.Add(ref place, 1);
        if (HeadedText.TryNarrowLonger(ref MemoryMarshal.GetReference(text.AsSpan()), ref body, length, NotAscii))
        {
            return ref Unsafe.Add(ref body, length);
        }

        return ref WriteAny(ref place, text, isOld: false);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteHeaded(ref byte place, string text)
    {
        ref byte body = ref Unsafe.Add(ref place, PutHeader(ref place, text.Length));
        return ref HeadedText.TryNarrowLonger(ref MemoryMarshal.GetReference(text.AsSpan()), ref body, text.Length, NotAscii)
            ? ref Unsafe.Add(ref body, text.Length)
            : ref WriteAny(ref place, text, isOld: false);
    }

    /// <summary>Writes the header of a string of ASCII.</summary>
    /// <param name="place">First of the reserved bytes.</param>
    /// <param name="length">Number of chars.</param>
    /// <returns>The number of bytes.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int PutHeader(ref byte place, int length)
    {
        if (length <= MessagePackCode.MaxFixText)
        {
            place = (byte)(MessagePackCode.FixText | length);
            return 1;
        }

        return MessagePackEncoder.TextHeader(MemoryMarshal.CreateSpan(ref place, MessagePackEncoder.MaximumSize), length);
    }

    /// <summary>Writes as <see cref="Write"/> does, of any chars.</summary>
    /// <param name="place">As there.</param>
    /// <param name="text">The string.</param>
    /// <param name="isOld">Whether the header is one of the old specification.</param>
    /// <returns>As there.</returns>
    public static ref byte WriteAny(ref byte place, string text, bool isOld)
    {
        // The header has the size that ASCII needs; only other text, of which there are more bytes than chars, may have to move.
        Span<byte> room = MemoryMarshal.CreateSpan(ref place, (int)MaximumSize(text.Length) + OutputCursor.Slack);
        int guess = MessagePackEncoder.TextHeaderSize(text.Length, isOld);
        int done = 0;
        int length = 0;
        WriteSixteens(room[guess..], MemoryMarshal.Cast<char, ushort>(text), ref done, ref length);
        if (done < text.Length)
        {
            if (Utf8.FromUtf16(text.AsSpan(done), room[(guess + length)..], out _, out int rest, replaceInvalidSequences: false) != OperationStatus.Done)
            {
                return ref Unsafe.NullRef<byte>();
            }

            length += rest;
        }

        int header = MessagePackEncoder.TextHeaderSize(length, isOld);
        if (header != guess)
        {
            room.Slice(guess, length).CopyTo(room[header..]);
        }

        return ref Unsafe.Add(ref place, MessagePackEncoder.TextHeader(room, length, isOld) + length);
    }

    /// <summary>Makes a string of UTF-8.</summary>
    /// <param name="body">First of <paramref name="length"/> bytes that are available.</param>
    /// <param name="length">Number of bytes.</param>
    /// <returns>Null if they are not well-formed.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static string? Read(ref byte body, int length)
    {
        if (!IsAscii(ref body, length))
        {
            return ReadOther(MemoryMarshal.CreateReadOnlySpan(ref body, length));
        }

        string text = new('\0', length);
        HeadedText.Widen(ref body, ref MemoryMarshal.GetReference(text.AsSpan()), length);
        return text;
    }

    /// <inheritdoc cref="Read(ref byte, int)"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string? Read(ReadOnlySpan<byte> bytes) => Read(ref MemoryMarshal.GetReference(bytes), bytes.Length);

    // Where the runtime and the processor can: as many as precede a pair of surrogates.
    static partial void WriteSixteens(Span<byte> room, ReadOnlySpan<ushort> text, ref int done, ref int size);

    [SkipLocalsInit]
    private static string? ReadOther(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length <= ShortSize)
        {
            Span<char> chars = stackalloc char[ShortSize];
            return Utf8.ToUtf16(bytes, chars, out _, out int length, replaceInvalidSequences: false) == OperationStatus.Done ? new string(chars[..length]) : null;
        }

        try
        {
            // In one pass with the counting of chars.
            return StrictUtf8.Instance.GetString(bytes);
        }
        catch (DecoderFallbackException)
        {
            return null;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsAscii(ref byte body, int length)
    {
        ulong all;
        if (length >= 16)
        {
            return IsAsciiLong(ref body, (nuint)length);
        }
        else if (length >= sizeof(ulong))
        {
            all = Unsafe.ReadUnaligned<ulong>(ref body) | Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref body, length - sizeof(ulong)));
        }
        else if (length >= sizeof(uint))
        {
            all = Unsafe.ReadUnaligned<uint>(ref body) | Unsafe.ReadUnaligned<uint>(ref Unsafe.Add(ref body, length - sizeof(uint)));
        }
        else
        {
            all = 0;
            for (int i = 0; i < length; i++)
            {
                all |= Unsafe.Add(ref body, i);
            }
        }

        return (all & NotAsciiBytes) == 0;
    }

    private static bool IsAsciiLong(ref byte body, nuint length)
    {
        nuint end = length - 16;
        Vector128<byte> all = Vector128.LoadUnsafe(ref body, end);
        for (nuint i = 0; i < end; i += 16)
        {
            all |= Vector128.LoadUnsafe(ref body, i);
        }

        return all.ExtractMostSignificantBits() == 0;
    }
}
