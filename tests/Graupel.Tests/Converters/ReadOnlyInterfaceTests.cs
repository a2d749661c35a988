namespace Graupel.Tests.Converters;

/// <summary>Sets and maps behind interfaces that cannot change them.</summary>
public class ReadOnlyInterfaceTests
{
    private static readonly Serializer Serializer = new();

    [Fact]
    public void What_a_new_instance_holds_is_filled()
    {
        Holder read = Serializer.Deserialize<Holder>(Serializer.Serialize(new Holder { Set = new SortedSet<string> { "b", "c" }, Map = new SortedList<string, int> { ["b"] = 1 } }));
        Assert.Equal(["b", "c"], Assert.IsType<SortedSet<string>>(read.Set));
        Assert.Equal([new("b", 1)], Assert.IsType<SortedDictionary<string, int>>(read.Map));
        Assert.Equal(["b"], Serializer.Deserialize<Frozen>(Serializer.Serialize(new Frozen { Set = new HashSet<string> { "b" } })).Set);
    }

    [Fact]
    public void What_an_existing_instance_holds_is_filled()
    {
        byte[] bytes = Serializer.Serialize(new Holder { Set = new HashSet<string> { "B" }, Map = new Dictionary<string, int> { ["B"] = 2 } });
        var set = new SortedSet<string>(StringComparer.OrdinalIgnoreCase) { "a" };
        var map = new SortedList<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 };
        Holder? held = new() { Set = set, Map = map };
        Serializer.Populate(bytes, ref held);
        Assert.Same(set, held!.Set);
        Assert.Same(map, held.Map);
        Assert.Equal(["B"], set);
        Assert.Equal(2, map["b"]);
    }

    [Fact]
    public void A_view_is_replaced()
    {
        byte[] bytes = Serializer.Serialize(new Holder { Set = new HashSet<string> { "B" }, Map = new Dictionary<string, int> { ["B"] = 2 } });
        var inner = new Dictionary<string, int> { ["a"] = 1 };
        Holder? held = new() { Map = inner.AsReadOnly() };
        Serializer.Populate(bytes, ref held);
        Assert.Equal([new("B", 2)], held!.Map);
        Assert.Equal([new("a", 1)], inner);
    }

    public sealed class Holder
    {
        public IReadOnlySet<string> Set { get; set; } = new SortedSet<string> { "a" };

        public IReadOnlyDictionary<string, int> Map { get; set; } = new SortedDictionary<string, int> { ["a"] = 1 };
    }

    public sealed class Frozen
    {
        public IReadOnlySet<string> Set { get; set; } = System.Collections.Frozen.FrozenSet.ToFrozenSet(["a"]);
    }
}
