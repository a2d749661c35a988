using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>
/// What makes the contracts for the values of one member that holds what is written as others. Those of tuples are classes in that of the contract: their
/// types have other contracts elsewhere.
/// </summary>
internal sealed class LiftText(IEnumerable<ObjectPlan> levels)
{
    /// <summary>The tuples in all members, each once.</summary>
    public IReadOnlyList<ObjectPlan> Tuples { get; } =
        [.. levels.SelectMany(static level => level.Members).SelectMany(static member => member.Lift?.Tuples ?? []).Distinct()];

    /// <summary>The name of the class of a tuple's contract.</summary>
    public static string NameOf(int tuple) => FormattableString.Invariant($"Lifted{tuple}");

    public string Of(LiftPlan lift, LibraryNames library) =>
        $"new {library.LiftedContracts}([{string.Join(", ", lift.Replaced.Select(CompositeText.Of))}], [{string.Join(", ", lift.Around.Select(Of))}])";

    private string Of(Plan plan) => plan is CompositePlan composite ? CompositeText.Of(composite) : $"new {NameOf(IndexOf((ObjectPlan)plan))}()";

    private int IndexOf(ObjectPlan tuple)
    {
        int index = 0;
        while (!Tuples[index].Equals(tuple))
        {
            index++;
        }

        return index;
    }
}
