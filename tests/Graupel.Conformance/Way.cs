namespace Graupel.Conformance;

/// <summary>A format and a compiler.</summary>
/// <param name="Format">The format.</param>
/// <param name="Compilers">Where contracts come from.</param>
public sealed record Way(WireFormat Format, CompilerChoice Compilers)
{
    /// <summary>Every format by both compilers.</summary>
    public static IReadOnlyList<Way> All { get; } = [.. Formats.SelectMany(static format => Of(format))];

    /// <summary>The serializer that goes this way; one for all tests, as in a program.</summary>
    public Serializer Serializer { get; } = new(new SerializerOptions { Format = Format, Compilers = Compilers });

    public static IReadOnlyList<WireFormat> Formats => [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    /// <summary>The same format by the other compiler.</summary>
    public Way Other => All.Single(way => way.Format == Format && way.Compilers != Compilers);

    public static Way Get(string name) => All.Single(way => way.ToString() == name);

    public override string ToString() => $"{Format.Name}, {(Compilers == CompilerChoice.GeneratedOnly ? "generated" : "run-time")}";

    private static IEnumerable<Way> Of(WireFormat format) => [new(format, CompilerChoice.GeneratedOnly), new(format, CompilerChoice.RuntimeOnly)];
}
