namespace Graupel.TestCases.Collections;

/// <summary>Collections of collections, and arrays of every rank.</summary>
internal static class NestedCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("nested");
        AddJagged(cases);
        AddRanks(cases);
        AddMixed(cases);
        return cases.Cases;
    }

    private static void AddJagged(CaseGroup cases)
    {
        cases.Add<int[][]>(() => null!, () => [], () => [[], null!, [1, 2, 3]]);
        cases.Add<string?[][][]>(() => [[["a", null], null!], [], null!]);
        cases.Add<int[][,]>(() => [new[,] { { 1, 2 } }, null!, new int[0, 3]]);
        cases.Add<int[,][]>(() => new int[,][] { { [1], null! }, { [], [2, 3] } });
        cases.Add<bool?[][]>(() => [[true, null, false], null!]);
    }

    private static void AddRanks(CaseGroup cases)
    {
        cases.Add(() => null!, () => new int[0, 0, 0], () => new int[1, 2, 0], () => new[, ,] { { { 1, 2 }, { 3, 4 } }, { { 5, 6 }, { 7, 8 } } });
        cases.Add(() => new string?[,,,] { { { { "a", null } } } });
        cases.Add(() => new bool[2, 1, 1, 1, 2]);
        cases.Add(() => new decimal?[,,] { { { 1.0m, null } } });
        cases.Add(() => new byte[1, 2, 1, 2, 1, 2, 1, 2]);
        cases.Add(() => new List<int>?[,] { { new() { 1 }, null } });
    }

    private static void AddMixed(CaseGroup cases)
    {
        cases.Add<List<List<int>>>(() => [[], null!, [1, 2]]);
        cases.Add<List<List<List<string?>>>>(() => [[["a", null]], []]);
        cases.Add<Dictionary<string, List<int>>>(() => new() { ["a"] = [1], ["b"] = null!, ["c"] = [] });
        cases.Add<Dictionary<int, Dictionary<string, double>>>(() => new() { [1] = new() { ["x"] = 1.5 }, [2] = null!, [3] = [] });
        cases.Add<List<Dictionary<int, int>?>>(() => [new() { [1] = 2 }, null]);
        cases.Add<HashSet<int>?[]>(() => [[1, 2], null, []]);
        cases.Add<List<HashSet<string>>>(() => [["a"], []]);
        cases.Add<Dictionary<int, int[,]>>(() => new() { [1] = new[,] { { 1 } } });
        cases.Add<List<Memory<int>>>(() => [new[] { 1 }, default]);
        cases.Add<Memory<string?[]>>(() => new string?[][] { ["a", null], [] });
        cases.Add<ReadOnlyMemory<List<int>>>(() => new List<int>[] { [1], null! });
        cases.Add<ArraySegment<int>[]>(() => [new([1, 2, 3], 1, 1), default, new([])]);
        cases.Add<Memory<int>?[]>(() => [new[] { 1 }, null, Memory<int>.Empty]);
        cases.Add<List<int?[]>>(() => [[1, null], [], null!]);
        cases.Add<List<Guid?>>(() => [Guid.Empty, null]);
    }
}
