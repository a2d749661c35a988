namespace Graupel;

/// <summary>When a reader demands that the writer had the same contract. An envelope without a fingerprint is not checked.</summary>
public enum FingerprintCheck
{
    /// <summary>For exact contracts, whose bytes mean nothing without the contract; tolerant ones are read across versions.</summary>
    Exact,

    /// <summary>For every contract.</summary>
    Always,

    /// <summary>Never.</summary>
    Never,
}
