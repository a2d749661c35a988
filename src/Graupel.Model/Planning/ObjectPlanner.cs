namespace Graupel.Model.Planning;

/// <summary>Turns drafts into plans.</summary>
internal sealed class ObjectPlanner(PlanContext context, ObjectDrafter drafter, ContractGraph graph)
{
    public ObjectPlan? Plan(TypeFacts facts)
    {
        ObjectDraft draft = drafter.Draft(facts);
        bool isUsable = draft.Construction.Form != ConstructionForm.None || facts.IsAbstract;
        return isUsable ? Plan(draft, draft.IsBaseInline) : null;
    }

    private ObjectPlan Plan(ObjectDraft draft, bool inlineBase) => new(
        draft.Facts.Type,
        context.ContractNameOf(draft.Facts.Type),
        draft.Facts.Style is ContractStyle.Pack or ContractStyle.Serializable,
        draft.Facts.IsSealed || draft.Facts.Type.IsValueType,
        graph.IsRecursive(draft.Facts.Type),
        draft.Members,
        draft.Construction,
        draft.CanPopulate,
        draft.Tail,
        draft.Members.Sum(static m => m.Form switch
        {
            ValueForm.Scalar => m.Size,
            ValueForm.NullableScalar => m.Size + 1,
            _ => 0,
        }),
        inlineBase ? Plan(draft.Base!, draft.Base!.Base is not null) : null,
        new(OpLowering.Write(draft.Members)),
        new(OpLowering.Read(draft.Members)));
}
