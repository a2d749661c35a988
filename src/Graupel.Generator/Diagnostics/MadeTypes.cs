using Graupel.Generator.Project;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Diagnostics;

/// <summary>Finds types in generated code that a contract would have to name.</summary>
internal static class MadeTypes
{
    private static readonly string[] Asking = [AttributeNames.Contract, AttributeNames.DataContract, AttributeNames.Pack];

    private static readonly string[] Endings = [".g.cs", ".generated.cs", ".designer.cs"];

    /// <summary>The types in generated code that a type names which asks for a contract: as cases, or in members that it writes.</summary>
    public static IEnumerable<INamedTypeSymbol> In(INamedTypeSymbol type, Compilation compilation)
    {
        if (!Asking.Any(type.Has))
        {
            return [];
        }

        // What is written is only looked at where it matters.
        var members = new Lazy<IReadOnlyList<ISymbol>>(() => WrittenMembers.Of(type, compilation));
        return CasesOf(type).Where(IsMade).Concat(
            from member in type.GetMembers()
            from made in Within(TypeOf(member)).Where(IsMade)
            where members.Value.Contains(member, SymbolEqualityComparer.Default)
            select made);
    }

    private static IEnumerable<INamedTypeSymbol> CasesOf(INamedTypeSymbol type) =>
        type.FindAll(AttributeNames.Union).SelectMany(static one => one.Values()).OfType<INamedTypeSymbol>();

    private static ITypeSymbol? TypeOf(ISymbol member) => member switch
    {
        IFieldSymbol { IsStatic: false } field => field.Type,
        IPropertySymbol { IsStatic: false } property => property.Type,
        _ => null,
    };

    private static IEnumerable<INamedTypeSymbol> Within(ITypeSymbol? type) => type switch
    {
        IArrayTypeSymbol array => Within(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(Within).Prepend(named),
        _ => [],
    };

    // Where that is not so, nothing is said: the contract is there.
    private static bool IsMade(INamedTypeSymbol type) => type.DeclaringSyntaxReferences is { IsEmpty: false } places
        && places.All(static place => Endings.Any(ending => place.SyntaxTree.FilePath.EndsWith(ending, StringComparison.OrdinalIgnoreCase)));
}
