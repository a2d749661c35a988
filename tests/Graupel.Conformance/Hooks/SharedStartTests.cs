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
        foreach (PopulateMode mode in Enum.GetValues<PopulateMode>())
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
