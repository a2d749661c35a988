namespace Graupel.Compat.IcyRain.Tables;

/// <summary>The types that columns have. The numbers are on the wire.</summary>
public enum ColumnType : byte
{
    /// <summary>A value of any of these types.</summary>
    Object,

    /// <summary><see cref="bool"/>.</summary>
    Boolean,

    /// <summary><see cref="char"/>.</summary>
    Char,

    /// <summary><see cref="sbyte"/>.</summary>
    SByte,

    /// <summary><see cref="byte"/>.</summary>
    Byte,

    /// <summary><see cref="short"/>.</summary>
    Int16,

    /// <summary><see cref="ushort"/>.</summary>
    UInt16,

    /// <summary><see cref="int"/>.</summary>
    Int32,

    /// <summary><see cref="uint"/>.</summary>
    UInt32,

    /// <summary><see cref="long"/>.</summary>
    Int64,

    /// <summary><see cref="ulong"/>.</summary>
    UInt64,

    /// <summary><see cref="float"/>.</summary>
    Single,

    /// <summary><see cref="double"/>.</summary>
    Double,

    /// <summary><see cref="decimal"/>.</summary>
    Decimal,

    /// <summary><see cref="string"/>.</summary>
    String,

    /// <summary><see cref="System.DateTime"/>.</summary>
    DateTime,

    /// <summary><see cref="System.DateTimeOffset"/>.</summary>
    DateTimeOffset,

    /// <summary><see cref="System.TimeSpan"/>.</summary>
    TimeSpan,

    /// <summary><see cref="System.Guid"/>.</summary>
    Guid,

    /// <summary><c>byte[]</c>.</summary>
    Bytes,
}
