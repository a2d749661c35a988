using System.Buffers;
using System.Diagnostics.CodeAnalysis;

namespace Graupel.Converters;

/// <summary>
/// A URI as the string that it was made from. A path that begins with a slash is a relative URI, whatever the machine: where it was made
/// an absolute one, it is written with its scheme.
/// </summary>
internal readonly struct UriText : IText<Uri>
{
    private static readonly SearchValues<char> Kept =
        SearchValues.Create("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#@!$&'()*+,;=");

    public static string ToText(Uri value)
    {
        string text = value.OriginalString;
        if (value.IsAbsoluteUri)
        {
            if (MayChange(text) && IsVerbatim(value))
            {
                Throw.InvalidValue("a URI with DangerousDisablePathAndQueryCanonicalization, which would be read without it and so changed", -1);
            }

            return IsPath(text) ? value.AbsoluteUri : text;
        }

        // A relative URI may look like an absolute one, such as a path with a drive.
        if (text.Contains(':', StringComparison.Ordinal) && (!TryParse(text, out Uri? read) || read.IsAbsoluteUri))
        {
            Throw.InvalidValue("a relative URI that would be read as an absolute one", -1);
        }

        return text;
    }

    public static bool TryParse(string text, [NotNullWhen(true)] out Uri? value) =>
        (IsPath(text) && Uri.TryCreate(text, UriKind.Relative, out value)) || Uri.TryCreate(text, UriKind.RelativeOrAbsolute, out value);

    // Characters that are escaped or unescaped, or steps in the path that are taken, where a URI is not verbatim. To ask every URI whether it is would cost
    // as much as reading it.
    private static bool MayChange(string text) => text.AsSpan().ContainsAnyExcept(Kept) || text.Contains("/.", StringComparison.Ordinal);

    // Only this refusal shows it.
    private static bool IsVerbatim(Uri value)
    {
        try
        {
            value.GetComponents(UriComponents.Query, UriFormat.UriEscaped);
            return false;
        }
        catch (InvalidOperationException)
        {
            return true;
        }
    }

    private static bool IsPath(string text) => text.Length > 0 && text[0] is '/' or '\\';
}

/// <summary>A version; only the text that it would be written as is one.</summary>
internal readonly struct VersionText : IText<Version>
{
    // Four numbers of ten digits, with dots between them.
    private const int MaxLength = 43;

    public static string ToText(Version value) => value.ToString();

    public static bool TryParse(string text, [NotNullWhen(true)] out Version? value)
    {
        Span<char> room = stackalloc char[MaxLength];
        return Version.TryParse(text, out value) && value.TryFormat(room, out int length) && room[..length].SequenceEqual(text);
    }
}
