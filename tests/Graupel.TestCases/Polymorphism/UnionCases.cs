namespace Graupel.TestCases.Polymorphism;

/// <summary>Declared types whose values are of other types.</summary>
internal static class UnionCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("unions");
        AddShapes(cases);
        AddAnimals(cases);
        AddExact(cases);
        AddRecords(cases);
        AddTerms(cases);
        return cases.Cases;
    }

    private static void AddShapes(CaseGroup cases)
    {
        cases.Add<IShape?>(
            () => null,
            () => new Circle { Radius = 1.5 },
            () => new Square { Side = 2, Name = "s" },
            () => new Label("l", new Label("inner", null)),
            () => new Marked<int> { Mark = 3 },
            () => new Marked<string> { Mark = "m" },
            () => new Blank());
        cases.Add(() => new Circle { Radius = 1.5 });
        cases.Add<List<IShape?>>(() => [new Circle(), null, new Square(), new Blank(), new Circle { Radius = 2 }]);
        cases.Add(() => new Drawing(), () => new Drawing
        {
            Main = new Square { Side = 1 },
            Shapes = [new Circle { Radius = 1 }, null, new Blank()],
            Named = new() { ["a"] = new Label("l", new Circle()), ["b"] = null },
            Grid = new IShape[,] { { new Blank(), null! } },
            After = 5,
        });
    }

    private static void AddAnimals(CaseGroup cases)
    {
        cases.Add<Animal?>(
            () => null,
            () => new Dog { Name = "d", Barks = true },
            () => new Puppy { Name = "p", Born = new DateOnly(2024, 2, 29), Legs = 3 },
            () => new Cat { Prey = [new Bird { Name = "b", Wingspan = 0.25 }, null] },
            () => new Bird { Wingspan = 1.5 });
        cases.Add<Mammal>(() => new Dog { Name = "d" }, () => new Puppy());
        cases.Add(() => new Dog { Name = "d" }, () => new Puppy { Barks = true });
        cases.Add(() => new Cat { Name = "c" });
        cases.Add(() => new Bird { Name = "b", Wingspan = 2 });
        cases.Add<Wagon?>(() => null, () => new Wagon { Wheels = 2, Behind = new Truck { Load = 1.5, Behind = new Bicycle() } }, () => new Truck { Wheels = 6 }, () => new Bicycle());
        cases.Add<Wagon?[]>(() => [new(), null, new Truck(), new Bicycle { Wheels = 2 }]);
        cases.Add<Source<int>>(() => new IntSource { Current = 1, Step = 2 });
    }

    private static void AddExact(CaseGroup cases)
    {
        cases.Add(() => new Stable(), () => new Stable
        {
            First = new Lion { Age = 1, Name = "l" },
            Others = [new Mite { Size = 2 }, null, new Lion()],
            Base = new Ass { Weight = 3, Friend = new Ox { Yoke = "y" } },
        });
        cases.Add<IBeast?>(() => null, () => new Lion { Name = "l" }, () => new Mite { Size = 1 });
        cases.Add<BeastBase?>(() => null, () => new Ox { Weight = 1, Yoke = "y" }, () => new Ass { Friend = new Ass { Weight = 2 } });
    }

    private static void AddRecords(CaseGroup cases)
    {
        var id = new Guid("00112233-4455-6677-8899-aabbccddeeff");
        cases.Add<Transaction?>(() => null, () => new Deposit(id, 1.50m, "b"), () => new Transfer(id, -2m, "from", "to"));
        cases.Add<List<Transaction>>(() => [new Deposit(id, 1, null), new Transfer(id, 2, "from", "to")]);
        cases.Add(() => new Deposit(id, 1.50m, "b"));
    }

    private static void AddTerms(CaseGroup cases)
    {
        cases.Add<ITerm?>(
            () => null,
            () => new Sum { new Literal(1.5), null, new Sum() },
            () => new Scope { ["x"] = new Ratio(-1, 3), ["y"] = null, ["z"] = new Scope { ["ä"] = new Literal(double.NaN) } },
            () => new Literal(-0.0),
            () => new Ratio(int.MinValue, int.MaxValue),
            () => new Negation(new Negation(new Sum { new Ratio(1, 2) })),
            () => new Symbol { Name = "s", Value = new Sum { new Symbol(), new Negation(new Symbol { Name = "t" }) } });
        cases.Add<List<ITerm?>>(() => [], () => [null], () => [new Literal(1), new Literal(2)], () => [new Sum { new Literal(1) }, null, new Ratio(1, 2)], () => [new Symbol(), new Scope()]);
        cases.Add(
            () => new Formula(),
            () => new Formula { Left = new Literal(1), Rest = [new Sum(), null], Sum = [new Ratio(1, 2), null], After = 5 },
            () => new Formula { Left = new Symbol { Value = new Scope { [""] = new Negation(new Literal(2)) } }, After = -1 },
            () => new Formula { Rest = [new Literal(1), new Literal(2), new Literal(3)], Sum = [] },
            () => new Formula { Left = new Ratio(7, 8), Sum = [new Sum { new Sum { new Literal(4) } }] });
        cases.Add(
            () => new PureFormula(),
            () => new PureFormula { Left = new Literal(1), Rest = [new Sum(), null], After = 5 },
            () => new PureFormula { Left = new Symbol { Name = "s", Value = new Negation(new Ratio(3, 4)) } },
            () => new PureFormula { Rest = [new Scope { ["a"] = new Sum { new Literal(1) } }], After = -1 },
            () => new PureFormula { Left = new Sum { new Sum { new Sum() } }, Rest = [] });
    }
}
