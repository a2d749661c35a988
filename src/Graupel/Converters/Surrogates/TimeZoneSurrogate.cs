using System.Runtime.Serialization;

namespace Graupel.Converters;

/// <summary>The id of a time zone if the machine knows it with the same rules, else all of its rules; only those contain a semicolon.</summary>
internal sealed class TimeZoneSurrogate : Surrogate<TimeZoneInfo, string>
{
    public override string ToWire(TimeZoneInfo value, long offset) =>
        !value.Id.Contains(';', StringComparison.Ordinal) && TimeZoneInfo.TryFindSystemTimeZoneById(value.Id, out TimeZoneInfo? known) && known.Equals(value)
            ? value.Id
            : value.ToSerializedString();

    public override TimeZoneInfo FromWire(string wire, long offset)
    {
        if (!wire.Contains(';', StringComparison.Ordinal))
        {
            if (!TimeZoneInfo.TryFindSystemTimeZoneById(wire, out TimeZoneInfo? zone))
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
