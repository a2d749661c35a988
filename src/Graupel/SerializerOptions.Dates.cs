namespace Graupel;

/// <content>Dates.</content>
public sealed partial record SerializerOptions
{
    /// <summary>
    /// The kind of every <see cref="DateTime"/> that is read; <see cref="DateTimeKind.Unspecified"/> for the one that it was written with.
    /// The instant stays; a date that was written without a zone is taken as a local time. The bytes do not change. The timestamps of MessagePack
    /// always have a zone: there, one without is written as UTC.
    /// </summary>
    public DateTimeKind Dates
    {
        get;
        init => field = Choice.Checked(value);
    }
}
