using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Text;
using Graupel.Carriers;

namespace Graupel.Formats;

/// <summary>Reads strings: Latin-1, UTF-16 or UTF-8, as their header says. Memory is taken in proportion to the bytes that are there.</summary>
internal static class HeadedTextInput
{
    private const int FirstPieceSize = 8 * 1024;
    private const int MaxPooled = BufferPool.MaxPooled / sizeof(char);

    /// <summary>Reads a string, or null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static string? ReadString(this ref InputCursor input)
    {
        // Narrow, of at most 63 chars. Everything else is rarer.
        return input.TryTakeOddCounted(out ReadOnlySpan<byte> body)
            ? HeadedText.ReadNarrow(body)
            : input.ReadOtherString();
    }

    /// <summary>Reads a string that is not short and narrow, or has not all arrived.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string? ReadOtherString(this ref InputCursor input)
    {
        const int MaxChars = 0x3FFF_FFDF;

        byte first = input.Take(1);
        ulong header = first < 0x80 ? first : input.ReadLongVarint(first);
        if (header == HeadedCode.Null)
        {
            return null;
        }

        ulong length = (header - 1) >> 1;
        if (length > MaxChars)
        {
            ThrowTooLong(length, input.Offset);
        }

        return HeadedText.IsWideHeader(first) ? ReadWide(ref input, (int)length) : ReadNarrow(ref input, (int)length);
    }

    private static string ReadNarrow(ref InputCursor input, int length) =>
        length > 0 && length <= input.Remaining ? HeadedText.ReadNarrow(ref input.Take(length), length) : ReadPieces(ref input, length, bytesPerChar: 1);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static string ReadWide(ref InputCursor input, int length)
    {
        byte encoding = input.ReadByte();
        string? text = encoding == HeadedText.Utf16 && length * 2L <= input.Remaining
            ? HeadedText.ReadWide(ref input.Take(length * 2), length)
            : ReadOtherWide(ref input, encoding, length);
        if (text is null)
        {
            Throw.InvalidText("two bytes per char where one is enough", input.Offset);
        }

        return text;
    }

    // In pieces, or as UTF-8.
    private static string? ReadOtherWide(ref InputCursor input, byte encoding, int length)
    {
        if (encoding > HeadedText.Utf8)
        {
            Throw.UnsupportedFormat($"text encoding {encoding}", input.Offset);
        }

        string text = encoding == HeadedText.Utf16 ? ReadPieces(ref input, length, bytesPerChar: 2) : ReadUtf8(ref input, length);
        return HeadedText.IsWide(text) ? text : null;
    }

    [DoesNotReturn]
    private static void ThrowTooLong(ulong length, long offset) => Throw.InvalidLength($"a string of {length} chars does not fit into memory", offset);

    private static string ReadPieces(ref InputCursor input, int length, int bytesPerChar)
    {
        if (length == 0)
        {
            return "";
        }

        long known = input.KnownRemaining;
        if (known >= 0)
        {
            input.EnsureKnown((long)length * bytesPerChar, known);
            string text = new('\0', length);
            FillPieces(ref input, HeadedText.Chars(text), bytesPerChar);
            return text;
        }

        return ReadUnbacked(ref input, length, bytesPerChar);
    }

    // How much will come is not known: a buffer grows as chars arrive, and the string is made when enough have.
    private static string ReadUnbacked(ref InputCursor input, int length, int bytesPerChar)
    {
        input.Expect((long)length * bytesPerChar);
        char[] chars = Rent(Math.Min(length, FirstPieceSize));
        try
        {
            int filled = 0;
            while ((long)length * sizeof(char) > (long)filled * bytesPerChar * InputCursor.ManagedPerWireByte)
            {
                if (filled == chars.Length)
                {
                    char[] larger = Rent((int)Math.Min(length, 2L * chars.Length));
                    chars.CopyTo(larger, 0);
                    Return(chars);
                    chars = larger;
                }

                int piece = Math.Min(length, chars.Length) - filled;
                FillPieces(ref input, chars.AsSpan(filled, piece), bytesPerChar);
                filled += piece;
            }

            string text = new('\0', length);
            Span<char> all = HeadedText.Chars(text);
            chars.AsSpan(0, filled).CopyTo(all);
            FillPieces(ref input, all[filled..], bytesPerChar);
            return text;
        }
        finally
        {
            Return(chars);
        }
    }

    // Large buffers would stay in the pool.
    private static char[] Rent(int size) => size <= MaxPooled ? ArrayPool<char>.Shared.Rent(size) : GC.AllocateUninitializedArray<char>(size);

    private static void Return(char[] chars)
    {
        if (chars.Length <= MaxPooled)
        {
            ArrayPool<char>.Shared.Return(chars);
        }
    }

    private static void FillPieces(ref InputCursor input, scoped Span<char> chars, int bytesPerChar)
    {
        input.Expect((long)chars.Length * bytesPerChar);
        while (!chars.IsEmpty)
        {
            input.Peek(bytesPerChar);
            int piece = Math.Min(chars.Length, input.Remaining / bytesPerChar);
            ReadOnlySpan<byte> body = input.Span[..(piece * bytesPerChar)];
            if (bytesPerChar == 1)
            {
                HeadedText.Widen(body, chars);
            }
            else
            {
                HeadedText.ReadWide(body, chars[..piece]);
            }

            input.Advance(body.Length);
            chars = chars[piece..];
        }
    }

    private static string ReadUtf8(ref InputCursor input, int length)
    {
        int count = input.ToCount(input.ReadVarint());
        ReadOnlySpan<byte> bytes = count <= input.Remaining ? input.TakeSpan(count) : input.ReadBytes(count);
        try
        {
            string text = StrictUtf8.Instance.GetString(bytes);
            if (text.Length == length)
            {
                return text;
            }

            Throw.InvalidText("the number of chars differs from the header", input.Offset);
        }
        catch (DecoderFallbackException)
        {
            Throw.InvalidText("not well-formed UTF-8", input.Offset);
        }

        return "";
    }
}
