using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Steps in a row that are taken in the same formats, and with the same member.</summary>
internal sealed class OpGroup(OpWhen when, int unless)
{
    public OpWhen When => when;

    /// <summary>The member without which the steps are not taken, or -1.</summary>
    public int Unless => unless;

    public List<Op> Ops { get; } = [];

    public static IReadOnlyList<OpGroup> Of(IEnumerable<Op> ops)
    {
        var groups = new List<OpGroup>();
        foreach (Op op in ops)
        {
            if (groups.Count == 0 || groups[^1].When != op.When || groups[^1].Unless != op.Unless)
            {
                groups.Add(new OpGroup(op.When, op.Unless));
            }

            groups[^1].Ops.Add(op);
        }

        return groups;
    }
}
