using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Generator.Project;

/// <summary>
/// Plans everything that can be reached from some roots. Types whose contracts were generated in another assembly are not entered.
/// </summary>
internal sealed class ContractWalk(Planner planner, ISet<string> contractsElsewhere, CancellationToken cancellation)
{
    private readonly HashSet<string> _seen = new(StringComparer.Ordinal);
    private readonly Dictionary<string, TypeRef?> _askedBy = new(StringComparer.Ordinal);
    private readonly Dictionary<string, Plan> _plans = new(StringComparer.Ordinal);
    private readonly HashSet<string> _broken = new(StringComparer.Ordinal);
    private readonly HashSet<string> _bases = new(StringComparer.Ordinal);
    private readonly HashSet<string> _brokenBases = new(StringComparer.Ordinal);
    private readonly HashSet<string> _asked = new(StringComparer.Ordinal);
    private readonly List<WalkError> _errors = [];

    public IReadOnlyList<WalkError> Errors => _errors;

    /// <summary>Enters some roots.</summary>
    /// <param name="roots">The roots.</param>
    /// <param name="isAsked">False when no code asks for their contracts; then what is wrong with them is no error.</param>
    /// <param name="asBases">Only their members are needed, for derived contracts.</param>
    public void Visit(IEnumerable<TypeRef> roots, bool isAsked, bool asBases = false)
    {
        var next = new Queue<PlanNeed>(roots.Select(root => new PlanNeed(root, asBases)));
        while (next.Count > 0)
        {
            cancellation.ThrowIfCancellationRequested();
            PlanNeed need = next.Dequeue();
            if (contractsElsewhere.Contains(need.Type.Name) || !_seen.Add(need.Key))
            {
                continue;
            }

            // A root may be found again below itself: nothing asked for it, or the way back from there would have no end.
            if (!_askedBy.ContainsKey(need.Type.Name))
            {
                _askedBy.Add(need.Type.Name, null);
            }

            if (isAsked)
            {
                _asked.Add(need.Type.Name);
            }

            if (Plan(() => planner.Get(need), need.Type, isAsked) is not { } plan)
            {
                Break(need);
                continue;
            }

            _plans[need.Type.Name] = plan;
            if (need.AsBase)
            {
                _bases.Add(need.Type.Name);
            }

            foreach (PlanNeed below in PlanNeed.Of(plan))
            {
                if (!_askedBy.ContainsKey(below.Type.Name))
                {
                    _askedBy.Add(below.Type.Name, need.Type);
                }

                next.Enqueue(below);
            }
        }
    }

    /// <summary>Plans something, and takes notice of what is wrong with it.</summary>
    public T? Plan<T>(Func<T?> make, TypeRef visited, bool isAsked = true)
        where T : class
    {
        T? plan = make();
        foreach (ContractError error in planner.Errors.Skip(_errors.Count).ToArray())
        {
            Add(error, visited, isAsked);
        }

        return plan;
    }

    /// <summary>Whether the contract of the values of a type, or of one that it needs, has a fault.</summary>
    public bool IsBroken(TypeRef type) => _broken.Contains(type.Name);

    /// <summary>The type whose contract first asked for that of another; null for roots.</summary>
    public TypeRef? AskedBy(TypeRef type) => _askedBy.TryGetValue(type.Name, out TypeRef? by) ? by : null;

    /// <summary>Whether some code asks for the contract of a type.</summary>
    public bool IsAsked(TypeRef type) => _asked.Contains(type.Name);

    /// <summary>Says that a type has a fault which the planner does not know of.</summary>
    public void Break(TypeRef type) => Break(new PlanNeed(type, AsBase: true));

    /// <summary>The plans of all types that are well, and whose parts are: a contract that would fail when it is used is not made.</summary>
    public IReadOnlyList<Plan> Whole()
    {
        int before;
        do
        {
            before = _broken.Count + _brokenBases.Count;
            foreach (Plan plan in _plans.Values)
            {
                if (PlanNeed.Of(plan).Any(IsBroken))
                {
                    Break(plan.Type);
                }
            }
        }
        while (_broken.Count + _brokenBases.Count > before);

        return [.. _plans.Values.Where(IsWhole).OrderBy(static plan => plan.Type.Name, StringComparer.Ordinal)];
    }

    // One that has no values may still be the base of others.
    private bool IsWhole(Plan plan) => !_broken.Contains(plan.Type.Name)
        || (_bases.Contains(plan.Type.Name) && !_brokenBases.Contains(plan.Type.Name));

    private bool IsBroken(PlanNeed need) => (need.AsBase ? _brokenBases : _broken).Contains(need.Type.Name);

    // What is broken as a base is broken altogether.
    private void Break(PlanNeed need)
    {
        _broken.Add(need.Type.Name);
        if (need.AsBase)
        {
            _brokenBases.Add(need.Type.Name);
        }
    }

    private void Add(ContractError error, TypeRef visited, bool isAsked)
    {
        // Every error is kept, so that the next one is known to be new.
        bool isOurs = !contractsElsewhere.Contains(error.Type.Name) || error.Case?.Name == error.Type.Name; // which this project declares as a case
        _errors.Add(new WalkError(error, visited, isAsked, isOurs));
        if (isOurs && error.Rule.Severity == RuleSeverity.Error)
        {
            Break(new PlanNeed(error.Type, AsBase: !error.IsOfValues));
        }
    }
}

/// <param name="Error">What is wrong.</param>
/// <param name="Visited">Which contract was being planned.</param>
/// <param name="IsAsked">Some code asks for the contract.</param>
/// <param name="IsOurs">The contract is not another assembly's.</param>
internal sealed record WalkError(ContractError Error, TypeRef Visited, bool IsAsked, bool IsOurs);
