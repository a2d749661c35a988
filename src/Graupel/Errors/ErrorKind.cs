namespace Graupel;

/// <summary>Why a read or a write was refused.</summary>
public enum ErrorKind
{
    /// <summary>The data ended inside a value, or a count is larger than the rest of the data.</summary>
    EndOfData,

    /// <summary>There are bytes after the value.</summary>
    TrailingBytes,

    /// <summary>An object, sequence or union header is malformed or too long.</summary>
    InvalidHeader,

    /// <summary>The data has a kind that the declared type cannot be read from.</summary>
    KindMismatch,

    /// <summary>A value is outside its range, or null where none is allowed.</summary>
    InvalidValue,

    /// <summary>Text is not well-formed, or not in its shortest form.</summary>
    InvalidText,

    /// <summary>A length or count is impossible.</summary>
    InvalidLength,

    /// <summary>A required member is missing.</summary>
    MissingMember,

    /// <summary>A member occurs twice.</summary>
    DuplicateMember,

    /// <summary>A map key or set element occurs twice.</summary>
    DuplicateKey,

    /// <summary>A union tag or a run-time type is not one of the declared cases.</summary>
    UnknownCase,

    /// <summary>The value is nested deeper than allowed.</summary>
    DepthExceeded,

    /// <summary>A limit of the options is exceeded.</summary>
    LimitExceeded,

    /// <summary>A back reference does not point to an object.</summary>
    ReferenceMissing,

    /// <summary>The graph has a cycle that cannot be written.</summary>
    CycleDetected,

    /// <summary>There is no contract for the type.</summary>
    NoContract,

    /// <summary>The bytes use a format, version or feature that this reader does not support.</summary>
    UnsupportedFormat,

    /// <summary>Writer and reader have different contracts.</summary>
    FingerprintMismatch,

    /// <summary>The bytes were damaged in transit or storage.</summary>
    ChecksumMismatch,

    /// <summary>The bytes have a member that the contract does not have, and the options refuse unknown members.</summary>
    UnknownMember,
}
