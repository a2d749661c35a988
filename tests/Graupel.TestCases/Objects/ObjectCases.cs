namespace Graupel.TestCases.Objects;

/// <summary>Classes: every sort of member, and every way to make an instance.</summary>
internal static class ObjectCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("objects");
        AddMembers(cases);
        AddFilled(cases);
        AddConstructors(cases);
        AddCollections(cases);
        return cases.Cases;
    }

    private static void AddMembers(CaseGroup cases)
    {
        cases.Add(() => null!, () => new PublicMembers(), () => new PublicMembers { Field = 1, Property = "p", Names = ["a", null, ""], Last = long.MinValue });
        cases.Add(() => PrivateMembers.Make(1), () => PrivateMembers.Make(2));
        cases.Add(() => ReadOnlyMembers.Make(1), () => ReadOnlyMembers.Make(3));
        cases.Add(() => new RequiredMembers { Number = 1, Text = "t", List = [1] }, () => new RequiredMembers { Number = 0, Text = null!, List = null!, Optional = 0 });
        cases.Add(
            () => new InitializedMembers(),
            () => new InitializedMembers { Number = 0, Text = null, List = null, Map = null, Nullable = null, Other = null, Array = null },
            () => new InitializedMembers { Number = 1, Text = "", List = [], Map = [], Nullable = 0, Other = new(), Array = [] });
        cases.Add(() => new StrangeNames { @class = 1, @event = "e", Größe = 2, value = 3, Value = 4, reader = 5, writer = 6, 名前 = 7 });
        cases.Add(() => null!, () => new NoMembers());
        cases.Add(() => new SkippedMembers { Kept = 1, AlsoKept = "k" });
    }

    private static void AddFilled(CaseGroup cases)
    {
        cases.Add(() => MadeWhenAsked.Make(0), () => MadeWhenAsked.Make(3));
        cases.Add(() => new MadeWithin { Field = MadeWhenAsked.Make(1), Property = MadeWhenAsked.Make(2), Many = [MadeWhenAsked.Make(3), MadeWhenAsked.Make(0)] });
        cases.Add(
            () => new FilledCollections(),
            () => new FilledCollections
            {
                Numbers = { 1, 2, 3 },
                Map = { ["A"] = 1, ["b"] = 2 },
                Set = { "x", "X" },
                Objects = { null, new PublicMembers { Field = 5 } },
                After = 7,
            });
        cases.Add(() => new Comparers(), () => new Comparers { Map = { ["A"] = 1, ["b"] = 2 }, Set = { "x", "Y" }, Usual = { [1] = "one" } });
    }

    private static void AddConstructors(CaseGroup cases)
    {
        cases.Add(() => null!, () => new ByConstructor(1, "text", [1, 2]), () => new ByConstructor(0, null, null));
        cases.Add(() => new ByConstructorAndSetters("text", 1) { Settable = 2.5, Init = "init", Filled = { 1, 2 } }, () => new ByConstructorAndSetters(null));
        cases.Add(() => MarkedConstructor.Make(5, "five"), () => MarkedConstructor.Make(0, null));
        cases.Add(() => new PrivateConstructor(5), () => new PrivateConstructor(0) { Text = null });
        cases.Add(() => new NamesAlike(5) { VALUE = 6 }, () => new NamesAlike(-1));
        cases.Add(() => new ParametersAlike(5, 6), () => new ParametersAlike(-1, 0));
        cases.Add(() => new RecordOfNamesAlike(5) { VALUE = 6 }, () => new RecordOfNamesAlike(-1));
        cases.Add(() => new SeveralConstructors(5, "five"), () => new SeveralConstructors(6));
        cases.Add(() => null!, () => new WiderParameters([]), () => new WiderParameters(["a", null], [1, 2], new Version(1, 2)));
        cases.Add(() => ExactBeforeWider.Make([1, 2], "a"), () => ExactBeforeWider.Make([], null));
        cases.Add(() => new WiderDerived([1, 2], "a"), () => new WiderDerived([], ""));
        cases.Add(() => new SetsRequiredMembers(), () => new SetsRequiredMembers { Name = null, Number = 1 }, () => new SetsRequiredMembers { Name = "a" });
        cases.Add(() => new SetsRequiredByParameters(null), () => new SetsRequiredByParameters("a") { Numbers = [1, 2], Last = 3 });
        cases.Add(() => new DefaultedParameters(), () => new DefaultedParameters(false, 'x', null, -0.0, 0.00m, (DayOfWeek)77, null, new Guid(1, 2, 3, new byte[8]), 1));
    }

    private static void AddCollections(CaseGroup cases)
    {
        cases.Add<List<PublicMembers?>>(() => null!, () => [], () => [null], () => [new(), null, new() { Field = 1, Property = "x" }, new() { Names = [] }]);
        cases.Add<PublicMembers?[]>(() => [new(), null, new() { Field = 1, Property = "x" }]);
        cases.Add<Dictionary<string, PublicMembers?>>(() => new() { ["a"] = new() { Field = 1 }, ["b"] = null });
        cases.Add<List<ByConstructor?>>(() => [new(1, "a", [1]), null, new(2, null, null)]);
        cases.Add<List<NoMembers?>>(() => [new(), null, new()]);
        cases.Add<List<RequiredMembers>>(() => [new() { Number = 1, Text = "t", List = [] }]);
        cases.Add<List<PrivateMembers>>(() => [PrivateMembers.Make(1), PrivateMembers.Make(2)]);
        cases.Add<ReadOnlyMembers[]>(() => [ReadOnlyMembers.Make(1), null!]);
        cases.Add<PublicMembers?[,]>(() => new[,] { { new PublicMembers { Field = 1 }, null }, { null, new PublicMembers() } });
        cases.AddMore<List<PublicMembers>>("many", () => [.. Enumerable.Range(0, 3_000).Select(static i => new PublicMembers { Field = i, Property = $"p{i}", Last = -i })]);
    }
}
