namespace Graupel.Model.Planning;

/// <summary>Drafts object contracts: members, access, construction, tail.</summary>
internal sealed class ObjectDrafter
{
    private readonly PlanContext _context;
    private readonly MemberSelector _selector;
    private readonly ConstructionPlanner _constructions;
    private readonly ValuePlanner _values;
    private readonly CallbackPlanner _callbacks;
    private readonly KeepingPlanner _keeping;
    private readonly LiftPlanner _lifts;
    private readonly Dictionary<string, ObjectDraft> _drafts = new(StringComparer.Ordinal);

    public ObjectDrafter(PlanContext context)
    {
        _context = context;
        _selector = new MemberSelector(context);
        _constructions = new ConstructionPlanner(context, _selector);
        _values = new ValuePlanner(context);
        _callbacks = new CallbackPlanner(context);
        _keeping = new KeepingPlanner(context);
        _lifts = new LiftPlanner(context);
    }

    public ObjectDraft Draft(TypeFacts facts)
    {
        if (!_drafts.TryGetValue(facts.Type.Name, out ObjectDraft? draft))
        {
            draft = Make(facts);
            _drafts.Add(facts.Type.Name, draft);
        }

        return draft;
    }

    /// <summary>The base class, if it is a contract: it has an attribute, or members, or callbacks, or a base that is one.</summary>
    private TypeFacts? BaseOf(TypeFacts facts)
    {
        if (_context.BaseFactsOf(facts) is not { } @base)
        {
            return null;
        }

        if (facts.Style == ContractStyle.Serializable
            && @base.Style == ContractStyle.None
            && @base.Members.Any(static m => m.IsField || m.HasBackingField))
        {
            _context.Report(ContractRules.SerializableBase, facts.Type, null, facts.Type.Name, @base.Type.Name);
        }

        OwnContractFacts? own = _context.OwnOf(@base.Type);
        if (@base.Style == ContractStyle.None && @base.Callbacks.Count == 0 && Draft(@base).Members.Count == 0 && !_context.IsFaultyBase(@base.Type)
            && (own is null || !HasData(@base)))
        {
            return null;
        }

        if (own is not null)
        {
            _context.Report(
                ContractRules.UnsupportedType, facts.Type, null, facts.Type.Name,
                $"{own.Type.Name} writes its base {@base.Type.Name} as a whole, so that the members of that are nowhere; name what writes this class too");
        }

        return @base;
    }

    // Also what is private, which only the code that writes the whole class may write.
    private bool HasData(TypeFacts facts) =>
        _context.LevelsOf(facts).Any(static level => level.Members.Any(static member => (member.IsField || member.HasBackingField) && !member.IsIgnored));

    private ObjectDraft Make(TypeFacts facts)
    {
        ObjectDraft? @base = BaseOf(facts) is { } baseFacts ? Draft(baseFacts) : null;
        IReadOnlyList<SelectedMember> candidates = _selector.Select(facts);
        IReadOnlyList<SelectedMember>[] levels = [candidates, .. Levels(@base)];
        ConstructionChoice choice = _constructions.Choose(facts, levels);
        IReadOnlyList<SelectedMember> selected = MemberSelector.Sort(candidates.Where(m => CanRead(m, facts, levels, choice)));
        _selector.Check(selected, facts);
        _selector.CheckAttributes(facts);
        _keeping.Check(selected, candidates, facts);
        EnsureSupported(selected, facts);
        if (@base is not null)
        {
            @base = choice.Form == ConstructionForm.Parameters ? AtHome(@base) : @base;
            EnsureNotBase(selected, facts);
            EnsureReadable(@base, facts, choice);
        }

        EquatableList<MemberPlan> members = PlanMembers(selected, facts, @base);
        bool byAccessor = choice is { Constructor: { } constructor, Factory: null } && _constructions.NeedsAccessor(constructor, facts);
        var construction = new Construction(
            byAccessor && choice.Form == ConstructionForm.New ? ConstructionForm.NewByAccessor : choice.Form,
            byAccessor,
            Arguments(choice, selected, @base),
            choice.Factory);
        return OmissionPlanner.Plan(WithTail(new ObjectDraft(
            facts, selected, members, construction, choice.Mistake, @base, Tail: -1, _callbacks.Plan(facts, @base))
        {
            AtHome = facts.IsOwnAssembly || PlanContext.IsFramework(facts) ? selected : SelectAtHome(candidates, facts, levels),
        }));
    }

    private EquatableList<MemberPlan> PlanMembers(IReadOnlyList<SelectedMember> selected, TypeFacts facts, ObjectDraft? @base) =>
        Place([.. selected.Select(m => KeepingPlanner.IsKeeper(m) ? KeepingPlanner.Plan(m, facts) : _values.Plan(m, facts))], @base);

    // What only its own assembly sets, a constructor of a derived class takes.
    private IReadOnlyList<SelectedMember> SelectAtHome(
        IReadOnlyList<SelectedMember> candidates, TypeFacts facts, IReadOnlyList<SelectedMember>[] levels)
    {
        TypeFacts home = facts with { IsOwnAssembly = true };
        ConstructionChoice choice = _constructions.Choose(home, levels);
        return MemberSelector.Sort(candidates.Where(m => CanSet(m, AccessPlanner.SetAtHome(m.Facts, facts), choice)));
    }

    // The members of a base that are read before there is an instance are all those that its own assembly has.
    private ObjectDraft AtHome(ObjectDraft draft)
    {
        ObjectDraft? @base = draft.Base is null ? null : AtHome(draft.Base);
        bool isHome = ReferenceEquals(draft.AtHome, draft.Selected);
        return isHome && ReferenceEquals(@base, draft.Base)
            ? draft
            : OmissionPlanner.Plan(draft with
            {
                Selected = draft.AtHome,
                Members = isHome ? draft.Members : PlanMembers(draft.AtHome, draft.Facts, @base),
                Base = @base,
            });
    }

    private static bool IsOpen(TypeRef type) =>
        type.Form == TypeForm.Unsupported && (type.Name.EndsWith("<>", StringComparison.Ordinal) || type.Name.EndsWith(",>", StringComparison.Ordinal));

    private void EnsureSupported(IReadOnlyList<SelectedMember> members, TypeFacts facts)
    {
        foreach (MemberFacts member in members.Where(static m => !KeepingPlanner.IsKeeper(m)).Select(static m => m.Facts))
        {
            IReadOnlyList<ReplacedFacts> lifted = _lifts.Find(member, facts);
            if (Misfit(member, lifted) is var (unfit, replaced))
            {
                ContractRule rule = unfit.Form switch
                {
                    OwnContractForm.Surrogate => ContractRules.SurrogateMismatch,
                    OwnContractForm.Comparer => ContractRules.ComparerMismatch,
                    _ => ContractRules.ContractMismatch,
                };
                string name = IsOpen(unfit.Type) ? $"{unfit.Type.Name}, whose type arguments must be stated on a member," : unfit.Type.Name;
                _context.Report(rule, facts.Type, member.Name, name, replaced.Name);
            }
            else if (member.FixedLength > 0 && (member.Getter == Visibility.Private || !facts.IsOwnAssembly || member.Own is not null || lifted.Count > 0))
            {
                _context.Report(
                    ContractRules.UnsupportedType, facts.Type, member.Name, $"{facts.Type.Name}.{member.Name}, a fixed buffer,",
                    "only code of its own assembly can reach it, if it is not private, and nothing replaces what it holds");
            }
            else if (member is { Setter: SetterForm.Init, HasBackingField: false } && facts.Type.IsValueType && member.Name != member.ShortName)
            {
                _context.Report(
                    ContractRules.UnsupportedType, facts.Type, member.Name, $"{facts.Type.Name}.{member.Name}",
                    "generated code cannot call an init accessor that a struct implements explicitly; make it automatic or a set accessor");
            }
            else if (RefusalOf(member, lifted) is { } refusal)
            {
                _context.ReportRefused(facts.Type, member.Name, $"{facts.Type.Name}.{member.Name}, a {member.Type.Name},", refusal);
            }
        }
    }

    // What does not fit, and the type that it is named for: that of the member, or one in its values.
    private static (OwnContractFacts Own, TypeRef Type)? Misfit(MemberFacts member, IReadOnlyList<ReplacedFacts> lifted) =>
        member.Own is { IsFit: false } own ? (own, member.Type)
        : lifted.FirstOrDefault(static one => !one.Own.IsFit) is { } unfit ? (unfit.Own, unfit.Type)
        : member.Inner is [var named, ..] && !member.Inner.Any(lifted.Contains) ? (named.Own, member.Type)
        : null;

    private Refusal? RefusalOf(MemberFacts member, IReadOnlyList<ReplacedFacts> lifted) => member.Own switch
    {
        null or { Form: OwnContractForm.Comparer } => lifted.Count == 0 ? _context.Refusals.Of(member.Type) : _lifts.RefusalOf(member, lifted),
        { Wire: { } wire } => _context.Refusals.OfWire(wire),
        _ => null,
    };

    private static IEnumerable<IReadOnlyList<SelectedMember>> Levels(ObjectDraft? draft)
    {
        for (ObjectDraft? level = draft; level is not null; level = level.Base)
        {
            yield return level.AtHome;
        }
    }

    private bool CanRead(SelectedMember member, TypeFacts facts, IReadOnlyList<SelectedMember>[] levels, ConstructionChoice choice)
    {
        if (CanSet(member, AccessPlanner.Set(member.Facts, facts), choice))
        {
            return true;
        }

        if (IsSetAtHome(member.Facts, facts))
        {
            _context.Report(
                ContractRules.ForeignPrivateMember, facts.Type, member.Facts.Name, facts.Type.Name, member.Facts.Name,
                ContractRules.GenerateThere);
        }
        else if (MemberSelector.IsMarked(member.Facts) && !KeepingPlanner.IsKeeper(member))
        {
            _context.Report(
                ContractRules.UnreachableMember, facts.Type, member.Facts.Name, facts.Type.Name, member.Facts.Name,
                member.Facts.HasGetter ? "no setter, no field of its own and no constructor parameter; make it settable" : "no getter; add one");
        }
        else if (member.Facts.Shows is { } shown && facts.Members.Any(field => field.IsField && !field.IsIgnored && field.Name == shown)
            && !levels[0].Any(candidate => candidate.Facts.Name == shown))
        {
            _context.Report(ContractRules.DataBehindProperty, facts.Type, member.Facts.Name, facts.Type.Name, member.Facts.Name, shown);
        }

        return false;
    }

    private static bool CanSet(SelectedMember member, AccessForm set, ConstructionChoice choice)
    {
        // A collection cannot be filled before the instance that holds it exists.
        bool isSettable = set != AccessForm.Constructor && !(set == AccessForm.Fill && choice.Form == ConstructionForm.Parameters);
        return (isSettable || choice.Takes(member, 0)) && member.Facts.HasGetter;
    }

    private static bool IsSetAtHome(MemberFacts member, TypeFacts facts) =>
        !facts.IsOwnAssembly && (member.IsField || member.HasBackingField || member.IsSetInside || member.Setter != SetterForm.None);

    private void EnsureReadable(ObjectDraft @base, TypeFacts facts, ConstructionChoice choice)
    {
        bool isInline = choice.Form == ConstructionForm.Parameters;
        Func<MemberFacts, TypeFacts, AccessForm> setIn = isInline ? AccessPlanner.Set : AccessPlanner.SetByContract;
        int depth = 0;
        for (ObjectDraft? level = @base; level is not null; level = level.Base)
        {
            depth++;
            SelectedMember? stuck = level.Selected.FirstOrDefault(m => setIn(m.Facts, level.Facts) switch
            {
                AccessForm.Constructor => !isInline || !choice.Takes(m, depth),
                AccessForm.Fill => isInline && !choice.Takes(m, depth),
                _ => false,
            });
            if (stuck is not null && isInline && IsSetAtHome(stuck.Facts, level.Facts))
            {
                string name = ContractNames.SimpleName(facts.Type);
                _context.Report(
                    ContractRules.ForeignPrivateMember, facts.Type, null, level.Facts.Type.Name, stuck.Facts.Name,
                    $"have the constructor of {name} take it, or give it a public setter, or {name} a constructor without parameters");
            }
            else if (stuck is not null)
            {
                _context.Report(ContractRules.NotPopulatable, facts.Type, null, level.Facts.Type.Name, facts.Type.Name, stuck.Facts.Name);
            }
        }
    }

    // The name of the part that holds the members of the base, where that is an object of its own.
    private void EnsureNotBase(IReadOnlyList<SelectedMember> members, TypeFacts facts)
    {
        foreach (MemberFacts member in members.Where(static m => m.WireName == "$base").Select(static m => m.Facts))
        {
            _context.Report(
                ContractRules.UnsupportedType, facts.Type, member.Name, $"{facts.Type.Name}.{member.Name}",
                "$base is the name of the members of the base in MessagePack; give it another one by [DataMember(Name)]");
        }
    }

    private static EquatableList<MemberPlan> Place(MemberPlan[] members, ObjectDraft? @base)
    {
        int offset = 0;
        var placed = new List<MemberPlan>();
        if (@base is not null)
        {
            // Where bytes have no base at all, nothing else shows that one of its members is missing.
            bool isRequired = @base.Members.Any(static member => member.IsRequired);
            placed.Add(ValuePlanner.PlanBase(@base.Facts.Type, isRequired));
        }

        foreach (MemberPlan member in members)
        {
            placed.Add(member.IsFixed ? member with { Offset = offset } : member);
            offset += member.FixedSize;
        }

        return new(placed);
    }

    private static EquatableList<ConstructorArgument> Arguments(ConstructionChoice choice, IReadOnlyList<SelectedMember> own, ObjectDraft? @base)
    {
        var arguments = new List<ConstructorArgument>();
        for (int p = 0; p < choice.Taken.Count; p++)
        {
            if (choice.Taken[p] is not (var level, var member))
            {
                continue;
            }

            ParameterFacts parameter = choice.Constructor!.Parameters[p];
            ObjectDraft? holder = @base;
            for (int i = 1; i < level; i++)
            {
                holder = holder!.Base;
            }

            IReadOnlyList<SelectedMember> members = level == 0 ? own : holder!.Selected;
            bool hasBase = level == 0 ? @base is not null : holder!.Base is not null;
            arguments.Add(new ConstructorArgument(
                level, PlaceOf(member, members) + (hasBase ? 1 : 0), parameter.Type, DefaultOf(parameter, member),
                parameter.Passing == ParameterPassing.Readonly));
        }

        return new(arguments);
    }

    private static int PlaceOf(SelectedMember member, IReadOnlyList<SelectedMember> members)
    {
        int place = members.Count - 1;
        while (place >= 0 && !ReferenceEquals(members[place], member))
        {
            place--;
        }

        return place;
    }

    // Of a class or interface that is not the member's own it can only be null, as the member is without it.
    private static string? DefaultOf(ParameterFacts parameter, SelectedMember member) =>
        member.Facts.Type.Name == parameter.Type.Name ? parameter.DefaultLiteral : null;

    // In some formats every member stands in contract order, so a tail is the last of all.
    private ObjectDraft WithTail(ObjectDraft draft)
    {
        // Behind the last member unknown ones may have to be written.
        if (draft.Facts.Type.IsValueType || PlanContext.IsUnion(draft.Facts) || !draft.CanCreate || draft.KeepsUnknown)
        {
            return draft;
        }

        MemberPlan[] chains = [.. draft.Members.Where(member => IsChain(member, draft.Facts.Type))];
        int last = draft.Members.Count - 1;
        if (chains.Length > 0 && ReferenceEquals(chains[^1], draft.Members[last]))
        {
            return draft with { Tail = last, Members = new(draft.Members.Select((m, i) => i == last ? m with { Form = ValueForm.Tail } : m)) };
        }

        if (chains.Length == 1)
        {
            string name = chains[0].Name;
            _context.Report(ContractRules.TailNotLast, draft.Facts.Type, name, ContractNames.SimpleName(draft.Facts.Type), name);
        }

        return draft;
    }

    private static bool IsChain(MemberPlan member, TypeRef type) =>
        member.Form == ValueForm.Child && member.Own is null && member.Type.Name == type.Name;
}
