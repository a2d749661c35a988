using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>
/// Finds types whose members have nothing but their place, and stand in several files: their order is that in which the compiler gets the files, so that it changes
/// with the names of these. Source alone shows it; metadata has one order.
/// </summary>
internal static class ScatteredMembers
{
    /// <summary>The types, each once as it is declared, with two members that stand in different files and, unless it is open, the first contract that needs their order.</summary>
    public static IEnumerable<(INamedTypeSymbol Type, ISymbol First, ISymbol Other, Plan? Plan)> In(
        IReadOnlyList<Plan> plans, IEnumerable<INamedTypeSymbol> declared, Compilation compilation, TypeReader types) =>
        Needing(plans, declared, types)
            .Where(one => compilation.Declares(one.Type) && Files(one.Type.DeclaringSyntaxReferences.Select(static part => part.SyntaxTree)) > 1)
            .GroupBy(static one => one.Type, SymbolEqualityComparer.Default)
            .Select(static group => group.First())
            .SelectMany(one => Find(one.Type, compilation).Select(found => (one.Type, found.First, found.Other, one.Plan)));

    private static IEnumerable<(INamedTypeSymbol Type, Plan? Plan)> Needing(IReadOnlyList<Plan> plans, IEnumerable<INamedTypeSymbol> declared, TypeReader types)
    {
        foreach (Plan plan in PlacedPlans.In(plans, types))
        {
            foreach (ObjectPlan level in PlacedPlans.LevelsOf(plan))
            {
                if (types.Find(level.Type) is INamedTypeSymbol type)
                {
                    yield return (type.OriginalDefinition, plan);
                }
            }
        }

        // Another project may close them.
        foreach (INamedTypeSymbol open in declared.Where(static one => TypeReader.HasParameters((ITypeSymbol)one) && (one.Has(AttributeNames.Pack) || PlacedPlans.IsArray(one))))
        {
            yield return (open, null);
        }
    }

    private static IEnumerable<(ISymbol First, ISymbol Other)> Find(INamedTypeSymbol type, Compilation compilation)
    {
        IReadOnlyList<ISymbol> members = WrittenMembers.Unnumbered(type, compilation);
        return members.Where(member => FileOf(member) != FileOf(members[0])).Take(1).Select(other => (members[0], other));
    }

    // The field of a partial property is where that is implemented.
    private static SyntaxTree? FileOf(ISymbol member)
    {
        ISymbol stored = member is IPropertySymbol { PartialImplementationPart: { } implementation } property && MemberReader.FieldBehind(property) is not null
            ? implementation
            : member;
        return stored.Locations.FirstOrDefault(static one => one.IsInSource)?.SourceTree;
    }

    private static int Files(IEnumerable<SyntaxTree> trees) => trees.Distinct().Count();
}
