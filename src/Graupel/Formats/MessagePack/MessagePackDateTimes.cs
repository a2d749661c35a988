namespace Graupel.Formats.MessagePack;

/// <summary>How a <see cref="DateTime"/> stands in MessagePack.</summary>
public enum MessagePackDateTimes
{
    /// <summary>
    /// The timestamp of the specification, which every library reads. Local is written as the same instant, Unspecified is taken as UTC;
    /// both come back as Utc.
    /// </summary>
    Timestamp,

    /// <summary>An extension of Graupel's own, which keeps the kind. Timestamps are read too.</summary>
    WithKind,

    /// <summary>An integer: <see cref="DateTime.ToBinary"/>, as some .NET libraries write it, and as the old specification needs it. Timestamps are read too.</summary>
    Binary,
}
