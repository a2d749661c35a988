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
            _ = c is < ' ' or '"' or '\\' or >= '\u007F' and < '\u00A0' || char.IsSurrogate(c) ? quoted.Append(CultureInfo.InvariantCulture, $"\\u{(int)c:X4}") : quoted.Append(c);
        }

        return quoted.Append(text.Length > ShownChars ? "...\"" : "\"").ToString();
    }

    /// <summary>The number of bytes, and the first ones in hexadecimal.</summary>
    public static string Hex(ReadOnlySpan<byte> bytes) =>
        $"({bytes.Length}) {Convert.ToHexString(bytes[..Math.Min(ShownBytes, bytes.Length)])}{(bytes.Length > ShownBytes ? "..." : "")}";
}
