namespace Graupel.Model.Planning;

/// <summary>Tells why values of a type cannot be written.</summary>
internal sealed class Refusals(PlanContext context)
{
    private const string Surrogate = "name a surrogate for it";

    private readonly TypeGrowth _growth = new();
    private readonly HashSet<string> _underway = new(StringComparer.Ordinal);

    /// <summary>Whether a type is larger than any that somebody declares.</summary>
    public bool IsEndless(TypeRef type) => _growth.IsEndless(type);

    /// <summary>Why no value of a type can be written, or null.</summary>
    public Refusal? Of(TypeRef type)
    {
        if (context.Outer is { } outer && !context.HoldsReplaced(type))
        {
            return !context.IsReplaced(type) ? outer.Refusals.Of(type)
                : context.OwnOf(type) is { Wire: { } wire } ? outer.Refusals.OfWire(wire) : null;
        }

        if (Classification.IsBuiltIn(type))
        {
            return null;
        }

        if (type.Form == TypeForm.Unsupported)
        {
            return new Refusal("pointers, ref structs and open type parameters have no value to write, and generated code cannot name an anonymous type");
        }

        if (IsEndless(type))
        {
            return new Refusal(TypeGrowth.Reason, IsEndless: true);
        }

        if (OfNull(type) is { } refusal)
        {
            return refusal;
        }

        if (context.CompositeOf(type) is { } composite)
        {
            return IsMixed(type) ? new Refusal("beside its elements it has numbers that would be replaced too; use another collection") : Of(composite);
        }

        if (context.Outer is not null)
        {
            return OfItems(type);
        }

        return context.FactsOf(type) is { } facts ? Of(facts) : new Refusal("nothing is known of it");
    }

    /// <summary>Why a surrogate cannot write a type in the place of another one, or null.</summary>
    public Refusal? OfWire(TypeRef wire) => CanBeNull(wire) ? Of(wire) : new Refusal(WithoutNull(wire));

    /// <summary>The same of a type that is neither built in nor written by a contract of the library.</summary>
    public Refusal? Of(TypeFacts facts) => ReasonOf(facts) is { } reason ? new Refusal(reason) : null;

    /// <summary>Why a type of the framework takes no cases, or null.</summary>
    public string? OfBase(TypeRef @base) => @base.Definition == "System.Object" ? null
        : Classification.IsBuiltIn(@base) || context.CompositeOf(@base) is not null ? "the library writes it itself"
        : context.FactsOf(@base) is { } facts && PlanContext.IsFramework(facts) && Of(facts) is not null ? "the library has no contract for this type of the framework"
        : null;

    // Elsewhere a tuple has a plan of its own, which is refused for them.
    private Refusal? OfItems(TypeRef tuple) => tuple.Arguments
        .Select(item => _underway.Contains(item.Name) ? null : Of(item)?.In(item))
        .FirstOrDefault(static refusal => refusal is not null);

    // The library writes such collections as tuples with data of its own.
    private bool IsMixed(TypeRef type) => type.Definition == "System.Collections.Concurrent.BlockingCollection`1"
        && (context.IsReplaced(BuiltTypes.Byte) || context.IsReplaced(BuiltTypes.Int32) || context.IsReplaced(BuiltTypes.Boolean));

    private Refusal? OfNull(TypeRef type) => context.OwnOf(type) is { Wire: { } wire } own && !CanBeNull(wire)
        ? new Refusal($"{own.Type.Name} writes it, and {WithoutNull(wire)}")
        : null;

    private static string WithoutNull(TypeRef wire) =>
        $"{wire.Name} in its place has no form for null; have the surrogate write an array, a class, or a struct with members";

    // Structs that are sequences do not tell a value from none.
    private bool CanBeNull(TypeRef wire) => !wire.IsValueType
        || !(IsSegment(wire) || context.FactsOf(wire) is { Own: null, InlineElement: not null });

    private static bool IsSegment(TypeRef type) =>
        type.Arguments.Count == 1 && (Classification.IsBlob(type) || Classification.Composite(type) is { Kind: Kinds.Sequence or Kinds.Blob });

    private Refusal? Of(CompositePlan composite)
    {
        if (!_underway.Add(composite.Type.Name))
        {
            return new Refusal("it is a collection that holds itself; hold it in a member of its elements");
        }

        try
        {
            return LostMember(composite.Type) is var (lost, isOwn)
                ? new Refusal($"it is a collection, and its member {lost} would be lost; {(isOwn ? "leave that out with [SkipPack], or " : "")}{Surrogate}")
                : composite.Needs.Select(part => Of(part)?.In(part)).FirstOrDefault(static refusal => refusal is not null);
        }
        finally
        {
            _underway.Remove(composite.Type.Name);
        }
    }

    // Of a collection its elements are written, so that it must have no other data that users set.
    private (string Name, bool IsOwn)? LostMember(TypeRef type)
    {
        if (context.CollectionOf(type) is null)
        {
            return null;
        }

        TypeFacts[] levels = [.. context.LevelsOf(context.FactsOf(type)!)];
        bool isDerived = levels[^1].Base is not null;
        foreach (TypeFacts level in levels)
        {
            if (level.Members.FirstOrDefault(member => IsData(member, isDerived && TakesData(level))) is { } lost)
            {
                return (lost.Name, level.IsOwnAssembly);
            }
        }

        return null;
    }

    // What only constructors set may be where a collection keeps its elements, but not where these are in a base of the framework.
    private static bool TakesData(TypeFacts level) => level.Constructors.Any(static one => one.Parameters.Count > 0);

    private static bool IsData(MemberFacts member, bool isTaken) => !member.IsIgnored && !member.IsOverride
        && (MemberSelector.IsMarked(member)
            || (member is { HasGetter: true, Getter: Visibility.Public }
                && (member.Setter != SetterForm.None || (isTaken && (member.IsField || member.HasBackingField)))));

    private string? ReasonOf(TypeFacts facts)
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

        if (PlanContext.IsFramework(facts))
        {
            return RefusalOfBase(facts.Base) ?? "the library has no contract for this type of the framework; "
                + (facts.IsEnumerable ? "declare it as IEnumerable<T>, make a list of it, or " : "leave it out with [SkipPack], or ")
                + Surrogate;
        }

        if (facts.IsEnumerable && facts.Style == ContractStyle.None && facts.Cases.Count == 0)
        {
            return $"it is a collection {ReasonOfCollection(facts)}";
        }

        if (facts.Style == ContractStyle.Serializable && !facts.IsOwnAssembly)
        {
            return "its fields are in another assembly, where generated code cannot reach them; have the generator run there, or silence GRP011 here to have the type compiled at run time";
        }

        return LostBase(facts) is { } @base
            ? RefusalOfBase(@base) ?? $"its base {@base.Name} belongs to the framework, and what it holds would be lost; {WayOutOf(facts)}"
            : null;
    }

    // The base of the framework whose data no contract of a derived class reaches.
    private TypeRef? LostBase(TypeFacts facts) => context.LevelsOf(facts)
        .Where(level => context.BaseFactsOf(level) is null)
        .Select(static level => level.Base)
        .FirstOrDefault(static @base => @base is not null && !Classification.IsEmptyBase(@base));

    // What no value of a class of the framework is, no value of one that derives from it is.
    private string? RefusalOfBase(TypeRef? @base)
    {
        string? reason = null;
        for (TypeRef? level = @base; level is not null && reason is null; level = context.FactsOf(level)?.Base)
        {
            reason = Classification.Refusal(level);
        }

        return reason;
    }

    private string WayOutOf(TypeFacts facts) => facts.Style != ContractStyle.None && context.ElementsOf(facts) is not null
        ? $"take [{facts.Style}] away to have its elements written, and nothing else of it, or {Surrogate}"
        : Surrogate;

    // Why a type that gives elements is not written as these, and what else can be.
    private string ReasonOfCollection(TypeFacts facts)
    {
        if (context.IsStack(facts))
        {
            return $"that derives from a stack, and would be turned over: hold the stack in a member, {Surrogate}, or have [CollectionBuilder] make it";
        }

        string reason = facts.Type.IsValueType ? "but a struct, and only classes are written as their elements"
            : facts is { IsInterface: false, Collection: null, Enumerable: null }
                ? "that does not say what its elements are: it must implement IEnumerable<T>, for one T alone"
            : "that cannot be made again from its elements: it needs a public constructor without parameters and a public Add or Enqueue that changes it, or a public constructor that takes them all as IEnumerable<T> or an array, or [CollectionBuilder] and a method that takes a span of them";
        // A struct seldom has others than its elements, and in a class of another assembly no attribute can be put.
        return reason + (facts.Type.IsValueType ? $"; {Surrogate}"
            : facts.IsOwnAssembly && LostBase(facts) is null ? "; [Contract] has its properties written in their place"
            : $"; else {Surrogate}");
    }
}

/// <summary>That a value cannot be written.</summary>
/// <param name="Reason">Why.</param>
/// <param name="IsEndless">Its type is larger than any that somebody declares, or holds one that is.</param>
internal sealed record Refusal(string Reason, bool IsEndless = false)
{
    /// <summary>The same of what holds it.</summary>
    public Refusal In(TypeRef part) => this with { Reason = $"{part.Name} in it cannot: {Reason}" };
}
