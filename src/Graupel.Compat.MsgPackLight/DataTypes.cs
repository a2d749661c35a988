using System.Diagnostics.CodeAnalysis;

namespace Graupel.Compat.MsgPackLight;

/// <summary>The first bytes of values. Those of the fixed forms contain a number too.</summary>
[SuppressMessage("Design", "CA1028:Enum Storage should be Int32", Justification = "It is a byte on the wire.")]
[SuppressMessage("Naming", "CA1720:Identifier contains type name", Justification = "The names of MsgPack.Light.")]
public enum DataTypes : byte
{
    /// <summary>A number from 0 to 127.</summary>
    PositiveFixNum = 0x7F,

    /// <summary>A map of up to 15 pairs.</summary>
    FixMap = 0x80,

    /// <summary>An array of up to 15 elements.</summary>
    FixArray = 0x90,

    /// <summary>A text of up to 31 bytes.</summary>
    FixStr = 0xA0,

    /// <summary>No value.</summary>
    Null = 0xC0,

    /// <summary>False.</summary>
    False = 0xC2,

    /// <summary>True.</summary>
    True = 0xC3,

    /// <summary>Bytes, up to 255.</summary>
    Bin8 = 0xC4,

    /// <summary>Bytes, up to 65,535.</summary>
    Bin16 = 0xC5,

    /// <summary>Bytes.</summary>
    Bin32 = 0xC6,

    /// <summary>A 32-bit floating-point number.</summary>
    Single = 0xCA,

    /// <summary>A 64-bit floating-point number.</summary>
    Double = 0xCB,

    /// <summary>An unsigned 8-bit number.</summary>
    UInt8 = 0xCC,

    /// <summary>An unsigned 16-bit number.</summary>
    UInt16 = 0xCD,

    /// <summary>An unsigned 32-bit number.</summary>
    UInt32 = 0xCE,

    /// <summary>An unsigned 64-bit number.</summary>
    UInt64 = 0xCF,

    /// <summary>A signed 8-bit number.</summary>
    Int8 = 0xD0,

    /// <summary>A signed 16-bit number.</summary>
    Int16 = 0xD1,

    /// <summary>A signed 32-bit number.</summary>
    Int32 = 0xD2,

    /// <summary>A signed 64-bit number.</summary>
    Int64 = 0xD3,

    /// <summary>A text of up to 255 bytes.</summary>
    Str8 = 0xD9,

    /// <summary>A text of up to 65,535 bytes.</summary>
    Str16 = 0xDA,

    /// <summary>A text.</summary>
    Str32 = 0xDB,

    /// <summary>An array of up to 65,535 elements.</summary>
    Array16 = 0xDC,

    /// <summary>An array.</summary>
    Array32 = 0xDD,

    /// <summary>A map of up to 65,535 pairs.</summary>
    Map16 = 0xDE,

    /// <summary>A map.</summary>
    Map32 = 0xDF,

    /// <summary>A number from -32 to -1.</summary>
    NegativeFixNum = 0xE0,
}
