namespace Graupel.Model.Planning;

/// <summary>Drafts object contracts: members, access, construction, tail.</summary>
internal sealed class ObjectDrafter
{
    private readonly PlanContext _context;
    private readonly MemberSelector _selector;
    private readonly ConstructionPlanner _constructions;
    private readonly ValuePlanner _values;
    private readonly Dictionary<string, ObjectDraft> _drafts = new(StringComparer.Ordinal);

    public ObjectDrafter(PlanContext context)
    {
        _context = context;
        _selector = new MemberSelector(context);
        _constructions = new ConstructionPlanner(context);
        _values = new ValuePlanner(context);
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

    /// <summary>The base class, if it is a contract: it has an attribute, or members, or a base that is one.</summary>
    public TypeFacts? BaseOf(TypeFacts facts)
    {
        if (facts.Base is null || _context.FactsOf(facts.Base) is not { } @base)
        {
            return null;
        }

        bool isContract = @base.Style != ContractStyle.None || _selector.Select(@base).Count > 0 || BaseOf(@base) is not null;
        if (facts.Style == ContractStyle.Serializable && @base.Style == ContractStyle.None && @base.Members.Any(static m => m.IsField || m.HasBackingField))
        {
            _context.Report(ContractRules.SerializableBase, facts.Type, null, facts.Type.Name, @base.Type.Name);
        }

        return isContract ? @base : null;
    }

    private ObjectDraft Make(TypeFacts facts)
    {
        ObjectDraft? @base = BaseOf(facts) is { } baseFacts ? Draft(baseFacts) : null;
        IReadOnlyList<SelectedMember> candidates = _selector.Select(facts);
        IReadOnlyList<SelectedMember>[] levels = [candidates, .. Levels(@base)];
        (ConstructionForm form, ConstructorFacts? constructor) = _constructions.Choose(facts, levels);
        IReadOnlyList<SelectedMember> selected = MemberSelector.Sort(candidates.Where(m => CanRead(m, facts, levels, constructor)));
        if (@base is not null && form != ConstructionForm.Parameters)
        {
            EnsurePopulatable(@base, facts);
        }

        EquatableList<MemberPlan> members = Place([.. selected.Select(m => _values.Plan(m, facts))], @base?.Facts.Type);
        var construction = new Construction(form, constructor is { Visibility: not Visibility.Public }, Arguments(constructor, levels, selected, @base));
        var draft = new ObjectDraft(facts, selected, members, construction, @base, Tail: -1);
        return WithTail(draft);
    }

    private static IEnumerable<IReadOnlyList<SelectedMember>> Levels(ObjectDraft? draft)
    {
        for (ObjectDraft? level = draft; level is not null; level = level.Base)
        {
            yield return level.Selected;
        }
    }

    private bool CanRead(SelectedMember member, TypeFacts facts, IReadOnlyList<SelectedMember>[] levels, ConstructorFacts? constructor)
    {
        bool isSettable = AccessPlanner.Set(member.Facts, facts) != AccessForm.Constructor;
        bool isParameter = constructor?.Parameters.Any(p => ConstructionPlanner.Match(p, levels) is (0, var matched) && matched == member) == true;
        if ((isSettable || isParameter) && (member.Facts.HasGetter || member.Facts.HasBackingField))
        {
            return true;
        }

        if (MemberSelector.IsMarked(member.Facts))
        {
            _context.Report(ContractRules.UnreachableMember, facts.Type, member.Facts.Name, facts.Type.Name, member.Facts.Name);
        }

        return false;
    }

    private void EnsurePopulatable(ObjectDraft @base, TypeFacts facts)
    {
        MemberPlan? stuck = @base.Members.FirstOrDefault(static m => m.Set == AccessForm.Constructor);
        if (stuck is not null)
        {
            _context.Report(ContractRules.NotPopulatable, facts.Type, null, @base.Facts.Type.Name, facts.Type.Name, stuck.Name);
        }
    }

    private static EquatableList<MemberPlan> Place(MemberPlan[] members, TypeRef? @base)
    {
        int offset = 0;
        var placed = new List<MemberPlan>();
        if (@base is not null)
        {
            placed.Add(ValuePlanner.PlanBase(@base));
        }

        foreach (MemberPlan member in members)
        {
            bool isFixed = member.Form is ValueForm.Scalar or ValueForm.NullableScalar;
            placed.Add(isFixed ? member with { Offset = offset } : member);
            offset += isFixed ? member.Size + (member.Form == ValueForm.NullableScalar ? 1 : 0) : 0;
        }

        return new(placed);
    }

    private static EquatableList<ConstructorArgument> Arguments(
        ConstructorFacts? constructor, IReadOnlyList<SelectedMember>[] levels, IReadOnlyList<SelectedMember> own, ObjectDraft? @base)
    {
        var arguments = new List<ConstructorArgument>();
        foreach (ParameterFacts parameter in constructor?.Parameters ?? EquatableList<ParameterFacts>.Empty)
        {
            if (ConstructionPlanner.Match(parameter, levels) is not (var level, var member))
            {
                continue;
            }

            ObjectDraft? holder = @base;
            for (int i = 1; i < level; i++)
            {
                holder = holder!.Base;
            }

            IReadOnlyList<SelectedMember> members = level == 0 ? own : holder!.Selected;
            bool hasBase = level == 0 ? @base is not null : holder!.Base is not null;
            arguments.Add(new ConstructorArgument(level, members.ToList().IndexOf(member) + (hasBase ? 1 : 0), parameter.Type, parameter.DefaultLiteral));
        }

        return new(arguments);
    }

    private ObjectDraft WithTail(ObjectDraft draft)
    {
        int last = draft.Members.ToList().FindLastIndex(static m => m.Offset < 0);
        bool IsSelf(MemberPlan member) => member.Form == ValueForm.Child && member.Type.Name == draft.Facts.Type.Name && !draft.Facts.Type.IsValueType && !PlanContext.IsUnion(draft.Facts);
        if (last >= 0 && draft.CanCreate && IsSelf(draft.Members[last]) && draft.Members[last].Set != AccessForm.Fill)
        {
            return draft with { Tail = last, Members = new(draft.Members.Select((m, i) => i == last ? m with { Form = ValueForm.Tail } : m)) };
        }

        if (draft.Members.FirstOrDefault(IsSelf) is { } hidden && draft.Members.Count(IsSelf) == 1 && draft.CanCreate)
        {
            _context.Report(ContractRules.TailNotLast, draft.Facts.Type, hidden.Name, ContractNames.SimpleName(draft.Facts.Type), hidden.Name);
        }

        return draft;
    }
}
