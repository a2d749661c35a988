namespace Graupel.Model.Planning;

/// <summary>An object contract before it is known how the types around it hang together.</summary>
/// <param name="Facts">The type.</param>
/// <param name="Selected">Its members, declared order numbers and all; without a base slot.</param>
/// <param name="Members">The plans of the base slot and the members, in contract order.</param>
/// <param name="Construction">How an instance is made.</param>
/// <param name="Mistake">Why no instance can be made, or null.</param>
/// <param name="Base">The base contract, or null.</param>
/// <param name="Tail">Index of the tail, or -1.</param>
/// <param name="Callbacks">What is called before and after, or null.</param>
internal sealed record ObjectDraft(
    TypeFacts Facts,
    IReadOnlyList<SelectedMember> Selected,
    EquatableList<MemberPlan> Members,
    Construction Construction,
    ContractError? Mistake,
    ObjectDraft? Base,
    int Tail,
    CallbacksPlan? Callbacks)
{
    /// <summary>The members that the contract has in the assembly of the type, which sets more of them than others can.</summary>
    public IReadOnlyList<SelectedMember> AtHome { get; init; } = Selected;

    public bool CanCreate => Construction.Form is not (ConstructionForm.Parameters or ConstructionForm.None);

    /// <summary>A member keeps those that the contract does not have; it comes last.</summary>
    public bool KeepsUnknown => Members is [.., { Form: ValueForm.Unknown }];

    /// <summary>All members but that one.</summary>
    public IReadOnlyList<MemberPlan> Written => KeepsUnknown ? [.. Members.Take(Members.Count - 1)] : Members;

    /// <summary>The members of the base are needed before the instance exists.</summary>
    public bool IsBaseInline => Base is not null && Construction.Form == ConstructionForm.Parameters;

    /// <summary>Instances are filled: fresh ones, or the base part of a derived one. What a constructor makes is replaced as a whole.</summary>
    public bool CanPopulate => (CanCreate || !(Facts.IsSealed || Facts.Type.IsValueType)) && CanSetAll;

    private bool CanSetAll => (Facts.HasContract ? CanSetAllAtHome : Members.All(static m => m.Set != AccessForm.Constructor)) && (Base is null || Base.CanSetAll);

    private bool CanSetAllAtHome => AtHome.All(m => AccessPlanner.SetAtHome(m.Facts, Facts) != AccessForm.Constructor);
}
