namespace Graupel.TestCases.Collections;

/// <summary>Pairs and tuples, which are objects with numbered members.</summary>
internal static class TupleCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("tuples");
        AddTuples(cases);
        AddValueTuples(cases);
        AddPairs(cases);
        return cases.Cases;
    }

    private static void AddTuples(CaseGroup cases)
    {
        cases.AddValues(null, Tuple.Create(1));
        cases.AddValues(Tuple.Create(1, "two"), Tuple.Create(0, (string)null!));
        cases.AddValues(Tuple.Create(1, 2.0, '3', 4m, "5", (byte)6, true));
        cases.AddValues(Tuple.Create(1, 2, 3, 4, 5, 6, 7, "eight"));
        cases.Add(() => new Tuple<int, int, int, int, int, int, int, Tuple<string, int>>(1, 2, 3, 4, 5, 6, 7, new("eight", 9)));
        cases.Add<List<Tuple<int, string>?>>(() => [Tuple.Create(1, "a"), null]);
        cases.Add<Dictionary<Tuple<int, string>, int>>(() => new() { [Tuple.Create(1, "a")] = 1, [Tuple.Create(1, "b")] = 2 });
    }

    private static void AddValueTuples(CaseGroup cases)
    {
        cases.AddValues(default(ValueTuple));
        cases.AddValues(ValueTuple.Create(5), default);
        cases.AddValues<(int, string?)>((1, "one"), default);
        cases.AddValues<(int Named, long Other)?>((1, 2), null);
        cases.AddValues((1, 2.0, '3', 4m, "5", (byte)6, true));
        cases.AddValues((1, 2, 3, 4, 5, 6, 7, "eight"));
        cases.AddValues((1, 2, 3, 4, 5, 6, 7, "8", 9L, 10.0, (byte)11, true, '\r', 14m, 15, "16", 17));
        cases.AddValues(((1, "a"), ((byte?)2, (3, 4))));
        cases.Add<List<(int, string?)>>(() => [(1, "a"), (2, null)]);
        cases.Add<Dictionary<(int, string), (double, bool)>>(() => new() { [(1, "a")] = (1.5, true), [(1, "b")] = default });
        cases.Add<(int, int)[,]>(() => new[,] { { (1, 2), (3, 4) } });
        cases.Add<HashSet<(long, char)>>(() => [(1, 'a'), (1, 'b')]);
    }

    private static void AddPairs(CaseGroup cases)
    {
        cases.AddValues(new KeyValuePair<int, string?>(1, "one"), default);
        cases.AddValues<KeyValuePair<string, double?>?>(new("a", null), null);
        cases.Add<List<KeyValuePair<int, List<int>>>>(() => [new(1, [1, 2]), new(2, null!)]);
        cases.Add<KeyValuePair<KeyValuePair<byte, byte>, (int, int)>[]>(() => [new(new(1, 2), (3, 4))]);
    }
}
