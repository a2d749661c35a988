using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Tests.Model;

/// <summary>Plans types whose facts a test writes down.</summary>
public abstract class PlannerTest
{
    private protected static ObjectPlan Plan(params TypeFacts[] types)
    {
        Planner planner = Planner(types);
        Plan? plan = planner.Get(types[0].Type);
        Assert.Empty(Mistakes(planner));
        return Assert.IsType<ObjectPlan>(plan);
    }

    private protected static UnionPlan Union(params TypeFacts[] types)
    {
        Planner planner = Planner(types);
        Plan? plan = planner.Get(types[0].Type);
        Assert.Empty(Mistakes(planner));
        return Assert.IsType<UnionPlan>(plan);
    }

    /// <summary>The one mistake of the first type, which then has no plan.</summary>
    private protected static ContractError Mistake(params TypeFacts[] types)
    {
        Planner planner = Planner(types);
        Assert.Null(planner.Get(types[0].Type));
        return Assert.Single(Mistakes(planner));
    }

    private protected static IEnumerable<ContractError> Mistakes(Planner planner) => planner.Errors.Where(static e => e.Rule.Severity == RuleSeverity.Error);

    private protected static Planner Planner(params TypeFacts[] types)
    {
        var facts = new Facts();
        foreach (TypeFacts type in types)
        {
            facts.Add(type);
        }

        return new Planner(facts);
    }

    private protected static string Names(ObjectPlan plan) => string.Join(' ', plan.Members.Select(static m => m.Name));
}
