namespace Graupel.Conformance;

/// <summary>A format and a compiler.</summary>
/// <param name="Format">The format.</param>
/// <param name="Compilers">Where contracts come from.</param>
/// <param name="References">Whether identity is kept.</param>
public sealed record Way(WireFormat Format, CompilerChoice Compilers, References References = References.None)
{
    /// <summary>Every format by both compilers.</summary>
    public static IReadOnlyList<Way> All { get; } = [.. Formats.SelectMany(static format => Of(format))];

    /// <summary>The same ways with identity kept.</summary>
    public static IReadOnlyList<Way> Preserving { get; } = [.. All.Select(static way => new Way(way.Format, way.Compilers, References.Preserve))];

    /// <summary>The serializer that goes this way; one for all tests, as in a program.</summary>
    public Serializer Serializer { get; } = new(new SerializerOptions { Format = Format, Compilers = Compilers, References = References });

    public static IReadOnlyList<WireFormat> Formats => [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    /// <summary>The same format by the other compiler.</summary>
    public Way Other => Every.Single(way => way.Format == Format && way.References == References && way.Compilers != Compilers);

    /// <summary>Which types come back as the same objects; null where none do.</summary>
    public Func<Type, bool>? HasIdentity => References == References.None ? null : static _ => true;

    public static Way Get(string name) => Every.Single(way => way.ToString() == name);

    public override string ToString() => $"{Format.Name}, {(Compilers == CompilerChoice.GeneratedOnly ? "generated" : "run-time")}{(References == References.None ? "" : ", references")}";

    private static IEnumerable<Way> Every => All.Concat(Preserving);

    private static IEnumerable<Way> Of(WireFormat format) => [new(format, CompilerChoice.GeneratedOnly), new(format, CompilerChoice.RuntimeOnly)];
}
