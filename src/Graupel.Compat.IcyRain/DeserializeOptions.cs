namespace Graupel.Compat.IcyRain;

/// <summary>Options for reading a value.</summary>
/// <param name="dateTimeZone">The kind that every <see cref="DateTime"/> gets; see <see cref="DateTimeZone"/>.</param>
public sealed class DeserializeOptions(DateTimeKind dateTimeZone)
{
    /// <summary>The default options: dates are read as they were written.</summary>
    public static DeserializeOptions Default { get; } = new(DateTimeKind.Unspecified);

    /// <summary>
    /// The kind of every <see cref="DateTime"/> that is read, at the same instant; <see cref="DateTimeKind.Unspecified"/> keeps the kind that it was
    /// written with. A date without a zone is taken as local time.
    /// </summary>
    public DateTimeKind DateTimeZone { get; } = dateTimeZone;
}
