using Graupel.Model;
using Graupel.Model.Planning;
using static Graupel.Tests.Model.Facts;

namespace Graupel.Tests.Model;

public class RecursionTests : PlannerTest
{
    private static readonly TypeRef Node = Class("N.Node");

    [Fact]
    public void A_contract_that_contains_itself_is_recursive()
    {
        Assert.True(Plan(Contract("N.Node", Property("Children", List(Node)), Property("A", Int))).IsRecursive);
        Assert.False(Plan(Contract("N.Node", Property("A", List(Int)))).IsRecursive);
    }

    [Fact]
    public void Through_others_too()
    {
        TypeFacts edge = Contract("N.Edge", Property("To", Node));
        Assert.True(Plan(Contract("N.Node", Property("Edges", List(Class("N.Edge")))), edge).IsRecursive);
        TypeFacts holder = Contract("N.Holder", Property("Node", Node));
        Assert.False(Plan(holder, Contract("N.Node", Property("Edges", List(Class("N.Edge")))), edge).IsRecursive);
    }

    [Fact]
    public void Through_the_cases_of_a_union()
    {
        TypeFacts shape = Contract("N.Shape") with { IsAbstract = true, Cases = new([Case(Class("N.Group"), 1)]) };
        Assert.True(Plan(Contract("N.Group", Property("Parts", List(shape.Type))), shape).IsRecursive);
    }

    [Fact]
    public void The_last_member_of_the_own_type_is_a_tail()
    {
        ObjectPlan plan = Plan(Contract("N.Node", Property("A", Int, 1), Property("Next", Node, 2)));
        Assert.Equal((1, ValueForm.Tail, false), (plan.Tail, plan.Members[1].Form, plan.IsRecursive));
    }

    [Fact]
    public void What_is_not_last_is_no_tail_but_a_hint()
    {
        Planner planner = Planner(Contract("N.Node", Property("Next", Node), Property("A", Int)));
        Assert.Equal(-1, Assert.IsType<ObjectPlan>(planner.Get(Node)).Tail);
        Assert.Contains(planner.Errors, static e => e.Rule == ContractRules.TailNotLast && e.Member == "Next");
    }

    [Fact]
    public void A_chain_that_the_constructor_takes_or_whose_values_may_be_cases_is_no_tail()
    {
        TypeFacts node = Contract("N.Node", Property("Next", Node));
        Assert.Equal(-1, Plan(node with { Constructors = new([Constructor(Parameter("next", Node))]) }).Tail);
        TypeFacts special = Contract("N.Special");
        Assert.Equal(-1, Union(node with { Cases = new([Case(special.Type, 1)]) }, special).Object!.Tail);
    }

    [Fact]
    public void Plans_do_not_depend_on_what_was_planned_before()
    {
        TypeFacts[] types = [Contract("N.Edge", Property("To", Node)), Contract("N.Node", Property("Edges", List(Class("N.Edge"))))];
        Planner one = Planner(types);
        one.GetAll([types[0].Type]);
        Assert.Equal(PlanDump.Of(one.Get(Node)!), PlanDump.Of(Planner(types).Get(Node)!));
    }
}
