namespace Graupel.Model.Planning;

/// <summary>
/// Lowers the members of a contract to steps. In formats with a fixed layout all fixed members are put (or viewed) first; where one
/// follows a variable member it therefore has two steps, of which each format takes one.
/// </summary>
internal static class OpLowering
{
    public static IReadOnlyList<Op> Write(IReadOnlyList<MemberPlan> members)
    {
        var ops = new List<Op>();
        int next = AddRun(ops, members, 0, OpCode.Begin);
        while (next < members.Count)
        {
            if (IsInRun(members[next]))
            {
                next = AddRun(ops, members, next, OpCode.BeginNext);
            }
            else
            {
                ops.Add(new Op(CodeOf(members[next]), next));
                next++;
            }
        }

        return ops;
    }

    public static IReadOnlyList<Op> Read(IReadOnlyList<MemberPlan> members)
    {
        var ops = new List<Op> { new(OpCode.Begin) };
        int leading = AddLeading(ops, members);
        for (int i = leading; i < members.Count; i++)
        {
            ops.Add(new Op(CodeOf(members[i]), i, members[i].IsFixed ? OpWhen.Sequential : OpWhen.Always));
        }

        return ops;
    }

    // A run goes up to the next member that another converter writes; the header of a list stands in it too.
    private static int AddRun(List<Op> ops, IReadOnlyList<MemberPlan> members, int from, OpCode begin)
    {
        var strings = new List<int>();
        int to = from;
        for (; to < members.Count && IsInRun(members[to]); to++)
        {
            if (members[to].Form == ValueForm.String)
            {
                strings.Add(to);
            }
        }

        OpWhen when = begin == OpCode.BeginNext && strings.Count == 0 ? OpWhen.Sequential : OpWhen.Always;
        ops.Add(new Op(begin, -1, when, to - from - strings.Count, new(strings.ToArray())));
        int leading = begin == OpCode.Begin ? AddLeading(ops, members) : from;
        for (int i = leading; i < to; i++)
        {
            ops.Add(new Op(CodeOf(members[i]), i, members[i].IsFixed ? OpWhen.Sequential : OpWhen.Always));
        }

        if (when == OpWhen.Always && to < members.Count && IsList(members[to]))
        {
            ops.Add(new Op(OpCode.List, to));
            return to + 1;
        }

        ops.Add(new Op(OpCode.Commit, -1, when));
        return to;
    }

    // Scalars in front of every variable member stand in the same place in all formats; those behind one are taken first where the layout is fixed.
    private static int AddLeading(List<Op> ops, IReadOnlyList<MemberPlan> members)
    {
        int leading = 0;
        while (leading < members.Count && members[leading].IsFixed)
        {
            ops.Add(new Op(OpCode.Scalar, leading));
            leading++;
        }

        for (int i = leading; i < members.Count; i++)
        {
            if (members[i].IsFixed)
            {
                ops.Add(new Op(OpCode.Scalar, i, OpWhen.FixedLayout));
            }
        }

        return leading;
    }

    private static bool IsInRun(MemberPlan member) => member.IsFixed || member.Form == ValueForm.String;

    // Only the commonest type has a way of its own.
    private static bool IsList(MemberPlan member) =>
        member is { Form: ValueForm.Child, Kind: Kinds.Sequence, Type.Definition: "System.Collections.Generic.List`1" };

    private static OpCode CodeOf(MemberPlan member) => member.Form switch
    {
        ValueForm.Scalar or ValueForm.NullableScalar => OpCode.Scalar,
        ValueForm.String => OpCode.String,
        ValueForm.Base => OpCode.Base,
        ValueForm.Tail => OpCode.Tail,
        _ => OpCode.Child,
    };
}
