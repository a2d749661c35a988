namespace Graupel.Model.Planning;

/// <content>Contexts of the values of one member, where some types are written as if attributes on them said so.</content>
internal sealed partial class PlanContext
{
    private readonly Dictionary<string, OwnContractFacts> _replaced = new(StringComparer.Ordinal);

    /// <summary>The context around this one; null where no type is written otherwise than its attributes say.</summary>
    public PlanContext? Outer { get; private init; }

    /// <summary>The context of the values of a member that has some types written as others. Their surrogates are made in this context.</summary>
    public PlanContext Within(IEnumerable<ReplacedFacts> replaced)
    {
        var within = new PlanContext(_source) { Outer = this };
        foreach (ReplacedFacts one in replaced)
        {
            within._replaced.Add(one.Type.Name, one.Own);
        }

        return within;
    }

    /// <summary>Whether a type is written otherwise here than in the context around.</summary>
    public bool IsReplaced(TypeRef type) => _replaced.ContainsKey(type.Name);

    /// <summary>Whether the elements, keys or items of a type are, at any depth, so that its contract here is not that of all.</summary>
    public bool HoldsReplaced(TypeRef type) => HoldsReplaced(type, new(StringComparer.Ordinal));

    private bool HoldsReplaced(TypeRef type, HashSet<string> seen) =>
        !IsReplaced(type) && !Classification.IsBuiltIn(type) && OwnOf(type) is null && seen.Add(type.Name)
        && Parts(type).Any(part => IsReplaced(part) || HoldsReplaced(part, seen));

    // What users put in, not how the library writes it. Objects follow their own assembly.
    private EquatableList<TypeRef> Parts(TypeRef type) => TupleFacts.IsTuple(type) ? type.Arguments
        : CompositeOf(type) is not { } composite ? default
        : CollectionOf(type) is not null || InlineElementOf(type) is not null ? composite.Needs
        : HoldsTexts(type) ? new([BuiltTypes.String])
        : type.Arguments;

    private static bool HoldsTexts(TypeRef type) => type.Definition is
        "System.Collections.Specialized.StringCollection"
        or "System.Collections.Specialized.StringDictionary"
        or "System.Collections.Specialized.NameValueCollection";
}
