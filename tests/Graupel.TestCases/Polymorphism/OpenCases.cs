using System.Numerics;

namespace Graupel.TestCases.Polymorphism;

/// <summary>Values whose types the declared type does not name.</summary>
internal static class OpenCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("open");
        cases.Add<Plugin?>(
            () => null,
            () => new Alpha { Name = "a", Level = 3, Inner = new Gamma { Name = "g" } },
            () => new Beta { Parts = [new Alpha(), null, new Gamma(), new Beta { Parts = [] }] },
            () => new Gamma(),
            () => new Alpha { Inner = new Alpha { Inner = new Beta() } });
        cases.Add<Ticket[]>(
            () => null!, () => [], () => [new(), null!], () => [new SeasonTicket { Number = 1, Until = new DateOnly(2024, 2, 29) }],
            () => [new() { Number = 1, Next = new SeasonTicket { Next = new() { Number = 3 } } }]);
        cases.Add<IBox<int>?>(
            () => null, () => new Full<int> { Content = 5 }, () => new Bag<int>(), () => new Bag<int> { Contents = [new Full<int>(), null, new Bag<int> { Contents = [] }] }, () => new Full<int>());
        cases.Add<List<IBox<string>?>>(() => null!, () => [], () => [null], () => [new Full<string> { Content = "f" }, new Bag<string>()], () => [new Full<string>()]);
        AddAnything(cases);
        return cases.Cases;
    }

    private static void AddAnything(CaseGroup cases)
    {
        cases.Add([.. Scalars().Append(null).Select(static value => (Func<object?>)(() => value))]);
        cases.Add<object?[]>(() => null!, () => [], () => [null], () => [.. Scalars()], () => [.. Collections()]);
        cases.Add(
            () => new Anything(),
            () => new Anything { Value = 5, Values = [.. Scalars()], Named = new() { ["a"] = "b", ["c"] = null, ["d"] = new Dictionary<string, object?> { ["e"] = 1.5 } }, After = 1 },
            () => new Anything { Value = new Circle { Radius = 2 }, Values = [DayOfWeek.Friday, new KeyValuePair<string, int>("k", 1), new Beta { Name = "b" }] },
            () => new Anything { Values = [.. Collections()], After = -1 },
            () => new Anything { Value = new object?[] { new object?[] { new List<object?> { 1, "x", null } } } });
        cases.Add(
            () => new PureAnything(),
            () => new PureAnything { Value = "text", Values = [.. Scalars()] },
            () => new PureAnything { Value = 5, Values = [.. Collections()] },
            () => new PureAnything { Value = new List<int> { 1 }, Values = [] },
            () => new PureAnything { Value = new Circle { Radius = 2 }, Values = [null, new Beta { Parts = [] }] });
    }

    private static IEnumerable<object?> Scalars() =>
    [
        true, (sbyte)-1, (short)-2, -3, -4L, (Int128)(-5), (byte)1, (ushort)2, 3u, 4ul, (UInt128)5, (Half)1.5, 1.5f, -0.0, 'c', 1.20m,
        new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Utc), new DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromHours(2)), TimeSpan.FromTicks(-1),
        new DateOnly(2024, 2, 29), new TimeOnly(1, 2, 3), new Guid("00112233-4455-6677-8899-aabbccddeeff"), (nint)(-6), (nuint)6, "text", "",
        new Uri("https://example.org/"), new Version(1, 2, 3), new BigInteger(-7),
    ];

    private static IEnumerable<object?> Collections() =>
    [
        new byte[] { 1, 2 }, new object?[] { 1, null }, new string?[] { "a", null }, new List<object?> { 1L }, new Dictionary<string, object?> { ["k"] = 'v' },
        new[] { true }, new sbyte[] { -1 }, new short[] { -1 }, new[] { 1, -1 }, new[] { 1L }, new[] { 'c' }, new ushort[] { 1 }, new[] { 1u }, new[] { 1ul },
        new[] { 1f }, new[] { 1d }, new[] { 1m }, new[] { DateTime.UnixEpoch }, new[] { Guid.Empty }, new List<int> { 1, 2, 3 },
    ];
}
