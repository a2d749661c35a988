namespace Graupel;

/// <content>Dates.</content>
public sealed partial record SerializerOptions
{
    /// <summary>
    /// The kind of every <see cref="DateTime"/> that is read. The default is <see cref="DateTimeKind.Unspecified"/>, which keeps the kind that it was
    /// written with. The instant stays the same; a date that was written without a zone is taken as local time. What is outside the years 1 to 9999 in the
    /// other zone becomes the first or the last date there is. The bytes do not change. Timestamps of MessagePack always have a zone: a date without one is
    /// written as UTC.
    /// </summary>
    public DateTimeKind Dates
    {
        get;
        init => field = Choice.Checked(value);
    }
}
