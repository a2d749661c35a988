namespace Graupel.TestCases.Objects;

/// <summary>Contracts that keep what they do not have, where there is nothing of that; what is kept belongs to a format.</summary>
internal static class KeptCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("kept");
        cases.Add<Earlier>(
            () => null!,
            () => new(),
            () => new() { Number = 1, Text = "t", List = [1, 2], Last = -1 },
            () => new() { Text = "", List = [] },
            () => new() { Number = int.MinValue, Last = short.MaxValue });
        cases.Add<List<Earlier?>>(() => null!, () => [], () => [null], () => [new(), null, new() { Number = 5 }], () => [new() { Text = "a" }, new()]);
        cases.Add<Dictionary<int, EarlierNamed>>(
            () => null!, () => [], () => new() { [1] = new() }, () => new() { [1] = new() { Text = "t" }, [2] = new() { Number = 2 } }, () => new() { [0] = new() { Text = "" } });
        cases.Add<EarlierRecord>(() => null!, () => new(null), () => new(""), () => new("b"), () => new("\u4E2D"));
        cases.Add<EarlierDerived>(() => null!, () => new(null, 0), () => new("", 1), () => new("b", -1), () => new("\u4E2D", int.MaxValue));
        cases.AddValues<EarlierPoint[]>([], [default], [new() { X = 1 }, default], [new() { Z = 2 }, new() { X = 3, Z = 4 }], [new() { X = -1 }]);
        cases.AddValues<EarlierPoint?>(null, default(EarlierPoint), new EarlierPoint { X = 1 }, new EarlierPoint { Z = 2 }, new EarlierPoint { X = 3, Z = 4 });
        return cases.Cases;
    }
}
