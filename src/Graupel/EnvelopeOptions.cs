namespace Graupel;

/// <summary>How an <see cref="Envelope"/> is written and read.</summary>
public sealed record EnvelopeOptions
{
    /// <summary>The options that hold when nothing else is said.</summary>
    public static EnvelopeOptions Default { get; } = new();

    /// <summary>Writes and reads the payload; <see cref="Graupel.Serializer.Default"/>.</summary>
    public Serializer Serializer
    {
        get;
        init => field = value ?? throw new ArgumentNullException(nameof(Serializer));
    } = Serializer.Default;

    /// <summary>True, as by default, to write the fingerprint of the contract.</summary>
    public bool WriteFingerprint { get; init; } = true;

    /// <summary>Whether a reader demands the writer's contract; <see cref="FingerprintCheck.Exact"/>.</summary>
    public FingerprintCheck FingerprintCheck
    {
        get;
        init => field = Choice.Checked(value);
    }
}
