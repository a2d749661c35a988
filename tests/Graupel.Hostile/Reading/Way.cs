namespace Graupel.Hostile.Reading;

/// <summary>A format, and a compiler for contracts.</summary>
internal sealed class Way
{
    private Way(WireFormat format, CompilerChoice compilers, Limits limits)
    {
        Format = format;
        Compilers = compilers;
        Serializer = new Serializer(new SerializerOptions { Format = format, Compilers = compilers, Limits = limits });
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
    public static IReadOnlyList<Way> With(Limits limits) =>
    [
        new(WireFormat.Fast, CompilerChoice.GeneratedOnly, limits),
        new(WireFormat.Fast, CompilerChoice.RuntimeOnly, limits),
        new(WireFormat.Compact, CompilerChoice.GeneratedOnly, limits),
        new(WireFormat.Compact, CompilerChoice.RuntimeOnly, limits),
        new(WireFormat.MessagePack, CompilerChoice.GeneratedOnly, limits),
        new(WireFormat.MessagePack, CompilerChoice.RuntimeOnly, limits),
    ];

    public override string ToString() => $"{Format} {Compilers}";
}
