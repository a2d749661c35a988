namespace Graupel.CodeGen;

/// <summary>The contracts of a serializer, with some in their place for the values of members. What options replace stays so, with all that is in it.</summary>
/// <param name="outer">The contracts of the serializer.</param>
internal sealed class LiftedCatalog(ContractCatalog outer) : ContractCatalog
{
    private readonly Dictionary<Type, Contract> _lifted = [];
    private readonly HashSet<Type> _replaced = [];

    /// <summary>Adds those of a member; the types that are written as others are the same for all.</summary>
    public void Add(LiftedContracts contracts)
    {
        foreach (Contract one in contracts.Replaced)
        {
            _lifted.TryAdd(one.Type, one);
            _replaced.Add(one.Type);
        }

        foreach (Contract one in contracts.Around)
        {
            _lifted.TryAdd(one.Type, one);
        }
    }

    /// <summary>Whether a type has another contract here than elsewhere.</summary>
    public bool Has(Type type) => _lifted.ContainsKey(type) && outer.FindReplacement(type) is null;

    /// <summary>Whether a type is written as another one; its surrogate is not among the values that it is for.</summary>
    public bool IsReplaced(Type type) => _replaced.Contains(type);

    /// <inheritdoc/>
    public override Contract Get(Type type) => _lifted.TryGetValue(type, out Contract? lifted) ? lifted : outer.Get(type);

    /// <inheritdoc/>
    public override IEnumerable<UnionCase> CasesOf(Type @base) => outer.CasesOf(@base);

    /// <inheritdoc/>
    public override bool HasReplacements => outer.HasReplacements;

    /// <inheritdoc/>
    public override Contract? FindReplacement(Type type) => outer.FindReplacement(type);

    /// <inheritdoc/>
    public override Contract? FindCompared(Type type) => outer.FindCompared(type);
}
