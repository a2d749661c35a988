using Graupel.Model;
using static Graupel.Tests.Model.Facts;

namespace Graupel.Tests.Model;

public class InheritanceTests : PlannerTest
{
    private static readonly TypeFacts Animal = Contract("N.Animal", Property("Name", Text, 1));
    private static readonly TypeFacts Dog = Contract("N.Dog", Property("Tail", Text, 1)) with { Base = Animal.Type };

    [Fact]
    public void A_base_with_members_is_the_first_member()
    {
        ObjectPlan plan = Plan(Dog, Animal);
        Assert.Equal("Animal Tail", Names(plan));
        Assert.Equal((0xA1, ValueForm.Base, -1), (plan.Members[0].Kind, plan.Members[0].Form, plan.Members[0].Order));
        Assert.Null(plan.InlineBase);
    }

    [Theory]
    [InlineData("Contract", "Empty Tail")]
    [InlineData("None", "Tail")]
    public void An_empty_base_counts_if_an_attribute_makes_it_a_contract(string style, string members)
    {
        TypeFacts empty = Contract("N.Empty") with { Style = Enum.Parse<ContractStyle>(style) };
        Assert.Equal(members, Names(Plan(Dog with { Base = empty.Type }, empty)));
    }

    [Fact]
    public void A_base_counts_for_what_is_above_it()
    {
        TypeFacts middle = Contract("N.Middle") with { Style = ContractStyle.None, Base = Animal.Type };
        Assert.Equal("Middle Tail", Names(Plan(Dog with { Base = middle.Type }, middle, Animal)));
    }

    [Fact]
    public void A_constructor_takes_members_of_the_base()
    {
        TypeFacts animal = Animal with { IsAbstract = true, Constructors = new([Constructor(Parameter("name", Text))]) };
        TypeFacts dog = Dog with { Constructors = new([Constructor(Parameter("name", Text), Parameter("tail", Text))]) };
        ObjectPlan plan = Plan(dog, animal);
        Assert.Equal([new ConstructorArgument(1, 0, Text, null), new ConstructorArgument(0, 1, Text, null)], plan.Construction.Parameters);
        Assert.Equal("Name", Names(plan.InlineBase!));
    }

    [Fact]
    public void A_base_needs_no_constructor_of_its_own()
    {
        TypeFacts animal = Animal with { Constructors = new([Constructor(Parameter("other", Int))]) };
        Assert.Equal("Animal Tail", Names(Plan(Dog, animal)));
        Assert.Equal("GRP005", Mistake(animal).Rule.Id);
    }

    [Fact]
    public void A_base_that_is_read_before_there_is_an_instance_has_no_tail()
    {
        TypeFacts node = Contract("N.Node", Property("Next", Class("N.Node")));
        Assert.Equal(0, Plan(node).Tail);
        TypeFacts leaf = Contract("N.Leaf", GetOnly("A", Int)) with { Base = node.Type, Constructors = new([Constructor(Parameter("a", Int))]) };
        ObjectPlan inline = Plan(leaf, node).InlineBase!;
        Assert.Equal(-1, inline.Tail);
        Assert.DoesNotContain(inline.Read, static op => op.Code == OpCode.Tail);
    }

    [Theory]
    [InlineData("System.EventArgs")]
    [InlineData("System.MarshalByRefObject")]
    [InlineData("System.Attribute")]
    public void Empty_base_classes_of_the_framework_do_not_count(string name)
    {
        TypeFacts args = Contract(name) with { IsOwnAssembly = false, Style = ContractStyle.Serializable };
        Assert.Equal("Tail", Names(Plan(Dog with { Base = args.Type }, args)));
    }
}
