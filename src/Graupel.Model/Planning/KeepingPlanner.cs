namespace Graupel.Model.Planning;

/// <summary>Decides which member keeps those that a contract does not have, and whether it can.</summary>
internal sealed class KeepingPlanner(PlanContext context)
{
    /// <summary>The order of such a member: behind all that are written.</summary>
    public const int Last = int.MaxValue;

    // Which members are written between unknown ones is told by one bit a member, the base slot's included.
    private const int MostMembers = 64;

    public static bool IsKeeper(SelectedMember member) => Classification.IsUnknownMembers(member.Facts.Type);

    /// <summary>Reports what stands against it.</summary>
    /// <param name="members">The members that can be read, those that are written first.</param>
    /// <param name="candidates">The same and those that cannot.</param>
    /// <param name="facts">The contract.</param>
    public void Check(IReadOnlyList<SelectedMember> members, IReadOnlyList<SelectedMember> candidates, TypeFacts facts)
    {
        SelectedMember[] keepers = [.. candidates.Where(IsKeeper)];
        if (keepers.Length > 0 && Obstacle(keepers, members, facts) is { } obstacle)
        {
            string name = keepers[^1].Facts.Name;
            context.Report(ContractRules.CannotKeep, facts.Type, name, facts.Type.Name, name, obstacle);
        }
    }

    private static string? Obstacle(SelectedMember[] keepers, IReadOnlyList<SelectedMember> members, TypeFacts facts) => keepers[^1] switch
    {
        _ when facts.IsExact => "pure data has no members that a reader does not know",
        _ when keepers.Length > 1 => "another member does so already",
        { Facts: { Own: not null } or { Inner.Count: > 0 } } => "it is written by a contract or surrogate of its own",
        { } marked when MemberSelector.IsMarked(marked.Facts) => "it is not written as a member itself, so it takes no number and no name",
        { } stuck when !members.Contains(stuck) => "it has no setter, no field behind it and no constructor parameter",
        _ when members.Count > MostMembers => "the contract has more than 63 other members; split it",
        _ => null,
    };

    /// <summary>The plan of such a member.</summary>
    public static MemberPlan Plan(SelectedMember member, TypeFacts owner) => new(
        member.Facts.Name, "", Order: -1, Kind: 0, IsRequired: false, member.Facts.Type, member.Facts.IsField, ValueForm.Unknown, "", IsEnum: false,
        Offset: -1, Size: 0, AccessPlanner.Get(member.Facts, owner), AccessPlanner.Set(member.Facts, owner), KeepsInstance: false)
    {
        ByInterface = member.Facts.ByInterface,
        IsSetByField = member.Facts.IsSetByField,
        IsGotByField = member.Facts.IsGotByField,
    };
}
