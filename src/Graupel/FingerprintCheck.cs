namespace Graupel;

/// <summary>When a reader requires that the writer had the same contract. An envelope without a fingerprint is not checked.</summary>
public enum FingerprintCheck
{
    /// <summary>
    /// For exact contracts in Fast and Compact, whose bytes can be read only with the same contract, on whichever side they are; all others are read across versions.
    /// </summary>
    Exact,

    /// <summary>For every contract.</summary>
    Always,

    /// <summary>Never; in handshakes, options of the format are not compared either.</summary>
    Never,
}
