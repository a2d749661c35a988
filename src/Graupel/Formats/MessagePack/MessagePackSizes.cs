namespace Graupel.Formats.MessagePack;

/// <summary>The most bytes that values take.</summary>
internal static class MessagePackSizes
{
    /// <summary>A decimal: header, sign, digits and point.</summary>
    public const int Decimal = 1 + 31;

    /// <summary>A Guid: header, which the old specification has of three bytes, and 36 digits and hyphens.</summary>
    public const int Guid = 3 + 36;

    /// <summary>An integer of 128 bits that does not fit 64: as bytes, and one for the sign.</summary>
    public const int Int128 = 2 + 16 + 1;

    /// <summary>A time with its offset: header, timestamp, minutes.</summary>
    public const int DateTimeOffset = 1 + MessagePackTimestamp.MaximumSize + 3;

    /// <summary>No scalar takes more than this many times the bytes that it has in a fixed layout.</summary>
    public const int PerFixedByte = 3;

    /// <summary>The most bytes of a scalar; 0 for other kinds.</summary>
    public static int OfScalar(WireKind kind) => WireKinds.Underlying(kind) switch
    {
        WireKind.Boolean => 1,
        WireKind.SByte or WireKind.Byte => 2,
        WireKind.Int16 or WireKind.UInt16 or WireKind.Char => 3,
        WireKind.Int32 or WireKind.UInt32 or WireKind.DateOnly or WireKind.Half or WireKind.Single => 5,
        WireKind.Int64 or WireKind.UInt64 or WireKind.Double or WireKind.TimeSpan or WireKind.TimeOnly => 9,
        WireKind.Int128 or WireKind.UInt128 => Int128,
        WireKind.DateTime => MessagePackTimestamp.MaximumSize,
        WireKind.DateTimeOffset => DateTimeOffset,
        WireKind.Decimal => Decimal,
        WireKind.Guid => Guid,
        _ => 0,
    };
}
