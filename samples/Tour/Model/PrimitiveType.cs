namespace Tour.Model;

/// <summary>The types that signatures have a code of their own for; the members are named as in namespace System.</summary>
public enum PrimitiveType : byte
{
    /// <summary><c>void</c>.</summary>
    Void,

    /// <summary><c>bool</c>.</summary>
    Boolean,

    /// <summary><c>char</c>.</summary>
    Char,

    /// <summary><c>sbyte</c>.</summary>
    SByte,

    /// <summary><c>byte</c>.</summary>
    Byte,

    /// <summary><c>short</c>.</summary>
    Int16,

    /// <summary><c>ushort</c>.</summary>
    UInt16,

    /// <summary><c>int</c>.</summary>
    Int32,

    /// <summary><c>uint</c>.</summary>
    UInt32,

    /// <summary><c>long</c>.</summary>
    Int64,

    /// <summary><c>ulong</c>.</summary>
    UInt64,

    /// <summary><c>float</c>.</summary>
    Single,

    /// <summary><c>double</c>.</summary>
    Double,

    /// <summary><c>nint</c>.</summary>
    IntPtr,

    /// <summary><c>nuint</c>.</summary>
    UIntPtr,

    /// <summary><c>string</c>.</summary>
    String,

    /// <summary><c>object</c>.</summary>
    Object,

    /// <summary>A reference to a value together with its type.</summary>
    TypedReference,
}
