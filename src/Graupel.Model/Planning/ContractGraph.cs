namespace Graupel.Model.Planning;

/// <summary>Which contracts can contain which, to find those that can contain themselves. A tail is no edge: chains of tails are loops.</summary>
internal sealed class ContractGraph(PlanContext context, ObjectDrafter drafter)
{
    private readonly Dictionary<string, IReadOnlyList<Node>> _edges = new(StringComparer.Ordinal);

    /// <summary>Whether an object of a contract can contain another one of it, however deep.</summary>
    public bool IsRecursive(TypeRef type)
    {
        var start = new Node(type, IsObject: true);
        var seen = new HashSet<string>(StringComparer.Ordinal);
        var next = new Stack<Node>(Below(start));
        while (next.Count > 0)
        {
            Node node = next.Pop();
            if (node.Key == start.Key)
            {
                return true;
            }

            if (seen.Add(node.Key))
            {
                foreach (Node below in Below(node))
                {
                    next.Push(below);
                }
            }
        }

        return false;
    }

    private IReadOnlyList<Node> Below(Node node)
    {
        if (!_edges.TryGetValue(node.Key, out IReadOnlyList<Node>? edges))
        {
            edges = [.. node.IsObject ? OfMembers(node.Type) : OfValue(node.Type)];
            _edges.Add(node.Key, edges);
        }

        return edges;
    }

    private IEnumerable<Node> OfValue(TypeRef type)
    {
        if (Classification.IsBuiltIn(type) || context.Refusals.IsEndless(type))
        {
            return [];
        }

        if (context.CompositeOf(type) is { } composite)
        {
            return composite.Needs.Select(static n => new Node(n, IsObject: false));
        }

        // What is refused is told where it is a member; its own members are nobody's concern.
        if (context.FactsOf(type) is not { } facts || PlanContext.IsForeign(facts) || context.Refusals.Of(facts) is not null)
        {
            return [];
        }

        return PlanContext.IsUnion(facts)
            ? CaseCollector.Collect(facts, context).Select(static c => new Node(c.Type, IsObject: true))
            : [new Node(type, IsObject: true)];
    }

    private IEnumerable<Node> OfMembers(TypeRef type) =>
        context.FactsOf(type) is not { } facts ? [] : drafter.Draft(facts).Members
            .Where(static m => m.Form is ValueForm.Child or ValueForm.Base)
            .SelectMany(m => Below(m, type));

    private static IEnumerable<Node> Below(MemberPlan member, TypeRef holder) =>
        member.Lift is { } lift ? lift.Replaced.SelectMany(one => Below(one, holder)).Append(new Node(member.Type, IsObject: false))
        : member.Own is { } own ? Below(own, holder)
        : [new Node(member.Type, IsObject: member.Form == ValueForm.Base)];

    // What a contract of the user writes may hold whatever there is.
    private static IEnumerable<Node> Below(CompositePlan own, TypeRef holder) => own switch
    {
        { Needs.Count: 0 } => [new Node(holder, IsObject: true)],
        _ => own.Needs.Select(static need => new Node(need, IsObject: false)),
    };

    private sealed record Node(TypeRef Type, bool IsObject)
    {
        public string Key { get; } = IsObject ? "object " + Type.Name : Type.Name;
    }
}
