namespace Graupel.Model.Planning;

/// <summary>What all planners share: facts, made up ones included, and the list of mistakes.</summary>
internal sealed class PlanContext(IFactsSource source)
{
    private readonly Dictionary<string, TypeFacts?> _facts = new(StringComparer.Ordinal);
    private readonly List<ContractError> _errors = [];
    private readonly HashSet<ContractError> _reported = [];

    public IReadOnlyList<ContractError> Errors => _errors;

    public void Report(ContractRule rule, TypeRef type, string? member, params string[] arguments)
    {
        ContractError error = ContractError.Of(rule, type, member, arguments);
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
            facts = TupleFacts.TryMake(type) ?? (type.Form == TypeForm.Plain ? source.Get(type) : null);
            _facts.Add(type.Name, facts);
        }

        return facts;
    }

    /// <summary>Why no value of a type can be written, or null.</summary>
    public string? Refusal(TypeRef type)
    {
        if (type.Form == TypeForm.Unsupported)
        {
            return "pointers, ref structs, open type parameters and dynamic have no value to write";
        }

        TypeFacts? facts = FactsOf(type);
        if (facts is { Cases.Count: > 0 })
        {
            return null;
        }

        if (Classification.Refusal(type) is { } reason)
        {
            return reason;
        }

        for (TypeRef? @base = facts?.Base; @base is not null; @base = FactsOf(@base)?.Base)
        {
            if (Classification.Refusal(@base) is { } ofBase && @base.Definition != "System.Object")
            {
                return ofBase;
            }
        }

        return facts is null ? "nothing is known of it" : null;
    }

    /// <summary>Whether values of a type are of declared cases; an abstract type can have no others.</summary>
    public static bool IsUnion(TypeFacts facts) => facts.Cases.Count > 0 || facts.IsInterface || facts.IsAbstract;

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
