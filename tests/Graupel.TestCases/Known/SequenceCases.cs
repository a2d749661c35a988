using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace Graupel.TestCases.Known;

/// <summary>Sequences of the framework, each of numbers, of texts and of lists.</summary>
[UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Nobody listens to these lists.")]
internal static class SequenceCases
{
    private static readonly List<int>[] Nested = [[1, 2], [], null!, [3]];

    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("sequences");
        AddGeneric(cases);
        AddObjectModel(cases);
        AddConcurrent(cases);
        AddImmutable(cases);
        AddQueues(cases);
        return cases.Cases;
    }

    private static void AddGeneric(CaseGroup cases)
    {
        cases.Add(Make.Collections(Samples.Int32, static items => new Queue<int>(items)));
        cases.Add(Make.Collections(Texts.All, static items => new Queue<string>(items)));
        cases.Add(Make.Collections(Nested, static items => new Queue<List<int>>(items)));
        cases.Add(Make.Collections(Samples.Int32, static items => new Stack<int>(items)));
        cases.Add(Make.Collections(Texts.All, static items => new Stack<string>(items)));
        cases.Add(Make.Collections(Nested, static items => new Stack<List<int>>(items)));
        cases.Add(Make.Collections(Samples.Int32, static items => new LinkedList<int>(items)));
        cases.Add(Make.Collections(Texts.All, static items => new LinkedList<string>(items)));
        cases.Add(Make.Collections(Make.Nullables(Samples.Guid), static items => new LinkedList<Guid?>(items)));
    }

    private static void AddObjectModel(CaseGroup cases)
    {
        cases.Add(Make.Collections(Samples.Byte, static items => new Collection<byte>([.. items])));
        cases.Add(Make.Collections(Texts.All, static items => new Collection<string>([.. items])));
        cases.Add(Make.Collections(Samples.Int32, static items => new ObservableCollection<int>(items)));
        cases.Add(Make.Collections(Texts.All, static items => new ObservableCollection<string>(items)));
        cases.Add(Make.Collections(Samples.Int32, static items => new BindingList<int>([.. items])));
        cases.Add(Make.Collections(Texts.All, static items => new BindingList<string>([.. items])));
        cases.Add(Make.Collections(Nested, static items => new BindingList<List<int>>([.. items])));
        cases.Add(Make.Collections(Samples.Double, static items => new ReadOnlyCollection<double>(items)));
        cases.Add(Make.Collections(Texts.All, static items => new ReadOnlyCollection<string>(items)));
        cases.Add(Make.Collections(Samples.Int64, static items => new ReadOnlyObservableCollection<long>(new(items))));
        cases.Add(Make.Collections(Texts.All, static items => new ReadOnlyObservableCollection<string>(new(items))));
    }

    private static void AddConcurrent(CaseGroup cases)
    {
        cases.Add(Make.Collections(Samples.Int32, static items => new ConcurrentQueue<int>(items)));
        cases.Add(Make.Collections(Texts.All, static items => new ConcurrentQueue<string>(items)));
        cases.Add(Make.Collections(Samples.Int32, static items => new ConcurrentStack<int>(items)));
        cases.Add(Make.Collections(Texts.All, static items => new ConcurrentStack<string>(items)));
        cases.Add(Make.Collections(Samples.Int32, static items => new ConcurrentBag<int>(items)));
        cases.Add(Make.Collections(Texts.All, static items => new ConcurrentBag<string>(items)));
    }

    private static void AddImmutable(CaseGroup cases)
    {
        cases.Add([() => default, .. Make.Collections(Samples.Int32, static items => ImmutableArray.Create(items))[1..]]);
        cases.Add([() => default, .. Make.Collections(Samples.Byte, static items => ImmutableArray.Create(items))[1..]]);
        cases.Add([() => default, .. Make.Collections(Texts.All, static items => ImmutableArray.Create(items))[1..]]);
        cases.AddValues<ImmutableArray<int>?>(null, [], [1, 2, 3], [.. Enumerable.Range(0, 300)], [int.MinValue]);
        cases.Add(Make.Collections(Samples.Int32, static items => ImmutableList.Create(items)));
        cases.Add(Make.Collections(Texts.All, static items => ImmutableList.Create(items)));
        cases.Add(Make.Collections(Samples.Int32, static items => ImmutableQueue.Create(items)));
        cases.Add(Make.Collections(Texts.All, static items => ImmutableQueue.Create(items)));
        cases.Add(Make.Collections(Samples.Int32, static items => ImmutableStack.Create(items)));
        cases.Add(Make.Collections(Texts.All, static items => ImmutableStack.Create(items)));
        cases.Add<List<ImmutableStack<ImmutableArray<string>>>>(() => [[["a", null!], default, []], null!], () => [], () => null!, () => [[]], () => [[[]]]);
    }

    private static void AddQueues(CaseGroup cases)
    {
        cases.Add(
            () => null!,
            () => new PriorityQueue<string, int>(),
            () => new PriorityQueue<string, int>([("a", 1)]),
            () => new PriorityQueue<string, int>(Enumerable.Range(0, 100).Select(static i => ($"e{i}", i * 7 % 10))),
            () => new PriorityQueue<string, int>([(null!, 0), ("", int.MinValue), ("z", int.MaxValue), ("same", 0), ("same", 0)]));
        cases.Add(
            () => null!,
            () => new PriorityQueue<List<int>?, DateTime>(),
            () => new PriorityQueue<List<int>?, DateTime>([(null, DateTime.MinValue)]),
            () => new PriorityQueue<List<int>?, DateTime>([([1], DateTime.MaxValue), ([], DateTime.UnixEpoch), ([2, 3], DateTime.MinValue)]),
            () => new PriorityQueue<List<int>?, DateTime>(Enumerable.Range(0, 300).Select(static i => ((List<int>?)[i], new DateTime(i * 31 % 97)))));
    }
}
