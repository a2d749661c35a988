using System.Globalization;
using System.Text;

namespace Graupel.Formats;

/// <summary>How dumps of all formats show text and bytes: on one line, shortened.</summary>
internal static class DumpText
{
    private const int ShownChars = 60;
    private const int ShownBytes = 16;

    /// <summary>A text in quotes; what is not printable is escaped.</summary>
    public static string Quote(string text)
    {
        var quoted = new StringBuilder("\"");
        foreach (char c in text.AsSpan(0, Math.Min(text.Length, ShownChars)))
        {
            _ = IsEscaped(c) ? quoted.Append(CultureInfo.InvariantCulture, $"\\u{(int)c:X4}") : quoted.Append(c);
        }

        return quoted.Append(text.Length > ShownChars ? "...\"" : "\"").ToString();
    }

    // What turns the direction of a line, breaks it, or is not seen would show another text than there is.
    private static bool IsEscaped(char c) => c is '"' or '\\' || char.GetUnicodeCategory(c)
        is UnicodeCategory.Control or UnicodeCategory.Format or UnicodeCategory.Surrogate or UnicodeCategory.LineSeparator or UnicodeCategory.ParagraphSeparator;

    /// <summary>The number of bytes, and the first ones in hexadecimal.</summary>
    public static string Hex(ReadOnlySpan<byte> bytes) =>
        $"({bytes.Length}) {Convert.ToHexString(bytes[..Math.Min(ShownBytes, bytes.Length)])}{(bytes.Length > ShownBytes ? "..." : "")}";
}
