namespace Graupel.Formats.MessagePack;

/// <summary>A token in MessagePack bytes, whichever encoding it has.</summary>
public enum MessagePackToken
{
    /// <summary>None: before the first value or after the last.</summary>
    None,

    /// <summary>Nil.</summary>
    Nil,

    /// <summary>True or false.</summary>
    Boolean,

    /// <summary>An integer of -2^63 to 2^64 - 1.</summary>
    Integer,

    /// <summary>A float of 32 bits.</summary>
    Single,

    /// <summary>A float of 64 bits.</summary>
    Double,

    /// <summary>Text.</summary>
    Text,

    /// <summary>Bytes.</summary>
    Bytes,

    /// <summary>An extension: a type and bytes.</summary>
    Extension,

    /// <summary>The start of an array; its elements follow.</summary>
    Array,

    /// <summary>The end of an array, which takes no bytes.</summary>
    EndArray,

    /// <summary>The start of a map; its keys and values follow, alternating.</summary>
    Map,

    /// <summary>The end of a map, which takes no bytes.</summary>
    EndMap,
}
