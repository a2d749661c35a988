namespace Graupel.TestCases.Known;

/// <summary>Collections that a user declares.</summary>
internal static class UserCollectionCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("user-collections");
        cases.Add<Names>(() => null!, () => [], () => ["a"], () => ["b", null, ""], () => [.. Texts.All]);
        cases.Add<Ages>(() => null!, () => [], () => new() { ["Ann"] = 1 }, () => new() { ["b"] = 2, ["A"] = 1 }, () => Many());
        cases.Add<Tags>(() => null!, () => [], () => ["x"], () => ["b", "A"], () => [.. Enumerable.Range(0, 300).Select(static i => $"t{i}")]);
        cases.Add<List<Ages?>>(() => null!, () => [], () => [null, []], () => [new() { ["Ann"] = 1 }, new() { ["b"] = 2, ["A"] = 1 }], () => [Many()]);
        cases.Add<Dictionary<string, Tags>>(() => null!, () => [], () => new() { ["k"] = [] }, () => new() { ["a"] = ["x", "Y"], ["b"] = null! }, () => new() { ["K"] = ["b", "A"], ["k"] = ["a"] });
        cases.Add<Cities>(() => null!, () => [], () => [new("Bern", 1)], () => [new("B", 2), new("A", 1)], () => [.. Enumerable.Range(0, 50).Select(static i => new City($"c{i}", i))]);
        cases.Add<StepCollection<int>>(() => null!, () => [], () => [1], () => [3, 1, 2], () => [.. Enumerable.Range(0, 300)]);
        cases.Add<List<StepCollection<string?>?>>(() => null!, () => [], () => [null], () => [[], ["a", null]], () => [["x"], null, []]);
        cases.Add(
            () => null!,
            () => new UserMembers(),
            () => new UserMembers { Names = [], Steps = [] },
            () => new UserMembers { Names = ["a", null], Ages = { ["Ann"] = 1 }, After = 2 },
            () => new UserMembers { Steps = [[1, 2], null!, []], After = 3 });
        AddEnumerables(cases);
        return cases.Cases;
    }

    private static void AddEnumerables(CaseGroup cases)
    {
        cases.Add<Steps>(() => null!, () => [], () => [1], () => [3, 1, 2], () => [.. Enumerable.Range(0, 300)]);
        cases.Add<Route<string>>(() => null!, () => new([]), () => new(["a"]), () => new(["b", null, ""]), () => new(Texts.All));
        cases.Add<Prices>(() => null!, () => new([]), () => new([new("tea", 2.5m)]), () => new([new("b", 1m), new("A", 2.50m)]), () => new(Enumerable.Range(0, 300).Select(static i => KeyValuePair.Create($"p{i}", (decimal)i))));
        cases.Add<Dictionary<int, Prices?>>(() => null!, () => [], () => new() { [1] = null }, () => new() { [2] = new([]) }, () => new() { [3] = new([new("x", -1m)]), [4] = new([new("x", 0m), new("y", 0.0m)]) });
        cases.Add<Route<int>[]>(() => null!, () => [], () => [new([])], () => [new([1, 2]), null!], () => [new(Enumerable.Range(0, 300))]);
        cases.Add<Palette<int>>(() => null!, () => [], () => [1], () => [3, 1, 2], () => [.. Enumerable.Range(0, 300)]);
        cases.Add(() => null!, () => new TurnQueue<int>(), () => TurnsOf(1), () => TurnsOf(3, 1, 2), () => TurnsOf([.. Enumerable.Range(0, 300)]));
        cases.Add<List<Recent?>>(() => null!, () => [], () => [null, new()], () => [RecentOf(["b", null, ""])], () => [RecentOf(Texts.All), RecentOf(["x"])]);
        cases.Add<List<Palette<string>?>>(() => null!, () => [], () => [[]], () => [["a", null], null], () => [["x"], [null]]);
        cases.Add(
            () => null!,
            () => new UserEnumerables(),
            () => new UserEnumerables { Steps = { 1, 2 }, After = 1 },
            () => new UserEnumerables { Route = new([]), Palette = [] },
            () => new UserEnumerables { Steps = { 5 }, Route = new(["a", null]), Palette = [new([1]), null], After = 2 });
    }

    private static TurnQueue<int> TurnsOf(params int[] items)
    {
        var turns = new TurnQueue<int>();
        foreach (int item in items)
        {
            turns.Enqueue(item);
        }

        return turns;
    }

    private static Recent RecentOf(IEnumerable<string?> items)
    {
        var recent = new Recent();
        foreach (string? item in items)
        {
            recent.Enqueue(item);
        }

        return recent;
    }

    private static Ages Many()
    {
        var many = new Ages();
        for (int i = 0; i < 300; i++)
        {
            many.Add($"k{i}", i);
        }

        return many;
    }
}
