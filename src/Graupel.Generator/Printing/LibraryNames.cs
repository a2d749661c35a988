namespace Graupel.Generator.Printing;

/// <summary>
/// Names of the library. In a file of its own generated code uses them as they are; nested in a user's type, whose members could
/// hide them, in full.
/// </summary>
internal sealed class LibraryNames(bool isNested)
{
    private static readonly HashSet<string> All = new(
        typeof(LibraryNames).GetProperties().Select(static property => property.Name), StringComparer.Ordinal);

    /// <summary>The formats, each with a writer and a reader of its name.</summary>
    public static IReadOnlyList<string> AllFormats { get; } = ["Fast", "Compact", "MessagePack"];

    /// <summary>Whether generated code uses a name of the library as it is, or one that could be.</summary>
    public static bool Has(string name) =>
        All.Contains(name)
            || name.EndsWith("Scalar", StringComparison.Ordinal)
            || AllFormats.Any(format => name == $"{format}Writer" || name == $"{format}Reader");

    public string ObjectTraits => CodeGen(nameof(ObjectTraits));

    public string Contract => CodeGen(nameof(Contract));

    public string IObjectContract => CodeGen(nameof(IObjectContract));

    public string ContractEvent => CodeGen(nameof(ContractEvent));

    public string LiftedContracts => CodeGen(nameof(LiftedContracts));

    public string Members => CodeGen(nameof(Members));

    public string UnionCase => CodeGen(nameof(UnionCase));

    public string UnknownCase => CodeGen(nameof(UnknownCase));

    public string UnionContract => CodeGen(nameof(UnionContract));

    public string WireShapes => CodeGen(nameof(WireShapes));

    public string Converter => Converters(nameof(Converter));

    public string ObjectConverter => Converters(nameof(ObjectConverter));

    public string Registry => Converters(nameof(Registry));

    public string ElementForm => Formats(nameof(ElementForm));

    public string FixedRun => Formats(nameof(FixedRun));

    public string FixedView => Formats(nameof(FixedView));

    public string HeaderMap => Formats(nameof(HeaderMap));

    public string IReader => Formats(nameof(IReader));

    public string IWriter => Formats(nameof(IWriter));

    public string MemberShape => Formats(nameof(MemberShape));

    public string MemberWalk => Formats(nameof(MemberWalk));

    public string ObjectForm => Formats(nameof(ObjectForm));

    public string ObjectHeader => Formats(nameof(ObjectHeader));

    public string ObjectPlace => Formats(nameof(ObjectPlace));

    public string ObjectShape => Formats(nameof(ObjectShape));

    public string WireKind => Formats(nameof(WireKind));

    public string WireShape => Formats(nameof(WireShape));

    /// <summary>The writer and the reader of a format, as type arguments.</summary>
    public string WriterAndReader(string format) =>
        $"{Qualify($"Formats.{format}", $"{format}Writer")}, {Qualify($"Formats.{format}", $"{format}Reader")}";

    /// <summary>The struct that puts and reads a scalar.</summary>
    public string Scalar(string name) => Converters($"{name}Scalar");

    private string CodeGen(string name) => Qualify("CodeGen", name);

    private string Converters(string name) => Qualify("Converters", name);

    private string Formats(string name) => Qualify("Formats", name);

    private string Qualify(string space, string name) => isNested ? $"global::Graupel.{space}.{name}" : name;
}
