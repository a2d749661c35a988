namespace Graupel.TestCases.Objects;

/// <summary>Generic types, closed in many ways; nested types.</summary>
internal static class GenericCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("generics");
        cases.Add(() => new Pair<int, string>(), () => new Pair<int, string> { First = 1, Second = "s", Map = new() { ["k"] = "v" } });
        cases.Add(() => new Pair<string, int?> { First = "f", Second = null, Map = new() { ["k"] = 5 } });
        cases.Add(() => new Pair<Pair<int, int>, List<Pair<string, byte[]>>>
        {
            First = new() { First = 1 },
            Second = [new() { First = "x", Second = [1, 2] }],
        });
        cases.Add(() => StringPair<double>.Make(1.5));
        cases.Add(() => StringPair<PublicMembers>.Make(new() { Field = 1 }));
        cases.Add(() => new Outer<string> { Own = new() { Value = "v" }, Other = new() { Value = "w", More = 5 } }, () => new Outer<string>());
        cases.Add(() => new Outer<int>.Inner { Value = 3 });
        cases.Add(() => default, () => new Outer<bool>.Deeper<List<string>> { Value = true, More = ["m"] });
        cases.Add(() => new GenericRecord<int>(1, [2, 3]), () => new GenericRecord<int>(1, null));
        cases.Add(() => new GenericRecord<string>("a", ["b"]));
        cases.Add(() => new Constrained<PublicMembers, int>(), () => new Constrained<PublicMembers, int> { Value = null, Key = 4 });
        cases.Add(() => Hiding.Make(1), () => new Hiding());
        cases.Add(() => new Visible.InternalType { Number = 1, Kind = Visible.Kind.Some });
        cases.Add<List<Pair<int, string>>>(() => [new() { First = 1 }, null!, new() { Second = "s" }]);
        return cases.Cases;
    }
}
