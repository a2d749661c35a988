namespace Graupel.Formats;

/// <summary>The pairs of chars that are one character in UTF-16.</summary>
internal static class SurrogatePairs
{
    /// <summary>False when the text has halves of them, which UTF-8 cannot encode.</summary>
    public static bool AreWhole(ReadOnlySpan<char> text)
    {
        while (text.IndexOfAnyInRange('\uD800', '\uDFFF') is >= 0 and int at)
        {
            if (at + 1 == text.Length || !char.IsSurrogatePair(text[at], text[at + 1]))
            {
                return false;
            }

            text = text[(at + 2)..];
        }

        return true;
    }
}
