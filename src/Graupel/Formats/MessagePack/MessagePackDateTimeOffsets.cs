namespace Graupel.Formats.MessagePack;

/// <summary>Which time precedes the offset in minutes of a <see cref="DateTimeOffset"/>: the two look the same and mean different times.</summary>
public enum MessagePackDateTimeOffsets
{
    /// <summary>The clock time, written as if it were UTC, as MessagePack-CSharp writes and reads it.</summary>
    ClockTime,

    /// <summary>The instant, which is the meaning of a timestamp in the specification.</summary>
    Instant,
}
