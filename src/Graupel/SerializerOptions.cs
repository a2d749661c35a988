namespace Graupel;

/// <summary>How a <see cref="Serializer"/> works. Options cannot be changed: <c>with</c> makes others.</summary>
public sealed partial record SerializerOptions
{
    /// <summary>The options that hold when nothing else is said.</summary>
    public static SerializerOptions Default { get; } = new();

    /// <summary>What the bytes look like; <see cref="WireFormat.Fast"/>.</summary>
    public WireFormat Format
    {
        get;
        init => field = value ?? throw new ArgumentNullException(nameof(Format));
    } = WireFormat.Fast;

    /// <summary>What one read or write may cost.</summary>
    public Limits Limits
    {
        get;
        init => field = value ?? throw new ArgumentNullException(nameof(Limits));
    } = Limits.Default;

    /// <summary>Where contracts come from; <see cref="CompilerChoice.GeneratedFirst"/>.</summary>
    public CompilerChoice Compilers
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>
    /// Whether shared objects stay shared and graphs may have cycles; <see cref="Graupel.References.None"/>. It changes the bytes, so that
    /// both sides need the same; a reader without it refuses bytes that have references.
    /// </summary>
    public References References
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>
    /// True to write the elements of sets and the keys of dictionaries that have no order of their own in an ascending one, so that equal
    /// values give equal bytes however they came about. Keys must be text, numbers, dates, Guids or enums; others are refused (<see cref="ErrorKind.NoContract"/>).
    /// </summary>
    public bool SortKeys { get; init; }

    /// <summary>Which differences between the members in the bytes and those of the contract, and which nulls, are refused; <see cref="Graupel.Strictness.None"/>.</summary>
    public Strictness Strictness
    {
        get;
        init => field = Choice.Checked(value, Strictness.All);
    }

    /// <summary>What becomes of the elements of collections that <c>Populate</c> fills; <see cref="PopulateMode.Replace"/>.</summary>
    public PopulateMode Populate
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>
    /// True to ignore bytes behind the value where a whole buffer is read. By default they are refused with
    /// <see cref="ErrorKind.TrailingBytes"/>. Streams, and overloads that say how many bytes they consumed, never look behind the value.
    /// </summary>
    public bool AllowTrailingBytes { get; init; }
}
