namespace Graupel;

/// <summary>What was wrong with the bytes or with the value.</summary>
public enum ErrorKind
{
    /// <summary>The data ends before the value does.</summary>
    EndOfData,

    /// <summary>There is data after the value.</summary>
    TrailingBytes,

    /// <summary>A header is malformed.</summary>
    InvalidHeader,

    /// <summary>A member has another kind than the contract expects.</summary>
    KindMismatch,

    /// <summary>A value is outside of its type's range, or not in its canonical form.</summary>
    InvalidValue,

    /// <summary>A text is not well-formed.</summary>
    InvalidText,

    /// <summary>A length or count is negative, over-long, or larger than the data.</summary>
    InvalidLength,

    /// <summary>A required member is missing.</summary>
    MissingMember,

    /// <summary>A member occurs twice.</summary>
    DuplicateMember,

    /// <summary>A key of a dictionary, or an element of a set, occurs twice.</summary>
    DuplicateKey,

    /// <summary>A union's tag, or the run-time type of a value, is not a declared case.</summary>
    UnknownCase,

    /// <summary>Values are nested deeper than the limit.</summary>
    DepthExceeded,

    /// <summary>A limit of size or of suspicious content is exceeded.</summary>
    LimitExceeded,

    /// <summary>A reference points to an object that does not exist.</summary>
    ReferenceMissing,

    /// <summary>An object contains itself, and references are not preserved.</summary>
    CycleDetected,

    /// <summary>A type has no contract.</summary>
    NoContract,

    /// <summary>The bytes are of a format or version that is not supported.</summary>
    UnsupportedFormat,

    /// <summary>The bytes were written by another contract.</summary>
    FingerprintMismatch,

    /// <summary>The bytes were damaged.</summary>
    ChecksumMismatch,
}
