using System.Buffers;
using System.Text;
using System.Text.Unicode;

namespace Graupel.Formats.Compact;

/// <summary>Text that Latin-1 does not hold, as UTF-8 where that is shorter and possible.</summary>
internal static class CompactText
{
    private const int CountedPiece = 1 << 20;

    /// <summary>Whether so many bytes of UTF-8, with their number in front, are fewer than those of UTF-16.</summary>
    public static bool IsShorter(long utf8Count, int length) => utf8Count + Varint.Size((ulong)utf8Count) < 2L * length;

    /// <summary>The bytes of UTF-8 that text of any length takes, which may be more than an array holds.</summary>
    public static long CountBytes(ReadOnlySpan<char> text)
    {
        long count = 0;
        while (text.Length > CountedPiece)
        {
            // No piece ends inside a surrogate pair.
            int length = char.IsHighSurrogate(text[CountedPiece - 1]) ? CountedPiece - 1 : CountedPiece;
            count += Encoding.UTF8.GetByteCount(text[..length]);
            text = text[length..];
        }

        return count + Encoding.UTF8.GetByteCount(text);
    }

    /// <summary>Writes text that Latin-1 does not hold, in its shorter form.</summary>
    /// <param name="room">Room for UTF-16.</param>
    /// <param name="text">The text.</param>
    /// <returns>The number of bytes.</returns>
    public static int WriteWide(Span<byte> room, string text)
    {
        int count = Encoding.UTF8.GetByteCount(text);
        if (!IsShorter(count, text.Length) || !SurrogatePairs.AreWhole(text))
        {
            return HeadedText.WriteWide(room, text);
        }

        int size = Varint.Write(room, HeadedText.Header(text.Length, wide: true));
        room[size++] = HeadedText.Utf8;
        size += Varint.Write(room[size..], (ulong)count);
        TryEncode(text, room.Slice(size, count));
        return size + count;
    }

    /// <summary>Encodes text whose number of bytes is known.</summary>
    /// <returns>False when the text has halves of surrogate pairs.</returns>
    public static bool TryEncode(ReadOnlySpan<char> text, Span<byte> bytes) =>
        Utf8.FromUtf16(text, bytes, out _, out _, replaceInvalidSequences: false) == OperationStatus.Done;
}
