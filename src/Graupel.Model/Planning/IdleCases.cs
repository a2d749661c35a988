namespace Graupel.Model.Planning;

/// <summary>
/// Cases that no value is of: interfaces and abstract classes that declare no cases themselves, and that no other case derives from.
/// </summary>
internal static class IdleCases
{
    /// <summary>Reports those that a base, or a case of it, declares.</summary>
    /// <param name="base">The base.</param>
    /// <param name="cases">The cases that values are of.</param>
    /// <param name="context">Knows the types.</param>
    /// <returns>Whether there is one.</returns>
    public static bool Report(TypeFacts @base, IReadOnlyList<CollectedCase> cases, PlanContext context)
    {
        bool isAny = false;
        var seen = new HashSet<string>(StringComparer.Ordinal) { @base.Type.Name };
        var next = new Queue<TypeFacts>([@base]);
        while (next.Count > 0)
        {
            TypeFacts level = next.Dequeue();
            foreach (CaseFacts declared in level.Cases)
            {
                if (!declared.IsAssignable || !seen.Add(declared.Type.Name) || context.FactsOf(declared.Type) is not { } facts)
                {
                    continue;
                }

                next.Enqueue(facts);
                if (IsIdle(facts) && context.Refusals.Of(declared.Type) is null && !cases.Any(one => context.IsDerived(one.Type, declared.Type)))
                {
                    isAny = true;
                    context.ReportCase(
                        ContractRules.NoCases, level.Type, declared.Type, $"{declared.Type.Name}, a case of {level.Type.Name},",
                        facts.IsInterface ? "an interface" : "abstract",
                        $"no class that is a case of {@base.Type.Name} derives from it; declare such a class, or take the case away");
                }
            }
        }

        return isAny;
    }

    private static bool IsIdle(TypeFacts facts) => (facts.IsInterface || facts.IsAbstract) && facts is { Cases.Count: 0, IsOpenUnion: false };
}
