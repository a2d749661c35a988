namespace Graupel.Model.Planning;

/// <summary>Decides the kind of a value, and what is done with it.</summary>
internal sealed class ValuePlanner(PlanContext context)
{
    private readonly LiftPlanner _lifts = new(context);

    // What types are written as in the values of one member changes no kind but theirs, which converters tell.
    private readonly ValuePlanner? _outer = context.Outer is null ? null : new(context.Outer);

    /// <summary>Kind on the wire of a value of a type.</summary>
    public byte KindOf(TypeRef type)
    {
        if (_outer is not null)
        {
            return _outer.KindOf(type);
        }

        if (ScalarOf(type) is { } scalar)
        {
            return scalar.Kind;
        }

        if (Classification.IsNullable(type))
        {
            TypeRef inner = type.Arguments[0];
            byte kind = KindOf(inner);
            return ScalarOf(inner) is null ? kind : (byte)(kind | Kinds.NullableFlag);
        }

        if (Classification.IsString(type) || Classification.IsTextual(type))
        {
            return Kinds.String;
        }

        if (Classification.IsBlob(type))
        {
            return Kinds.Blob;
        }

        if (type.Form == TypeForm.Array)
        {
            return type.Rank == 1 ? Kinds.Sequence : Kinds.Array;
        }

        if (context.OwnOf(type) is { Wire: { } wire })
        {
            return KindOf(type, wire);
        }

        if (context.CollectionOf(type) is { } collection)
        {
            return collection.IsMap ? Kinds.Map : Kinds.Sequence;
        }

        if (context.InlineElementOf(type) is not null)
        {
            return Kinds.Sequence;
        }

        return Classification.Composite(type)?.Kind
            ?? (context.FactsOf(type) is { } facts && PlanContext.IsUnion(facts) ? Kinds.Union : Kinds.Object);
    }

    // A scalar alone has no place among other values: it is the one member of an object. What is refused may be a circle.
    private byte KindOf(TypeRef type, TypeRef wire) =>
        context.Refusals.Of(type) is not null || ScalarOf(wire) is not null ? Kinds.Object : KindOf(wire);

    // An enum may be written as another type.
    private ScalarInfo? ScalarOf(TypeRef type) => context.OwnOf(type) is null ? Classification.Scalar(type) : null;

    /// <summary>The plan of a member, but for its place.</summary>
    public MemberPlan Plan(SelectedMember member, TypeFacts owner)
    {
        MemberFacts facts = member.Facts;
        TypeRef type = facts.Type;
        CompositePlan? ofMember = facts.Own is { IsFit: true } ownFacts ? CompositePlanner.Plan(type, ownFacts) : null;
        if ((ofMember ?? (context.HasOwnKind(type) ? context.CompositeOf(type) : null)) is { } own)
        {
            // It is still written as the collection that it is. One that can be set gets the comparer that is declared, whatever it has at first.
            bool isCompared = facts.Own is { Form: OwnContractForm.Comparer };
            return new MemberPlan(
                facts.Name, member.WireName, member.Order, Kinds.Object, member.IsRequired, type, facts.IsField, ValueForm.Child, "", IsEnum: false,
                Offset: -1, Size: 0,
                AccessPlanner.Get(facts, owner), AccessPlanner.Set(facts, owner),
                KeepsInstance: isCompared && !facts.IsField && facts.Setter == SetterForm.None && KeepsInstance(facts))
            {
                SharesName = member.SharesName,
                ByInterface = facts.ByInterface,
                IsSetByField = facts.IsSetByField,
                IsGotByField = facts.IsGotByField,
                Own = own,
                IsOwnOfType = ofMember is null,
                Lift = isCompared ? _lifts.Plan(facts, owner) : null,
                IsNeverNull = facts.IsNeverNull,
                Nulls = isCompared ? NullPlanner.Plan(type, facts.NullParts) : null,
                IsShown = isCompared && AccessPlanner.IsShown(type),
                MayBeView = isCompared && AccessPlanner.MayBeView(facts, owner),
            };
        }

        bool isNullable = Classification.IsNullable(type);
        TypeRef bare = isNullable ? type.Arguments[0] : type;
        ScalarInfo? scalar = ScalarOf(bare);
        ValueForm form = scalar is not null ? isNullable ? ValueForm.NullableScalar : ValueForm.Scalar
            : Classification.IsString(type) ? ValueForm.String : ValueForm.Child;
        return new MemberPlan(
            facts.Name, member.WireName, member.Order, KindOf(type), member.IsRequired, type, facts.IsField, form, scalar?.Name ?? "",
            IsEnum: scalar is not null && bare.Form == TypeForm.Enum, Offset: -1, Size: scalar?.Size ?? 0,
            AccessPlanner.Get(facts, owner), AccessPlanner.Set(facts, owner), KeepsInstance(facts))
        {
            SharesName = member.SharesName,
            ByInterface = facts.ByInterface,
            IsSetByField = facts.IsSetByField,
            IsGotByField = facts.IsGotByField,
            IsNeverNull = facts.IsNeverNull,
            Nulls = NullPlanner.Plan(type, facts.NullParts),
            FixedLength = facts.FixedLength,
            IsShown = AccessPlanner.IsShown(type),
            MayBeView = AccessPlanner.MayBeView(facts, owner),
            IsRenewed = facts.Setter != SetterForm.None && KeepsInstance(facts),
            Lift = form == ValueForm.Child ? _lifts.Plan(facts, owner) : null,
        };
    }

    // A collection of the user's may know who holds it, so that another one could not take its place.
    private bool KeepsInstance(MemberFacts member) => AccessPlanner.KeepsInstance(member)
        || (!member.IsField && member.Setter == SetterForm.None && context.CollectionOf(member.Type) is { Maker: null or { Form: MakerForm.Add } });

    /// <summary>The slot of the base contract.</summary>
    public static MemberPlan PlanBase(TypeRef type, bool isRequired) => new(
        ContractNames.SimpleName(type), "", Order: -1, Kinds.BaseObject, isRequired, type, IsField: false, ValueForm.Base, "", IsEnum: false,
        Offset: -1, Size: 0, AccessForm.Direct, AccessForm.Direct, KeepsInstance: false);
}
