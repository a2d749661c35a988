namespace Graupel.Hostile.Reading;

/// <summary>A format, and a compiler for contracts.</summary>
internal sealed class Way
{
    private readonly string _name;

    private Way(WireFormat format, CompilerChoice compilers, SerializerOptions options)
    {
        Format = format;
        Compilers = compilers;
        Serializer = new Serializer(options with { Format = format, Compilers = compilers });
        _name = $"{format} {compilers}"
            + (options.References == References.None ? "" : $" {options.References}")
            + (options.Strictness == Strictness.None ? "" : $" {options.Strictness}");
    }

    /// <summary>The ways with the default limits.</summary>
    public static IReadOnlyList<Way> All { get; } = With(Limits.Default);

    public WireFormat Format { get; }

    public CompilerChoice Compilers { get; }

    public Serializer Serializer { get; }

    public bool IsFast => Format == WireFormat.Fast;

    /// <summary>True where objects begin with a list of their members, and counts and lengths are those of Fast.</summary>
    public bool IsHeaded => Format != WireFormat.MessagePack;

    /// <summary>All formats with both compilers.</summary>
    public static IReadOnlyList<Way> With(Limits limits) => With(new SerializerOptions { Limits = limits });

    /// <inheritdoc cref="With(Limits)"/>
    /// <param name="options">All but format and compiler.</param>
    public static IReadOnlyList<Way> With(SerializerOptions options) =>
    [
        new(WireFormat.Fast, CompilerChoice.GeneratedOnly, options),
        new(WireFormat.Fast, CompilerChoice.RuntimeOnly, options),
        new(WireFormat.Compact, CompilerChoice.GeneratedOnly, options),
        new(WireFormat.Compact, CompilerChoice.RuntimeOnly, options),
        new(WireFormat.MessagePack, CompilerChoice.GeneratedOnly, options),
        new(WireFormat.MessagePack, CompilerChoice.RuntimeOnly, options),
    ];

    public override string ToString() => _name;
}
