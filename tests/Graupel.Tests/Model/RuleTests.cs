using Graupel.Model;
using Graupel.Model.Planning;
using static Graupel.Tests.Model.Facts;

namespace Graupel.Tests.Model;

/// <summary>Every rule, broken once.</summary>
public class RuleTests : PlannerTest
{
    private static readonly TypeFacts Dog = Contract("N.Dog");

    private static void Breaks(ContractRule rule, params TypeFacts[] types) => Assert.Equal(rule, Mistake(types).Rule);

    private static void Remarks(ContractRule rule, params TypeFacts[] types)
    {
        Planner planner = Planner(types);
        Assert.NotNull(planner.Get(types[0].Type));
        Assert.Contains(planner.Errors, e => e.Rule == rule);
    }

    [Fact]
    public void GRP001_duplicate_order()
    {
        ContractError error = Mistake(Contract("N.X", Property("A", Int, 1), Property("B", Int, 1)));
        Assert.Equal((ContractRules.DuplicateOrder, "B"), (error.Rule, error.Member));
        Assert.Equal("Members A and B of N.X have the same order number 1; give each its own", error.Message);
    }

    [Fact]
    public void GRP002_some_without_order()
    {
        Breaks(ContractRules.MixedOrder, Contract("N.X", Property("A", Int, 1), Property("B", Int)));
        TypeFacts computed = Contract("N.X", Property("A", Int, 1), Computed("B", Int));
        Plan(computed);
        Breaks(ContractRules.MixedOrder, Contract("N.X", Property("A", Int, 1), Computed("B", List(Int)))); // it is filled
        Breaks(ContractRules.MixedOrder, computed with { Constructors = new([Constructor(Parameter("b", Int))]) });
        Breaks(ContractRules.MixedOrder, computed with { Factories = new([new FactoryFacts("Make", Visibility.Public, IsCallable: true, new([Parameter("b", Int)]))]) });
    }

    [Fact]
    public void GRP003_negative_order() => Breaks(ContractRules.NegativeOrder, Contract("N.X", Property("A", Int, -1)));

    [Fact]
    public void GRP004_unreachable_member()
    {
        Breaks(ContractRules.UnreachableMember, Contract("N.X", Computed("A", Int, 1)));
        Assert.Equal(
            "N.X.A has no getter; add one, put the attribute on the field behind it, or leave it out with [SkipPack]",
            Mistake(Contract("N.X", Property("A", Int, 1) with { HasGetter = false, HasBackingField = false })).Message);
        Breaks(ContractRules.UnreachableMember, Contract("N.X", GetOnly("A", Int), Computed("B", List(Int)) with { IsDataMember = true }) with { Constructors = new([Constructor(Parameter("a", Int))]) });
    }

    [Fact]
    public void GRP005_no_constructor() => Breaks(ContractRules.NoConstructor, Dog with { Constructors = new([Constructor(Parameter("a", Int))]) });

    [Fact]
    public void GRP006_ambiguous_constructor()
    {
        TypeFacts facts = Contract("N.X", GetOnly("A", Int), GetOnly("B", Int));
        ConstructorFacts[] two = [Constructor(Parameter("a", Int)), Constructor(Parameter("b", Int))];
        Breaks(ContractRules.AmbiguousConstructor, facts with { Constructors = new(two) });
        Breaks(ContractRules.AmbiguousConstructor, facts with { Constructors = new(two.Select(static c => c with { IsMarked = true })) });
    }

    [Fact]
    public void GRP007_no_cases()
    {
        Breaks(ContractRules.NoCases, Dog with { IsAbstract = true });
        Breaks(ContractRules.NoCases, Dog with { IsInterface = true, IsAbstract = true });
    }

    [Fact]
    public void GRP008_case_not_assignable() => Breaks(ContractRules.CaseNotAssignable, Contract("N.X") with { Cases = new([Case(Dog.Type, 1) with { IsAssignable = false }]) }, Dog);

    [Fact]
    public void GRP009_duplicate_case()
    {
        TypeFacts cat = Contract("N.Cat");
        Breaks(ContractRules.DuplicateCase, Contract("N.X") with { Cases = new([Case(Dog.Type, 1), Case(cat.Type, 1)]) }, Dog, cat);
        TypeFacts mammal = Contract("N.Mammal") with { Cases = new([Case(Dog.Type, 1)]) };
        Breaks(ContractRules.DuplicateCase, Contract("N.X") with { Cases = new([Case(cat.Type, 1), Case(mammal.Type, 2)]) }, mammal, Dog, cat);
    }

    [Fact]
    public void GRP023_a_case_with_two_ids()
    {
        Breaks(ContractRules.TwoIds, Contract("N.X") with { Cases = new([Case(Dog.Type, 1), Case(Dog.Type, 2)]) }, Dog);
        Assert.NotNull(Planner(Contract("N.X") with { Cases = new([Case(Dog.Type, 1), Case(Dog.Type, 1)]) }, Dog).Get(Class("N.X")));
    }

    [Fact]
    public void GRP024_too_many_members()
    {
        Breaks(ContractRules.TooManyMembers, Contract("N.X", Numbered(4096)));
        Plan(Contract("N.X", Numbered(4095)));

        static MemberFacts[] Numbered(int count) => [.. Enumerable.Range(1, count).Select(static i => Property($"M{i}", Int, i))];
    }

    [Fact]
    public void GRP010_names_with_one_hash()
    {
        Assert.Equal(NameHash.OfUtf8("costarring"), NameHash.OfUtf8("liquid"));
        Breaks(ContractRules.HashCollision, Contract("N.X", Property("costarring", Int), Property("liquid", Int)));
        Breaks(ContractRules.HashCollision, Contract("N.X", Property("A", Int, 1), Property("B", Int, 2) with { WireName = "A" }));
        Assert.Equal(0U, NameHash.OfUtf8("taribqvl"));
        Breaks(ContractRules.HashCollision, Contract("N.X", Property("taribqvl", Int)));
        Assert.Equal(
            "The name taribqvl of N.X has the 32-bit hash 0, which stands for the members of the base; give it another name by [DataMember(Name)]",
            Mistake(Contract("N.X", Property("taribqvl", Int))).Message);
        Assert.Equal(
            "The names costarring and liquid of N.X have the same 32-bit hash; give one another name by [DataMember(Name)]",
            Mistake(Contract("N.X", Property("costarring", Int), Property("liquid", Int))).Message);
        TypeFacts cat = Contract("N.Cat") with { Style = ContractStyle.DataContract, ContractName = "N.Dog" };
        Breaks(ContractRules.HashCollision, Contract("N.X") with { Cases = new([Case(Dog.Type, 1), Case(cat.Type, 2)]) }, Dog, cat);
        Assert.StartsWith(
            "The cases N.Dog and N.Cat of N.X have one name, N.Dog;",
            Mistake(Contract("N.X") with { Cases = new([Case(Dog.Type, 1), Case(cat.Type, 2)]) }, Dog, cat).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void GRP011_unsupported_type()
    {
        var pointer = new TypeRef("int*", "", TypeForm.Unsupported, true, default);
        foreach (TypeRef type in (TypeRef[])[pointer, Class("System.IO.Stream"), List(Class("System.IO.Stream")), Array(pointer), Class("N.Unknown")])
        {
            ContractError error = Mistake(Contract("N.X", Property("A", type)));
            Assert.Equal((ContractRules.UnsupportedType, "A"), (error.Rule, error.Member));
        }
    }

    [Fact]
    public void GRP011_a_type_of_the_framework_that_is_not_known()
    {
        TypeFacts pattern = Contract("System.Text.RegularExpressions.Regex", Computed("Length", Int)) with { IsOwnAssembly = false, Style = ContractStyle.Serializable };
        Breaks(ContractRules.UnsupportedType, pattern);
        Breaks(ContractRules.UnsupportedType, Dog with { Base = pattern.Type }, pattern);
        TypeFacts option = Contract("Microsoft.FSharp.Core.FSharpOption`1", Computed("Value", Int)) with { IsOwnAssembly = false, Style = ContractStyle.Serializable };
        Assert.Contains("name a surrogate for it", Mistake(option).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void GRP011_a_collection_without_an_attribute()
    {
        Breaks(ContractRules.UnsupportedType, Dog with { Style = ContractStyle.None, IsEnumerable = true });
        Plan(Dog with { IsEnumerable = true });
        TypeFacts named = Contract("N.Named", Property("Name", Text)) with { Style = ContractStyle.None };
        TypeFacts bag = Contract("N.Bag") with { Style = ContractStyle.None, IsEnumerable = true, Collection = new(IsMap: false, new([Int])) };
        Breaks(ContractRules.UnsupportedType, Contract("N.X", Property("A", (bag with { Base = named.Type }).Type)), bag with { Base = named.Type }, named);
        Plan(Contract("N.X", Property("A", bag.Type)), bag);
    }

    [Fact]
    public void GRP011_a_case_without_members() => Breaks(ContractRules.UnsupportedType, Contract("N.X") with { Cases = new([Case(Text, 1)]) });

    [Fact]
    public void GRP012_not_reachable() => Breaks(ContractRules.NotReachable, Dog with { IsReachable = false });

    [Fact]
    public void GRP013_private_member_of_another_assembly()
    {
        Breaks(ContractRules.ForeignPrivateMember, Contract("N.X", GetOnly("A", Int)) with { IsOwnAssembly = false });
        Breaks(ContractRules.ForeignPrivateMember, Contract("N.X", Field("A", Int) with { Setter = SetterForm.None }) with { IsOwnAssembly = false });
    }

    [Fact]
    public void GRP014_base_member_that_cannot_be_read_back()
    {
        TypeFacts animal = Contract("N.Animal", Computed("Name", Text)) with { Constructors = new([Constructor(Parameter("name", Text))]) };
        Breaks(ContractRules.NotPopulatable, Dog with { Base = animal.Type }, animal);
        Plan(Dog with { Base = animal.Type, Constructors = new([Constructor(Parameter("name", Text))]) }, animal);
        Breaks(ContractRules.NotPopulatable, Contract("N.X", GetOnly("A", Int)) with { Base = animal.Type, Constructors = new([Constructor(Parameter("a", Int))]) }, animal);

        // The parameter is for the member that hides it.
        TypeFacts named = Contract("N.Named", Computed("Name", Text)) with { Base = animal.Type, Constructors = new([Constructor(Parameter("name", Text))]) };
        Breaks(ContractRules.NotPopulatable, named, animal);
        TypeFacts mammal = Contract("N.Mammal") with { Base = animal.Type, Constructors = animal.Constructors };
        Breaks(ContractRules.NotPopulatable, Dog with { Base = mammal.Type }, mammal, animal);
        TypeFacts crowd = Contract("N.Crowd", Computed("Names", List(Text)));
        Breaks(ContractRules.NotPopulatable, Contract("N.X", GetOnly("A", Int)) with { Base = crowd.Type, Constructors = new([Constructor(Parameter("a", Int))]) }, crowd);
    }

    [Fact]
    public void GRP015_base_that_is_not_serializable()
    {
        TypeFacts animal = Contract("N.Animal", Field("_name", Text, Visibility.Private)) with { Style = ContractStyle.None };
        Breaks(ContractRules.SerializableBase, Dog with { Style = ContractStyle.Serializable, Base = animal.Type }, animal);
    }

    [Fact]
    public void GRP016_custom_serialization()
    {
        Breaks(ContractRules.CustomSerialization, Dog with { Style = ContractStyle.Serializable, IsCustomSerialized = true });
        Plan(Dog with { IsCustomSerialized = true });
    }

    [Fact]
    public void GRP047_required_and_no_member()
    {
        MemberFacts hidden = Property("A", Int) with { IsRequired = true, Getter = Visibility.Internal };
        TypeFacts type = Contract("N.X", hidden, Property("B", Int));
        Breaks(ContractRules.UnsetRequired, type);
        Plan(Contract("N.X", hidden with { IsIgnored = true }, Property("B", Int)));
        Plan(type with { Constructors = new([Constructor() with { SetsRequired = true }]) });
        Plan(type with { Style = ContractStyle.Serializable });
    }

    [Fact]
    public void GRP046_required_after_optional()
    {
        MemberFacts optional = Property("A", Int, 1);
        MemberFacts required = Property("B", Int, 2) with { IsRequired = true };
        Remarks(ContractRules.RequiredLater, Contract("N.X", optional, required));
        Remarks(ContractRules.RequiredLater, Contract("N.X", required, optional)); // by number, not as declared
        Remarks(ContractRules.RequiredLater, Contract("N.X", optional, required with { IsRequired = false, IsMarkedRequired = true }));
        Silent(Contract("N.X", optional with { Order = 3 }, required));
        Silent(Contract("N.X", optional with { Order = null }, required with { Order = null }));
        Silent(Contract("N.X", optional, required) with { Style = ContractStyle.Pack });

        static void Silent(TypeFacts type)
        {
            Planner planner = Planner(type);
            Assert.NotNull(planner.Get(type.Type));
            Assert.DoesNotContain(planner.Errors, static e => e.Rule == ContractRules.RequiredLater);
        }
    }

    [Fact]
    public void GRP017_chain_that_is_not_last() => Remarks(ContractRules.TailNotLast, Contract("N.Node", Property("Next", Class("N.Node")), Property("A", Int)));

    [Fact]
    public void GRP018_no_numbers() => Remarks(ContractRules.NoNumbers, Contract("N.X", Property("A", Int)));

    [Fact]
    public void GRP019_parameter_without_a_member() =>
        Breaks(ContractRules.UnmatchedParameter, Contract("N.X", Property("A", Int)) with { Constructors = new([Constructor(Parameter("b", Int)) with { IsMarked = true }]) });

    [Fact]
    public void A_broken_part_does_not_break_the_whole()
    {
        TypeFacts whole = Contract("N.X", Property("A", Class("N.Dog")));
        Planner planner = Planner(whole, Dog with { Constructors = default });
        Assert.NotNull(planner.Get(whole.Type));
        Assert.Empty(Mistakes(planner));
        Assert.Equal([whole.Type], planner.GetAll([whole.Type]).Select(static p => p.Type));
        Assert.Equal(Dog.Type, Assert.Single(Mistakes(planner)).Type);
    }
}
