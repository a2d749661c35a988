namespace Graupel.Model.Planning;

/// <summary>
/// Decides how an instance is made: the marked constructor or static method; else one without parameters, accessible or not; else the one whose every
/// parameter matches a member by name (ignoring case) and type, of several the one with the most. Where there is none, a parameter also takes members
/// of a type that derives from or implements its own.
/// </summary>
internal sealed class ConstructionPlanner(PlanContext context, MemberSelector selector)
{
    private readonly RequiredMembers _required = new(context, selector);

    /// <summary>Chooses a constructor.</summary>
    /// <param name="facts">The type.</param>
    /// <param name="levels">The members that parameters may match: the type's own, then its base's, and so on.</param>
    public ConstructionChoice Choose(TypeFacts facts, IReadOnlyList<IReadOnlyList<SelectedMember>> levels)
    {
        ConstructionChoice choice = Find(facts, levels);
        choice = choice with { Mistake = choice.Mistake ?? _required.Check(facts, choice) };
        return choice.Constructor is { } constructor
            ? choice with
            {
                Taken = [.. constructor.Parameters.Select(p => Match(p, constructor, levels))],
                Mistake = choice.Mistake ?? (choice.Factory is null && HasTwin(constructor, facts) ? Twins(facts) : null),
            }
            : choice;
    }

    private ConstructionChoice Find(TypeFacts facts, IReadOnlyList<IReadOnlyList<SelectedMember>> levels)
    {
        if (facts.IsInterface || facts.IsAbstract)
        {
            return new(ConstructionForm.None);
        }

        ConstructorFacts[] marked =
        [
            .. facts.Factories.Select(static f => new ConstructorFacts(f.Visibility, IsMarked: true, IsPrimary: false, f.Parameters)),
            .. facts.Constructors.Where(static c => c.IsMarked),
        ];
        if (marked.Length > 0)
        {
            ConstructionChoice choice = Marked(facts, levels, marked);
            return facts.Factories.Count == 0 ? choice : ByFactory(choice, facts, facts.Factories[0]);
        }

        if (Callable(facts).FirstOrDefault(static c => c.Parameters.Count == 0) is { } empty)
        {
            return TakingAll(facts, levels) ?? new(ConstructionForm.New, empty);
        }

        return (facts.Type.IsValueType, facts.Style) switch
        {
            (true, _) when CanSetAll(facts) => WithDefaults(facts, levels) ?? new(ConstructionForm.Default),
            (false, ContractStyle.Serializable) => new(ConstructionForm.Uninitialized),
            _ => Matching(facts, levels),
        };
    }

    /// <summary>
    /// Finds the member that a parameter takes: an explicit implementation only where no other has its name. Where the names of several differ in
    /// case alone, it is the one without a setter, or the one of just that name, where the constructor makes the type a record or takes several such;
    /// of others nobody knows which one it sets.
    /// </summary>
    private (int Level, SelectedMember Member)? Match(
        ParameterFacts parameter, ConstructorFacts constructor, IReadOnlyList<IReadOnlyList<SelectedMember>> levels) =>
        Match(parameter, constructor, levels, HasType)
            ?? (parameter.Passing == ParameterPassing.Value ? Match(parameter, constructor, levels, Derives) : null);

    private static (int Level, SelectedMember Member)? Match(
        ParameterFacts parameter, ConstructorFacts constructor, IReadOnlyList<IReadOnlyList<SelectedMember>> levels,
        Func<MemberFacts, ParameterFacts, bool> fits)
    {
        (int Level, SelectedMember Member)? hidden = null;
        if (parameter.Passing == ParameterPassing.Reference)
        {
            return null;
        }

        for (int level = 0; level < levels.Count; level++)
        {
            SelectedMember[] alike = [.. levels[level].Where(member => IsAlike(member.Facts, parameter) && fits(member.Facts, parameter))];
            SelectedMember[] named = [.. alike.Where(static member => member.Facts.ShortName == member.Facts.Name)];
            if (named.Length > 0)
            {
                return Choose(named, parameter, constructor) is { } chosen ? (level, chosen) : null;
            }

            if (alike.Length > 0)
            {
                hidden ??= (level, alike[0]);
            }
        }

        return hidden;
    }

    private static SelectedMember? Choose(SelectedMember[] members, ParameterFacts parameter, ConstructorFacts constructor) =>
        members.Length == 1 ? members[0]
        : constructor.IsPrimary
            || constructor.Parameters.Count(other => ParameterName.IsFor(other.Name, parameter.Name)) > 1
            ? Only(members, m => m.Facts.Name == parameter.Name)
        : Only(members, static m => m.Facts.Setter == SetterForm.None);

    private static bool IsAlike(MemberFacts member, ParameterFacts parameter) => ParameterName.IsFor(parameter.Name, member.ShortName);

    private static bool HasType(MemberFacts member, ParameterFacts parameter) => member.Type.Name == parameter.Type.Name;

    private bool Derives(MemberFacts member, ParameterFacts parameter) => context.IsDerived(member.Type, parameter.Type);

    private static SelectedMember? Only(SelectedMember[] members, Func<SelectedMember, bool> condition)
    {
        SelectedMember[] fitting = [.. members.Where(condition)];
        return fitting.Length == 1 ? fitting[0] : null;
    }

    /// <summary>Whether C# would not let generated code call a constructor, because it is not visible, leaves out required members, or is not the one that C# prefers.</summary>
    public bool NeedsAccessor(ConstructorFacts constructor, TypeFacts facts) =>
        !AccessPlanner.IsVisible(constructor.Visibility, facts) || context.HasRequired(facts) || facts.Constructors.Any(static c => c.Priority != 0);

    private ConstructionChoice Marked(TypeFacts facts, IReadOnlyList<IReadOnlyList<SelectedMember>> levels, ConstructorFacts[] marked)
    {
        ConstructionForm form = marked[0].Parameters.Count == 0 ? ConstructionForm.New : ConstructionForm.Parameters;
        if (marked.Length > 1)
        {
            string kind = facts.Factories.Count == 0 ? "constructors"
                : facts.Factories.Count == marked.Length ? "methods"
                : "constructors or methods";
            return new(
                form, marked[0],
                Mistake(ContractRules.AmbiguousConstructor, facts, facts.Type.Name, kind, "are marked with [ContractConstructor]; mark one alone"));
        }

        ParameterFacts? unmatched = marked[0].Parameters.FirstOrDefault(p => Match(p, marked[0], levels) is null);
        string owner = facts.Factories.Count == 0 ? $"constructor of {facts.Type.Name}" : $"method {facts.Type.Name}.{facts.Factories[0].Name}";
        return new(
            form, marked[0],
            unmatched is null ? null : Mistake(ContractRules.UnmatchedParameter, facts, unmatched.Name, owner, facts.Type.Name, HintOf(unmatched, facts, levels)));
    }

    private static ConstructionChoice ByFactory(ConstructionChoice choice, TypeFacts facts, FactoryFacts factory)
    {
        bool isCallable = factory.IsCallable && AccessPlanner.IsVisible(factory.Visibility, facts);
        return choice with
        {
            Factory = factory.Name,
            Mistake = isCallable ? choice.Mistake : Mistake(ContractRules.FactorySignature, facts, facts.Type.Name, factory.Name),
        };
    }

    // The fields behind what another assembly only shows cannot be set from here, so that only a constructor does.
    private ConstructionChoice? TakingAll(TypeFacts facts, IReadOnlyList<IReadOnlyList<SelectedMember>> levels)
    {
        if (facts.IsOwnAssembly || facts.Style == ContractStyle.Serializable || levels.Count > 1 || CanSetAll(facts)
            || Matching(facts, levels) is not { Mistake: null, Constructor: { } found } choice)
        {
            return null;
        }

        SelectedMember?[] taken = [.. found.Parameters.Select(p => Match(p, found, levels)?.Member)];
        return levels[0].All(m => AccessPlanner.Set(m.Facts, facts) is not (AccessForm.Constructor or AccessForm.Fill) || taken.Contains(m)) ? choice : null;
    }

    // A member that is missing has the default of its parameter, which only the constructor of a struct knows.
    private ConstructionChoice? WithDefaults(TypeFacts facts, IReadOnlyList<IReadOnlyList<SelectedMember>> levels) =>
        facts.Style != ContractStyle.Serializable && facts.Constructors.Any(HasDefaults)
            && Matching(facts, levels) is { Mistake: null, Constructor: { } found } choice && HasDefaults(found)
            ? choice
            : null;

    private static bool HasDefaults(ConstructorFacts constructor) =>
        constructor.Parameters.Any(static p => p.DefaultLiteral is not (null or "default" or "false" or "0"));

    private ConstructionChoice Matching(TypeFacts facts, IReadOnlyList<IReadOnlyList<SelectedMember>> levels)
    {
        ConstructionChoice? found = Matching(facts, (p, c) => Match(p, c, levels, HasType) is not null) ?? Matching(facts, (p, c) => Match(p, c, levels) is not null);
        if (!facts.Type.IsValueType)
        {
            return found ?? new(ConstructionForm.None, null, Mistake(ContractRules.NoConstructor, facts, facts.Type.Name, Unmatched(facts, levels)));
        }

        return found is null || (found.Constructor is { } constructor && facts.Members.Any(field => Loses(facts, constructor, field)))
            ? new(ConstructionForm.Default)
            : found;
    }

    // Which properties of another assembly are computed cannot be told, but of a struct all fields are seen, except where a package shows others in their place.
    private static bool Loses(TypeFacts facts, ConstructorFacts constructor, MemberFacts field) =>
        !facts.IsOwnAssembly && facts.Style == ContractStyle.None
        && field is { IsField: true, IsIgnored: false, Getter: not Visibility.Public }
        && !field.Name.StartsWith("_dummy", StringComparison.Ordinal)
        && !constructor.Parameters.Any(parameter => parameter.Type.Name == field.Type.Name && ParameterName.IsFor(parameter.Name, field.ShortName));


    // Of the constructor that lacks the fewest members, the first parameter that matches none.
    private string Unmatched(TypeFacts facts, IReadOnlyList<IReadOnlyList<SelectedMember>> levels) =>
        Callable(facts)
            .Select(c => c.Parameters.Where(p => Match(p, c, levels) is null).ToArray())
            .OrderBy(static unmatched => unmatched.Length)
            .FirstOrDefault() is [var first, ..]
            ? $" ({first.Name} matches none{HintOf(first, facts, levels)})"
            : facts.IsOwnAssembly ? "" : $" (of another assembly only public ones are seen: {ContractRules.GenerateThere})";

    // The constructor probably keeps in a private field or property what no member takes: another constructor would lose it.
    private static string HintOf(ParameterFacts parameter, TypeFacts facts, IReadOnlyList<IReadOnlyList<SelectedMember>> levels)
    {
        MemberFacts[] kept =
        [
            .. facts.Members.Where(member => member is { HasGetter: true, IsIgnored: false } && member.Type.Name == parameter.Type.Name
                && ParameterName.IsFor(parameter.Name, member.Name) && !levels.Any(level => level.Any(selected => selected.Facts.Name == member.Name))),
        ];
        return (kept.FirstOrDefault(static member => member.IsField) ?? kept.FirstOrDefault()) is { } found
            ? $": the {(found.IsField ? "field" : "property")} {found.Name} is not written, mark it with [DataMember] or [Order]"
            : "";
    }

    private static ConstructionChoice? Matching(TypeFacts facts, Func<ParameterFacts, ConstructorFacts, bool> matches)
    {
        foreach (bool isPublic in (bool[])[true, false])
        {
            ConstructorFacts[] fitting =
            [
                .. Callable(facts)
                    .Where(c => c.Visibility == Visibility.Public == isPublic && c.Parameters.Count > 0 && c.Parameters.All(p => matches(p, c))),
            ];
            if (fitting.Length > 0)
            {
                // Mostly there is one, for which LINQ's sort need not be compiled.
                fitting = fitting.Length == 1
                    ? fitting
                    : [.. fitting.OrderByDescending(static c => c.IsPrimary).ThenByDescending(static c => c.Parameters.Count)];
                bool isTie = fitting.Length > 1 && !fitting[0].IsPrimary && fitting[0].Parameters.Count == fitting[1].Parameters.Count;
                return new(ConstructionForm.Parameters, fitting[0], isTie ? Tie(facts) : null);
            }
        }

        return null;
    }

    private static IEnumerable<ConstructorFacts> Callable(TypeFacts facts) =>
        facts.Constructors.Where(c => facts.IsOwnAssembly || c.Visibility == Visibility.Public);

    private static bool CanSetAll(TypeFacts facts) =>
        facts.Members.All(m => m.IsIgnored || (!m.IsField && !m.HasBackingField) || AccessPlanner.Set(m, facts) != AccessForm.Constructor)
        && (facts.IsOwnAssembly || facts.Members.Any(static m => m.IsField || m.Setter != SetterForm.None));

    private static ContractError Tie(TypeFacts facts) => Mistake(
        ContractRules.AmbiguousConstructor, facts, facts.Type.Name, "constructors",
        "match its members equally well; mark one with [ContractConstructor]");

    // In a closed type, a type parameter may stand for what another constructor takes. Calls of a public one do not see what is private.
    private bool HasTwin(ConstructorFacts constructor, TypeFacts facts) => facts.Constructors.Any(other => !ReferenceEquals(other, constructor)
        && !(constructor.Visibility == Visibility.Public && !AccessPlanner.IsVisible(other.Visibility, facts) && !NeedsAccessor(constructor, facts))
        && other.Parameters.Select(static p => (p.Type.Name, p.Passing)).SequenceEqual(constructor.Parameters.Select(static p => (p.Type.Name, p.Passing))));

    private static ContractError Twins(TypeFacts facts) => Mistake(
        ContractRules.AmbiguousConstructor, facts, facts.Type.Name, "constructors",
        "take the same types, so that calls do not tell them apart; mark a static method of another name with [ContractConstructor]");

    private static ContractError Mistake(ContractRule rule, TypeFacts facts, params string[] arguments) =>
        ContractError.Of(rule, facts.Type, null, arguments);
}

/// <param name="Form">How an instance is made, as if every constructor were visible.</param>
/// <param name="Constructor">The constructor that is called, or null.</param>
/// <param name="Mistake">Why no instance can be made; of no matter for a contract that is only the base of others.</param>
/// <param name="Factory">The static method that is called instead, whose parameters those of the constructor are; or null.</param>
internal sealed record ConstructionChoice(
    ConstructionForm Form, ConstructorFacts? Constructor = null, ContractError? Mistake = null, string? Factory = null)
{
    /// <summary>The member that each parameter takes, and its level: 0 for the type's own; null where there is none.</summary>
    public IReadOnlyList<(int Level, SelectedMember Member)?> Taken { get; init; } = [];

    /// <summary>Whether a parameter takes a member.</summary>
    public bool Takes(SelectedMember member, int level) => Taken.Any(taken => taken is var (at, one) && at == level && ReferenceEquals(one, member));
}
