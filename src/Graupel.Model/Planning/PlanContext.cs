namespace Graupel.Model.Planning;

/// <summary>What all planners share: facts, made up ones included, and the list of mistakes.</summary>
internal sealed class PlanContext(IFactsSource source)
{
    private readonly Dictionary<string, TypeFacts?> _facts = new(StringComparer.Ordinal);
    private readonly TypeGrowth _growth = new();
    private readonly List<ContractError> _errors = [];
    private readonly HashSet<ContractError> _reported = [];
    private readonly HashSet<string> _underway = new(StringComparer.Ordinal);
    private readonly Dictionary<string, OwnContractFacts?> _ownOfEnums = new(StringComparer.Ordinal);

    public IReadOnlyList<ContractError> Errors => _errors;

    public void Report(ContractRule rule, TypeRef type, string? member, params string[] arguments) =>
        Report(ContractError.Of(rule, type, member, arguments));

    /// <summary>Reports what is wrong with the declaration of a case, on its base or elsewhere.</summary>
    public void ReportCase(ContractRule rule, TypeRef type, TypeRef @case, params string[] arguments) =>
        Report(ContractError.Of(rule, type, null, arguments) with { Case = @case });

    public void Report(ContractError error)
    {
        if (_reported.Add(error))
        {
            _errors.Add(error);
        }
    }

    /// <summary>The facts of an object or union contract; null for anything else.</summary>
    public TypeFacts? FactsOf(TypeRef type)
    {
        if (!_facts.TryGetValue(type.Name, out TypeFacts? facts))
        {
            TypeFacts? tuple = TupleFacts.Of(type);
            facts = type.Form == TypeForm.Plain && (tuple is null || Classification.TakesSurrogate(type)) ? source.Get(type) : null;
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
    public bool IsDerived(TypeRef type, TypeRef @base) => source.IsDerived(type, @base);

    /// <summary>Whether a mistake of this type is reported.</summary>
    public bool IsFaulty(TypeRef type) => _errors.Exists(e => e.Rule.Severity == RuleSeverity.Error && e.Type.Name == type.Name);

    /// <summary>Whether a type is larger than any that somebody declares.</summary>
    public bool IsEndless(TypeRef type) => _growth.IsEndless(type);

    /// <summary>Why no value of a type can be written, or null.</summary>
    public string? Refusal(TypeRef type)
    {
        if (Classification.IsBuiltIn(type))
        {
            return null;
        }

        if (type.Form == TypeForm.Unsupported)
        {
            return "pointers, ref structs and open type parameters have no value to write, and generated code cannot name an anonymous type";
        }

        if (IsEndless(type))
        {
            return TypeGrowth.Reason;
        }

        if (RefusalOfNull(type) is { } reason)
        {
            return reason;
        }

        if (CompositeOf(type) is { } composite)
        {
            return RefusalOf(composite);
        }

        return FactsOf(type) is { } facts ? RefusalOf(facts) : "nothing is known of it";
    }

    /// <summary>Why a surrogate cannot write a type in the place of another one, or null.</summary>
    public string? RefusalOfWire(TypeRef wire) =>
        CanBeNull(wire)
            ? Refusal(wire)
            : $"{wire.Name} in its place has no form for null; have the surrogate write an array, a class, or a struct with members";

    // What a user writes by a contract says nothing of null.
    private string? RefusalOfNull(TypeRef type)
    {
        if (OwnOf(type) is { Wire: { } wire } own && !CanBeNull(wire))
        {
            return $"{own.Type.Name} writes it, and {RefusalOfWire(wire)}";
        }

        return Classification.IsNullable(type)
            && OwnOf(type.Arguments[0]) is { Form: OwnContractForm.Contract } contract
            && FactsOf(type.Arguments[0]) is not { IsReplaced: true }
            ? $"{contract.Type.Name} does not say how null is written; "
                + $"name a contract for {type.Name} by [UseContract] on the member, or hold the value in a class"
            : null;
    }

    // Structs that are sequences do not tell a value from none, nor do contracts of users.
    private bool CanBeNull(TypeRef wire) => !wire.IsValueType
        || !(IsSegment(wire) || FactsOf(wire) is { Own.Form: OwnContractForm.Contract } or { Own: null, InlineElement: not null });

    private static bool IsSegment(TypeRef type) =>
        type.Arguments.Count == 1 && (Classification.IsBlob(type) || Classification.Composite(type) is { Kind: Kinds.Sequence or Kinds.Blob });

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
        if (type.Form != TypeForm.Enum)
        {
            return Classification.TakesSurrogate(type) ? FactsOf(type)?.Own : null;
        }

        if (!_ownOfEnums.TryGetValue(type.Name, out OwnContractFacts? own))
        {
            own = source.GetOwnOfEnum(type);
            _ownOfEnums.Add(type.Name, own);
        }

        return own;
    }

    /// <summary>Whether a type is written by a contract of the user, so that its kind is not known before.</summary>
    public bool HasOwnKind(TypeRef type) => Classification.IsNullable(type)
        ? HasOwnKind(type.Arguments[0])
        : OwnOf(type) is { } own && Refusal(type) is null && (own.Wire is null || HasOwnKind(own.Wire));

    /// <summary>What a class that is written as a collection holds; null for any other type.</summary>
    public CollectionChoice? CollectionOf(TypeRef type) =>
        type.Form == TypeForm.Plain && !Classification.IsBuiltIn(type) && Classification.Composite(type) is null
        && FactsOf(type) is { Style: ContractStyle.None, IsAbstract: false, Cases.Count: 0, HasContract: false, Own: null } facts
        && !IsFramework(facts)
            && CollectionPlanner.Choose(facts, HasRequired(facts)) is { } choice && (choice.Maker is { Form: MakerForm.Builder } || !IsStack(facts))
            ? choice
            : null;

    // It gives its elements from the top, and would be made of them from the bottom.
    private bool IsStack(TypeFacts facts)
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

    private string? RefusalOf(CompositePlan composite)
    {
        if (!_underway.Add(composite.Type.Name))
        {
            return "it is a collection that holds itself; hold it in a member of its elements";
        }

        try
        {
            return LostMember(composite.Type) is { } lost
                ? $"it is a collection, and its member {lost} would be lost; leave that out with [SkipPack]"
                : composite.Needs.Select(RefusalOfPart).FirstOrDefault(static reason => reason is not null);
        }
        finally
        {
            _underway.Remove(composite.Type.Name);
        }
    }

    // Of a collection its elements are written, so that it must have no other data that users set.
    private string? LostMember(TypeRef type)
    {
        if (CollectionOf(type) is null)
        {
            return null;
        }

        TypeFacts[] levels = [.. LevelsOf(FactsOf(type)!)];
        bool isDerived = levels[^1].Base is not null;
        return levels.SelectMany(level => level.Members.Where(member => IsData(member, isDerived && TakesData(level)))).FirstOrDefault()?.Name;
    }

    // What only constructors set may be where a collection keeps its elements, but not where these are in a base of the framework.
    private static bool TakesData(TypeFacts level) => level.Constructors.Any(static one => one.Parameters.Count > 0);

    private static bool IsData(MemberFacts member, bool isTaken) => !member.IsIgnored && !member.IsOverride
        && (MemberSelector.IsMarked(member)
            || (member is { HasGetter: true, Getter: Visibility.Public }
                && (member.Setter != SetterForm.None || (isTaken && (member.IsField || member.HasBackingField)))));

    private string? RefusalOfPart(TypeRef part) => Refusal(part) is { } reason ? $"{part.Name} in it cannot: {reason}" : null;

    /// <summary>The same of a type that is neither built in nor written by a contract of the library.</summary>
    public string? RefusalOf(TypeFacts facts)
    {
        if (TupleFacts.IsTuple(facts.Type) || facts.HasContract || facts.IsReplaced)
        {
            return null;
        }

        if ((Classification.Refusal(facts.Type) ?? (facts.Base is { } kind ? Classification.Refusal(kind) : null)) is { } reason)
        {
            return reason;
        }

        if (facts is { IsAbstract: true, IsSealed: true })
        {
            return "it is static, so that there are no values of it";
        }

        if (facts.CaseMethod is { } method)
        {
            return $"its [KnownType] names {method}, which is called only at run time; name the types there, or silence GRP011 here to have the type compiled at run time";
        }

        if (IsFramework(facts))
        {
            return "the library has no contract for this type of the framework; leave it out with [SkipPack], or name a surrogate for it";
        }

        if (facts.IsEnumerable && facts.Style == ContractStyle.None && facts.Cases.Count == 0)
        {
            return $"it is a collection {ReasonOf(facts)}; [Contract] has its properties written in their place";
        }

        if (facts.Style == ContractStyle.Serializable && !facts.IsOwnAssembly)
        {
            return "its fields are in another assembly, where generated code cannot reach them; have the generator run there, or silence GRP011 here to have the type compiled at run time";
        }

        foreach (TypeFacts level in LevelsOf(facts))
        {
            if (level.Base is { } @base && BaseFactsOf(level) is null && !Classification.IsEmptyBase(@base))
            {
                return Classification.Refusal(@base) ?? $"its base {@base.Name} belongs to the framework, and what it holds would be lost";
            }
        }

        return null;
    }

    // Why a type that gives elements is not written as these.
    private string ReasonOf(TypeFacts facts) => facts.Type.IsValueType ? "but a struct, and only classes are written as their elements"
        : facts is { IsInterface: false, Collection: null, Enumerable: null } ? "that does not say what its elements are: it must implement IEnumerable<T>, for one T alone"
        : IsStack(facts)
            ? "that derives from a stack, and would be turned over: hold the stack in a member, name a surrogate, or have [CollectionBuilder] make it"
        : "that cannot be made again from its elements: it needs a public constructor without parameters and a public Add that changes it, or a public constructor that takes them all";

    // That of F# too: its options, lists and unions are [Serializable], but nobody has the generator run there.
    private static bool IsFramework(TypeFacts facts) =>
        !facts.IsOwnAssembly && (IsIn(facts, "System.") || IsIn(facts, "Microsoft.Win32.") || IsIn(facts, "Microsoft.FSharp."));

    private static bool IsIn(TypeFacts facts, string scope) => facts.Type.Definition.StartsWith(scope, StringComparison.Ordinal);

    /// <summary>Why a type of the framework takes no cases, or null.</summary>
    public string? RefusalOfBase(TypeRef @base) => @base.Definition == "System.Object" ? null
        : Classification.IsBuiltIn(@base) || CompositeOf(@base) is not null ? "the library writes it itself"
        : FactsOf(@base) is { } facts && IsFramework(facts) && RefusalOf(facts) is not null ? "the library has no contract for this type of the framework"
        : null;

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
