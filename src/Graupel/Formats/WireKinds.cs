namespace Graupel.Formats;

/// <summary>Properties of a <see cref="WireKind"/>.</summary>
public static class WireKinds
{
    /// <summary>True for families 1 to 7, whose size on the wire is known from the kind alone.</summary>
    public static bool IsFixed(WireKind kind) => (byte)kind is >= 0x10 and < 0x80;

    /// <summary>True when the kind marks a nullable value of fixed size.</summary>
    public static bool IsNullable(WireKind kind) => IsFixed(kind) && (kind & WireKind.NullableFlag) != 0;

    /// <summary>The kind without its nullable bit.</summary>
    public static WireKind Underlying(WireKind kind) => IsFixed(kind) ? kind & ~WireKind.NullableFlag : kind;

    /// <summary>Bytes that a value of a fixed kind takes, its presence byte included; 0 for a kind that is not fixed or not known.</summary>
    public static int FixedSize(WireKind kind)
    {
        int size = (kind & ~WireKind.NullableFlag) switch
        {
            WireKind.Boolean or WireKind.SByte or WireKind.Byte => 1,
            WireKind.Int16 or WireKind.UInt16 or WireKind.Half or WireKind.Char => 2,
            WireKind.Int32 or WireKind.UInt32 or WireKind.Single or WireKind.DateOnly => 4,
            WireKind.Int64 or WireKind.UInt64 or WireKind.Double => 8,
            WireKind.DateTime or WireKind.TimeSpan or WireKind.TimeOnly => 8,
            WireKind.DateTimeOffset => 10,
            WireKind.Int128 or WireKind.UInt128 or WireKind.Decimal or WireKind.Guid => 16,
            _ => 0,
        };
        return size == 0 ? 0 : size + ((kind & WireKind.NullableFlag) != 0 ? 1 : 0);
    }

    /// <summary>Whether integers of a kind have a sign.</summary>
    internal static bool IsSigned(WireKind kind) => kind is WireKind.SByte or WireKind.Int16 or WireKind.Int32 or WireKind.Int64 or WireKind.TimeSpan;

    /// <summary>True for every kind that this version of the format defines.</summary>
    public static bool IsKnown(WireKind kind) => FixedSize(kind) > 0 || kind is WireKind.String or WireKind.Blob
        or WireKind.Object or WireKind.BaseObject or WireKind.HeadedObject or WireKind.BareObject or WireKind.Sequence or WireKind.Array or WireKind.Map or WireKind.Union or WireKind.Tracked;

    /// <summary>True for kinds of whole values, which are not only parts of another one or descriptions of elements.</summary>
    internal static bool IsOfValue(WireKind kind) => IsKnown(kind) && kind is not (WireKind.BaseObject or WireKind.HeadedObject or WireKind.BareObject);

    /// <summary>Whether values of a kind consist of others.</summary>
    internal static bool HasBelow(WireKind kind) => kind is WireKind.Object or WireKind.Sequence or WireKind.Array or WireKind.Map;

    /// <summary>Whether something precedes the content of a value of this kind, which is not fixed, in every format.</summary>
    internal static bool IsNeverEmpty(WireKind kind) =>
        kind is WireKind.String or WireKind.Blob or WireKind.Sequence or WireKind.Array or WireKind.Map or WireKind.Union;
}
