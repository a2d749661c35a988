namespace Graupel.Generator.Printing;

/// <summary>Names of the kinds on the wire, as the library declares them.</summary>
internal static class WireKindName
{
    private const byte NullableFlag = 0x08;

    private static readonly Dictionary<byte, string> Names = new()
    {
        [0x10] = "Boolean",
        [0x20] = "SByte",
        [0x21] = "Int16",
        [0x22] = "Int32",
        [0x23] = "Int64",
        [0x24] = "Int128",
        [0x30] = "Byte",
        [0x31] = "UInt16",
        [0x32] = "UInt32",
        [0x33] = "UInt64",
        [0x34] = "UInt128",
        [0x41] = "Half",
        [0x42] = "Single",
        [0x43] = "Double",
        [0x51] = "Char",
        [0x54] = "Decimal",
        [0x60] = "DateTime",
        [0x61] = "DateTimeOffset",
        [0x62] = "TimeSpan",
        [0x63] = "DateOnly",
        [0x64] = "TimeOnly",
        [0x74] = "Guid",
        [0x80] = "String",
        [0x81] = "Blob",
        [0xA0] = "Object",
        [0xA1] = "BaseObject",
        [0xB0] = "Sequence",
        [0xB1] = "Array",
        [0xC0] = "Map",
        [0xD0] = "Union",
    };

    public static string Of(byte kind, string wireKind) => Names.TryGetValue(kind, out string? name)
        ? $"{wireKind}.{name}"
        : $"{wireKind}.{Names[(byte)(kind & ~NullableFlag)]} | {wireKind}.NullableFlag";
}
