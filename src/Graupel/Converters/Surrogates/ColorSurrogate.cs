using System.Drawing;
using System.Globalization;

namespace Graupel.Converters;

/// <summary>
/// A colour as it was made, since two of the same parts differ by their names: a known one by name, <c>Red</c>; one of parts as <c>#AARRGGBB</c>; one of
/// another name in quotes, <c>'mine'</c>; none as an empty text.
/// </summary>
internal sealed class ColorSurrogate : Surrogate<Color, string>
{
    private const int TextLength = 9;

    public override string ToWire(Color value, long offset) =>
        value.IsKnownColor ? value.Name
        : value.IsNamedColor ? $"'{value.Name}'"
        : value.IsEmpty ? ""
        : string.Create(CultureInfo.InvariantCulture, $"#{value.ToArgb():X8}");

    public override Color FromWire(string wire, long offset)
    {
        switch (wire)
        {
            case "":
                return Color.Empty;
            case ['#', ..]:
                return Color.FromArgb(ReadParts(wire, offset));
            case ['\'', .. string name, '\'']:
                return Color.FromName(name);
            default:
                return ReadKnown(wire, offset);
        }
    }

    private static int ReadParts(string wire, long offset)
    {
        if (wire.Length != TextLength || wire.AsSpan().ContainsAnyInRange('a', 'f') || wire is [.., '\0'] || !int.TryParse(wire.AsSpan(1), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out int parts))
        {
            Throw.InvalidValue("the text is not a color", offset);
            return 0;
        }

        return parts;
    }

    // The names of enums are also found in lists, as digits, and among blanks.
    private static Color ReadKnown(string wire, long offset)
    {
        Color known = Enum.TryParse(wire, out KnownColor found) ? Color.FromKnownColor(found) : Color.Empty;
        if (!known.IsKnownColor || known.Name != wire)
        {
            Throw.InvalidValue("the text is not a color", offset);
        }

        return known;
    }
}
