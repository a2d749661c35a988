namespace Graupel.Compat.IcyRain;

/// <summary>How a value is read.</summary>
/// <param name="dateTimeZone">The kind that every <see cref="DateTime"/> gets; see <see cref="DateTimeZone"/>.</param>
public sealed class DeserializeOptions(DateTimeKind dateTimeZone)
{
    /// <summary>Dates as they were written.</summary>
    public static DeserializeOptions Default { get; } = new(DateTimeKind.Unspecified);

    /// <summary>
    /// The kind of every <see cref="DateTime"/> that is read, at the same instant; <see cref="DateTimeKind.Unspecified"/> for the one that it was
    /// written with. A date without a zone is taken as a local time.
    /// </summary>
    public DateTimeKind DateTimeZone { get; } = dateTimeZone;
}
