namespace Graupel.Model.Planning;

/// <summary>Plans bases with cases.</summary>
internal sealed class UnionPlanner(PlanContext context)
{
    /// <summary>Of <see cref="object"/>, smaller ids belong to the library.</summary>
    public const int FirstFreeId = 64;

    private const string ById = "[Union(id, typeof(...))]";

    /// <summary>That a type without values of its own has no cases.</summary>
    public static ContractError NoCases(TypeFacts facts)
    {
        (string kind, string remedy) = facts.IsInterface
            ? ("an interface", ById)
            : ("abstract", $"{ById} or [KnownType(typeof(...))]"); // which .NET does not let stand on an interface
        return ContractError.Of(ContractRules.NoCases, facts.Type, null, facts.Type.Name, kind, $"no cases are declared; add {remedy}") with { IsOfValues = true };
    }

    public UnionPlan? Plan(TypeFacts facts, ObjectPlan? ownObject)
    {
        IReadOnlyList<CollectedCase> collected = CaseCollector.Collect(facts, context);
        bool isIdle = !facts.IsOpenUnion && IdleCases.Report(facts, collected, context);
        if (collected.Count == 0 && !facts.IsOpenUnion)
        {
            if (isIdle)
            {
                return null;
            }

            context.Report(NoCases(facts));
            return null;
        }

        CasePlan[] cases = [.. collected.Select(c => CaseOf(c.Id, c.Type))];
        EnsureDistinct(facts.Type, cases, (_, rule, arguments) => context.Report(rule, facts.Type, null, arguments));
        EnsureFit(facts);
        return new UnionPlan(
            facts.Type, facts.IsExact, new(cases), ownObject, facts.IsOpenUnion,
            facts.UnknownCase?.Type);
    }

    /// <summary>Plans a case that is declared elsewhere than in the assembly of its base.</summary>
    public CasePlan? PlanElsewhere(TypeRef @base, CaseFacts declared)
    {
        // Nothing derives from an open base, although cases derive from what it is closed to.
        if (@base.Form == TypeForm.Unsupported)
        {
            context.ReportCase(
                ContractRules.UnsupportedType, declared.Type, declared.Type, $"{declared.Type.Name}, a case of {@base.Name},",
                "no value is declared as an open type or a ref struct; cases of a generic base of another assembly, or without [Union], are declared for each closed form, as in [assembly: UnionCase(typeof(Base<int>), 1, typeof(Case<int>))]");
        }
        else if (!declared.IsAssignable)
        {
            context.ReportCase(ContractRules.CaseNotAssignable, declared.Type, declared.Type, declared.Type.Name, @base.Name);
        }
        else if (context.Refusals.Of(declared.Type) is { } refusal)
        {
            context.ReportRefused(declared.Type, null, $"{declared.Type.Name}, a case of {@base.Name},", refusal);
        }
        else if (context.Refusals.OfBase(@base) is { } vain)
        {
            context.ReportCase(
                ContractRules.UnsupportedType, declared.Type, declared.Type, $"{declared.Type.Name}, a case of {@base.Name},",
                $"a {@base.Name} takes no cases, because {vain}; declare it for an interface or class of your own");
        }
        else if (@base.Definition == "System.Object" && declared.Id is < FirstFreeId)
        {
            context.Report(ContractRules.ReservedId, declared.Type, null, declared.Type.Name, Text(declared.Id.Value));
        }
        else if (@base.Definition != "System.Object" && context.FactsOf(@base) is { } facts && !PlanContext.IsUnion(facts))
        {
            context.Report(ContractRules.CaseOfNoUnion, declared.Type, null, declared.Type.Name, @base.Name);
        }
        else if (context.FactsOf(@base)?.Cases.FirstOrDefault(one => one.Type.Name == declared.Type.Name
            && CaseCollector.Differ(one.Id, declared.Id)) is { } other)
        {
            context.ReportCase(
                ContractRules.TwoIds, declared.Type, declared.Type, declared.Type.Name, @base.Name, Text(other.Id!.Value), Text(declared.Id!.Value));
        }
        else
        {
            return CaseOf(declared.Id, declared.Type);
        }

        return null;
    }

    /// <summary>Checks all cases that an assembly declares for a base of another one: against each other, and against those that the base has there.</summary>
    public void CheckElsewhere(TypeRef @base, IReadOnlyList<CasePlan> cases)
    {
        List<CasePlan> all = OwnCases(@base);
        HashSet<string> own = new(all.Select(static one => one.Type.Name), StringComparer.Ordinal);
        foreach (CasePlan one in cases)
        {
            if (all.Find(other => other.Type.Name == one.Type.Name) is { Id: { } first } && one.Id is { } second && first != second)
            {
                context.ReportCase(
                    ContractRules.TwoIds, one.Type, one.Type, one.Type.Name, @base.Name, Text(unchecked((int)first)), Text(unchecked((int)second)));
            }

            Add(one, all);
        }

        EnsureDistinct(@base, all, (second, rule, arguments) =>
        {
            // What the base itself declares was told where it is compiled.
            if (!own.Contains(second.Type.Name))
            {
                context.ReportCase(rule, second.Type, second.Type, arguments);
            }
        });
    }

    // Each type once, with the id that is declared nearest to the base.
    private List<CasePlan> OwnCases(TypeRef @base)
    {
        var cases = new List<CasePlan>();
        var seen = new HashSet<string>(StringComparer.Ordinal);
        var next = new Queue<TypeFacts>(context.FactsOf(@base) is { } start ? [start] : []);
        while (next.Count > 0)
        {
            foreach (CaseFacts declared in next.Dequeue().Cases.Where(static one => one.IsAssignable))
            {
                if (context.FactsOf(declared.Type) is not { } facts)
                {
                    continue;
                }

                if (facts is { IsInterface: false, IsAbstract: false })
                {
                    Add(CaseOf(declared.Id, declared.Type), cases);
                }

                if (seen.Add(declared.Type.Name))
                {
                    next.Enqueue(facts);
                }
            }
        }

        return cases;
    }

    private static void Add(CasePlan one, List<CasePlan> cases)
    {
        int at = cases.FindIndex(other => other.Type.Name == one.Type.Name);
        if (at < 0)
        {
            cases.Add(one);
        }
        else
        {
            cases[at] = cases[at] with { Id = cases[at].Id ?? one.Id };
        }
    }

    private void EnsureFit(TypeFacts facts)
    {
        if (facts.UnknownCase is { IsFit: false } unfit)
        {
            context.Report(ContractRules.UnfitUnknownCase, facts.Type, null, unfit.Type.Name, facts.Type.Name);
        }
    }

    public static string Text(int number) => number.ToString(System.Globalization.CultureInfo.InvariantCulture);

    private CasePlan CaseOf(int? id, TypeRef type) =>
        new(id is { } number ? unchecked((uint)number) : null, NameHash.OfUtf8(context.ContractNameOf(type)), type);

    // Two cases that have one id or one name.
    private void EnsureDistinct(TypeRef @base, IReadOnlyList<CasePlan> cases, Action<CasePlan, ContractRule, string[]> report)
    {
        foreach ((CasePlan first, CasePlan second) in Repeated.Pairs(cases, static c => c.Id ?? -1L))
        {
            report(second, ContractRules.DuplicateCase, [first.Type.Name, second.Type.Name, @base.Name, Text(unchecked((int)first.Id!.Value))]);
        }

        foreach ((CasePlan first, CasePlan second) in Repeated.Pairs(cases, static c => c.NameHash))
        {
            (string one, string other) = (context.ContractNameOf(first.Type), context.ContractNameOf(second.Type));
            (string names, string fault) = one == other ? NameFaults.Same("cases", first.Type.Name, second.Type.Name, one) : NameFaults.Hash(one, other);
            report(second, ContractRules.HashCollision, [names, @base.Name, fault, "one another name by [DataContract(Name)]"]);
        }
    }
}
