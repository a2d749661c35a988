using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Graupel.Tests.Converters;

/// <summary>Collections that are copied or made as a whole: the elements are those, and in the order, of their enumeration, whatever they wrap.</summary>
public class WholeCollectionTests
{
    private static readonly Serializer Serializer = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    private static readonly string[] Texts = [.. Enumerable.Range(0, 300).Select(static i => $"{i * 7919 % 301}")];

    [Fact]
    public void The_elements_are_those_of_the_enumeration()
    {
        Check(new Collection<string>(), []);
        Check(new Collection<string>([.. Texts]), Texts);
        Check(new Collection<string>(new OwnList(Texts)), Texts);
        Check(new ObservableCollection<string>(Texts), Texts);
        Check(new ReadOnlyCollection<string>([.. Texts]), Texts);
        Check(new ReadOnlyCollection<string>(new List<string>(Texts)), Texts);
        Check(new ReadOnlyCollection<string>(new OwnList(Texts)), Texts);
        Check(new ReadOnlyCollection<string>(new ReadOnlyCollection<string>(Texts)), Texts);
        Check(new ReadOnlyObservableCollection<string>(new ObservableCollection<string>(Texts)), Texts);
        Check(new ReadOnlyObservableCollection<string>(new OwnObservable(Texts)), Texts);
        Check(new ReadOnlyCollection<object>(Texts), Texts);
        Check(ImmutableList.Create(Texts), Texts);
        Check(new Queue<string>(Texts), Texts);
        Check(new Stack<string>(Texts), [.. Enumerable.Reverse(Texts)]);
        Check(new ConcurrentQueue<string>(Texts), Texts);
        Check(new ConcurrentStack<string>(Texts), [.. Enumerable.Reverse(Texts)]);
        Check(new ConcurrentBag<string>(Texts));
        Check(new SortedSet<int>(Texts.Select(int.Parse)));
        Check(ImmutableHashSet.Create(Texts));
        Check(ImmutableSortedSet.Create(Texts.Select(int.Parse).ToArray()));
        Check(Texts.ToFrozenSet());
        Check(new ReadOnlySet<string>(new HashSet<string>(Texts)));
        Check(new ReadOnlySet<string>(ImmutableHashSet.Create(Texts)));
    }

    [Fact]
    public void So_are_the_pairs()
    {
        Dictionary<string, int> map = Texts.Distinct().ToDictionary(static text => text, int.Parse);
        Dictionary<int, string> numbers = map.ToDictionary(static pair => pair.Value, static pair => pair.Key);
        Check(new SortedDictionary<int, string>(numbers));
        Check(new SortedList<int, string>(numbers));
        Check(map.ToFrozenDictionary());
        Check(map.ToImmutableDictionary());
        Check(numbers.ToImmutableSortedDictionary());
        Check(new ReadOnlyDictionary<string, int>(map));
        Check(new ReadOnlyDictionary<string, int>(map.ToFrozenDictionary()));
        Check(new ConcurrentDictionary<string, int>(map));
        Check(new OrderedDictionary<string, int>(map));
    }

    [Fact]
    public void What_was_read_can_be_changed()
    {
        Collection<string> list = Serializer.DeepClone(new Collection<string>([.. Texts]));
        list.RemoveAt(0);
        list.Add("new");
        Assert.Equal([.. Texts[1..], "new"], list);
        Queue<string> queue = Serializer.DeepClone(new Queue<string>(Texts));
        queue.Enqueue("new");
        Assert.Equal([.. Texts, "new"], queue);
    }

    private static void Check<T>(T collection, IEnumerable<object>? expected = null)
        where T : IEnumerable
    {
        object[] elements = [.. Each(collection)];
        Assert.Equal(expected ?? elements, elements);
        byte[] bytes = Serializer.Serialize(collection);
        T read = Serializer.Deserialize<T>(bytes);
        Assert.Equal(expected is null ? elements.ToHashSet() : elements, expected is null ? Each(read).ToHashSet() : Each(read));

        // The same bytes as those of its elements in a list; pairs are no elements of one.
        if (collection is IEnumerable<string>)
        {
            Assert.Equal(Serializer.Serialize(elements.Cast<string>().ToList()), bytes);
        }
    }

    // Not by LINQ, which copies what says that it can.
    private static IEnumerable<object> Each(IEnumerable collection)
    {
        foreach (object element in collection)
        {
            yield return element;
        }
    }

    private sealed class OwnList(IEnumerable<string> items) : IList<string>
    {
        private readonly List<string> _items = [.. items];

        public int Count => _items.Count;

        public bool IsReadOnly => true;

        public string this[int index]
        {
            get => _items[index];
            set => throw new NotSupportedException();
        }

        // What copies nothing would leave what the memory held before.
        public void CopyTo(string[] array, int arrayIndex)
        {
        }

        public IEnumerator<string> GetEnumerator() => _items.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        public bool Contains(string item) => _items.Contains(item);

        public int IndexOf(string item) => _items.IndexOf(item);

        public void Add(string item) => throw new NotSupportedException();

        public void Insert(int index, string item) => throw new NotSupportedException();

        public void Clear() => throw new NotSupportedException();

        public bool Remove(string item) => throw new NotSupportedException();

        public void RemoveAt(int index) => throw new NotSupportedException();
    }

    private sealed class OwnObservable(IEnumerable<string> items) : ObservableCollection<string>(items);
}
