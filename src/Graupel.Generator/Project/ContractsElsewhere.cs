using System.Runtime.CompilerServices;
using Graupel.Generator.Printing;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>The types whose contracts were generated in referenced assemblies, and the lists of those that add cases.</summary>
internal static class ContractsElsewhere
{
    private static readonly ConditionalWeakTable<IAssemblySymbol, TypeRef[]> Known = new();
    private static readonly ConditionalWeakTable<IAssemblySymbol, string[]> KnownLists = new();

    public static HashSet<string> Of(Compilation compilation)
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        foreach (IAssemblySymbol assembly in compilation.SourceModule.ReferencedAssemblySymbols)
        {
            TypeRef[] contracted = KnownIn(assembly, Known, TypesOf);
            names.UnionWith(contracted.Where(type => !IsHidden(type, compilation.Assembly)).Select(static type => type.Name));
        }

        return names;
    }

    /// <summary>The lists of contracts in referenced assemblies that add cases to bases of others, with the names of their assemblies.</summary>
    public static IEnumerable<string> ListsWithCases(Compilation compilation) =>
        compilation.SourceModule.ReferencedAssemblySymbols.SelectMany(static assembly => KnownIn(assembly, KnownLists, ListsWithCasesOf))
            .OrderBy(static name => name, StringComparer.Ordinal);

    // The project has a type of its own by that name, as where a file is compiled into both: in its code the name stands for this one.
    private static bool IsHidden(TypeRef type, IAssemblySymbol project) =>
        (type.Definition.Length > 0 && project.GetTypeByMetadataName(type.Definition) is not null)
            || type.Arguments.Any(argument => IsHidden(argument, project));

    /// <summary>The types whose contracts were generated in an assembly.</summary>
    public static IEnumerable<ITypeSymbol> In(IAssemblySymbol assembly) => ContractsIn(assembly).Select(static found => found.Type);

    /// <summary>The contracts that were generated in an assembly, each with its type.</summary>
    public static IEnumerable<(INamedTypeSymbol Contract, ITypeSymbol Type)> ContractsIn(IAssemblySymbol assembly)
    {
        // The attribute names the list; the contracts themselves stand in its namespace, or in types that alone can name what they write, and each
        // says by its base class whose contract it is.
        INamespaceSymbol[] spaces = [.. ListsIn(assembly).Select(static list => list.ContainingNamespace)];
        return spaces.SelectMany(TypesIn)
            .Concat(spaces.Length == 0
                ? []
                : TypesIn(assembly.GlobalNamespace).SelectMany(Within).Where(static type => GeneratedNames.IsHosted(type.Name)))
            .Select(static contract => (Contract: contract, Type: OwnContractReader.TypeOf(contract)!))
            .Where(static found => found.Type is not null);
    }

    private static IEnumerable<INamedTypeSymbol> ListsIn(IAssemblySymbol assembly) => assembly.FindAll(AttributeNames.GeneratedContracts)
        .Select(static attribute => attribute.AttributeClass is { TypeArguments: [INamedTypeSymbol list] } ? list : null)
        .OfType<INamedTypeSymbol>();

    private static string[] ListsWithCasesOf(IAssemblySymbol assembly) =>
        [.. ListsIn(assembly).Where(static list => !list.GetMembers("ListCases").IsEmpty).Select(list => $"{TypeReader.MetadataName(list)}, {assembly.Identity.GetDisplayName()}")];

    private static T KnownIn<T>(IAssemblySymbol assembly, ConditionalWeakTable<IAssemblySymbol, T> table, Func<IAssemblySymbol, T> find)
        where T : class =>
        table.TryGetValue(assembly, out T? known) ? known : table.GetValue(assembly, added => find(added));

    private static TypeRef[] TypesOf(IAssemblySymbol assembly)
    {
        var types = new TypeReader();
        return [.. In(assembly).Select(types.Read)];
    }

    private static IEnumerable<INamedTypeSymbol> TypesIn(INamespaceSymbol space) =>
        space.GetTypeMembers().Concat(space.GetNamespaceMembers().SelectMany(TypesIn));

    private static IEnumerable<INamedTypeSymbol> Within(INamedTypeSymbol host) =>
        host.GetTypeMembers().SelectMany(static type => Within(type).Prepend(type));
}
