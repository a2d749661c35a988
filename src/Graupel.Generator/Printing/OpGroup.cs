using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Steps in a row that are taken in the same formats.</summary>
internal sealed class OpGroup(OpWhen when)
{
    public OpWhen When => when;

    public List<Op> Ops { get; } = [];

    public static IReadOnlyList<OpGroup> Of(IEnumerable<Op> ops)
    {
        var groups = new List<OpGroup>();
        foreach (Op op in ops)
        {
            if (groups.Count == 0 || groups[^1].When != op.When)
            {
                groups.Add(new OpGroup(op.When));
            }

            groups[^1].Ops.Add(op);
        }

        return groups;
    }
}
