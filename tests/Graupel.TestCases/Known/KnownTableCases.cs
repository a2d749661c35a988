using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Graupel.TestCases.Known;

/// <summary>Sets and maps of the framework, hashed and sorted.</summary>
internal static class KnownTableCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("tables-of-the-framework");
        AddSets(cases);
        AddSorted(cases);
        AddHashed(cases);
        AddFixed(cases);
        return cases.Cases;
    }

    private static void AddSets(CaseGroup cases)
    {
        cases.Add(Make.DistinctCollections(Samples.Int32, static items => new SortedSet<int>(items)));
        cases.Add(Make.DistinctCollections(["", "a", "B", "c", null!], static items => new SortedSet<string>(items)));
        cases.Add(Make.DistinctCollections(Samples.Int64, static items => ImmutableSortedSet.Create(items)));
        cases.Add(Make.DistinctCollections(Samples.Guid, static items => ImmutableHashSet.Create(items)));
        cases.Add(Make.DistinctCollections(Texts.Some, static items => ImmutableHashSet.Create(items)));
        cases.Add(Make.DistinctCollections(Samples.Int32, static items => items.ToFrozenSet()));
        cases.Add(Make.DistinctCollections(Texts.Some, static items => items.ToFrozenSet()));
        cases.Add(Make.DistinctCollections(Samples.Int32, static items => new ReadOnlySet<int>(new HashSet<int>(items))));
        cases.Add(Make.DistinctCollections(Texts.Some, static items => new ReadOnlySet<string>(new HashSet<string>(items))));
    }

    private static void AddSorted(CaseGroup cases)
    {
        cases.Add(Make.MapsOf(Samples.Int32, Texts.All, static pairs => new SortedDictionary<int, string>(new Dictionary<int, string>(pairs))));
        cases.Add(Make.MapsOf(["", "a", "B", "c"], Samples.Int32, static pairs => new SortedDictionary<string, int>(new Dictionary<string, int>(pairs))));
        cases.Add(Make.MapsOf(Samples.Int32, Texts.All, static pairs => new SortedList<int, string>(new Dictionary<int, string>(pairs))));
        cases.Add(Make.MapsOf(["", "a", "B", "c"], Samples.Int32, static pairs => new SortedList<string, int>(new Dictionary<string, int>(pairs))));
        cases.Add(Make.MapsOf(Samples.Int32, Texts.All, static pairs => ImmutableSortedDictionary.CreateRange(pairs)));
    }

    private static void AddHashed(CaseGroup cases)
    {
        cases.Add(Make.MapsOf(Samples.Int32, Texts.All, static pairs => new OrderedDictionary<int, string>(pairs)));
        cases.Add(Make.MapsOf(Texts.Some, Samples.Int32, static pairs => new OrderedDictionary<string, int>(pairs)));
        cases.Add(Make.MapsOf(Samples.Int32, Texts.All, static pairs => new ConcurrentDictionary<int, string>(pairs)));
        cases.Add(Make.MapsOf(Texts.Some, Samples.Int32, static pairs => new ConcurrentDictionary<string, int>(pairs)));
        cases.Add(
            () => null!,
            () => new OrderedDictionary<string, List<int>?>(),
            () => new OrderedDictionary<string, List<int>?> { ["a"] = null },
            () => new OrderedDictionary<string, List<int>?> { ["b"] = [1], ["a"] = [] },
            () => new OrderedDictionary<string, List<int>?>(Enumerable.Range(0, 1_000).Select(static i => KeyValuePair.Create($"k{i}", (List<int>?)[i]))));
    }

    private static void AddFixed(CaseGroup cases)
    {
        cases.Add(Make.MapsOf(Samples.Int32, Texts.All, static pairs => ImmutableDictionary.CreateRange(pairs)));
        cases.Add(Make.MapsOf(Texts.Some, Samples.Int32, static pairs => ImmutableDictionary.CreateRange(pairs)));
        cases.Add(Make.MapsOf(Samples.Int32, Texts.All, static pairs => pairs.ToFrozenDictionary()));
        cases.Add(Make.MapsOf(Texts.Some, Samples.Int32, static pairs => pairs.ToFrozenDictionary()));
        cases.Add(Make.MapsOf(Samples.Int32, Texts.All, static pairs => new ReadOnlyDictionary<int, string>(new Dictionary<int, string>(pairs))));
        cases.Add(Make.MapsOf(Texts.Some, Samples.Int32, static pairs => new ReadOnlyDictionary<string, int>(new Dictionary<string, int>(pairs))));
    }
}
