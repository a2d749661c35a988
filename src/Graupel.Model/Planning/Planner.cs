namespace Graupel.Model.Planning;

/// <summary>
/// Takes every decision that touches the wire. Given the facts of types it gives the plan of a type and of all that it needs; the plans of
/// equal facts are equal, whichever front end read them.
/// </summary>
internal sealed class Planner
{
    private readonly Dictionary<string, Plan?> _plans = new(StringComparer.Ordinal);
    private readonly PlanContext _context;
    private readonly ObjectPlanner _objects;
    private readonly UnionPlanner _unions;

    public Planner(IFactsSource facts)
    {
        _context = new PlanContext(facts);
        var drafter = new ObjectDrafter(_context);
        _objects = new ObjectPlanner(_context, drafter, new ContractGraph(_context, drafter).IsRecursive);
        _unions = new UnionPlanner(_context);
    }

    /// <summary>Every mistake and remark so far.</summary>
    public IReadOnlyList<ContractError> Errors => _context.Errors;

    /// <summary>The plan of the values of a type; null when the type, or something it cannot do without, is at fault.</summary>
    public Plan? Get(TypeRef type) => Get(type, asBase: false);

    /// <summary>The plan of the members of a type that a derived contract has as its base; it may be abstract without any case.</summary>
    public ObjectPlan? GetBase(TypeRef type) => Get(type, asBase: true) switch
    {
        UnionPlan union => union.Object,
        ObjectPlan plan => plan,
        _ => null,
    };

    /// <summary>The plan that another plan asks for.</summary>
    public Plan? Get(PlanNeed need) => Get(need.Type, need.AsBase);

    /// <summary>The plan of a case that is declared elsewhere than in the assembly of its base; null when it is at fault.</summary>
    public CasePlan? GetCase(TypeRef @base, CaseFacts declared) => _unions.PlanElsewhere(@base, declared);

    /// <summary>Takes notice of ids and names that two such cases of one base have.</summary>
    /// <param name="base">The base.</param>
    /// <param name="cases">All that one assembly declares.</param>
    public void CheckCases(TypeRef @base, IReadOnlyList<CasePlan> cases) => _unions.CheckElsewhere(@base, cases);

    /// <summary>The plans of the roots and of everything that can be reached from them, in the order in which they are met; each type once.</summary>
    public IReadOnlyList<Plan> GetAll(IEnumerable<TypeRef> roots)
    {
        var plans = new List<Plan>();
        var planned = new HashSet<string>(StringComparer.Ordinal);
        var seen = new HashSet<string>(StringComparer.Ordinal);
        var next = new Queue<PlanNeed>(roots.Select(static r => new PlanNeed(r, AsBase: false)));
        while (next.Count > 0)
        {
            PlanNeed need = next.Dequeue();
            if (!seen.Add(need.Key) || Get(need.Type, need.AsBase) is not { } plan)
            {
                continue;
            }

            if (planned.Add(need.Type.Name))
            {
                plans.Add(plan);
            }

            foreach (PlanNeed below in PlanNeed.Of(plan))
            {
                next.Enqueue(below);
            }
        }

        return plans;
    }

    private Plan? Get(TypeRef type, bool asBase)
    {
        bool onlyBase = asBase && _context.FactsOf(type) is { } facts && (HasNoValues(facts) || IsReplacedBase(facts));
        string key = onlyBase ? "base " + type.Name : type.Name;
        if (!_plans.TryGetValue(key, out Plan? plan))
        {
            plan = onlyBase ? _objects.Plan(_context.FactsOf(type)!, asBase: true) : Make(type);
            plan = (onlyBase ? _context.IsFaultyBase(type) : _context.IsFaulty(type)) ? null : plan;
            _plans.Add(key, plan);
        }

        return plan;
    }

    // An abstract base whose cases come from elsewhere is planned as that, whoever asks first.
    private bool HasNoValues(TypeFacts facts) =>
        facts.Cases.Count == 0 && !(facts.IsOpenUnion && facts.IsAbstract) && !_objects.HasInstances(facts);

    // Options say how its values are written, but not its members in derived classes.
    private bool IsReplacedBase(TypeFacts facts) => PlanContext.IsForeign(facts) && _context.CompositeOf(facts.Type) is null;

    private Plan? Make(TypeRef type)
    {
        if (Classification.IsBuiltIn(type))
        {
            return new BuiltInPlan(type);
        }

        if (_context.Refusals.Of(type) is { } refusal)
        {
            _context.ReportRefused(type, null, type.Name, refusal);
            return null;
        }

        if (_context.CompositeOf(type) is { } composite)
        {
            return composite;
        }

        TypeFacts facts = _context.FactsOf(type)!;
        return PlanContext.IsForeign(facts) ? new BuiltInPlan(type) : Make(facts);
    }

    private Plan? Make(TypeFacts facts)
    {
        if (!facts.IsReachable)
        {
            _context.Report(ContractRules.NotReachable, facts.Type, null, facts.Type.Name);
        }

        if (facts.IsCustomSerialized && facts.Style is ContractStyle.Serializable or ContractStyle.None)
        {
            _context.Report(ContractRules.CustomSerialization, facts.Type, null, facts.Type.Name);
        }

        ObjectPlan? members = facts.IsInterface ? null : _objects.Plan(facts, asBase: facts.IsAbstract);
        return PlanContext.IsUnion(facts) ? _unions.Plan(facts, members) : members;
    }
}
