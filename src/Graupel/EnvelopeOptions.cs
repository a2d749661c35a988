namespace Graupel;

/// <summary>Options of an <see cref="Envelope"/>.</summary>
public sealed record EnvelopeOptions
{
    /// <summary>The default options.</summary>
    public static EnvelopeOptions Default { get; } = new();

    /// <summary>The serializer of the payload. The default is <see cref="Graupel.Serializer.Default"/>.</summary>
    public Serializer Serializer
    {
        get;
        init => field = value ?? throw new ArgumentNullException(nameof(Serializer));
    } = Serializer.Default;

    /// <summary>True to write the fingerprint of the contract, which readers with <see cref="FingerprintCheck.Always"/> require. The default is true.</summary>
    public bool WriteFingerprint { get; init; } = true;

    /// <summary>When a reader requires the contract of the writer to be the same. The default is <see cref="FingerprintCheck.Exact"/>.</summary>
    public FingerprintCheck FingerprintCheck
    {
        get;
        init => field = Choice.Checked(value);
    }
}
