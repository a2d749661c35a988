namespace Graupel.Model.Planning;

/// <summary>
/// Decides how an instance is made: the marked constructor; else one without parameters, accessible or not; else the one whose every
/// parameter matches a member by name (ignoring case) and type, of several the one with the most.
/// </summary>
internal sealed class ConstructionPlanner(PlanContext context)
{
    /// <summary>Chooses a constructor.</summary>
    /// <param name="facts">The type.</param>
    /// <param name="levels">The members that parameters may match: the type's own, then its base's, and so on.</param>
    /// <returns>The constructor with parameters, or null with the form of construction that needs none.</returns>
    public (ConstructionForm Form, ConstructorFacts? Constructor) Choose(TypeFacts facts, IReadOnlyList<IReadOnlyList<SelectedMember>> levels)
    {
        if (facts.IsInterface || facts.IsAbstract)
        {
            return (ConstructionForm.None, null);
        }

        ConstructorFacts[] marked = [.. facts.Constructors.Where(static c => c.IsMarked)];
        if (marked.Length > 0)
        {
            return Marked(facts, levels, marked);
        }

        ConstructorFacts? empty = facts.Constructors.FirstOrDefault(static c => c.Parameters.Count == 0);
        if (empty is not null || facts.Type.IsValueType)
        {
            return Empty(facts, levels, empty);
        }

        return facts.Style == ContractStyle.Serializable ? (ConstructionForm.Uninitialized, null) : Matching(facts, levels);
    }

    /// <summary>Finds the member that a parameter takes.</summary>
    public static (int Level, SelectedMember Member)? Match(ParameterFacts parameter, IReadOnlyList<IReadOnlyList<SelectedMember>> levels)
    {
        for (int level = 0; level < levels.Count; level++)
        {
            foreach (SelectedMember member in levels[level])
            {
                if (string.Equals(member.Facts.Name.TrimStart('_'), parameter.Name, StringComparison.OrdinalIgnoreCase) && member.Facts.Type.Name == parameter.Type.Name)
                {
                    return (level, member);
                }
            }
        }

        return null;
    }

    private (ConstructionForm Form, ConstructorFacts? Constructor) Marked(
        TypeFacts facts, IReadOnlyList<IReadOnlyList<SelectedMember>> levels, ConstructorFacts[] marked)
    {
        if (marked.Length > 1)
        {
            context.Report(ContractRules.AmbiguousConstructor, facts.Type, null, facts.Type.Name);
        }

        foreach (ParameterFacts parameter in marked[0].Parameters)
        {
            if (Match(parameter, levels) is null)
            {
                context.Report(ContractRules.UnmatchedParameter, facts.Type, null, parameter.Name, facts.Type.Name);
            }
        }

        return marked[0].Parameters.Count == 0 ? Empty(facts, levels, marked[0]) : (ConstructionForm.Parameters, marked[0]);
    }

    private (ConstructionForm Form, ConstructorFacts? Constructor) Empty(
        TypeFacts facts, IReadOnlyList<IReadOnlyList<SelectedMember>> levels, ConstructorFacts? constructor)
    {
        if (facts.Type.IsValueType && constructor is null)
        {
            return CanSetAll(facts) ? (ConstructionForm.Uninitialized, null) : Matching(facts, levels);
        }

        bool visible = constructor!.Visibility == Visibility.Public || (constructor.Visibility == Visibility.Internal && facts.IsOwnAssembly);
        bool leavesRequired = RequiresMembers(facts);
        return (visible && !leavesRequired ? ConstructionForm.New : ConstructionForm.NewByAccessor, null);
    }

    private (ConstructionForm Form, ConstructorFacts? Constructor) Matching(TypeFacts facts, IReadOnlyList<IReadOnlyList<SelectedMember>> levels)
    {
        foreach (bool isPublic in (bool[])[true, false])
        {
            ConstructorFacts[] fitting =
            [
                .. facts.Constructors
                    .Where(c => c.Visibility == Visibility.Public == isPublic && c.Parameters.Count > 0 && !IsCopy(c, facts) && c.Parameters.All(p => Match(p, levels) is not null))
                    .OrderByDescending(static c => c.IsPrimary).ThenByDescending(static c => c.Parameters.Count),
            ];
            if (fitting.Length > 1 && !fitting[0].IsPrimary && fitting[0].Parameters.Count == fitting[1].Parameters.Count)
            {
                context.Report(ContractRules.AmbiguousConstructor, facts.Type, null, facts.Type.Name);
            }

            if (fitting.Length > 0)
            {
                return (ConstructionForm.Parameters, fitting[0]);
            }
        }

        if (facts.Type.IsValueType)
        {
            return (ConstructionForm.Uninitialized, null);
        }

        context.Report(ContractRules.NoConstructor, facts.Type, null, facts.Type.Name);
        return (ConstructionForm.None, null);
    }

    private static bool CanSetAll(TypeFacts facts) =>
        facts.Members.All(m => m.IsIgnored || (!m.IsField && !m.HasBackingField) || AccessPlanner.Set(m, facts) != AccessForm.Constructor)
        && (facts.IsOwnAssembly || facts.Members.Any(static m => m.IsField || m.Setter != SetterForm.None));

    private static bool IsCopy(ConstructorFacts constructor, TypeFacts facts) =>
        constructor.Parameters.Count == 1 && constructor.Parameters[0].Type.Name == facts.Type.Name;

    private bool RequiresMembers(TypeFacts facts)
    {
        for (TypeFacts? level = facts; level is not null; level = level.Base is null ? null : context.FactsOf(level.Base))
        {
            if (level.Members.Any(static m => m.IsRequired))
            {
                return true;
            }
        }

        return false;
    }
}
