using Graupel.Model;
using Graupel.Model.Planning;
using static Graupel.Tests.Model.Facts;

namespace Graupel.Tests.Model;

public class MemberTests : PlannerTest
{
    private static readonly MemberFacts[] Mixed =
    [
        Property("A", Int),
        Field("_b", Int, Visibility.Private),
        Property("C", Int) with { Getter = Visibility.Private, SetterVisibility = Visibility.Private },
        Field("D", Int),
        Property("E", Int) with { IsIgnored = true },
        Computed("F", Int),
    ];

    [Theory]
    [InlineData(nameof(ContractStyle.None), "A D")]
    [InlineData(nameof(ContractStyle.Contract), "A D")]
    [InlineData(nameof(ContractStyle.Pack), "A D")]
    [InlineData(nameof(ContractStyle.Serializable), "A _b C D")]
    [InlineData(nameof(ContractStyle.DataContract), "")]
    public void The_style_chooses_the_members(string style, string members) =>
        Assert.Equal(members, Names(Plan(Contract("N.X", Mixed) with { Style = Enum.Parse<ContractStyle>(style) })));

    [Theory]
    [InlineData(nameof(ContractStyle.None), "A _b")]
    [InlineData(nameof(ContractStyle.Contract), "A _b")]
    [InlineData(nameof(ContractStyle.DataContract), "_b")]
    public void A_marked_member_counts_whatever_its_visibility(string style, string members)
    {
        TypeFacts facts = Contract("N.X", Property("A", Int), Field("_b", Int, Visibility.Private) with { IsDataMember = true });
        Assert.Equal(members, Names(Plan(facts with { Style = Enum.Parse<ContractStyle>(style) })));
    }

    [Fact]
    public void A_marked_member_that_pure_data_cannot_take_is_refused()
    {
        TypeFacts facts = Contract("N.X", Property("A", Int), Field("_b", Int, Visibility.Private) with { IsDataMember = true });
        Assert.Equal(ContractRules.VainAttribute, Mistake(facts with { Style = ContractStyle.Pack }).Rule);
    }

    [Fact]
    public void Numbers_order_the_members()
    {
        ObjectPlan plan = Plan(Contract("N.X", Property("A", Int, 7), Property("B", Text, 0), Property("C", Int, 3)));
        Assert.Equal("B C A", Names(plan));
        Assert.Equal([0, 3, 7], plan.Members.Select(static m => m.Order));
    }

    [Fact]
    public void Numbers_order_pure_data_too()
    {
        ObjectPlan plan = Plan(Contract("N.X", Property("A", Int, 7), Property("B", Int, 1)) with { Style = ContractStyle.Pack });
        Assert.Equal("B A", Names(plan));
        Assert.True(plan.IsExact);
    }

    [Fact]
    public void A_property_without_a_field_stands_behind_the_property_before_it()
    {
        MemberFacts free = Property("B", Int) with { HasBackingField = false };
        Assert.Equal("A B F C", Names(Plan(Contract("N.X", Property("A", Int), Field("F", Int), free, Property("C", Int)))));
        Assert.Equal("A B F C", Names(Plan(Contract("N.X", Property("A", Int), free, Field("F", Int), Property("C", Int)))));
        Assert.Equal("B F A", Names(Plan(Contract("N.X", Field("F", Int), free, Property("A", Int)))));
    }

    [Fact]
    public void An_override_belongs_to_the_base_that_can_set_it()
    {
        TypeFacts animal = Contract("N.Animal", Property("Name", Text));
        TypeFacts dog = Contract("N.Dog", Property("Name", Text) with { IsOverride = true }, Property("Age", Int)) with { Base = animal.Type };
        Assert.Equal("Animal Age", Names(Plan(dog, animal)));
    }

    [Fact]
    public void An_override_of_a_property_that_the_base_cannot_set_is_a_member()
    {
        TypeFacts animal = Contract("N.Animal", Computed("Name", Text), Property("Age", Int)) with { IsAbstract = true };
        TypeFacts dog = Contract("N.Dog", GetOnly("Name", Text) with { IsOverride = true }) with { Base = animal.Type };
        Assert.Equal("Animal Name", Names(Plan(dog, animal)));
    }

    [Theory]
    [InlineData("Public", "Direct", "Direct")]
    [InlineData("Internal", "Direct", "Direct")]
    [InlineData("Private", "MethodAccessor", "MethodAccessor")]
    public void A_property_is_reached_by_name_or_accessor(string visibility, string get, string set)
    {
        Visibility seen = Enum.Parse<Visibility>(visibility);
        MemberPlan member = Plan(Contract("N.X", Property("A", Int, 1) with { Getter = seen, SetterVisibility = seen })).Members[0];
        Assert.Equal((get, set), (member.Get.ToString(), member.Set.ToString()));
    }

    [Fact]
    public void What_has_no_public_setter_is_set_by_an_accessor()
    {
        ObjectPlan plan = Plan(Contract(
            "N.X", Property("A", Int) with { Setter = SetterForm.Init }, GetOnly("B", Int), Field("C", Int) with { Setter = SetterForm.None }));
        Assert.Equal([AccessForm.MethodAccessor, AccessForm.BackingField, AccessForm.FieldAccessor], plan.Members.Select(static m => m.Set));
        Assert.All(plan.Members, static m => Assert.Equal(AccessForm.Direct, m.Get));
    }

    [Fact]
    public void Collections_without_a_setter_are_filled()
    {
        ObjectPlan plan = Plan(Contract(
            "N.X", GetOnly("A", List(Int)), Computed("B", List(Int)), Property("C", List(Int)), Property("D", Set(Int)), GetOnly("E", List(Facts.Byte))));
        Assert.Equal([true, true, false, true, false], plan.Members.Select(static m => m.KeepsInstance));
        Assert.Equal(AccessForm.Fill, plan.Members[1].Set);
    }

    [Fact]
    public void Required_is_the_modifier_or_the_attribute() => Assert.Equal(
        [true, true, false],
        Plan(Contract("N.X", Property("A", Int) with { IsRequired = true }, Property("B", Int) with { IsMarkedRequired = true }, Property("C", Int)))
            .Members.Select(static m => m.IsRequired));

    [Fact]
    public void Values_have_the_kind_of_their_contract()
    {
        TypeFacts shape = Contract("N.Shape") with { Cases = new([Case(Class("N.Circle"), 1)]) };
        TypeRef[] types =
        [
            Int, Nullable(Int), EnumOf("N.E", Facts.Byte), Nullable(EnumOf("N.E", Facts.Byte)), Text, Class("System.Uri"), Array(Facts.Byte), Array(Int), Array(Int, 2), List(Facts.Byte), List(Int),
            Class("System.Collections.Generic.Dictionary`2", Int, Text), Class("N.Circle"), Nullable(Struct("N.Point")), Class("N.Shape"), Struct("System.IntPtr"),
        ];
        ObjectPlan plan = Plan(
            Contract("N.X", [.. types.Select(static (t, i) => Property($"M{i}", t))]), Contract("N.Circle"), Contract(Struct("N.Point")), shape);
        Assert.Equal([0x22, 0x2A, 0x30, 0x38, 0x80, 0x80, 0x81, 0xB0, 0xB1, 0x81, 0xB0, 0xC0, 0xA0, 0xA0, 0xD0, 0x23], plan.Members.Select(static m => m.Kind));
        Assert.Equal([0, 4, 9, 10], plan.Members.Take(4).Select(static m => m.Offset));
        Assert.Equal(4 + 5 + 1 + 2 + 8, plan.FixedSize);
    }

    [Fact]
    public void Tuples_have_numbered_members()
    {
        ObjectPlan pair = Assert.IsType<ObjectPlan>(Planner().Get(Struct("System.Collections.Generic.KeyValuePair`2", Int, Text)));
        Assert.Equal(["Key 1", "Value 2"], pair.Members.Select(static m => $"{m.Name} {m.Order}"));
        Assert.Equal(ConstructionForm.Parameters, pair.Construction.Form);

        ObjectPlan tuple = Assert.IsType<ObjectPlan>(Planner().Get(Struct("System.ValueTuple`2", Int, Text)));
        Assert.Equal("System.ValueTuple<System.Int32,System.String>", tuple.ContractName);
        Assert.Equal(ConstructionForm.Default, tuple.Construction.Form);
    }
}
