using Graupel.TestCases.Scalars;

namespace Graupel.TestCases.Objects;

/// <summary>Objects with many members.</summary>
internal static class AllMembersCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("all-members");
        cases.Add(() => null!, () => new AllMembers(), () => Full(null), () => Full(new AllMembers { Text = "inner" }));
        cases.Add<List<AllMembers>>(() => [Full(null), null!, new()]);
        cases.Add(() => new ManyMembers(), () => new ManyMembers { M01 = "\u20AC", M04 = 4, M20 = 20, M40 = 40 });
        return cases.Cases;
    }

    private static AllMembers Full(AllMembers? other) => new()
    {
        Text = "text",
        Boolean = true,
        List = [1, 2, 3],
        Int128 = Int128.MinValue,
        Other = other,
        Price = 12.50m,
        Pair = (7, "seven"),
        Moment = new DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromMinutes(-90)),
        Address = new Uri("http://example.org"),
        Letter = '\uD800',
        Blob = [1, 2, 3],
        Choice = UInt16Enum.High,
        Table = new[,] { { 1, 2 }, { 3, 4 } },
        Native = -5,
        Days = new() { ["leap"] = new DateOnly(2024, 2, 29) },
        Id = new Guid("00112233-4455-6677-8899-aabbccddeeff"),
        Version = new Version(1, 2, 3),
        Half = (Half)0.5,
        Memory = new[] { 1.5, -0.0 },
        Duration = TimeSpan.FromTicks(-1),
    };
}
