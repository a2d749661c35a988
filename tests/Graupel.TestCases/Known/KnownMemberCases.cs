using System.Collections.Frozen;
using System.Collections.Immutable;

namespace Graupel.TestCases.Known;

/// <summary>Collections of the framework as members.</summary>
internal static class KnownMemberCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("known-members");
        cases.Add(
            () => null!,
            () => new KnownMembers(),
            () => new KnownMembers { Children = null!, Array = [] },
            () => new KnownMembers { Queue = new([1, 2]), Sorted = new() { ["b"] = 2, ["a"] = 1 }, Array = [1], Frozen = new[] { 3, 4 }.ToFrozenSet(), After = 5 },
            () => new KnownMembers
            {
                Interfaces = new Dictionary<string, IReadOnlyList<int>> { ["a"] = new List<int> { 1, 2 }, ["b"] = null! },
                Children = [new() { After = 1 }, null, new() { Children = [new()] }],
            });
        cases.Add(
            () => null!,
            () => new FilledKnown(),
            () => new FilledKnown { Queue = { } },
            () => Fill(new FilledKnown()),
            () => Fill(new FilledKnown { Sorted = { "b", "C" }, Map = { ["a"] = 1 }, List = { 1, 2, 3 } }));
        cases.Add(
            () => null!,
            () => new KnownComparers { Immutable = null!, Frozen = null!, Interface = null!, Set = null!, Ordered = null! },
            () => new KnownComparers(),
            () => new KnownComparers { Frozen = new[] { "a", "B" }.ToFrozenSet(StringComparer.OrdinalIgnoreCase) },
            () => new KnownComparers
            {
                Immutable = ImmutableDictionary.Create<string, int>(StringComparer.OrdinalIgnoreCase).Add("a", 1),
                Interface = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 },
                Set = new HashSet<string>(StringComparer.OrdinalIgnoreCase) { "x" },
                Ordered = new(StringComparer.OrdinalIgnoreCase) { ["z"] = 1, ["a"] = 2 },
            });
        cases.Add(
            () => null!,
            () => new DeclaredComparers(),
            () => new DeclaredComparers { Map = new(StringComparer.OrdinalIgnoreCase) { ["a"] = 1, ["B"] = 2 }, Set = new(new ByLength()) { "a", "bb" } },
            () => new DeclaredComparers { Sorted = new(new ByLength()) { ["zz"] = 1, ["a"] = 2 }, Concurrent = new(new ByLength()) { ["a"] = 1 } },
            () => new DeclaredComparers { Frozen = new[] { "a", "A" }.ToFrozenSet(StringComparer.InvariantCulture), Map = new(StringComparer.OrdinalIgnoreCase) });
        cases.Add(
            () => null!,
            () => new KnownByConstructor(0),
            () => new KnownByConstructor(3) { Set = { 3, 1, 2 } },
            () => new KnownByConstructor(2) { Names = { "a", "A" } },
            () => new KnownByConstructor(1) { Names = null!, Immutable = [1, 2, 3] });
        return cases.Cases;
    }

    private static FilledKnown Fill(FilledKnown filled)
    {
        filled.Queue.Enqueue(null);
        filled.Queue.Enqueue("last");
        filled.Stack.Push(1);
        filled.Stack.Push(2);
        filled.Descending.EnqueueRange([("low", 1), ("high", 9), ("middle", 5)]);
        return filled;
    }
}
