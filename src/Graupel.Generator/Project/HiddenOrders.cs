using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>
/// Finds types whose order of members is not shown, but needed: pure data, and arrays of MessagePack, have nothing else to tell members apart. Metadata lists fields apart from properties; how they
/// are mixed shows only in the fields behind automatic properties, which are private, and those of other assemblies are not read. The field of a partial property is where
/// another generator implements that.
/// </summary>
internal static class HiddenOrders
{
    /// <summary>The types, each with the plan that needs its order.</summary>
    public static IEnumerable<(TypeRef Type, Plan Plan)> In(IReadOnlyList<Plan> plans, Compilation compilation, TypeReader types) =>
        from plan in PlacedPlans.In(plans, types)
        from level in PlacedPlans.LevelsOf(plan)
        where IsHidden(level, compilation, types)
        select (level.Type, plan);

    /// <summary>Whether the order of the members of a type is not shown; for layouts that only the options of a serializer choose, too.</summary>
    public static bool IsHidden(ObjectPlan plan, Compilation compilation, TypeReader types)
    {
        // Where all members are implemented by another generator, it is likely to do so in their order.
        MemberPlan[] unnumbered = [.. plan.WireMembers.Where(static member => member.Order < 0 && member.Form != ValueForm.Base)];
        return unnumbered.Length > 1
            && types.Find(plan.Type) is INamedTypeSymbol symbol
            && (compilation.Declares(symbol)
                ? Has(IsUnfinished) && (unnumbered.Any(static member => member.IsField) || Has(static property => MemberReader.FieldBehind(property) is not null))
                : unnumbered.Any(static member => member.IsField) && Has(IsAutomatic) && TypeParts.Of(symbol) is null);

        bool Has(Func<IPropertySymbol, bool> form) =>
            unnumbered.Any(member => !member.IsField && symbol.GetMembers(member.Name).OfType<IPropertySymbol>().Any(form));
    }

    private static bool IsUnfinished(IPropertySymbol property) => property is { IsPartialDefinition: true, PartialImplementationPart: null };

    // Source shows the order itself. Assemblies that only show what is public do not show the fields that accessors with code name.
    private static bool IsAutomatic(IPropertySymbol property) => property.DeclaringSyntaxReferences.IsEmpty
        && (MemberReader.IsStored(property) || property.ContainingAssembly.Has(AttributeNames.ReferenceAssembly));
}
