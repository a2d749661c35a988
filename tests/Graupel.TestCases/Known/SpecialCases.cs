using System.Collections.Concurrent;
using System.Collections.Specialized;

namespace Graupel.TestCases.Known;

/// <summary>Collections of the framework that are written as others.</summary>
internal static class SpecialCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("special");
        cases.Add<StringCollection>(() => null!, () => [], () => ["a"], () => ["b", null!, "", "b"], () => Many());
        cases.Add<StringDictionary>(
            () => null!, () => [], () => new() { ["a"] = "1" }, () => new() { ["KEY"] = null, ["b"] = "" }, () => new() { [""] = "x", ["c"] = "y", ["d"] = "z" });
        cases.Add<NameValueCollection>(
            () => null!, () => [], () => new() { ["a"] = "1" }, () => new() { { "a", "1" }, { "A", "2" }, { "b", null }, { null, "n" } }, () => new() { { "x", "" }, { "x", "," } });
        cases.Add<BlockingCollection<int>>(
            () => null!, () => [], () => [1, 2, 3], () => new(new ConcurrentStack<int>([1, 2, 3]), 5), () => new(new ConcurrentBag<int>([1, 2]), 2));
        cases.Add<BlockingCollection<string>>(() => null!, () => [], () => ["a"], () => Completed(), () => new(new ConcurrentStack<string>()));
        cases.Add<ILookup<string, int>>(
            () => null!,
            () => Array.Empty<int>().ToLookup(static i => ""),
            () => new[] { 1 }.ToLookup(static i => "one"),
            () => Enumerable.Range(0, 100).ToLookup(static i => $"k{i % 7}"),
            () => new[] { 1, 2 }.ToLookup(static i => i == 1 ? null! : "b"));
        cases.Add<IGrouping<int, string>[]>(
            () => null!,
            () => [],
            () => [Group(1, "a")],
            () => [Group(1, "a", null!), Group(2, ""), null!],
            () => [Group(int.MinValue, "z", "y")]);
        return cases.Cases;
    }

    private static StringCollection Many()
    {
        var many = new StringCollection();
        many.AddRange([.. Enumerable.Range(0, 300).Select(static i => $"t{i}")]);
        return many;
    }

    private static BlockingCollection<string> Completed()
    {
        var completed = new BlockingCollection<string>(3) { "x", "y" };
        completed.CompleteAdding();
        return completed;
    }

    private static IGrouping<int, string> Group(int key, params string[] elements) => elements.GroupBy(_ => key).Single();
}
