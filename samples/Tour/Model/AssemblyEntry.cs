using System.Reflection;
using Graupel;

namespace Tour.Model;

/// <summary>One managed assembly.</summary>
[Contract]
public sealed class AssemblyEntry
{
    /// <summary>The simple name.</summary>
    [Order(1)]
    public required string Name { get; init; }

    /// <summary>The assembly version.</summary>
    [Order(2)]
    public required Version Version { get; init; }

    /// <summary>The culture of a satellite assembly; null for all others.</summary>
    [Order(3)]
    public string? Culture { get; init; }

    /// <summary>The flags of the assembly definition.</summary>
    [Order(4)]
    public AssemblyFlags Flags { get; init; }

    /// <summary>The full public key; null if the assembly is not signed.</summary>
    [Order(5)]
    public byte[]? PublicKey { get; init; }

    /// <summary>The module version id, which every compilation makes anew.</summary>
    [Order(6)]
    public Guid Mvid { get; init; }

    /// <summary>The file that holds the assembly.</summary>
    [Order(7)]
    public required FileEntry File { get; init; }

    /// <summary>The assemblies that this one refers to, in metadata order.</summary>
    [Order(8)]
    public List<AssemblyReferenceEntry> References { get; } = [];

    /// <summary>The manifest resources, in metadata order.</summary>
    [Order(9)]
    public List<ManifestResourceEntry> Resources { get; } = [];

    /// <summary>The names of the assemblies that see this one's internals.</summary>
    [Order(10)]
    public HashSet<string> Friends { get; init; } = [];

    /// <summary>The types that have moved: full name to the simple name of the assembly that holds them now.</summary>
    [Order(11)]
    public Dictionary<string, string> Forwards { get; init; } = [];

    /// <summary>The custom attributes of the assembly itself.</summary>
    [Order(12)]
    public List<AttributeEntry> Attributes { get; } = [];

    /// <summary>The top-level types by namespace; the global namespace has the empty name.</summary>
    [Order(13)]
    public Dictionary<string, List<TypeEntry>> Namespaces { get; init; } = [];
}
