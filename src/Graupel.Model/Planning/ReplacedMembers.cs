namespace Graupel.Model.Planning;

/// <summary>
/// Members of types that contracts write themselves, in a type whose assembly has them written as others. What stands inside of collections and
/// tuples is made by contracts that all assemblies share, so that it cannot follow one of them.
/// </summary>
internal sealed class ReplacedMembers(PlanContext context, TypeFacts facts)
{
    /// <summary>The facts with what the assembly names on each member that names nothing itself.</summary>
    public TypeFacts Apply() => facts with { Members = new(facts.Members.Select(member => member.Own is null ? member with { Own = For(member.Type) } : member)) };

    /// <summary>The type in the elements, keys or items of a type that the assembly has written as another one; null where there is none.</summary>
    public ReplacedFacts? PartOf(TypeRef type) => facts.Replaced.Count == 0 || Classification.IsBuiltIn(type) || context.OwnOf(type) is not null
        ? null
        : Parts(type).Select(part => Find(part) ?? PartOf(part)).FirstOrDefault(static found => found is not null);

    private OwnContractFacts? For(TypeRef type)
    {
        // A contract is for exactly its type, and writes no null.
        bool isNullable = Classification.IsNullable(type);
        return Find(isNullable ? type.Arguments[0] : type) is { Own: var own } && !(isNullable && own.Form == OwnContractForm.Contract) ? own : null;
    }

    // What stands on an enum itself wins.
    private ReplacedFacts? Find(TypeRef type) =>
        facts.Replaced.FirstOrDefault(one => one.Type.Name == type.Name) is { } found && context.OwnOf(type) is null ? found : null;

    private EquatableList<TypeRef> Parts(TypeRef type) => TupleFacts.IsTuple(type) ? type.Arguments
        : type.Arguments.Count > 0 || context.CollectionOf(type) is not null || context.InlineElementOf(type) is not null ? context.CompositeOf(type)?.Needs ?? default
        : default;
}
