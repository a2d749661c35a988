using System.Collections;
using System.Collections.Immutable;

namespace Graupel.Conformance.Identity;

/// <summary>One collection in two places that are declared otherwise, and collections that hold themselves behind interfaces.</summary>
public class SharedCollectionTests
{
    [Theory]
    [EveryWay(Preserving = true)]
    public void What_comes_back_as_another_class_is_refused_where_that_cannot_stand(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        int[] items = [1, 2, 3];
        Refused("List<System.Int32>", () => serializer.Serialize(new Two<IReadOnlyList<int>, int[]>(items, items)));
        char[] letters = ['a'];
        Refused("List<System.Char>", () => serializer.Serialize(new Two<IReadOnlyList<char>, object>(letters, letters)));
        string[] texts = ["a"];
        Refused("System.Object[]", () => serializer.Serialize(new Two<object[], string[]>(texts, texts)));
        var set = new HashSet<int> { 1 };
        Refused("List<System.Int32>", () => serializer.Serialize(new Two<IEnumerable<int>, HashSet<int>>(set, set)));
        var sorted = new SortedDictionary<string, int> { ["a"] = 1 };
        Refused("Dictionary<System.String, System.Int32>", () =>
            serializer.Serialize(new Two<IReadOnlyDictionary<string, int>, SortedDictionary<string, int>>(sorted, sorted)));
        ImmutableSortedSet<int> immutable = [2, 1];
        Refused("ImmutableHashSet<System.Int32>", () => serializer.Serialize(new Two<IImmutableSet<int>, ImmutableSortedSet<int>>(immutable, immutable)));
        var list = new ArrayList { 1 };
        Refused("List<System.Object>", () => serializer.Serialize(new Two<IEnumerable, ArrayList>(list, list)));
        var table = new Hashtable { ["a"] = 1 };
        Refused("Dictionary<System.Object, System.Object>", () => serializer.Serialize(new Two<IDictionary, Hashtable>(table, table)));
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void Where_it_can_stand_it_is_one(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        int[] items = [1, 2, 3];
        Two<int[], IReadOnlyList<int>> first = serializer.DeepClone(new Two<int[], IReadOnlyList<int>>(items, items));
        Assert.Same(first.First, first.Second);
        Two<IEnumerable<int>, IReadOnlyCollection<int>> both = serializer.DeepClone(new Two<IEnumerable<int>, IReadOnlyCollection<int>>(items, items));
        Assert.Same(both.First, both.Second);
        Assert.Equal(items, both.First);
        var table = new Hashtable { ["a"] = 1 };
        Two<IDictionary, object> open = serializer.DeepClone(new Two<IDictionary, object>(table, table));
        Assert.Same(open.First, open.Second);
        Assert.Equal(1, Assert.IsType<Dictionary<object, object?>>(open.Second)["a"]);
        Two<IDictionary, object> again = serializer.DeepClone(open);
        Assert.Same(again.First, again.Second);
        var list = new ArrayList { "x" };
        Two<IList, object> loose = serializer.DeepClone(new Two<IList, object>(list, list));
        Assert.Same(loose.First, loose.Second);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void What_a_fresh_instance_holds_is_what_comes_back(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var stocked = new Stocked();
        stocked.Filled.Add(1);
        stocked.Sorted = (SortedSet<int>)stocked.Filled;
        Stocked read = serializer.DeepClone(stocked);
        Assert.Same(read.Filled, read.Sorted);
        Assert.Equal([1], read.Filled);
        int[] items = [1, 2];
        Refused("List<System.Int32>", () => serializer.Serialize(new Stocked { Empty = items, Array = items }));
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void Dictionaries_and_sets_behind_interfaces_may_hold_themselves(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var map = new Dictionary<string, object?>();
        map["self"] = map;
        IDictionary<string, object?> read = serializer.DeepClone(new Two<IDictionary<string, object?>, string>(map, null)).First!;
        Assert.Same(read, read["self"]);
        var table = new Hashtable();
        table["self"] = table;
        IDictionary untyped = serializer.DeepClone(new Two<IDictionary, string>(table, null)).First!;
        Assert.Same(untyped, untyped["self"]);
        var root = new Folder();
        root.All = new Dictionary<string, Folder> { ["root"] = root, ["leaf"] = new Folder() };
        root.All["leaf"].All = root.All;
        root.Group = new HashSet<Folder> { root, root.All["leaf"] };
        root.All["leaf"].Group = root.Group;
        Folder entry = serializer.DeepClone(root);
        Assert.Same(entry, entry.All!["root"]);
        Assert.Same(entry.All, entry.All["leaf"].All);
        Assert.Same(entry.Group, entry.All["leaf"].Group);
        Assert.True(entry.Group!.SetEquals(entry.All.Values));
    }

    [Theory]
    [EveryWay]
    public void A_dictionary_of_objects_may_stand_as_an_object(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var map = new Dictionary<object, object?> { [1] = "one", ["k"] = null, [2L] = new Dictionary<object, object?> { ['c'] = 1m } };
        Dictionary<object, object?> read = Assert.IsType<Dictionary<object, object?>>(serializer.DeepClone(new Two<object, string>(map, null)).First);
        Assert.Equal(["one", null], [read[1], read["k"]]);
        Assert.Equal(1m, Assert.IsType<Dictionary<object, object?>>(read[2L])['c']);
    }

    private static void Refused(string made, Action write)
    {
        GraupelException e = Assert.Throws<GraupelException>(write);
        Assert.Equal(ErrorKind.KindMismatch, e.Kind);
        Assert.Contains(made, e.Message, StringComparison.Ordinal);
    }
}

[Contract]
public sealed class Stocked
{
    [Order(1)]
    public ICollection<int> Filled { get; } = new SortedSet<int>();

    [Order(2)]
    public SortedSet<int>? Sorted { get; set; }

    [Order(3)]
    public IReadOnlyList<int> Empty { get; set; } = [];

    [Order(4)]
    public int[]? Array { get; set; }
}

[Contract]
public sealed class Folder
{
    [Order(1)]
    public IDictionary<string, Folder>? All { get; set; }

    [Order(2)]
    public ISet<Folder>? Group { get; set; }
}
