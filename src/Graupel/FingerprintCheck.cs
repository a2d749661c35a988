namespace Graupel;

/// <summary>When a reader requires that the writer had the same contract. Handshakes always have fingerprints; envelopes do unless <see cref="EnvelopeOptions.WriteFingerprint"/> is false.</summary>
public enum FingerprintCheck
{
    /// <summary>
    /// For exact contracts in Fast and Compact, whose bytes can be read only with the same contract, on whichever side they are; all others are read across versions.
    /// An envelope without a fingerprint is read, whatever exact contract wrote it.
    /// </summary>
    Exact,

    /// <summary>For every contract. An envelope without a fingerprint is refused (<see cref="ErrorKind.FingerprintMismatch"/>).</summary>
    Always,

    /// <summary>Never; in handshakes, options of the format are not compared either.</summary>
    Never,
}
