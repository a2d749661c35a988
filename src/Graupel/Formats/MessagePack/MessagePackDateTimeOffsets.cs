namespace Graupel.Formats.MessagePack;

/// <summary>What time stands in front of the minutes of a <see cref="DateTimeOffset"/>: the two look the same and mean different times.</summary>
public enum MessagePackDateTimeOffsets
{
    /// <summary>What the clock shows, written as if it were UTC: what MessagePack-CSharp writes and reads.</summary>
    ClockTime,

    /// <summary>The instant, which is what a timestamp means by the specification.</summary>
    Instant,
}
