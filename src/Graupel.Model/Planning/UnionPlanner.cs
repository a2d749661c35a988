namespace Graupel.Model.Planning;

/// <summary>Plans bases with cases.</summary>
internal sealed class UnionPlanner(PlanContext context)
{
    public UnionPlan? Plan(TypeFacts facts, ObjectPlan? ownObject)
    {
        IReadOnlyList<CollectedCase> collected = CaseCollector.Collect(facts, context);
        if (collected.Count == 0)
        {
            context.Report(ContractRules.NoCases, facts.Type, null, facts.Type.Name, facts.IsInterface ? "an interface" : "abstract");
            return null;
        }

        CasePlan[] cases = [.. collected.Select(c => new CasePlan(IdOf(c), ContractNames.Hash(context.ContractNameOf(c.Type)), c.Type))];
        EnsureDistinct(facts, cases);
        return new UnionPlan(facts.Type, facts.Style is ContractStyle.Pack or ContractStyle.Serializable, new(cases), ownObject);
    }

    private static uint? IdOf(CollectedCase collected) => collected.Id is { } id ? unchecked((uint)id) : null;

    private void EnsureDistinct(TypeFacts facts, CasePlan[] cases)
    {
        foreach (IGrouping<uint, CasePlan> same in cases.Where(static c => c.Id is not null).GroupBy(static c => c.Id!.Value).Where(static g => g.Count() > 1))
        {
            CasePlan[] two = [.. same.Take(2)];
            context.Report(
                ContractRules.DuplicateCase, facts.Type, null, two[0].Type.Name, two[1].Type.Name, facts.Type.Name,
                unchecked((int)same.Key).ToString(System.Globalization.CultureInfo.InvariantCulture));
        }

        foreach (IGrouping<uint, CasePlan> same in cases.GroupBy(static c => c.NameHash).Where(static g => g.Count() > 1))
        {
            CasePlan[] two = [.. same.Take(2)];
            context.Report(
                ContractRules.HashCollision, facts.Type, null, context.ContractNameOf(two[0].Type), context.ContractNameOf(two[1].Type), facts.Type.Name,
                "name one by [DataContract(Name)]");
        }
    }
}
