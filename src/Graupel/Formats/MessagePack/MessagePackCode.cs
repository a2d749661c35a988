using System.Globalization;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// The first byte of every value, by the public specification:
/// <code>
/// 00..7F  integer 0..127              C7..C9  ext, length of 1, 2, 4 bytes    D9..DB  text, length of 1, 2, 4 bytes
/// 80..8F  map of 0..15                CA, CB  float of 4, 8 bytes             DC, DD  array, count of 2, 4 bytes
/// 90..9F  array of 0..15              CC..CF  unsigned of 1, 2, 4, 8 bytes    DE, DF  map, count of 2, 4 bytes
/// A0..BF  text of 0..31 bytes         D0..D3  signed of 1, 2, 4, 8 bytes      E0..FF  integer -32..-1
/// C0      nil                         D4..D8  ext of 1, 2, 4, 8, 16 bytes
/// C2, C3  false, true                 C4..C6  bytes, length of 1, 2, 4 bytes
/// </code>
/// All numbers are big-endian. C1 is never used.
/// </summary>
internal static class MessagePackCode
{
    public const byte MaxFixInt = 0x7F;
    public const byte FixMap = 0x80;
    public const byte FixArray = 0x90;
    public const byte FixText = 0xA0;
    public const byte Nil = 0xC0;
    public const byte NeverUsed = 0xC1;
    public const byte False = 0xC2;
    public const byte True = 0xC3;
    public const byte Bin8 = 0xC4;
    public const byte Bin32 = 0xC6;
    public const byte Ext8 = 0xC7;
    public const byte Ext32 = 0xC9;
    public const byte Float32 = 0xCA;
    public const byte Float64 = 0xCB;
    public const byte UInt8 = 0xCC;
    public const byte UInt16 = 0xCD;
    public const byte UInt32 = 0xCE;
    public const byte UInt64 = 0xCF;
    public const byte Int8 = 0xD0;
    public const byte Int16 = 0xD1;
    public const byte Int32 = 0xD2;
    public const byte Int64 = 0xD3;
    public const byte FixExt1 = 0xD4;
    public const byte FixExt2 = 0xD5;
    public const byte FixExt4 = 0xD6;
    public const byte FixExt8 = 0xD7;
    public const byte FixExt16 = 0xD8;
    public const byte Text8 = 0xD9;
    public const byte Text16 = 0xDA;
    public const byte Text32 = 0xDB;
    public const byte Array16 = 0xDC;
    public const byte Array32 = 0xDD;
    public const byte Map16 = 0xDE;
    public const byte Map32 = 0xDF;
    public const byte MinusFixInt = 0xE0;

    /// <summary>Most elements of an array or map whose count is in its first byte.</summary>
    public const int MaxFixCount = 15;

    /// <summary>Most bytes of a text whose length is in its first byte.</summary>
    public const int MaxFixText = 31;

    /// <summary>The type of extension that is a timestamp, -1 as a byte.</summary>
    public const byte Timestamp = 0xFF;

    /// <summary>The type of the extension that keeps the kind of a date: kind, ticks of 8 bytes.</summary>
    public const byte TimeWithKind = 71;

    public static bool IsMap(byte code) => code is (>= FixMap and < FixArray) or Map16 or Map32;

    public static bool IsArray(byte code) => code is (>= FixArray and < FixText) or Array16 or Array32;

    public static bool IsBytes(byte code) => code is >= Bin8 and <= Bin32;

    public static bool IsText(byte code) => code is (>= FixText and < Nil) or (>= Text8 and <= Text32);

    public static bool IsExtension(byte code) => code is (>= Ext8 and <= Ext32) or (>= FixExt1 and <= FixExt16);

    /// <summary>The bytes of an extension up to its type.</summary>
    public static int ExtensionHeaderSize(byte code) => code switch
    {
        Ext8 => 3,
        Ext8 + 1 => 4,
        Ext32 => 6,
        _ => 2,
    };

    /// <summary>The name of an extension, and who is known to write it.</summary>
    public static string DescribeExtension(sbyte type) => string.Create(CultureInfo.InvariantCulture, $"an extension of type {type}") + type switch
    {
        98 or 99 => ", which MessagePack-CSharp writes for compressed data,",
        100 => ", which MessagePack-CSharp writes for a type that it names,",
        _ => "",
    };

    /// <summary>The name of a value's type, in the terms of the specification.</summary>
    public static string Describe(byte code) => code switch
    {
        <= MaxFixInt or >= MinusFixInt or (>= UInt8 and <= Int64) => "an integer",
        _ when IsMap(code) => "a map",
        _ when IsArray(code) => "an array",
        _ when IsText(code) => "a string",
        Nil => "nil",
        False or True => "a bool",
        >= Bin8 and <= Bin32 => "bytes",
        Float32 or Float64 => "a float",
        _ when IsExtension(code) => "an extension",
        _ => "the byte C1, which is never used,",
    };
}
