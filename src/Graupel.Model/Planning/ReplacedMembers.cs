namespace Graupel.Model.Planning;

/// <summary>Members of types that contracts write themselves, in a type whose assembly has them written as others.</summary>
internal sealed class ReplacedMembers(PlanContext context, TypeFacts facts)
{
    /// <summary>
    /// The facts with what the assembly names on each member that names nothing itself. It asks for none: what is no member stays none.
    /// </summary>
    public TypeFacts Apply() => facts with { Members = new(facts.Members.Select(Apply)) };

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
}
