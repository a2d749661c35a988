using Graupel.Model;
using Graupel.Model.Planning;
using static Graupel.Tests.Model.Facts;

namespace Graupel.Tests.Model;

/// <summary>How collections that users declare are made.</summary>
public class CollectionChoiceTests
{
    private static readonly BuilderFacts Builder = new(Class("N.Rows"), "Make");

    [Theory]
    [InlineData("IEnumerable`1", "IList`1,IEnumerable`1,IReadOnlyList`1")]
    [InlineData("IReadOnlyCollection`1", "ICollection`1,IReadOnlyList`1,IReadOnlyCollection`1")]
    [InlineData("IReadOnlyList`1", "IList`1,IReadOnlyList`1")]
    [InlineData("ICollection`1", "IList`1,ICollection`1")]
    [InlineData("IList`1", "List`1,IList`1")]
    public void Of_several_constructors_the_one_is_called_that_asks_least(string chosen, string parameters)
    {
        CollectionMaker maker = Choose(Of(hasAdd: false, [.. parameters.Split(',').Select(name => Taking(Generic(name, Int)))]))!.Maker!;
        Assert.Equal(MakerForm.Constructor, maker.Form);
        Assert.Equal(Generic(chosen, Int), maker.Type);
    }

    [Fact]
    public void An_interface_goes_before_an_array()
    {
        Assert.Equal(Generic("IList`1", Int), Choose(Of(hasAdd: false, Taking(Facts.Array(Int)), Taking(Generic("IList`1", Int))))!.Maker!.Type);
        Assert.Equal(Facts.Array(Int), Choose(Of(hasAdd: false, Taking(Facts.Array(Int))))!.Maker!.Type);
    }

    [Fact]
    public void Constructors_that_take_something_else_are_not_called()
    {
        Assert.Null(Choose(Of(hasAdd: false, Taking(Generic("IEnumerable`1", Long)))));
        Assert.Null(Choose(Of(hasAdd: false, Taking(Generic("List`1", Int)))));
        Assert.Null(Choose(Of(hasAdd: false, Taking(Facts.Array(Int, rank: 2)))));
        Assert.Null(Choose(Of(hasAdd: false, Taking(Int))));
        Assert.Null(Choose(Of(hasAdd: false, Taking(Generic("IEnumerable`1", Int)) with { Visibility = Visibility.Internal })));
        Assert.Null(Choose(Of(hasAdd: false, Constructor(Parameter("items", Generic("IEnumerable`1", Int)), Parameter("more", Int)))));
    }

    [Fact]
    public void A_builder_goes_before_Add_and_that_before_a_constructor()
    {
        TypeFacts all = Of(hasAdd: true, Constructor(), Taking(Generic("IEnumerable`1", Int)));
        Assert.Equal(new CollectionMaker(MakerForm.Builder, Builder.Type, "Make", Int), Choose(all with { Enumerable = all.Enumerable! with { Builder = Builder } })!.Maker);
        Assert.Equal(MakerForm.Add, Choose(all)!.Maker!.Form);
        Assert.Equal(MakerForm.Constructor, Choose(Of(hasAdd: true, Taking(Generic("IEnumerable`1", Int))))!.Maker!.Form);
        Assert.Equal(MakerForm.Constructor, Choose(Of(hasAdd: true, Constructor() with { Visibility = Visibility.Private }, Taking(Generic("IEnumerable`1", Int))))!.Maker!.Form);
        Assert.Null(Choose(Of(hasAdd: false, Constructor())));
    }

    [Fact]
    public void What_an_interface_fills_is_made_empty()
    {
        TypeFacts list = Of(hasAdd: true, Constructor()) with { Collection = new CollectionFacts(IsMap: false, new([Int])) };
        Assert.Equal(new CollectionChoice(IsMap: false, new([Int]), null), Choose(list));
        TypeFacts map = Of(hasAdd: true, Constructor()) with { Collection = new CollectionFacts(IsMap: true, new([Int, Text])) };
        Assert.Equal(new CollectionChoice(IsMap: true, new([Int, Text]), null), Choose(map));
    }

    [Fact]
    public void A_dictionary_that_cannot_be_empty_is_made_of_its_entries()
    {
        TypeRef entry = Class("System.Collections.Generic.KeyValuePair`2", Int, Text);
        TypeFacts map = Of(hasAdd: true, Taking(Generic("IEnumerable`1", entry))) with { Collection = new CollectionFacts(IsMap: true, new([Int, Text])), Enumerable = new EnumerableFacts(entry, Add: "Add", null) };
        CollectionMaker byConstructor = new(MakerForm.Constructor, Generic("IEnumerable`1", entry), null, entry);
        Assert.Equal(new CollectionChoice(IsMap: true, new([Int, Text]), byConstructor), Choose(map));
        Assert.Equal(MakerForm.Builder, Choose(map with { Enumerable = map.Enumerable! with { Builder = Builder } })!.Maker!.Form);
        Assert.Null(Choose(map with { Constructors = new([Taking(Generic("List`1", entry))]) }));
    }

    [Fact]
    public void A_list_that_cannot_be_empty_is_made_of_its_elements() => Assert.Equal(
        MakerForm.Constructor,
        Choose(Of(hasAdd: true, Taking(Generic("IEnumerable`1", Int))) with { Collection = new CollectionFacts(IsMap: false, new([Int])) })!.Maker!.Form);

    private static CollectionChoice? Choose(TypeFacts facts) => CollectionPlanner.Choose(facts, hasRequired: false);

    private static TypeFacts Of(bool hasAdd, params ConstructorFacts[] constructors) =>
        Contract("N.Row") with { Style = ContractStyle.None, Constructors = new(constructors), Enumerable = new EnumerableFacts(Int, hasAdd ? "Add" : null, null) };

    private static ConstructorFacts Taking(TypeRef type) => Constructor(Parameter("items", type));

    private static TypeRef Generic(string name, TypeRef element) => Class($"System.Collections.Generic.{name}", element);
}
