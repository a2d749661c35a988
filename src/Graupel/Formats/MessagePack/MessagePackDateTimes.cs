namespace Graupel.Formats.MessagePack;

/// <summary>How a <see cref="DateTime"/> is written in MessagePack.</summary>
public enum MessagePackDateTimes
{
    /// <summary>
    /// The timestamp of the specification, which every library reads. A local time is written as the same instant, an unspecified one is taken as UTC;
    /// both are read as UTC.
    /// </summary>
    Timestamp,

    /// <summary>Graupel's own extension, which preserves the kind. Timestamps are read too.</summary>
    WithKind,

    /// <summary>An integer: <see cref="DateTime.ToBinary"/>, as some .NET libraries write it, and as the old specification requires. Timestamps are read too.</summary>
    Binary,
}
