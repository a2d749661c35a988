using Graupel.Model;
using static Graupel.Tests.Model.Facts;

namespace Graupel.Tests.Model;

/// <summary>Which methods are called before and after an object is written or read.</summary>
public class CallbackTests : PlannerTest
{
    private static readonly TypeFacts Animal = Contract("N.Animal", Property("Name", Text));
    private static readonly TypeFacts Dog = Contract("N.Dog", Property("Age", Int)) with { Base = Animal.Type };

    [Fact]
    public void Where_nobody_has_any_there_are_none() => Assert.Null(Plan(Dog, Animal).Callbacks);

    [Fact]
    public void Interfaces_are_called_by_the_contract_of_the_object_not_by_its_base()
    {
        Assert.Equal(new CallbacksPlan(OfBase: false, new([]), IsNotified: true, IsCalledBack: false), Plan(Animal with { IsNotified = true }).Callbacks);
        Assert.Equal(new CallbacksPlan(OfBase: false, new([]), IsNotified: false, IsCalledBack: true), Plan(Animal with { IsCalledBack = true }).Callbacks);
        TypeFacts dog = Dog with { IsNotified = true, IsCalledBack = true };
        Assert.Equal(new CallbacksPlan(OfBase: true, new([]), IsNotified: true, IsCalledBack: true), Plan(dog, Animal with { IsNotified = true, IsCalledBack = true }).Callbacks);
        Assert.Equal(new CallbacksPlan(OfBase: true, new([]), IsNotified: true, IsCalledBack: true), Plan(dog, Animal with { IsNotified = true }).Callbacks);
        Assert.Equal(new CallbacksPlan(OfBase: true, new([]), IsNotified: true, IsCalledBack: true), Plan(dog, Animal with { IsCalledBack = true }).Callbacks);
        Assert.Equal(new CallbacksPlan(OfBase: false, new([]), IsNotified: true, IsCalledBack: true), Plan(dog, Animal).Callbacks);
    }

    [Fact]
    public void Methods_are_called_in_the_order_of_events_and_those_of_the_base_by_it()
    {
        TypeFacts told = Animal with { Callbacks = new([Method(CallbackEvent.Deserialized, "After"), Method(CallbackEvent.Serializing, "Before")]) };
        CallbacksPlan own = Plan(told).Callbacks!;
        Assert.Equal(["Before", "After"], own.Own.Select(static one => one.Method));
        Assert.Equal(new CallbacksPlan(OfBase: true, new([]), IsNotified: false, IsCalledBack: false), Plan(Dog, told).Callbacks);
    }

    [Fact]
    public void What_generated_code_cannot_call_is_reached_by_an_accessor()
    {
        Assert.True(ByAccessor(Visibility.Private, isOwnAssembly: true));
        Assert.False(ByAccessor(Visibility.Internal, isOwnAssembly: true));
        Assert.True(ByAccessor(Visibility.Internal, isOwnAssembly: false));
        Assert.False(ByAccessor(Visibility.Public, isOwnAssembly: false));
    }

    private static bool ByAccessor(Visibility visibility, bool isOwnAssembly)
    {
        TypeFacts facts = Animal with { IsOwnAssembly = isOwnAssembly, Callbacks = new([Method(CallbackEvent.Serializing, "Before") with { Visibility = visibility }]) };
        return Assert.Single(Plan(facts).Callbacks!.Own).ByAccessor;
    }

    private static CallbackFacts Method(CallbackEvent @event, string name) => new(@event, name, Visibility.Public, HasContext: false, IsCallable: true);
}
