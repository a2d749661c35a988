namespace Graupel.Model.Planning;

/// <summary>
/// Lists the cases of a base: those declared on it, those declared on its cases, and so on, each type once; and every concrete type among
/// them, the base included.
/// </summary>
internal static class CaseCollector
{
    public static IReadOnlyList<CollectedCase> Collect(TypeFacts facts, PlanContext context)
    {
        var cases = new List<CollectedCase>();
        var seen = new HashSet<string>(StringComparer.Ordinal);
        Visit(facts, context, cases, seen);
        if (CanStand(facts) && seen.Add(facts.Type.Name))
        {
            cases.Add(new CollectedCase(null, facts.Type, facts.Type));
        }

        return cases;
    }

    private static void Visit(TypeFacts facts, PlanContext context, List<CollectedCase> cases, HashSet<string> seen)
    {
        foreach (CaseFacts declared in facts.Cases)
        {
            if (!seen.Add(declared.Type.Name) || !IsFit(declared, facts, context) || context.FactsOf(declared.Type) is not { } caseFacts)
            {
                continue;
            }

            if (CanStand(caseFacts))
            {
                cases.Add(new CollectedCase(declared.Id, declared.Type, facts.Type));
            }

            Visit(caseFacts, context, cases, seen);
        }
    }

    private static bool IsFit(CaseFacts declared, TypeFacts declaredOn, PlanContext context)
    {
        if (!declared.IsAssignable)
        {
            context.Report(ContractRules.CaseNotAssignable, declaredOn.Type, null, declared.Type.Name, declaredOn.Type.Name);
        }
        else if (context.Refusal(declared.Type) is { } reason)
        {
            context.Report(ContractRules.UnsupportedType, declaredOn.Type, null, $"{declared.Type.Name}, a case of {declaredOn.Type.Name},", reason);
        }
        else if (context.FactsOf(declared.Type) is null || Classification.Composite(declared.Type) is not null || context.CollectionOf(declared.Type) is not null || context.OwnOf(declared.Type) is not null)
        {
            context.Report(ContractRules.UnsupportedType, declaredOn.Type, null, $"{declared.Type.Name}, a case of {declaredOn.Type.Name},", "it has no members of its own");
        }
        else
        {
            return true;
        }

        return false;
    }

    private static bool CanStand(TypeFacts facts) => !facts.IsInterface && !facts.IsAbstract;
}

/// <param name="Id">The declared id, or null.</param>
/// <param name="Type">A concrete type.</param>
/// <param name="DeclaredOn">The base whose attribute names it.</param>
internal sealed record CollectedCase(int? Id, TypeRef Type, TypeRef DeclaredOn);
