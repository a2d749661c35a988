namespace Graupel.Formats;

/// <summary>
/// The one-byte kind of a value on the wire: a function of the declared contract, never of the value.
/// The high nibble is the family; bits 0 to 2 give the width or variant; bit 3 marks a nullable value of fixed size.
/// </summary>
public enum WireKind : byte
{
    /// <summary>No value: a gap in a numbered header.</summary>
    Absent = 0x00,

    /// <summary>One byte, 0 or 1.</summary>
    Boolean = 0x10,

    /// <summary>Signed, 1 byte.</summary>
    SByte = 0x20,

    /// <summary>Signed, 2 bytes.</summary>
    Int16 = 0x21,

    /// <summary>Signed, 4 bytes.</summary>
    Int32 = 0x22,

    /// <summary>Signed, 8 bytes; also <see cref="nint"/>.</summary>
    Int64 = 0x23,

    /// <summary>Signed, 16 bytes.</summary>
    Int128 = 0x24,

    /// <summary>Unsigned, 1 byte.</summary>
    Byte = 0x30,

    /// <summary>Unsigned, 2 bytes.</summary>
    UInt16 = 0x31,

    /// <summary>Unsigned, 4 bytes.</summary>
    UInt32 = 0x32,

    /// <summary>Unsigned, 8 bytes; also <see cref="nuint"/>.</summary>
    UInt64 = 0x33,

    /// <summary>Unsigned, 16 bytes.</summary>
    UInt128 = 0x34,

    /// <summary>IEEE 754, 2 bytes.</summary>
    Half = 0x41,

    /// <summary>IEEE 754, 4 bytes.</summary>
    Single = 0x42,

    /// <summary>IEEE 754, 8 bytes.</summary>
    Double = 0x43,

    /// <summary>One UTF-16 code unit, 2 bytes.</summary>
    Char = 0x51,

    /// <summary>16 bytes: low, middle, high, flags.</summary>
    Decimal = 0x54,

    /// <summary>8 bytes: ticks and kind.</summary>
    DateTime = 0x60,

    /// <summary>10 bytes: UTC ticks, offset in minutes.</summary>
    DateTimeOffset = 0x61,

    /// <summary>8 bytes: ticks.</summary>
    TimeSpan = 0x62,

    /// <summary>4 bytes: day number.</summary>
    DateOnly = 0x63,

    /// <summary>8 bytes: ticks.</summary>
    TimeOnly = 0x64,

    /// <summary>16 opaque bytes.</summary>
    Guid = 0x74,

    /// <summary>Length-prefixed text.</summary>
    String = 0x80,

    /// <summary>Length-prefixed bytes.</summary>
    Blob = 0x81,

    /// <summary>An object with its own header.</summary>
    Object = 0xA0,

    /// <summary>The members of a base contract, as a nested object.</summary>
    BaseObject = 0xA1,

    /// <summary>As an element descriptor: every element is an object with its own header.</summary>
    HeadedObject = 0xA2,

    /// <summary>As an element descriptor: an object whose elements are never null, so nothing precedes their members.</summary>
    BareObject = 0xA3,

    /// <summary>Count, element descriptor, elements.</summary>
    Sequence = 0xB0,

    /// <summary>Rank, lengths, element descriptor, elements.</summary>
    Array = 0xB1,

    /// <summary>Count, two descriptors, alternating keys and values.</summary>
    Map = 0xC0,

    /// <summary>Tag, kind, value.</summary>
    Union = 0xD0,

    /// <summary>A value whose identity is tracked.</summary>
    Tracked = 0xE0,

    /// <summary>Bit 3: a presence byte precedes the value.</summary>
    NullableFlag = 0x08,
}
