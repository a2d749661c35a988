using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text;

namespace Graupel.Formats.Fast;

/// <content>Strings and blobs. Memory is taken in proportion to the bytes that are there.</content>
public ref partial struct FastReader
{
    private const int FirstPieceSize = 8 * 1024;
    private const int PieceSize = 64 * 1024;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadString()
    {
        byte first = _in.Take(1);
        int length = first >> 1;

        // Odd and below 0x80: narrow, of at most 63 chars. Everything else is rarer.
        return (first & 0x81) == 1 && length > 0 && length <= _in.Remaining
            ? FastText.ReadNarrow(ref _in.Take(length), length)
            : ReadOtherString(first);
    }

    /// <inheritdoc/>
    public byte[]? ReadBlob()
    {
        ulong header = ReadVarint();
        return header == FastCode.Null ? null : _in.ReadBytes(ReadCount(header - 1));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string? ReadOtherString(byte first)
    {
        const int MaxChars = 0x3FFF_FFDF;

        ulong header = first < 0x80 ? first : ReadLongVarint(first);
        if (header == FastCode.Null)
        {
            return null;
        }

        ulong length = (header - 1) >> 1;
        bool wide = (header & 1) == 0;
        if (length > MaxChars)
        {
            Throw.InvalidLength($"a string of {length} chars does not fit into memory", Offset);
        }

        byte encoding = wide ? ReadByte() : FastText.Utf16;
        string text = encoding switch
        {
            _ when !wide => ReadPieces((int)length, bytesPerChar: 1),
            FastText.Utf16 => ReadPieces((int)length, bytesPerChar: 2),
            FastText.Utf8 => ReadUtf8((int)length),
            _ => "",
        };
        if (encoding > FastText.Utf8)
        {
            Throw.UnsupportedFormat($"text encoding {encoding}", Offset);
        }

        if (wide && !FastText.IsWide(text))
        {
            Throw.InvalidText("two bytes a char where one suffices", Offset);
        }

        return text;
    }

    private string ReadPieces(int length, int bytesPerChar)
    {
        if (length == 0)
        {
            return "";
        }

        long known = _in.KnownRemaining;
        if (known >= 0)
        {
            if ((long)length * bytesPerChar > known)
            {
                Throw.EndOfData(Offset + known);
            }

            string text = new('\0', length);
            FillPieces(FastText.Chars(text), bytesPerChar);
            return text;
        }

        return ReadUnbacked(length, bytesPerChar);
    }

    // How much will come is not known: the buffer grows as chars arrive.
    private string ReadUnbacked(int length, int bytesPerChar)
    {
        char[] chars = ArrayPool<char>.Shared.Rent(Math.Min(length, FirstPieceSize));
        try
        {
            for (int filled = 0; filled < length;)
            {
                if (filled == chars.Length)
                {
                    char[] larger = ArrayPool<char>.Shared.Rent((int)Math.Min(length, 2L * chars.Length));
                    chars.CopyTo(larger, 0);
                    ArrayPool<char>.Shared.Return(chars);
                    chars = larger;
                }

                int piece = Math.Min(length - filled, Math.Min(chars.Length - filled, PieceSize));
                FillPieces(chars.AsSpan(filled, piece), bytesPerChar);
                filled += piece;
            }

            return new string(chars, 0, length);
        }
        finally
        {
            ArrayPool<char>.Shared.Return(chars);
        }
    }

    private void FillPieces(scoped Span<char> chars, int bytesPerChar)
    {
        while (!chars.IsEmpty)
        {
            _in.Peek(bytesPerChar);
            int piece = Math.Min(chars.Length, _in.Remaining / bytesPerChar);
            ReadOnlySpan<byte> body = _in.Span[..(piece * bytesPerChar)];
            if (bytesPerChar == 1)
            {
                FastText.Widen(body, chars);
            }
            else
            {
                FastText.ReadWide(body, chars[..piece]);
            }

            _in.Advance(body.Length);
            chars = chars[piece..];
        }
    }

    private string ReadUtf8(int length)
    {
        byte[] bytes = _in.ReadBytes(ReadCount(ReadVarint()));
        try
        {
            string text = new UTF8Encoding(false, throwOnInvalidBytes: true).GetString(bytes);
            if (text.Length == length)
            {
                return text;
            }

            Throw.InvalidText("the number of chars is not the announced one", Offset);
        }
        catch (DecoderFallbackException)
        {
            Throw.InvalidText("not well-formed UTF-8", Offset);
        }

        return "";
    }
}
