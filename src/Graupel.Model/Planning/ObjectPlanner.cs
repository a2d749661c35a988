namespace Graupel.Model.Planning;

/// <summary>Turns drafts into plans.</summary>
internal sealed class ObjectPlanner(PlanContext context, ObjectDrafter drafter, Func<TypeRef, bool> isRecursive)
{
    private const string HidesAllReason =
        "none of its data are public, so that nothing would come back; mark those that count with [DataMember], or the type with [Serializable], which takes all fields, or leave out with [SkipPack] what is no data";

    /// <summary>Whether instances of exactly this type can be made.</summary>
    public bool HasInstances(TypeFacts facts) => !facts.IsAbstract && drafter.Draft(facts).Mistake is null;

    /// <param name="facts">The type.</param>
    /// <param name="asBase">Only derived contracts need it, so that it need not be possible to make an instance of its own.</param>
    public ObjectPlan Plan(TypeFacts facts, bool asBase)
    {
        ObjectDraft draft = drafter.Draft(facts);
        if (draft.Mistake is { } mistake && !asBase)
        {
            if (!FollowsFromVain(mistake, facts))
            {
                context.Report(mistake with { IsOfValues = true });
            }
        }
        else if (!asBase && !context.IsFaulty(facts.Type) && HidesAll(draft))
        {
            context.Report(ContractError.Of(ContractRules.UnsupportedType, facts.Type, null, facts.Type.Name, HidesAllReason) with { IsOfValues = true });
        }

        ObjectPlan plan = Plan(draft, draft.IsBaseInline ? PlanInline(draft.Base!) : null);
        return asBase && ReasonOf(draft) is { } reason ? plan with { NoValues = new(reason.Rule.Id, reason.Message) } : plan;
    }

    private static ContractError? ReasonOf(ObjectDraft draft) => draft.Facts.IsAbstract ? UnionPlanner.NoCases(draft.Facts) : draft.Mistake;

    // The parameter would match the property, had the attribute stood there.
    private static bool FollowsFromVain(ContractError mistake, TypeFacts facts) =>
        mistake.Rule == ContractRules.NoConstructor
            && facts.Style != ContractStyle.Serializable
            && facts.Vain.Any(static one => one.Reason == VainFacts.Behind);

    // What asks for data by name, or for all fields, or for calls, has said what it wants; so has a base with cases.
    private bool HidesAll(ObjectDraft draft) =>
        draft is { Written.Count: 0, Callbacks: null, Facts.Style: not (ContractStyle.DataContract or ContractStyle.Serializable) }
        && !PlanContext.IsUnion(draft.Facts)
        && context.LevelsOf(draft.Facts).Any(level => level.Members.Any(HoldsData));

    private bool HoldsData(MemberFacts member) =>
        (member.IsField || member.HasBackingField) && !member.IsIgnored && !Classification.IsUnknownMembers(member.Type) && context.Refusals.Of(member.Type) is null;

    // A base that is read before there is an instance has no tail: a loop goes from instance to instance.
    private ObjectPlan PlanInline(ObjectDraft draft)
    {
        ObjectDraft whole = draft with { Tail = -1, Members = new(draft.Members.Select(WithoutTail)) };
        return Plan(whole, draft.Base is null ? null : PlanInline(draft.Base)) with { IsInline = true };

        static MemberPlan WithoutTail(MemberPlan member) => member.Form == ValueForm.Tail ? member with { Form = ValueForm.Child } : member;
    }

    private ObjectPlan Plan(ObjectDraft draft, ObjectPlan? inlineBase) => new(
        draft.Facts.Type,
        context.ContractNameOf(draft.Facts.Type),
        draft.Facts.IsExact,
        draft.Facts.IsSealed || draft.Facts.Type.IsValueType,
        isRecursive(draft.Facts.Type),
        draft.Members,
        draft.Construction,
        draft.CanPopulate,
        draft.Tail,
        FixedSize(draft.Members),
        inlineBase,
        new(OpLowering.Write(draft.Written)),
        new(OpLowering.Read(draft.Written)),
        draft.Callbacks)
    {
        WriteSome = new(OmissionLowering.Write(draft.Written, draft.KeepsUnknown)),
        IsMemory = IsMemory(draft),
    };

    // No code of the user's may run for a value, neither where it is made nor where members are got and set. The framework's constructors only set
    // members.
    private static bool IsMemory(ObjectDraft draft) =>
        draft is { Facts.Type.IsValueType: true, Callbacks: null, KeepsUnknown: false, Members.Count: > 0 }
        && draft.Selected.All(static member => member.Facts.IsMemory) && draft.Members.All(IsMemory)
        && (IsMadeWithoutCode(draft) || TupleFacts.IsTuple(draft.Facts.Type));

    private static bool IsMadeWithoutCode(ObjectDraft draft) =>
        draft.Construction.Form == ConstructionForm.Default && !draft.Facts.Constructors.Any(static one => one.Parameters.Count == 0);

    // Whether a struct inside is memory too is known when there are converters.
    private static bool IsMemory(MemberPlan member) => member.Form == ValueForm.Scalar
        ? Classification.Scalar(member.Type) is { IsMemory: true }
        : member is { Form: ValueForm.Child, Kind: Kinds.Object, Type.IsValueType: true, Own: null, Lift: null } && !Classification.IsNullable(member.Type);

    // Without LINQ, whose sum of numbers would have to be compiled for this alone.
    private static int FixedSize(EquatableList<MemberPlan> members)
    {
        int size = 0;
        foreach (MemberPlan member in members)
        {
            size += member.FixedSize;
        }

        return size;
    }
}
