using System.Collections;
using System.Collections.Specialized;

namespace Graupel.TestCases.Known;

/// <summary>Collections of the framework whose elements are of type object, and what some of them hold.</summary>
internal static class UntypedCases
{
    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("untyped");
        cases.Add<ArrayList>(() => null!, () => [], () => [1, "a", null, 2.5], () => [new ArrayList { true }, new object?[] { null }], () => [.. Enumerable.Range(0, 300).Cast<object>()]);
        cases.Add<Queue>(() => null!, () => new(), () => new(new object?[] { 1, "b", null }), () => new(new[] { 'x', 'y' }), () => Used());
        cases.Add<Stack>(() => null!, () => new(), () => new(new object?[] { 1, "b", null }), () => new(new[] { 'x', 'y' }), () => new(Enumerable.Range(0, 300).ToArray()));
        cases.Add<Hashtable>(() => null!, () => [], () => new() { [1] = "one" }, () => new() { ["k"] = null }, () => new() { [DayOfWeek.Friday] = new Hashtable() });
        cases.Add<SortedList>(() => null!, () => [], () => new() { ["b"] = 1, ["a"] = null }, () => new() { [3] = 1, [-2] = 2, [0] = 3 }, () => new() { ['c'] = new ArrayList() });
        cases.Add<OrderedDictionary>(() => null!, () => [], () => new() { ["b"] = 1, ["a"] = null }, () => new() { [(object)3] = 1, ["x"] = 2 }, () => new() { [1L] = 5m });
        cases.Add<ListDictionary>(() => null!, () => [], () => new() { ["b"] = 1, ["a"] = null }, () => new() { [3] = 1, ["x"] = 2 }, () => new() { [1L] = 5m });
        cases.Add<HybridDictionary>(() => null!, () => [], () => new() { ["b"] = 1 }, () => new() { [3] = 1, ["x"] = 2 }, () => new() { [1L] = 5m });
        cases.Add<IEnumerable>(() => null!, () => new List<object?>(), () => new List<object?> { 1, "a", null }, () => new List<object?> { new ArrayList { 1 }, new List<object?> { null } });
        cases.Add<ICollection>(() => null!, () => new List<object?>(), () => new List<object?> { 1, "a", null }, () => new List<object?>(Enumerable.Range(0, 300).Cast<object>()));
        cases.Add<IList>(() => null!, () => new List<object?>(), () => new List<object?> { 1, "a", null, 2.5 }, () => new List<object?> { DayOfWeek.Friday });
        cases.Add<IDictionary>(() => null!, () => new Dictionary<object, object?>(), () => new Dictionary<object, object?> { [1] = "one", ["k"] = null, [2L] = new Hashtable { ['c'] = 1 } });
        cases.AddValues<DictionaryEntry>(default, new("k", 1), new(1L, null), new('c', 2.5m), new(DayOfWeek.Friday, "x"));
        cases.AddValues<DictionaryEntry?>(null, default(DictionaryEntry), new DictionaryEntry("k", 1), null, new DictionaryEntry(1, "k"));
        cases.Add<DictionaryEntry[]>(() => null!, () => [], () => [new("a", 1)], () => [default, new(1, new ArrayList { 2 })], () => [new("x", "y"), new(2, null), default]);
        return cases.Cases;
    }

    // Its first element is not the first of its array.
    private static Queue Used()
    {
        var queue = new Queue(4);
        foreach (int i in Enumerable.Range(0, 6))
        {
            queue.Enqueue(i);
            if (i % 2 == 0)
            {
                queue.Dequeue();
            }
        }

        return queue;
    }
}
