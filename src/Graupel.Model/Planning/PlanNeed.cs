namespace Graupel.Model.Planning;

/// <summary>A type whose contract a plan asks the registry for.</summary>
/// <param name="Type">The type.</param>
/// <param name="AsBase">Only its members are needed, for a derived contract.</param>
internal sealed record PlanNeed(TypeRef Type, bool AsBase)
{
    public string Key => AsBase ? "base " + Type.Name : Type.Name;

    public static IEnumerable<PlanNeed> Of(Plan plan) => plan switch
    {
        CompositePlan composite => composite.Needs.Select(static n => new PlanNeed(n, AsBase: false)),
        UnionPlan union =>
            union.Cases.Select(static c => new PlanNeed(c.Type, AsBase: false)).Concat(union.Object is null ? [] : OfMembers(union.Object)),
        ObjectPlan contract => OfMembers(contract),
        _ => [],
    };

    private static IEnumerable<PlanNeed> OfMembers(ObjectPlan plan)
    {
        foreach (ObjectPlan level in plan.Levels)
        {
            foreach (MemberPlan member in level.Members.Where(static m => m.Form is ValueForm.Child or ValueForm.Base or ValueForm.Tail))
            {
                IEnumerable<PlanNeed> needs = member.Lift is { } lift ? OfLift(lift)
                    : (member.Own?.Needs ?? new([member.Type])).Select(needed => new PlanNeed(needed, AsBase: member.Form == ValueForm.Base));
                foreach (PlanNeed need in needs)
                {
                    yield return need;
                }
            }
        }
    }

    // What is around the replaced types has contracts of the member's own; what replaces them, and what else stands there, has those of all.
    private static IEnumerable<PlanNeed> OfLift(LiftPlan lift)
    {
        var own = new HashSet<string>(lift.Replaced.Concat(lift.Around).Select(static plan => plan.Type.Name), StringComparer.Ordinal);
        return lift.Around.SelectMany(Of).Where(need => !own.Contains(need.Type.Name)).Concat(lift.Replaced.SelectMany(Of));
    }
}
