using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>Tells which members of a type its contract writes, for those who edit its source.</summary>
internal static class WrittenMembers
{
    /// <summary>The members that take numbers, in the order in which they are declared.</summary>
    public static IReadOnlyList<ISymbol> Of(INamedTypeSymbol type, Compilation compilation) =>
        Where(static member => !KeepingPlanner.IsKeeper(member), type, compilation);

    /// <summary>Those of them that have none, in the order in which they are declared.</summary>
    public static IReadOnlyList<ISymbol> Unnumbered(INamedTypeSymbol type, Compilation compilation) =>
        Where(static member => member.Order < 0 && !KeepingPlanner.IsKeeper(member), type, compilation);

    private static IReadOnlyList<ISymbol> Where(Func<SelectedMember, bool> isMeant, INamedTypeSymbol type, Compilation compilation)
    {
        (PlanContext context, TypeFacts? facts) = Read(type, compilation);
        if (facts is null)
        {
            return [];
        }

        var written = new HashSet<string>(
            from member in new ObjectDrafter(context).Draft(facts).Selected where isMeant(member) select member.Facts.Name, StringComparer.Ordinal);
        return
        [
            .. facts.Members.Where(member => written.Contains(member.Name))
                .Select(member => type.GetMembers(member.Name).First(static one => one is IFieldSymbol or IPropertySymbol)),
        ];
    }

    /// <summary>Those that parameters of a constructor may take: of the type itself, then of the classes that it derives from.</summary>
    public static IEnumerable<ISymbol> OfAllLevels(INamedTypeSymbol type, Compilation compilation)
    {
        IEnumerable<ISymbol> all = [];
        INamedTypeSymbol? level = type;
        while (level is { SpecialType: not (SpecialType.System_Object or SpecialType.System_ValueType) })
        {
            all = all.Concat(Of(level, compilation));
            level = level.BaseType;
        }

        return all;
    }

    /// <summary>Whether a symbol is a member of its type's contract, one that keeps unknown members included.</summary>
    /// <param name="member">The symbol.</param>
    /// <param name="compilation">The project.</param>
    /// <param name="hasContract">Whether a type has a contract although nothing at the type asks for it.</param>
    public static bool Contain(ISymbol member, Compilation compilation, Func<INamedTypeSymbol, bool> hasContract)
    {
        if (member is not (IFieldSymbol or IPropertySymbol) || member.IsStatic)
        {
            return false;
        }

        (PlanContext context, TypeFacts? facts) = Read(member.ContainingType, compilation);
        return facts is not null
            && new MemberSelector(context).Select(facts).Any(one => one.Facts.Name == member.Name)
            && (AsksForContract(facts) || hasContract(member.ContainingType));
    }

    private static bool AsksForContract(TypeFacts facts) => facts.Style != ContractStyle.None || facts.Members.Any(MemberSelector.IsMarked);

    // Generic types are read as they are declared: what a parameter stands for does not matter here.
    private static (PlanContext Context, TypeFacts? Facts) Read(INamedTypeSymbol type, Compilation compilation)
    {
        var types = new TypeReader();
        var cases = new CaseReader(compilation, types, new CaseIndex(compilation, []));
        var none = new HashSet<string>(StringComparer.Ordinal);
        var context = new PlanContext(new SymbolReader(compilation, types, cases, none, static (_, _) => false));
        return (context, context.FactsOf(types.Read(type) with { Form = TypeForm.Plain }));
    }
}
