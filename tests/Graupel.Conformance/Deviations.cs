using System.Text;
using Graupel.TestCases.Comparing;

namespace Graupel.Conformance;

/// <summary>What a format cannot keep, and what happens then. Everything else comes back as it was.</summary>
internal static class Deviations
{
    /// <summary>What comes back of a date; null where it comes back as it was. MessagePack's timestamp is an instant and has no kind.</summary>
    public static Func<DateTime, DateTime>? DatesOf(WireFormat format) => format == WireFormat.MessagePack ? Instant : null;

    /// <summary>Why a value cannot be written; null where it can. UTF-8 has no halves of surrogate pairs.</summary>
    public static ErrorKind? RefusalOf(WireFormat format, object? value) =>
        format.Id == WireFormat.MessagePack.Id && GraphWalk.LeavesOf(value).Any(static leaf => HasLoneSurrogate(leaf as string ?? (leaf as Uri)?.OriginalString ?? (leaf as StringBuilder)?.ToString()))
            ? ErrorKind.InvalidText
            : null;

    private static DateTime Instant(DateTime date) =>
        date.Kind == DateTimeKind.Local ? date.ToUniversalTime() : DateTime.SpecifyKind(date, DateTimeKind.Utc);

    private static bool HasLoneSurrogate(string? text)
    {
        for (int i = 0; i < text?.Length; i++)
        {
            if (char.IsSurrogatePair(text[i], i + 1 < text.Length ? text[i + 1] : ' '))
            {
                i++;
            }
            else if (char.IsSurrogate(text[i]))
            {
                return true;
            }
        }

        return false;
    }
}
