using System.Runtime.CompilerServices;
using Graupel.Generator.Symbols;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>The types whose contracts were generated in referenced assemblies.</summary>
internal static class ContractsElsewhere
{
    private static readonly ConditionalWeakTable<IAssemblySymbol, string[]> Known = new();

    public static HashSet<string> Of(Compilation compilation)
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        foreach (IAssemblySymbol assembly in compilation.SourceModule.ReferencedAssemblySymbols)
        {
            names.UnionWith(Known.TryGetValue(assembly, out string[]? known) ? known : Known.GetValue(assembly, static added => [.. NamesIn(added)]));
        }

        return names;
    }

    // The attribute names the list; the contracts themselves stand in its namespace, and each says by its base class whose contract it is.
    private static IEnumerable<string> NamesIn(IAssemblySymbol assembly)
    {
        var types = new TypeReader();
        return assembly.FindAll(KnownAttributes.GeneratedContracts)
            .Select(static attribute => attribute.AttributeClass is { TypeArguments: [INamedTypeSymbol source] } ? source.ContainingNamespace : null)
            .OfType<INamespaceSymbol>()
            .SelectMany(TypesIn)
            .Select(ContractedType)
            .OfType<ITypeSymbol>()
            .Select(type => types.Read(type).Name);
    }

    private static IEnumerable<INamedTypeSymbol> TypesIn(INamespaceSymbol space) =>
        space.GetTypeMembers().Concat(space.GetNamespaceMembers().SelectMany(TypesIn));

    private static ITypeSymbol? ContractedType(INamedTypeSymbol contract)
    {
        for (INamedTypeSymbol? @base = contract.BaseType; @base is not null; @base = @base.BaseType)
        {
            if (@base is { IsGenericType: true, TypeArguments: [{ } type] } && TypeReader.MetadataName(@base) == "Graupel.CodeGen.Contract`1")
            {
                return type;
            }
        }

        return null;
    }
}
