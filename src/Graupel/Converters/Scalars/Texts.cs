using System.Diagnostics.CodeAnalysis;

namespace Graupel.Converters;

/// <summary>A URI as the string that it was made from.</summary>
internal readonly struct UriText : IText<Uri>
{
    public static string ToText(Uri value) => value.OriginalString;

    public static bool TryParse(string text, [NotNullWhen(true)] out Uri? value) => Uri.TryCreate(text, UriKind.RelativeOrAbsolute, out value);
}

/// <summary>A version; only the text that it would be written as is one.</summary>
internal readonly struct VersionText : IText<Version>
{
    public static string ToText(Version value) => value.ToString();

    public static bool TryParse(string text, [NotNullWhen(true)] out Version? value) => Version.TryParse(text, out value) && value.ToString() == text;
}
