namespace Graupel;

/// <summary>Why a read or a write was refused.</summary>
public enum ErrorKind
{
    /// <summary>The data ended inside a value, a count is larger than the rest of the data, or a channel or envelope is cut off.</summary>
    EndOfData,

    /// <summary>There are bytes after the value.</summary>
    TrailingBytes,

    /// <summary>The header of an object, sequence or union is malformed, or an envelope, handshake or compressed value begins otherwise than it must.</summary>
    InvalidHeader,

    /// <summary>The data has a kind that the declared type cannot be read from, or a token is of another type than the one asked for.</summary>
    KindMismatch,

    /// <summary>A value is outside its range, or null where none is allowed; on write, a value has no form, such as a collection with another comparer than it is declared with.</summary>
    InvalidValue,

    /// <summary>Text is not well-formed, or not in its shortest form; on write in MessagePack, it has an unpaired surrogate.</summary>
    InvalidText,

    /// <summary>A length or count is impossible.</summary>
    InvalidLength,

    /// <summary>A required member is missing.</summary>
    MissingMember,

    /// <summary>A member occurs twice.</summary>
    DuplicateMember,

    /// <summary>A map key or set element occurs twice.</summary>
    DuplicateKey,

    /// <summary>A tag is not one of the declared cases; on write, an object is of a derived type that is not declared.</summary>
    UnknownCase,

    /// <summary>The value is nested deeper than allowed, or than the stack of the thread permits.</summary>
    DepthExceeded,

    /// <summary>A limit of the options is exceeded, or too many keys have one hash code.</summary>
    LimitExceeded,

    /// <summary>A back reference does not point to an object.</summary>
    ReferenceMissing,

    /// <summary>The graph has a cycle that cannot be written; on read, a constructor needs an object that is not created yet.</summary>
    CycleDetected,

    /// <summary>There is no contract for the type, or the contract has no form in this format.</summary>
    NoContract,

    /// <summary>The bytes use a format, version or feature that this reader does not support or has not switched on; on write, the options exclude what is to be written.</summary>
    UnsupportedFormat,

    /// <summary>Writer and reader have different contracts, or an envelope lacks the fingerprint that its reader requires.</summary>
    FingerprintMismatch,

    /// <summary>The bytes were damaged in transit or storage.</summary>
    ChecksumMismatch,

    /// <summary>The bytes have a member that the contract does not have, and the options refuse unknown members; on write, kept members do not belong to the contract.</summary>
    UnknownMember,
}
