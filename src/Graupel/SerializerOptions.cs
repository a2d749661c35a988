namespace Graupel;

/// <summary>Options of a <see cref="Serializer"/>. They are immutable: use <c>with</c> to create changed ones.</summary>
/// <remarks>
/// Options that say the same are equal. Cases are the same with the same base, type and id; surrogates, contracts and factories if they are equal objects,
/// for which two of one class need an <c>Equals</c> of their own, and functions if they are equal delegates.
/// </remarks>
public sealed partial record SerializerOptions
{
    /// <summary>The default options.</summary>
    public static SerializerOptions Default { get; } = new();

    /// <summary>The format of the bytes. The default is <see cref="WireFormat.Fast"/>.</summary>
    public WireFormat Format
    {
        get;
        init => field = value ?? throw new ArgumentNullException(nameof(Format));
    } = WireFormat.Fast;

    /// <summary>Limits on what one read or write may cost. The default is <see cref="Graupel.Limits.Default"/>.</summary>
    public Limits Limits
    {
        get;
        init => field = value ?? throw new ArgumentNullException(nameof(Limits));
    } = Limits.Default;

    /// <summary>Where contracts come from. The default is <see cref="CompilerChoice.GeneratedFirst"/>.</summary>
    public CompilerChoice Compilers
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>
    /// Whether shared objects stay shared and graphs may have cycles. The default is <see cref="Graupel.References.None"/>. It changes the bytes, so
    /// both sides need the same setting; a reader without it refuses bytes that have references.
    /// </summary>
    public References References
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>
    /// True to write the elements of unordered sets and the keys of unordered dictionaries in ascending order, so that equal values give equal bytes
    /// however they were built. Keys must be text, numbers, dates, Guids or enums; others are refused (<see cref="ErrorKind.NoContract"/>).
    /// The default is false.
    /// </summary>
    public bool SortKeys { get; init; }

    /// <summary>
    /// True to begin the bytes of exact contracts with the fingerprint of the contract, 8 bytes in Fast, and to refuse those of another contract
    /// (<see cref="ErrorKind.FingerprintMismatch"/>). Both sides need the same setting. Tolerant contracts need no fingerprint and have none.
    /// The default is false. Not for <see cref="WireFormat.MessagePack"/>, which describes every object.
    /// </summary>
    public bool WriteFingerprint { get; init; }

    /// <summary>Which differences between the bytes and the contract, and which nulls, are refused. The default is <see cref="Graupel.Strictness.None"/>.</summary>
    public Strictness Strictness
    {
        get;
        init => field = Choice.Checked(value, Strictness.All);
    }

    /// <summary>What happens to the existing elements of collections that <c>Populate</c> fills. The default is <see cref="PopulateMode.Replace"/>.</summary>
    public PopulateMode Populate
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>
    /// True to ignore bytes after the value when a whole buffer, or a message with a length frame, is read. By default they are refused with
    /// <see cref="ErrorKind.TrailingBytes"/>. Streams, and overloads that return the number of bytes consumed, never look beyond the value. An
    /// <see cref="Envelope"/> holds the value alone in any case.
    /// </summary>
    public bool AllowTrailingBytes { get; init; }
}
