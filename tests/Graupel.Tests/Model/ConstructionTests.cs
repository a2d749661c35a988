using Graupel.Model;
using static Graupel.Tests.Model.Facts;

namespace Graupel.Tests.Model;

public class ConstructionTests : PlannerTest
{
    private static readonly TypeFacts Point = Contract("N.Point", GetOnly("X", Int), GetOnly("Y", Int));

    [Fact]
    public void The_marked_constructor_comes_first()
    {
        ObjectPlan plan = Plan(Point with { Constructors = new([Constructor(), Constructor(Parameter("y", Int)) with { IsMarked = true }]) });
        Assert.Equal(ConstructionForm.Parameters, plan.Construction.Form);
        Assert.Equal([new ConstructorArgument(0, 1, Int, null)], plan.Construction.Parameters);
    }

    [Fact]
    public void Then_the_one_without_parameters() =>
        Assert.Equal(ConstructionForm.New, Plan(Point with { Constructors = new([Constructor(Parameter("x", Int)), Constructor()]) }).Construction.Form);

    [Theory]
    [InlineData("Private", false, "NewByAccessor")]
    [InlineData("Internal", false, "New")]
    [InlineData("Public", false, "New")]
    [InlineData("Public", true, "NewByAccessor")]
    public void It_is_called_by_an_accessor_where_code_cannot(string visibility, bool required, string form)
    {
        TypeFacts facts = Contract("N.X", Property("A", Int) with { IsRequired = required });
        ConstructorFacts constructor = Constructor() with { Visibility = Enum.Parse<Visibility>(visibility) };
        Assert.Equal(form, Plan(facts with { Constructors = new([constructor]) }).Construction.Form.ToString());
    }

    [Fact]
    public void Then_the_one_with_the_most_parameters_that_all_match()
    {
        ObjectPlan plan = Plan(Point with
        {
            Constructors = new([
                Constructor(Parameter("x", Int)),
                Constructor(Parameter("Y", Int, "5"), Parameter("x", Int)),
                Constructor(Parameter("x", Int), Parameter("y", Int), Parameter("z", Int))]),
        });
        Assert.Equal([new ConstructorArgument(0, 1, Int, "5"), new ConstructorArgument(0, 0, Int, null)], plan.Construction.Parameters);
        Assert.False(plan.CanCreate);
    }

    [Fact]
    public void A_parameter_matches_by_type_too() => Assert.Equal("GRP005", Mistake(Point with { Constructors = new([Constructor(Parameter("x", Long))]) }).Rule.Id);

    [Fact]
    public void Of_equals_the_primary_one_wins()
    {
        TypeFacts facts = Contract("N.X", GetOnly("X", Int), GetOnly("Y", Long));
        ConstructorFacts[] two = [Constructor(Parameter("y", Long)), Constructor(Parameter("x", Int)) with { IsPrimary = true }];
        Assert.Equal(0, Plan(facts with { Constructors = new(two) }).Construction.Parameters[0].Member);
    }

    // As they may be in a closed generic type.
    [Fact]
    public void Two_that_take_the_same_types_are_refused_even_if_one_is_the_primary_one()
    {
        ConstructorFacts[] two = [Constructor(Parameter("y", Int)), Constructor(Parameter("x", Int)) with { IsPrimary = true }];
        Assert.Equal("GRP006", Mistake(Point with { Constructors = new(two) }).Rule.Id);
    }

    [Fact]
    public void A_constructor_that_leaves_out_required_members_needs_an_accessor()
    {
        TypeFacts facts = Contract("N.X", GetOnly("A", Int), Property("B", Int) with { IsRequired = true });
        Assert.True(Plan(facts with { Constructors = new([Constructor(Parameter("a", Int))]) }).Construction.ByAccessor);
    }

    [Fact]
    public void A_property_without_a_field_is_a_member_if_the_constructor_takes_it()
    {
        TypeFacts facts = Contract("N.X", Computed("A", Int), Computed("B", Int)) with { Constructors = new([Constructor(Parameter("a", Int))]) };
        ObjectPlan plan = Plan(facts);
        Assert.Equal("A", Names(plan));
        Assert.False(plan.CanPopulate);
    }

    [Fact]
    public void A_serializable_class_needs_no_constructor()
    {
        TypeFacts facts = Contract("N.X", Field("_a", Int, Visibility.Private)) with { Style = ContractStyle.Serializable, Constructors = new([Constructor(Parameter("a", Int))]) };
        Assert.Equal(ConstructionForm.Uninitialized, Plan(facts).Construction.Form);
    }

    [Fact]
    public void A_struct_is_its_default()
    {
        TypeFacts facts = Contract(Struct("N.X"), GetOnly("A", Int)) with { Constructors = new([Constructor(Parameter("a", Int))]) };
        Assert.Equal(ConstructionForm.Default, Plan(facts).Construction.Form);
    }

    [Fact]
    public void A_struct_of_another_assembly_is_made_by_its_constructor_where_nothing_can_be_set()
    {
        TypeFacts facts = Contract(Struct("N.X"), GetOnly("A", Int)) with { IsOwnAssembly = false, Constructors = new([Constructor(Parameter("a", Int))]) };
        Assert.Equal(ConstructionForm.Parameters, Plan(facts).Construction.Form);
    }

    [Fact]
    public void What_another_assembly_makes_without_parameters_is_made_by_the_constructor_that_takes_what_cannot_be_set()
    {
        TypeFacts facts = Contract("N.X", GetOnly("A", Int), Property("B", Int)) with { IsOwnAssembly = false };
        Assert.Equal(ConstructionForm.Parameters, Plan(facts with { Constructors = new([Constructor(), Constructor(Parameter("a", Int))]) }).Construction.Form);
        Assert.Equal(ConstructionForm.New, Plan(facts with { IsOwnAssembly = true, Constructors = new([Constructor(), Constructor(Parameter("a", Int))]) }).Construction.Form);
        Assert.Equal("GRP013", Mistake(facts with { Constructors = new([Constructor(), Constructor(Parameter("b", Int))]) }).Rule.Id);
    }

    [Fact]
    public void An_abstract_class_has_no_instances()
    {
        TypeFacts facts = Contract("N.X", Property("A", Int)) with { IsAbstract = true };
        ObjectPlan? plan = Planner(facts).GetBase(facts.Type);
        Assert.Equal(ConstructionForm.None, plan!.Construction.Form);
        Assert.True(plan.CanPopulate);
    }

    [Fact]
    public void What_a_constructor_makes_is_replaced_as_a_whole() =>
        Assert.False(Plan(Point with { IsSealed = true, Constructors = new([Constructor(Parameter("x", Int), Parameter("y", Int))]) }).CanPopulate);
}
