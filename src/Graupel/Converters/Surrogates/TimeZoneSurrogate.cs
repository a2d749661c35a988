using System.Runtime.Serialization;

namespace Graupel.Converters;

/// <summary>The id of a time zone if the machine knows it with the same rules, else all of its rules; only those contain a semicolon.</summary>
internal sealed class TimeZoneSurrogate : Surrogate<TimeZoneInfo, string>
{
    private const int LongestId = 100;

    public override string ToWire(TimeZoneInfo value, long offset) =>
        !value.Id.Contains(';', StringComparison.Ordinal) && TimeZoneInfo.TryFindSystemTimeZoneById(value.Id, out TimeZoneInfo? known) && known.Equals(value)
            ? value.Id
            : value.ToSerializedString();

    // The system keeps each zone under the name by which it was asked for, and a path has many.
    private static bool IsId(string text) =>
        text.Length is > 0 and <= LongestId && text[0] != '/' && text[^1] != '/'
        && !text.Contains("//", StringComparison.Ordinal) && !text.Contains("./", StringComparison.Ordinal) && !text.Contains('\\', StringComparison.Ordinal);

    public override TimeZoneInfo FromWire(string wire, long offset)
    {
        if (!wire.Contains(';', StringComparison.Ordinal))
        {
            TimeZoneInfo? zone = null;
            if (!IsId(wire) || !TimeZoneInfo.TryFindSystemTimeZoneById(wire, out zone))
            {
                Throw.InvalidValue("the text is not the id of a known time zone", offset);
            }

            return zone;
        }

        try
        {
            return TimeZoneInfo.FromSerializedString(wire);
        }
        catch (Exception e) when (e is ArgumentException or SerializationException)
        {
            Throw.InvalidValue("the text does not describe a time zone", offset);
            return null;
        }
    }
}
