namespace Graupel.TestCases.Objects;

/// <summary>Members that are left out.</summary>
internal static class OmissionCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("omission");
        cases.Add(
            () => null!,
            () => new OmittedMembers(),
            () => new OmittedMembers { Number = 1, Always = 2, Text = null, Fraction = -0.0, Price = 1.5m, List = null, Inner = new(), Required = 3 },
            () => new OmittedMembers { Text = "", Price = null, List = [], Inner = new() { Inner = new() { Text = "t" } } },
            () => new OmittedMembers { Fraction = 0.5 }.At(new DateTime(2024, 1, 1, 0, 0, 0, DateTimeKind.Unspecified)));
        cases.Add<List<OmittedMembers?>>(() => null!, () => [], () => [null], () => [new(), null, new() { Number = 5 }], () => [new() { Text = null, List = null }, new()]);
        cases.Add(
            () => null!,
            () => new OmittingLink(),
            () => new OmittingLink { Name = "a", Next = new() { Rank = 0, Next = new() } },
            () => new OmittingLink { Day = default, Rank = -1 },
            () => new OmittingLink { Next = new() { Next = new() { Name = "end" } } });
        cases.Add(
            () => null!,
            () => new OmittingDerived(),
            () => new OmittingDerived { Name = null, Rank = 7 },
            () => new OmittingDerived { Own = new DateTimeOffset(1, 1, 1, 1, 0, 0, TimeSpan.FromHours(1)) },
            () => new OmittingDerived { Name = "", Day = default, Own = DateTimeOffset.UnixEpoch });
        cases.AddValues(new OmittingStruct(), new OmittingStruct { X = 1 }, new OmittingStruct { Label = "l" }, new OmittingStruct { Bytes = [] }, new OmittingStruct { X = -1, Label = "", Bytes = [1] });
        cases.AddValues<OmittingStruct?>(null, new OmittingStruct(), new OmittingStruct { X = 1 }, new OmittingStruct { Label = "l" }, new OmittingStruct { Bytes = [] });
        cases.AddValues<OmittingStruct?[]>([], [null], [new OmittingStruct()], [null, new OmittingStruct { X = 1 }, null], [new OmittingStruct { Label = "" }, new OmittingStruct()]);
        cases.Add<OmittingStruct[]>(() => [], () => [new()], () => [new() { X = 1 }, new()], () => [new() { Label = "a" }, new() { Label = "b" }], () => [new() { Bytes = [1, 2] }]);
        cases.Add<Dictionary<string, OmittingStruct>>(() => [], () => new() { ["a"] = default, ["b"] = new() { X = 1 } });
        cases.Add(() => new NeverOmitting(), () => new NeverOmitting(0, null), () => new NeverOmitting(5, "b"));
        return cases.Cases;
    }
}
