using System.Collections.Immutable;

namespace Graupel.TestCases.Known;

/// <summary>Interfaces of collections, holding what they are read as.</summary>
internal static class InterfaceCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("interfaces");
        AddSequences(cases);
        AddSets(cases);
        AddMaps(cases);
        return cases.Cases;
    }

    private static void AddSequences(CaseGroup cases)
    {
        cases.Add(Make.Collections<IEnumerable<int>, int>(Samples.Int32, static items => new List<int>(items)));
        cases.Add(Make.Collections<IEnumerable<string>, string>(Texts.All, static items => new List<string>(items)));
        cases.Add(Make.Collections<ICollection<int>, int>(Samples.Int32, static items => new List<int>(items)));
        cases.Add(Make.Collections<ICollection<string>, string>(Texts.All, static items => new List<string>(items)));
        cases.Add(Make.Collections<IList<byte>, byte>(Samples.Byte, static items => new List<byte>(items)));
        cases.Add(Make.Collections<IList<string>, string>(Texts.All, static items => new List<string>(items)));
        cases.Add(Make.Collections<IReadOnlyCollection<int>, int>(Samples.Int32, static items => new List<int>(items)));
        cases.Add(Make.Collections<IReadOnlyCollection<string>, string>(Texts.All, static items => new List<string>(items)));
        cases.Add(Make.Collections<IReadOnlyList<Guid>, Guid>(Samples.Guid, static items => new List<Guid>(items)));
        cases.Add(Make.Collections<IReadOnlyList<string>, string>(Texts.All, static items => new List<string>(items)));
        cases.Add(Make.Collections<IImmutableList<int>, int>(Samples.Int32, static items => ImmutableList.Create(items)));
        cases.Add(Make.Collections<IImmutableQueue<int>, int>(Samples.Int32, static items => ImmutableQueue.Create(items)));
        cases.Add(Make.Collections<IImmutableStack<int>, int>(Samples.Int32, static items => ImmutableStack.Create(items)));
        cases.Add<IList<IReadOnlyList<int>?>>(() => null!, () => new List<IReadOnlyList<int>?>(), () => new List<IReadOnlyList<int>?> { null },
            () => new List<IReadOnlyList<int>?> { new List<int> { 1 }, null, new List<int>() }, () => new List<IReadOnlyList<int>?> { new List<int>() });
    }

    private static void AddSets(CaseGroup cases)
    {
        cases.Add(Make.DistinctCollections<ISet<int>, int>(Samples.Int32, static items => new HashSet<int>(items)));
        cases.Add(Make.DistinctCollections<ISet<string>, string>(Texts.Some, static items => new HashSet<string>(items)));
        cases.Add(Make.DistinctCollections<IReadOnlySet<int>, int>(Samples.Int32, static items => new HashSet<int>(items)));
        cases.Add(Make.DistinctCollections<IReadOnlySet<string>, string>(Texts.Some, static items => new HashSet<string>(items)));
        cases.Add(Make.DistinctCollections<IImmutableSet<int>, int>(Samples.Int32, static items => ImmutableHashSet.Create(items)));
    }

    private static void AddMaps(CaseGroup cases)
    {
        cases.Add(Make.MapsOf<IDictionary<int, string>, int, string>(Samples.Int32, Texts.All, static pairs => new Dictionary<int, string>(pairs)));
        cases.Add(Make.MapsOf<IDictionary<string, int>, string, int>(Texts.Some, Samples.Int32, static pairs => new Dictionary<string, int>(pairs)));
        cases.Add(Make.MapsOf<IReadOnlyDictionary<int, string>, int, string>(Samples.Int32, Texts.All, static pairs => new Dictionary<int, string>(pairs)));
        cases.Add(Make.MapsOf<IReadOnlyDictionary<string, int>, string, int>(Texts.Some, Samples.Int32, static pairs => new Dictionary<string, int>(pairs)));
        cases.Add(Make.MapsOf<IImmutableDictionary<int, string>, int, string>(Samples.Int32, Texts.All, static pairs => ImmutableDictionary.CreateRange(pairs)));
    }
}
