namespace Graupel.Model.Planning;

/// <summary>
/// Lowers the writing of an object that leaves members out, or of some members alone because unknown ones stand between them, to steps:
/// the header, then each member by itself.
/// </summary>
internal static class OmissionLowering
{
    /// <param name="members">The members.</param>
    /// <param name="keepsUnknown">Every member may have to be written alone.</param>
    public static IReadOnlyList<Op> Write(IReadOnlyList<MemberPlan> members, bool keepsUnknown)
    {
        if (!keepsUnknown && !members.Any(static member => member.CanOmit))
        {
            return [];
        }

        if (keepsUnknown)
        {
            members = [.. members.Select(static member => member with { CanOmit = true })];
        }

        var ops = new List<Op> { new(OpCode.BeginHeader), new(OpCode.Commit) };
        for (int i = 0; i < members.Count; i++)
        {
            if (members[i].IsFixed)
            {
                AddScalar(ops, members, i, OpCode.BeginScalar, OpWhen.FixedLayout);
            }
        }

        for (int i = 0; i < members.Count; i++)
        {
            Add(ops, members, i);
        }

        return ops;
    }

    private static void Add(List<Op> ops, IReadOnlyList<MemberPlan> members, int member)
    {
        int unless = Unless(members, member);
        switch (members[member].Form)
        {
            case ValueForm.Scalar or ValueForm.NullableScalar:
                AddScalar(ops, members, member, OpCode.BeginNext, OpWhen.Sequential);
                break;
            case ValueForm.String:
                ops.Add(new Op(OpCode.BeginNext, Strings: new([member]), Unless: unless));
                ops.Add(new Op(OpCode.String, member, Unless: unless));
                ops.Add(new Op(OpCode.Commit, Unless: unless));
                break;
            case ValueForm.Base:
                ops.Add(new Op(OpCode.Base, member, Unless: unless));
                break;
            case ValueForm.Tail:
                ops.Add(new Op(OpCode.Tail, member));
                break;
            default:
                ops.Add(new Op(OpCode.Child, member, Unless: unless));
                break;
        }
    }

    private static void AddScalar(List<Op> ops, IReadOnlyList<MemberPlan> members, int member, OpCode begin, OpWhen when)
    {
        int unless = Unless(members, member);
        ops.Add(new Op(begin, begin == OpCode.BeginScalar ? member : -1, when, Scalars: 1, Unless: unless));
        ops.Add(new Op(OpCode.Scalar, member, when, Unless: unless));
        ops.Add(new Op(OpCode.Commit, -1, when, Unless: unless));
    }

    private static int Unless(IReadOnlyList<MemberPlan> members, int member) => members[member].CanOmit ? member : -1;
}
