using System.Collections.Concurrent;
using System.Collections.ObjectModel;

namespace Graupel.Conformance.Hooks;

/// <summary>What several members or objects hold at first is not filled: reading one would change the others.</summary>
public class SharedStartTests
{
    [Theory]
    [EveryWay]
    public void A_collection_that_a_static_field_holds_stays_as_it_is(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        StartsStatic[] copies = serializer.DeepClone(new StartsStatic[]
        {
            new() { Map = new(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 }, Set = new HashSet<int> { 1 }, View = new Dictionary<int, string> { [1] = "x" } },
            new() { Map = new(StringComparer.OrdinalIgnoreCase) { ["b"] = 2 }, Set = new HashSet<int> { 2 }, View = new Dictionary<int, string> { [2] = "y" } },
        });
        Assert.Equal([("a", 1, "x"), ("b", 2, "y")], copies.Select(static one => (one.Map.Keys.Single(), one.Set.Single(), one.View.Values.Single())));
        Assert.True(copies[0].Map.ContainsKey("A"));
        Assert.Empty(StartsStatic.EmptyMap);
        Assert.Empty(StartsStatic.EmptySet);
        Assert.Empty(StartsStatic.EmptyView);

        var existing = new StartsStatic();
        serializer.Populate(serializer.Serialize(copies[0]), ref existing);
        Assert.Equal(1, existing.Map["A"]);
        Assert.Empty(StartsStatic.EmptyMap);
        Assert.Empty(new StartsStatic().View);
    }

    [Theory]
    [EveryWay]
    public void One_that_an_existing_object_has_got_since_is_filled(string way)
    {
        SerializerOptions options = Way.Get(way).Serializer.Options;
        byte[] bytes = Way.Get(way).Serializer.Serialize(new StartsStatic { Map = new(StringComparer.OrdinalIgnoreCase) { ["b"] = 2 } });
        foreach (PopulateMode mode in (PopulateMode[])[PopulateMode.Replace, PopulateMode.Merge])
        {
            var map = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 };
            var existing = new StartsStatic { Map = map };
            new Serializer(options with { Populate = mode }).Populate(bytes, ref existing);
            Assert.Same(map, existing.Map);
            Assert.Equal(mode == PopulateMode.Merge ? ["a", "b"] : ["b"], existing.Map.Keys);
            Assert.Empty(StartsStatic.EmptySet);
        }
    }

    [Theory]
    [EveryWay]
    public void A_collection_that_two_members_hold_becomes_two(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        StartsAlike copy = serializer.DeepClone(new StartsAlike { One = new() { ["a"] = 1 }, Two = new() { ["b"] = 2 } });
        Assert.Equal(("a", "b"), (copy.One.Keys.Single(), copy.Two.Keys.Single()));
        Assert.Empty(serializer.DeepClone(new StartsAlike { One = new() { ["a"] = 1 }, Two = [] }).Two);
    }

    [Theory]
    [EveryWay]
    public void One_of_its_own_is_filled(string way)
    {
        var made = new List<Dictionary<string, int>>();
        StartsApart.Made = made;
        StartsApart copy = Way.Get(way).Serializer.DeepClone(new StartsApart { Map = { ["a"] = 1 } });
        Assert.Contains(made, one => ReferenceEquals(one, copy.Map));
        Assert.Equal(1, copy.Map["A"]);
    }

    [Theory]
    [EveryWay]
    public void One_of_an_object_that_is_made_from_its_members_stays_as_it_is(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        MadeStatic[] copies = serializer.DeepClone(new MadeStatic[]
        {
            MadeStatic.Of(1, "a", "x", "k"),
            MadeStatic.Of(2, "b", "y", "l"),
        });
        Assert.Equal(
            [(1, "a", 1, "x", "k"), (2, "b", 2, "y", "l")],
            copies.Select(static one => (one.Id, one.Map.Keys.Single(), one.Set.Single(), one.View.Values.Single(), one.Sorted.Keys.Single())));
        Assert.True(copies[0].Map.ContainsKey("A"));
        Assert.True(copies[0].Sorted.ContainsKey("K"));
        Assert.Empty(MadeStatic.EmptyMap);
        Assert.Empty(MadeStatic.EmptySet);
        Assert.Empty(MadeStatic.EmptyView);
        Assert.Empty(MadeStatic.EmptySorted);
    }

    [Theory]
    [EveryWay]
    public void One_that_has_no_setter_is_filled_all_the_same(string way)
    {
        MadeOwn copy = Way.Get(way).Serializer.DeepClone(new MadeOwn(1) { Map = { ["a"] = 1 } });
        Assert.Equal(1, copy.View["a"]);
    }

    [Theory]
    [EveryWay]
    public void One_behind_an_interface_keeps_its_class(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        StartsSorted copy = serializer.DeepClone(new StartsSorted { Set = new SortedSet<int> { 2, 1 }, Map = new ConcurrentDictionary<int, string> { [1] = "x" } });
        Assert.IsType<SortedSet<int>>(copy.Set);
        Assert.IsType<ConcurrentDictionary<int, string>>(copy.Map);
        Assert.Empty(StartsSorted.EmptySet);

        MadeSorted made = serializer.DeepClone(new MadeSorted(1) { Set = new SortedSet<int> { 2, 1 }, Map = new ConcurrentDictionary<int, string> { [1] = "x" } });
        Assert.Equal([1, 2], Assert.IsType<SortedSet<int>>(made.Set));
        Assert.Equal("x", Assert.IsType<ConcurrentDictionary<int, string>>(made.Map)[1]);
        Assert.Empty(StartsSorted.EmptyMap);
    }
}

[Contract]
public sealed class MadeStatic(int id)
{
    public static readonly Dictionary<string, int> EmptyMap = new(StringComparer.OrdinalIgnoreCase);
    public static readonly ISet<int> EmptySet = new HashSet<int>();
    public static readonly IReadOnlyDictionary<int, string> EmptyView = new Dictionary<int, string>();
    public static readonly SortedDictionary<string, int> EmptySorted = new(StringComparer.OrdinalIgnoreCase);

    public static MadeStatic Of(int number, string key, string text, string place) => new(number)
    {
        Map = new(StringComparer.OrdinalIgnoreCase) { [key] = number },
        Set = new HashSet<int> { number },
        View = new Dictionary<int, string> { [number] = text },
        Sorted = new(StringComparer.OrdinalIgnoreCase) { [place] = number },
    };

    [Order(1)]
    public int Id { get; } = id;

    [Order(2)]
    public Dictionary<string, int> Map { get; set; } = EmptyMap;

    [Order(3)]
    public ISet<int> Set { get; set; } = EmptySet;

    [Order(4)]
    public IReadOnlyDictionary<int, string> View { get; init; } = EmptyView;

    [Order(5)]
    public SortedDictionary<string, int> Sorted { get; set; } = EmptySorted;
}

[Contract]
public sealed class MadeOwn
{
    public MadeOwn(int id)
    {
        Id = id;
        Map = [];
        View = new(Map);
    }

    [Order(1)]
    public int Id { get; }

    [Order(2)]
    public Dictionary<string, int> Map { get; }

    [SkipPack]
    public ReadOnlyDictionary<string, int> View { get; }
}

[Contract]
public sealed class StartsSorted
{
    public static readonly ISet<int> EmptySet = new SortedSet<int>();
    public static readonly IDictionary<int, string> EmptyMap = new ConcurrentDictionary<int, string>();

    [Order(1)]
    public ISet<int> Set { get; set; } = EmptySet;

    [Order(2)]
    public IDictionary<int, string> Map { get; set; } = EmptyMap;
}

[Contract]
public sealed class MadeSorted(int id)
{
    [Order(1)]
    public int Id { get; } = id;

    [Order(2)]
    public ISet<int> Set { get; set; } = StartsSorted.EmptySet;

    [Order(3)]
    public IDictionary<int, string> Map { get; set; } = StartsSorted.EmptyMap;
}

[Contract]
public sealed class StartsStatic
{
    public static readonly Dictionary<string, int> EmptyMap = new(StringComparer.OrdinalIgnoreCase);
    public static readonly HashSet<int> EmptySet = [];
    public static readonly IReadOnlyDictionary<int, string> EmptyView = new Dictionary<int, string>();

    [Order(1)]
    public Dictionary<string, int> Map { get; set; } = EmptyMap;

    [Order(2)]
    public ISet<int> Set { get; set; } = EmptySet;

    [Order(3)]
    public IReadOnlyDictionary<int, string> View { get; set; } = EmptyView;
}

[Contract]
public sealed class StartsAlike
{
    public StartsAlike() => One = Two = [];

    [Order(1)]
    public Dictionary<string, int> One { get; set; }

    [Order(2)]
    public Dictionary<string, int> Two { get; set; }
}

[Contract]
public sealed class StartsApart
{
    [ThreadStatic]
    internal static List<Dictionary<string, int>>? Made;

    public StartsApart()
    {
        Map = new(StringComparer.OrdinalIgnoreCase);
        Made?.Add(Map);
    }

    [Order(1)]
    public Dictionary<string, int> Map { get; set; }
}
