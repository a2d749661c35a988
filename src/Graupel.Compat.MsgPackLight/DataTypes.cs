using System.Diagnostics.CodeAnalysis;

namespace Graupel.Compat.MsgPackLight;

/// <summary>The bytes that values begin with. Those of the fixed forms hold a number too.</summary>
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

    /// <summary>A number of 32 bits with a fraction.</summary>
    Single = 0xCA,

    /// <summary>A number of 64 bits with a fraction.</summary>
    Double = 0xCB,

    /// <summary>A number of 8 bits.</summary>
    UInt8 = 0xCC,

    /// <summary>A number of 16 bits.</summary>
    UInt16 = 0xCD,

    /// <summary>A number of 32 bits.</summary>
    UInt32 = 0xCE,

    /// <summary>A number of 64 bits.</summary>
    UInt64 = 0xCF,

    /// <summary>A number of 8 bits with a sign.</summary>
    Int8 = 0xD0,

    /// <summary>A number of 16 bits with a sign.</summary>
    Int16 = 0xD1,

    /// <summary>A number of 32 bits with a sign.</summary>
    Int32 = 0xD2,

    /// <summary>A number of 64 bits with a sign.</summary>
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
