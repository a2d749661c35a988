namespace Graupel.TestCases.Objects;

/// <summary>Classes whose base class has members too.</summary>
internal static class InheritanceCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("inheritance");
        cases.Add(() => null!, () => new Vehicle(), () => new Vehicle { Wheels = 3, Maker = "m" });
        cases.Add(() => null!, () => new Car(), () => new Car { Wheels = 4, Maker = "m", IsElectric = true, Extras = ["radio"] });
        cases.Add(() => Taxi.Make(7), () => new Taxi());
        cases.Add(() => new OnEmptyBase { Number = 1 });
        cases.Add(() => new EmptyBase());
        cases.Add(() => new NothingOfItsOwn { Wheels = 2, Maker = "m" });
        cases.Add(() => Customer.Make(1), () => Customer.Make(2));
        cases.Add(() => new BaseByConstructor(1, "one"));
        cases.Add(() => new DerivedByConstructor(1, "one", 1.5) { List = [1] }, () => new DerivedByConstructor(0, null, 0));
        cases.Add(() => new Hider { Wheels = "round" }, MakeHider);
        cases.Add(() => new NumberedOnNamed { Id = 1, Text = "t", Number = 2 });
        cases.Add(() => new NamedOnNumbered { Wheels = 1, Maker = "m", Speed = 2 });
        cases.Add(() => new OnPlainBase { BaseNumber = 1, Text = "t" });
        cases.Add(() => null!, () => new ListedByConstructor([1, 2], "a"), () => new ListedByConstructor(null, null));
        cases.Add(() => null!, () => new MarkedByConstructor([1, 2], "a"), () => new MarkedByConstructor(null, null));
        cases.Add<List<Taxi?>>(() => [Taxi.Make(1), null, Taxi.Make(2)]);
        cases.Add<DerivedByConstructor?[]>(() => [new(1, "one", 1.5), null]);
        cases.Add<Dictionary<string, Car?>>(() => new() { ["a"] = new() { Wheels = 4 }, ["b"] = null });
        return cases.Cases;
    }

    private static Hider MakeHider()
    {
        var hider = new Hider { Wheels = "round" };
        ((Vehicle)hider).Wheels = 4;
        return hider;
    }
}
