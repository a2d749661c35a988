using Graupel.Model;
using static Graupel.Tests.Model.Facts;

namespace Graupel.Tests.Model;

/// <summary>How members are lowered to steps: <c>when:step member</c>, without a time where a step is taken in all formats.</summary>
public class StepTests : PlannerTest
{
    private static string Steps(IEnumerable<Op> ops) => string.Join(", ", ops.Select(static op =>
    {
        string when = op.When switch { OpWhen.FixedLayout => "fixed:", OpWhen.Sequential => "sequential:", _ => "" };
        string run = op.Code is OpCode.Begin or OpCode.BeginNext ? $"({op.Scalars}|{string.Join(' ', op.Strings)})" : "";
        return $"{when}{op.Code}{run}{(op.Member >= 0 ? $" {op.Member}" : "")}";
    }));

    [Fact]
    public void Scalars_and_strings_are_one_run()
    {
        ObjectPlan plan = Plan(Contract("N.X", Property("A", Int), Property("B", Text), Property("C", Int)));
        Assert.Equal("Begin(2|1), Scalar 0, fixed:Scalar 2, String 1, sequential:Scalar 2, Commit", Steps(plan.Write));
        Assert.Equal("Begin(0|), Scalar 0, fixed:Scalar 2, String 1, sequential:Scalar 2", Steps(plan.Read));
    }

    [Fact]
    public void A_child_ends_a_run()
    {
        ObjectPlan plan = Plan(Contract("N.X", Property("A", Array(Int)), Property("B", Int), Property("C", Array(Int)), Property("D", Text)));
        Assert.Equal(
            "Begin(0|), fixed:Scalar 1, Commit, Child 0, sequential:BeginNext(1|), sequential:Scalar 1, sequential:Commit, Child 2, BeginNext(0|3), String 3, Commit",
            Steps(plan.Write));
    }

    [Fact]
    public void A_list_stands_in_the_run_before_it_where_every_format_has_one()
    {
        ObjectPlan plan = Plan(Contract(
            "N.X", Property("A", Text), Property("B", List(Int)), Property("C", List(Int)), Property("D", Int), Property("E", List(Int)), Property("F", List(Facts.Byte))));
        Assert.Equal(
            "Begin(0|0), fixed:Scalar 3, String 0, List 1, Child 2, sequential:BeginNext(1|), sequential:Scalar 3, sequential:Commit, Child 4, Child 5",
            Steps(plan.Write));
    }

    [Fact]
    public void The_base_comes_first_of_the_variable_members()
    {
        TypeFacts animal = Contract("N.Animal", Property("Name", Text));
        ObjectPlan plan = Plan(Contract("N.Dog", Property("A", Int)) with { Base = animal.Type }, animal);
        Assert.Equal("Begin(0|), fixed:Scalar 1, Commit, Base 0, sequential:BeginNext(1|), sequential:Scalar 1, sequential:Commit", Steps(plan.Write));
    }

    [Fact]
    public void A_tail_is_the_last_step()
    {
        ObjectPlan plan = Plan(Contract("N.Node", Property("A", Text), Property("Next", Class("N.Node"))));
        Assert.Equal("Begin(0|0), String 0, Commit, Tail 1", Steps(plan.Write));
    }
}
