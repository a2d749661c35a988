using Graupel.Model;
using static Graupel.Tests.Model.Facts;

namespace Graupel.Tests.Model;

public class UnionTests : PlannerTest
{
    private static readonly TypeFacts Dog = Contract("N.Dog");
    private static readonly TypeFacts Cat = Contract("N.Cat");

    private static TypeFacts Base(params CaseFacts[] cases) => Contract("N.Animal") with { IsAbstract = true, Cases = new(cases) };

    private static string Cases(UnionPlan plan) => string.Join(' ', plan.Cases.Select(static c => $"{c.Type.Definition}={(c.Id is { } id ? id : "#")}"));

    [Fact]
    public void Cases_have_their_id_or_the_hash_of_their_name()
    {
        UnionPlan plan = Union(Base(Case(Dog.Type, 3), Case(Cat.Type)), Dog, Cat);
        Assert.Equal("N.Dog=3 N.Cat=#", Cases(plan));
        Assert.Equal(NameHash.OfUtf8("N.Cat"), plan.Cases[1].NameHash);
    }

    [Fact]
    public void A_data_contract_names_the_case()
    {
        TypeFacts dog = Dog with { Style = ContractStyle.DataContract, ContractName = "Hund", ContractNamespace = "urn:zoo" };
        Assert.Equal(NameHash.OfUtf8("urn:zoo/Hund"), Union(Base(Case(Dog.Type)), dog).Cases[0].NameHash);
    }

    [Fact]
    public void A_concrete_base_is_a_case_itself()
    {
        Assert.Equal("N.Dog=1 N.Animal=#", Cases(Union(Base(Case(Dog.Type, 1)) with { IsAbstract = false }, Dog)));
        TypeFacts own = Base(Case(Class("N.Animal"), 0), Case(Dog.Type, 1)) with { IsAbstract = false };
        Assert.Equal("N.Animal=0 N.Dog=1", Cases(Union(own, Dog)));
    }

    [Fact]
    public void Cases_of_cases_are_cases()
    {
        TypeFacts mammal = Contract("N.Mammal") with { IsAbstract = true, Cases = new([Case(Dog.Type, 1), Case(Cat.Type)]) };
        Assert.Equal("N.Dog=1 N.Cat=#", Cases(Union(Base(Case(mammal.Type, 1)), mammal, Dog, Cat)));
    }

    [Fact]
    public void What_a_base_says_of_a_case_counts_more_than_what_its_cases_say()
    {
        TypeFacts mammal = Contract("N.Mammal") with { IsAbstract = true, Cases = new([Case(Dog.Type, 1), Case(Cat.Type)]) };
        Assert.Equal("N.Dog=7 N.Cat=#", Cases(Union(Base(Case(mammal.Type, 1), Case(Dog.Type, 7)), mammal, Dog, Cat)));
        Assert.Equal("N.Dog=# N.Cat=2", Cases(Union(Base(Case(mammal.Type, 1), Case(Dog.Type), Case(Cat.Type, 2), Case(Cat.Type)), mammal, Dog, Cat)));
    }

    [Fact]
    public void An_interface_has_no_members()
    {
        Assert.Null(Union(Base(Case(Dog.Type, 1)) with { IsInterface = true }, Dog).Object);
        Assert.NotNull(Union(Base(Case(Dog.Type, 1)), Dog).Object);
    }
}
