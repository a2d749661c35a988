using Graupel.Model.Planning;

namespace Graupel.Generator.Printing;

/// <summary>Names of the kinds on the wire, as the library declares them.</summary>
internal static class WireKindName
{
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
        [Kinds.String] = nameof(Kinds.String),
        [Kinds.Blob] = nameof(Kinds.Blob),
        [Kinds.Object] = nameof(Kinds.Object),
        [Kinds.BaseObject] = nameof(Kinds.BaseObject),
        [Kinds.Sequence] = nameof(Kinds.Sequence),
        [Kinds.Array] = nameof(Kinds.Array),
        [Kinds.Map] = nameof(Kinds.Map),
        [Kinds.Union] = nameof(Kinds.Union),
    };

    public static string Of(byte kind, string wireKind) => Names.TryGetValue(kind, out string? name)
        ? $"{wireKind}.{name}"
        : $"{wireKind}.{Names[(byte)(kind & ~Kinds.NullableFlag)]} | {wireKind}.NullableFlag";
}
