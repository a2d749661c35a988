namespace Graupel.Model.Planning;

/// <summary>
/// Members of types that contracts write themselves, in a type whose assembly has them written as others. What stands inside of collections and
/// tuples is made by contracts that all assemblies share, so that it cannot follow one of them.
/// </summary>
internal sealed class ReplacedMembers(PlanContext context, TypeFacts facts)
{
    private readonly HashSet<string> _seen = new(StringComparer.Ordinal);

    /// <summary>
    /// The facts with what the assembly names on each member that names nothing itself. It asks for none: what is no member stays none.
    /// </summary>
    public TypeFacts Apply() => facts with { Members = new(facts.Members.Select(Apply)) };

    /// <summary>The type in the elements, keys or items of a type that the assembly has written as another one; null where there is none.</summary>
    public ReplacedFacts? PartOf(TypeRef type) =>
        facts.Replaced.Count == 0 || Classification.IsBuiltIn(type) || context.OwnOf(type) is not null || !_seen.Add(type.Name)
            ? null
            : Parts(type).Select(part => Find(part) ?? PartOf(part)).FirstOrDefault(static found => found is not null);

    private MemberFacts Apply(MemberFacts member) => member.Own is null && For(member.Type) is { } own
        ? member with { Own = own, IsOwnOfAssembly = true }
        : member;

    private OwnContractFacts? For(TypeRef type)
    {
        // A contract is for exactly its type, and writes no null.
        bool isNullable = Classification.IsNullable(type);
        return Find(isNullable ? type.Arguments[0] : type) is { Own: var own } && !(isNullable && own.Form == OwnContractForm.Contract) ? own : null;
    }

    // What stands on an enum itself wins.
    private ReplacedFacts? Find(TypeRef type) =>
        facts.Replaced.FirstOrDefault(one => one.Type.Name == type.Name) is { } found && context.OwnOf(type) is null ? found : null;

    // What users put in, not how the library writes it.
    private EquatableList<TypeRef> Parts(TypeRef type) => TupleFacts.IsTuple(type) ? type.Arguments
        : context.CompositeOf(type) is not { } composite ? default
        : context.CollectionOf(type) is not null || context.InlineElementOf(type) is not null ? composite.Needs
        : HoldsTexts(type) ? new([BuiltTypes.String])
        : type.Arguments;

    private static bool HoldsTexts(TypeRef type) => type.Definition is
        "System.Collections.Specialized.StringCollection"
        or "System.Collections.Specialized.StringDictionary"
        or "System.Collections.Specialized.NameValueCollection";
}
