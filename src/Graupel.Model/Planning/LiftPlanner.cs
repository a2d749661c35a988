namespace Graupel.Model.Planning;

/// <summary>
/// Plans members whose values hold what an attribute, on the member or on the assembly of its type, has written as another type. The collections and
/// tuples around it get contracts of the member's own, since those of all write it as it is.
/// </summary>
internal sealed class LiftPlanner(PlanContext context)
{
    /// <summary>The types in the values of a member that are written as others; those that its own attribute names go first.</summary>
    public IReadOnlyList<ReplacedFacts> Find(MemberFacts member, TypeFacts owner)
    {
        // What writes the whole member writes all that is in it.
        if (member.Own is not (null or { Form: OwnContractForm.Comparer }) || (member.Inner.Count == 0 && owner.Replaced.Count == 0))
        {
            return [];
        }

        // What stands on an enum itself wins over the assembly that uses it.
        IEnumerable<ReplacedFacts> named = member.Inner.Concat(owner.Replaced.Where(one => context.OwnOf(one.Type) is null))
            .GroupBy(static one => one.Type.Name, StringComparer.Ordinal)
            .Select(static group => group.First());
        return [.. named.Where(one => context.Within([one]).HoldsReplaced(member.Type))];
    }

    /// <summary>Why the values of such a member cannot be written, or null.</summary>
    public Refusal? RefusalOf(MemberFacts member, IReadOnlyList<ReplacedFacts> replaced) => context.Within(replaced).Refusals.Of(member.Type);

    /// <summary>The contracts of such a member; null for any other.</summary>
    public LiftPlan? Plan(MemberFacts member, TypeFacts owner)
    {
        IReadOnlyList<ReplacedFacts> found = Find(member, owner);
        if (found.Count == 0 || found.Any(static one => !one.Own.IsFit))
        {
            return null;
        }

        PlanContext within = context.Within(found);
        return within.Refusals.Of(member.Type) is null
            ? new(new(found.Select(one => CompositePlanner.Plan(one.Type, one.Own))), new(Around(member.Type, within)))
            : null;
    }

    private static IEnumerable<Plan> Around(TypeRef type, PlanContext within)
    {
        // Whether one may hold itself is not asked: a surrogate in it may write anything.
        var tuples = new ObjectPlanner(within, new ObjectDrafter(within), isRecursive: static _ => true);
        var seen = new HashSet<string>(StringComparer.Ordinal);
        var next = new Queue<TypeRef>([type]);
        while (next.Count > 0)
        {
            TypeRef one = next.Dequeue();
            if (!seen.Add(one.Name) || !within.HoldsReplaced(one))
            {
                continue;
            }

            bool isTuple = TupleFacts.IsTuple(one);
            Plan plan = isTuple ? tuples.Plan(within.FactsOf(one)!, asBase: false) : within.CompositeOf(one)!;
            yield return plan;
            foreach (TypeRef part in isTuple ? one.Arguments : ((CompositePlan)plan).Needs)
            {
                next.Enqueue(part);
            }
        }
    }
}
