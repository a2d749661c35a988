namespace Graupel.Model.Planning;

/// <summary>
/// Lists the cases of a base: those declared on it, those declared on its cases, and so on, each type once; and every concrete type among
/// them, the base included. What a type is declared as nearest to the base counts, and there an id more than a name.
/// </summary>
internal static class CaseCollector
{
    public static IReadOnlyList<CollectedCase> Collect(TypeFacts facts, PlanContext context)
    {
        var cases = new List<CollectedCase>();
        Dictionary<string, NearestCase> nearest = FindNearest(facts, context);
        var seen = new HashSet<string>(StringComparer.Ordinal);
        Visit(facts, context, nearest, cases, seen);
        if (CanStand(facts) && seen.Add(facts.Type.Name))
        {
            cases.Add(new CollectedCase(null, facts.Type));
        }

        return cases;
    }

    /// <summary>Whether two declarations of one case contradict each other.</summary>
    public static bool Differ(int? first, int? second) => first is not null && second is not null && first != second;

    private static void Visit(
        TypeFacts facts, PlanContext context, Dictionary<string, NearestCase> nearest, List<CollectedCase> cases, HashSet<string> seen)
    {
        foreach (CaseFacts declared in facts.Cases)
        {
            if (!seen.Add(declared.Type.Name) || !IsFit(declared, facts, context) || context.FactsOf(declared.Type) is not { } caseFacts)
            {
                continue;
            }

            if (CanStand(caseFacts))
            {
                cases.Add(new CollectedCase(nearest[declared.Type.Name].Id, declared.Type));
            }

            Visit(caseFacts, context, nearest, cases, seen);
        }
    }

    private static Dictionary<string, NearestCase> FindNearest(TypeFacts @base, PlanContext context)
    {
        var nearest = new Dictionary<string, NearestCase>(StringComparer.Ordinal);
        TypeFacts[] level = [@base];
        for (int depth = 0; level.Length > 0; depth++)
        {
            var below = new List<TypeFacts>();
            foreach (CaseFacts declared in level.SelectMany(static one => one.Cases))
            {
                if (!nearest.TryGetValue(declared.Type.Name, out NearestCase found))
                {
                    nearest.Add(declared.Type.Name, new(declared.Id, depth));
                    below.AddRange(context.FactsOf(declared.Type) is { } facts ? [facts] : []);
                }
                else if (found.Depth == depth)
                {
                    EnsureOne(@base, declared, found, context);
                    nearest[declared.Type.Name] = found with { Id = found.Id ?? declared.Id };
                }
            }

            level = [.. below];
        }

        return nearest;
    }

    private static void EnsureOne(TypeFacts @base, CaseFacts declared, NearestCase found, PlanContext context)
    {
        if (Differ(found.Id, declared.Id))
        {
            context.ReportCase(
                ContractRules.TwoIds, @base.Type, declared.Type, declared.Type.Name, @base.Type.Name, UnionPlanner.Text(found.Id!.Value),
                UnionPlanner.Text(declared.Id!.Value));
        }
    }

    private static bool IsFit(CaseFacts declared, TypeFacts declaredOn, PlanContext context)
    {
        if (!declared.IsAssignable)
        {
            context.ReportCase(ContractRules.CaseNotAssignable, declaredOn.Type, declared.Type, declared.Type.Name, declaredOn.Type.Name);
        }
        else if (context.Refusals.Of(declared.Type) is { } refusal)
        {
            context.ReportRefused(declaredOn.Type, null, $"{declared.Type.Name}, a case of {declaredOn.Type.Name},", refusal);
        }
        else if (context.FactsOf(declared.Type) is null || Classification.Composite(declared.Type) is not null)
        {
            context.Report(
                ContractRules.UnsupportedType, declaredOn.Type, null, $"{declared.Type.Name}, a case of {declaredOn.Type.Name},",
                "it has no members of its own");
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
internal sealed record CollectedCase(int? Id, TypeRef Type);

/// <summary>How a type is declared nearest to a base.</summary>
/// <param name="Id">The id, or null.</param>
/// <param name="Depth">How many cases lead there.</param>
internal readonly record struct NearestCase(int? Id, int Depth);
