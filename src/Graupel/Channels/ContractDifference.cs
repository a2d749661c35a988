namespace Graupel.Channels;

/// <summary>Where the texts of two contracts part.</summary>
internal static class ContractDifference
{
    private const int MaxShown = 60;

    /// <summary>Shows both at the first difference, from the beginning of the member on.</summary>
    /// <returns>A part of a sentence; empty where nothing is known.</returns>
    public static string Describe(string theirs, string ours)
    {
        if (theirs.Length == 0)
        {
            return "";
        }

        int same = theirs.AsSpan().CommonPrefixLength(ours);
        int start = ours.AsSpan(0, same).LastIndexOfAny('{', ';', '(') + 1;
        return $"; the first difference is '{Show(theirs, start, same)}' there and '{Show(ours, start, same)}' here";
    }

    private static string Show(string text, int start, int difference)
    {
        int end = text.AsSpan(difference).IndexOfAny(';', '}', ')');
        return Clean(text[start..(end < 0 ? text.Length : difference + end)]);
    }

    /// <summary>A text to be shown, as the other side may have sent anything.</summary>
    public static string Clean(string part)
    {
        string clean = string.Concat(part.Select(static c => char.IsControl(c) ? '?' : c));
        return clean.Length <= MaxShown ? clean : $"{clean.AsSpan(0, MaxShown)}...";
    }
}
