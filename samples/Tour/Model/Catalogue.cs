using Graupel;

namespace Tour.Model;

/// <summary>The API of one installed framework: the root of the graph that the tour serializes.</summary>
[Contract]
public sealed class Catalogue
{
    /// <summary>The framework's name, for instance <c>Microsoft.NETCore.App</c>.</summary>
    [Order(1)]
    public required string Framework { get; init; }

    /// <summary>The framework's version, taken from its folder; null for a folder that is named otherwise.</summary>
    [Order(2)]
    public Version? Version { get; init; }

    /// <summary>The framework's assemblies, by file name.</summary>
    [Order(3)]
    public List<AssemblyEntry> Assemblies { get; } = [];
}
