namespace Graupel.Model.Planning;

/// <summary>Finds members without which C# makes no instance, and that neither a contract nor a constructor sets.</summary>
internal sealed class RequiredMembers(PlanContext context, MemberSelector selector)
{
    /// <summary>What is wrong with the way an instance is made, or null.</summary>
    public ContractError? Check(TypeFacts facts, ConstructionChoice choice)
    {
        if (choice.Form == ConstructionForm.None || choice.Factory is not null || choice.Constructor is { SetsRequired: true })
        {
            return null;
        }

        foreach (TypeFacts level in context.LevelsOf(facts).Where(static level => level.Style != ContractStyle.Serializable))
        {
            if (level.Members.FirstOrDefault(member => IsUnset(member, level)) is { } unset)
            {
                string? own = ReferenceEquals(level, facts) ? unset.Name : null;
                return ContractError.Of(ContractRules.UnsetRequired, facts.Type, own, level.Type.Name, unset.Name, RemedyOf(unset, level));
            }
        }

        return null;
    }

    private bool IsUnset(MemberFacts member, TypeFacts level) =>
        member is { IsRequired: true, IsIgnored: false, IsOverride: false } && !selector.Select(level).Any(one => one.Facts.Name == member.Name);

    private static string RemedyOf(MemberFacts member, TypeFacts level)
    {
        string reason = !member.HasGetter ? "it has no getter"
            : level.Style == ContractStyle.DataContract ? "it has no [DataMember]"
            : member.IsField ? "it is not public"
            : "its getter is not public";
        string remedy = !member.HasGetter ? "add one"
            : level.Style == ContractStyle.Pack ? "make it public"
            : "mark it with [Order] or [DataMember]";
        return $"{reason}; {remedy}";
    }
}
