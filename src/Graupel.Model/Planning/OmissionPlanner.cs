namespace Graupel.Model.Planning;

/// <summary>Decides which members are left out where they hold what a fresh instance holds.</summary>
internal static class OmissionPlanner
{
    // What is left out is told by one bit a member.
    private const int MostMembers = 64;

    /// <summary>The draft with such members marked; a fresh instance is one that is made without parameters.</summary>
    public static ObjectDraft Plan(ObjectDraft draft)
    {
        bool isAsked = draft.Facts.OmitsDefaults || draft.Selected.Any(static member => member.Facts.IsOmitted);
        return isAsked && draft.CanCreate && !IsCalledBefore(draft) ? draft with { Members = new(draft.Members.Select(Marked)) } : draft;

        MemberPlan Marked(MemberPlan member, int index) =>
            index < MostMembers && CanOmit(member, draft) ? member with { CanOmit = true } : member;
    }

    // A callback may set members before others are read, so that they no longer hold what a fresh instance holds.
    private static bool IsCalledBefore(ObjectDraft? draft) => draft is not null
        && (draft.Facts.IsNotified || draft.Facts.Callbacks.Any(static callback => callback.Event == CallbackEvent.Deserializing) || IsCalledBefore(draft.Base));

    // Values of other converters are compared by nothing but null; a tail ends a chain by its null.
    private static bool CanOmit(MemberPlan member, ObjectDraft draft) =>
        member is { IsRequired: false, Own: null } && IsAsked(member, draft) && IsCompared(member);

    private static bool IsCompared(MemberPlan member) => member.Form switch
    {
        ValueForm.Scalar or ValueForm.NullableScalar or ValueForm.String => true,
        ValueForm.Child => !member.Type.IsValueType,
        _ => false,
    };

    private static bool IsAsked(MemberPlan member, ObjectDraft draft) =>
        draft.Facts.OmitsDefaults || draft.Selected.Any(selected => selected.Facts.IsOmitted && selected.Facts.Name == member.Name);
}
