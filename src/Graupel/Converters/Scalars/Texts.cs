using System.Diagnostics.CodeAnalysis;

namespace Graupel.Converters;

/// <summary>
/// A URI as the string that it was made from. A path that begins with a slash is a relative URI, whatever the machine: where it was made
/// an absolute one, it is written with its scheme.
/// </summary>
internal readonly struct UriText : IText<Uri>
{
    public static string ToText(Uri value)
    {
        string text = value.OriginalString;
        if (value.IsAbsoluteUri)
        {
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
