namespace Graupel.Model.Planning;

/// <summary>What all planners share: facts, made up ones included, and the list of mistakes.</summary>
internal sealed partial class PlanContext
{
    private readonly IFactsSource _source;
    private readonly Dictionary<string, TypeFacts?> _facts = new(StringComparer.Ordinal);
    private readonly List<ContractError> _errors = [];
    private readonly HashSet<ContractError> _reported = [];
    private readonly HashSet<string> _faulty = new(StringComparer.Ordinal);
    private readonly HashSet<string> _faultyBases = new(StringComparer.Ordinal);
    private readonly Dictionary<string, OwnContractFacts?> _ownOfEnums = new(StringComparer.Ordinal);

    public PlanContext(IFactsSource source)
    {
        _source = source;
        Refusals = new Refusals(this);
    }

    public IReadOnlyList<ContractError> Errors => _errors;

    /// <summary>Why types cannot be written.</summary>
    public Refusals Refusals { get; }

    public void Report(ContractRule rule, TypeRef type, string? member, params string[] arguments) =>
        Report(ContractError.Of(rule, type, member, arguments));

    /// <summary>Reports what is wrong with the declaration of a case, on its base or elsewhere.</summary>
    public void ReportCase(ContractRule rule, TypeRef type, TypeRef @case, params string[] arguments) =>
        Report(ContractError.Of(rule, type, null, arguments) with { Case = @case });

    /// <summary>Reports that a type, or a member of one, cannot be written.</summary>
    public void ReportRefused(TypeRef type, string? member, string what, Refusal refusal) =>
        Report(ContractError.Of(ContractRules.UnsupportedType, type, member, what, refusal.Reason) with { IsEndless = refusal.IsEndless });

    public void Report(ContractError error)
    {
        if (_reported.Add(error))
        {
            _errors.Add(error);
            if (error.Rule.Severity == RuleSeverity.Error)
            {
                _faulty.Add(error.Type.Name);
                if (!error.IsOfValues)
                {
                    _faultyBases.Add(error.Type.Name);
                }
            }
        }
    }

    /// <summary>The facts of an object or union contract; null for anything else.</summary>
    public TypeFacts? FactsOf(TypeRef type)
    {
        if (Outer is not null)
        {
            return Outer.FactsOf(type);
        }

        if (!_facts.TryGetValue(type.Name, out TypeFacts? facts))
        {
            TypeFacts? tuple = TupleFacts.Of(type);
            facts = type.Form == TypeForm.Plain && (tuple is null || Classification.TakesSurrogate(type)) ? _source.Get(type) : null;
            facts = tuple is not null && facts?.Own is null ? tuple : facts;
            facts = facts is { Replaced.Count: > 0 } ? new ReplacedMembers(this, facts).Apply() : facts;
            _facts.Add(type.Name, facts);
        }

        return facts;
    }

    /// <summary>The facts of the base class, or null where there is none but those of the framework.</summary>
    public TypeFacts? BaseFactsOf(TypeFacts facts) => facts.Base is { } @base && FactsOf(@base) is { } found && !IsFramework(found) ? found : null;

    /// <summary>A type, then its base classes but for those of the framework.</summary>
    public IEnumerable<TypeFacts> LevelsOf(TypeFacts facts)
    {
        for (TypeFacts? level = facts; level is not null; level = BaseFactsOf(level))
        {
            yield return level;
        }
    }

    /// <summary>Whether a type, or a base of it, has required members.</summary>
    public bool HasRequired(TypeFacts facts) => LevelsOf(facts).Any(static level => level.Members.Any(static member => member.IsRequired));

    /// <summary>Whether a class or interface derives from or implements another one.</summary>
    public bool IsDerived(TypeRef type, TypeRef @base) => _source.IsDerived(type, @base);

    /// <summary>Whether a mistake of this type is reported.</summary>
    public bool IsFaulty(TypeRef type) => _faulty.Contains(type.Name);

    /// <summary>Whether a mistake of this type is reported that types which derive from it have too.</summary>
    public bool IsFaultyBase(TypeRef type) => _faultyBases.Contains(type.Name);

    /// <summary>The contract of the library for a type, or null: it is known, or a collection that a user declares.</summary>
    public CompositePlan? CompositeOf(TypeRef type) =>
        (OwnOf(type) is { } own ? CompositePlanner.Plan(type, own) : CompositePlanner.Plan(type))
        ?? (CollectionOf(type) is { } collection ? CompositePlanner.Plan(type, collection) : null)
        ?? (InlineElementOf(type) is { } element ? CompositePlanner.PlanInlineArray(type, element) : null);

    /// <summary>What a struct that is an array holds; null for any other type.</summary>
    public TypeRef? InlineElementOf(TypeRef type) =>
        type is { Form: TypeForm.Plain, IsValueType: true }
            && Classification.TakesSurrogate(type)
            && FactsOf(type) is { Own: null, InlineElement: { } element }
            ? element
            : null;

    /// <summary>The surrogate or contract that an attribute has a type written by; null for any other type.</summary>
    public OwnContractFacts? OwnOf(TypeRef type)
    {
        if (NamedFor(type) is not { } own)
        {
            return null;
        }

        if (!own.IsFit)
        {
            Report(
                own.Form == OwnContractForm.Contract ? ContractRules.ContractMismatch : ContractRules.SurrogateMismatch, type, null, own.Type.Name,
                type.Name);
            return null;
        }

        return own;
    }

    private OwnContractFacts? NamedFor(TypeRef type)
    {
        if (Outer is not null)
        {
            return _replaced.TryGetValue(type.Name, out OwnContractFacts? replaced) ? replaced : Outer.OwnOf(type);
        }

        if (type.Form != TypeForm.Enum)
        {
            return Classification.TakesSurrogate(type) ? FactsOf(type)?.Own : null;
        }

        if (!_ownOfEnums.TryGetValue(type.Name, out OwnContractFacts? own))
        {
            own = _source.GetOwnOfEnum(type);
            _ownOfEnums.Add(type.Name, own);
        }

        return own;
    }

    /// <summary>Whether a type is written by a contract of the user, so that its kind is not known before.</summary>
    public bool HasOwnKind(TypeRef type) => IsReplaced(type) || (Classification.IsNullable(type)
        ? HasOwnKind(type.Arguments[0])
        : Outer?.HasOwnKind(type) ?? HasKindOfWire(type));

    private bool HasKindOfWire(TypeRef type) =>
        OwnOf(type) is { } own && Refusals.Of(type) is null && (own.Wire is null || HasOwnKind(own.Wire));

    /// <summary>What a class that is written as a collection holds; null for any other type.</summary>
    public CollectionChoice? CollectionOf(TypeRef type) =>
        type.Form == TypeForm.Plain && !Classification.IsBuiltIn(type) && Classification.Composite(type) is null
        && FactsOf(type) is { Style: ContractStyle.None, HasContract: false, Own: null } facts
            ? ElementsOf(facts)
            : null;

    /// <summary>What a class would hold that is written as a collection, if no attribute had its members written; null where that cannot be.</summary>
    public CollectionChoice? ElementsOf(TypeFacts facts) =>
        facts is { IsAbstract: false, Cases.Count: 0 } && !IsFramework(facts)
            && CollectionPlanner.Choose(facts, HasRequired(facts)) is { } choice && (choice.Maker is { Form: MakerForm.Builder } || !IsStack(facts))
            ? choice
            : null;

    /// <summary>Whether a type is a stack, which gives its elements from the top, and would be made of them from the bottom.</summary>
    public bool IsStack(TypeFacts facts)
    {
        for (TypeRef? level = facts.Base; level is not null; level = FactsOf(level)?.Base)
        {
            if (level.Definition is "System.Collections.Generic.Stack`1" or "System.Collections.Concurrent.ConcurrentStack`1")
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a type belongs to the framework, or to F#: its options, lists and unions are [Serializable], but nobody has the generator run there.</summary>
    public static bool IsFramework(TypeFacts facts) =>
        facts is { IsOwnAssembly: false, IsOfPackage: false } && (IsIn(facts, "System.") || IsIn(facts, "Microsoft.Win32.") || IsIn(facts, "Microsoft.FSharp."));

    private static bool IsIn(TypeFacts facts, string scope) => facts.Type.Definition.StartsWith(scope, StringComparison.Ordinal);

    /// <summary>Whether only options say how a type is written, so that it needs no plan.</summary>
    public static bool IsForeign(TypeFacts facts) => facts.IsReplaced && (!facts.IsOwnAssembly || facts.Style == ContractStyle.None);

    /// <summary>Whether values of a type are of declared cases; an abstract type can have no others.</summary>
    public static bool IsUnion(TypeFacts facts) => facts.Cases.Count > 0 || facts.IsOpenUnion || facts.IsInterface || facts.IsAbstract;

    /// <summary>The name that a hash tag and errors use.</summary>
    public string ContractNameOf(TypeRef type)
    {
        TypeFacts? facts = FactsOf(type);
        if (facts?.Style != ContractStyle.DataContract || (facts.ContractName is null && facts.ContractNamespace is null))
        {
            return ContractNames.FullName(type, ContractNameOf);
        }

        string name = facts.ContractName ?? ContractNames.SimpleName(type);
        return facts.ContractNamespace is null ? name : $"{facts.ContractNamespace}/{name}";
    }
}
