using System.Collections;
using System.Collections.ObjectModel;

namespace Graupel.Conformance.Hooks;

/// <summary>Collections of the user's that properties without a setter hold stay there and are filled, as those of the framework are.</summary>
public class OwnHeldTests
{
    private static readonly Comparer<string> Descending = Comparer<string>.Create(static (one, other) => string.CompareOrdinal(other, one));

    [Theory]
    [EveryWay]
    public void A_collection_knows_its_owner_when_it_was_read(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        var nest = new Nest { Eggs = { new Egg { Size = 1 }, new Egg { Size = 2 } }, Log = { 3, 4 }, Once = { 5 } };
        AssertKnown(serializer.Deserialize<Nest>(serializer.Serialize(nest)));
        AssertKnown(serializer.DeepClone(nest));

        static void AssertKnown(Nest copy)
        {
            Assert.Equal([1, 2], copy.Eggs.Select(static egg => egg.Size));
            Assert.All(copy.Eggs, egg => Assert.Same(copy, egg.Nest));
            Assert.Equal([3, 4], copy.Log);
            Assert.Equal("log", copy.Log.Name);
            Assert.Equal([5], copy.Once);
            Assert.Equal("once", copy.Once.Name);
        }
    }

    [Theory]
    [EveryWay]
    public void So_does_one_of_an_object_that_a_constructor_with_parameters_makes(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        Nest copy = serializer.Deserialize<NamedNest>(serializer.Serialize(new NamedNest("a") { Eggs = { new Egg { Size = 1 } }, Log = { 2 } }));
        Assert.Same(copy, Assert.Single(copy.Eggs).Nest);
        Assert.Equal("log", copy.Log.Name);
    }

    [Theory]
    [EveryWay]
    public void A_collection_keeps_the_comparer_of_its_initializer(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        var names = new Names { Map = { ["b"] = 1, ["A"] = 2 }, Set = { "x" }, Sorted = { ["a"] = 1, ["b"] = 2 } };
        Names copy = serializer.Deserialize<Names>(serializer.Serialize(names));
        Assert.Equal(2, copy.Map["a"]);
        Assert.Contains("X", copy.Set);
        Assert.Equal(["b", "a"], copy.Sorted.Keys);
    }

    [Theory]
    [EveryWay]
    public void One_with_another_comparer_than_it_would_be_filled_with_is_refused(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        GraupelException e = Assert.Throws<GraupelException>(() => serializer.Serialize(new Names(StringComparer.Ordinal) { Map = { ["a"] = 1, ["A"] = 2 } }));
        Assert.Equal((ErrorKind.InvalidValue, nameof(Names.Map)), (e.Kind, e.Path));
    }

    [Theory]
    [EveryWay]
    public void One_that_is_made_anew_is_refused_with_a_remedy_that_it_can_take(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        GraupelException e = Assert.Throws<GraupelException>(() => serializer.Serialize(new Assigned()));
        Assert.Equal(ErrorKind.InvalidValue, e.Kind);
        Assert.Contains("without a setter", e.Message, StringComparison.Ordinal);
        Assert.DoesNotContain("[Comparer]", e.Message, StringComparison.Ordinal);
    }

    [Contract]
    public class Nest
    {
        public Nest() => Eggs = new Clutch(this);

        [Order(1)] public Clutch Eggs { get; }

        [Order(2)] public LogCollection<int> Log { get; } = new("log");

        [Order(3)] public Once Once { get; } = new("once");
    }

    [Contract]
    public sealed class NamedNest(string name) : Nest
    {
        [Order(1)] public string Name { get; } = name;
    }

    [Contract]
    public sealed class Egg
    {
        [Order(1)] public int Size { get; set; }

        [SkipPack] public Nest? Nest { get; set; }
    }

    /// <summary>Tells its elements who holds them.</summary>
    public sealed class Clutch : Collection<Egg>
    {
        private readonly Nest? _nest;

        public Clutch()
        {
        }

        public Clutch(Nest nest) => _nest = nest;

        protected override void InsertItem(int index, Egg item)
        {
            item.Nest = _nest;
            base.InsertItem(index, item);
        }
    }

    /// <summary>Takes no element out.</summary>
    public sealed class LogCollection<T>(string? name) : ICollection<T>
    {
        private readonly List<T> _items = [];

        public LogCollection()
            : this(null)
        {
        }

        public string? Name => name;

        public int Count => _items.Count;

        public bool IsReadOnly => false;

        public void Add(T item) => _items.Add(item);

        public void Clear() => throw new NotSupportedException();

        public bool Contains(T item) => _items.Contains(item);

        public void CopyTo(T[] array, int arrayIndex) => _items.CopyTo(array, arrayIndex);

        public bool Remove(T item) => throw new NotSupportedException();

        public IEnumerator<T> GetEnumerator() => _items.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    /// <summary>Has no interface that fills it.</summary>
    public sealed class Once(string? name) : IEnumerable<int>
    {
        private readonly List<int> _items = [];

        public Once()
            : this(null)
        {
        }

        public string? Name => name;

        public void Add(int item) => _items.Add(item);

        public IEnumerator<int> GetEnumerator() => _items.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    public sealed class ByName<TValue> : Dictionary<string, TValue>
    {
        public ByName()
        {
        }

        public ByName(IEqualityComparer<string> comparer)
            : base(comparer)
        {
        }
    }

    public sealed class NameSet : HashSet<string>
    {
        public NameSet()
        {
        }

        public NameSet(IEqualityComparer<string> comparer)
            : base(comparer)
        {
        }
    }

    public sealed class SortedNames : SortedDictionary<string, int>
    {
        public SortedNames()
        {
        }

        public SortedNames(IComparer<string> comparer)
            : base(comparer)
        {
        }
    }

    [Contract]
    public sealed class Names
    {
        public Names()
            : this(StringComparer.OrdinalIgnoreCase)
        {
        }

        public Names(StringComparer comparer)
        {
            Map = new(comparer);
            Set = new(comparer);
        }

        [Order(1)] public ByName<int> Map { get; }

        [Order(2)] public NameSet Set { get; }

        [Order(3)] public SortedNames Sorted { get; } = new(Descending);
    }

    [Contract]
    public sealed class Assigned
    {
        [Order(1)] public ByName<int> Map { get; set; } = new(StringComparer.OrdinalIgnoreCase);
    }
}
