using Graupel.TestCases.Hooks;

namespace Graupel.Conformance.Hooks;

/// <summary>Objects whose members get new values when they are populated.</summary>
public class RootOnlyTests
{
    public static TheoryData<string> AllWays => [.. Way.All.Concat(Way.Preserving).Select(static way => way.ToString())];

    [Theory]
    [MemberData(nameof(AllWays))]
    public void What_the_root_refers_to_is_not_changed(string way)
    {
        var serializer = new Serializer(Way.Get(way).Serializer.Options with { Populate = PopulateMode.RootOnly });
        List<int> hours = [1];
        var gardener = new Gardener { Age = 2, Hours = hours };
        var garden = new Garden { Number = 1, Gardener = gardener, Name = "kept" };
        Garden before = garden;
        serializer.Populate(serializer.Serialize(new Garden { Number = 5, Gardener = new() { Age = 20, Hours = [2, 3] } }), ref garden);
        Assert.Same(before, garden);
        Assert.Equal((5, null), (garden.Number, garden.Name));
        Assert.NotSame(gardener, garden.Gardener);
        Assert.Equal(20, garden.Gardener!.Age);
        Assert.Equal([2, 3], garden.Gardener.Hours!);
        Assert.Equal(2, gardener.Age);
        Assert.Equal([1], hours);
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void A_dictionary_of_a_new_object_is_filled_as_one_without_a_setter(string way)
    {
        var serializer = new Serializer(Way.Get(way).Serializer.Options with { Populate = PopulateMode.RootOnly });
        var holder = new Holding();
        (Dictionary<string, int> map, List<int> list) = (holder.Map, holder.List);
        serializer.Populate(serializer.Serialize(new Holding { Map = { ["b"] = 2 }, List = { 3 } }), ref holder);
        Assert.Same(map, holder.Map);
        Assert.Same(list, holder.List);
        Assert.Equal((2, 3), (map["B"], list[0]));
    }

    [Contract]
    public class Holding
    {
        [Order(1)]
        public Dictionary<string, int> Map { get; set; } = new(StringComparer.OrdinalIgnoreCase);

        [Order(2)]
        public List<int> List { get; } = [];
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void A_set_and_a_dictionary_that_a_new_object_does_not_hold_are_not_changed(string way)
    {
        var serializer = new Serializer(Way.Get(way).Serializer.Options with { Populate = PopulateMode.RootOnly });
        var holder = new Stocking { Map = new() { ["old"] = 1 }, Set = [9] };
        (Dictionary<string, int> map, HashSet<int> set) = (holder.Map, holder.Set);
        byte[] bytes = serializer.Serialize(new Stocking { Map = new() { ["new"] = 2 }, Set = [1] });
        Assert.Throws<GraupelException>(() => serializer.Populate(bytes.AsSpan(0, bytes.Length - 1), ref holder));
        serializer.Populate(bytes, ref holder);
        Assert.Equal((1, 2), (map["old"], holder.Map!["new"]));
        Assert.Equal([9], set);
        Assert.Equal([1], holder.Set);
    }

    [Contract]
    public class Stocking
    {
        [Order(1)]
        public Dictionary<string, int>? Map { get; set; }

        [Order(2)]
        public HashSet<int>? Set { get; set; }
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void Failing_changes_no_struct(string way)
    {
        var serializer = new Serializer(Way.Get(way).Serializer.Options with { Populate = PopulateMode.RootOnly });
        int[] numbers = [1, 2];
        (int Number, int[] Numbers) value = (1, numbers);
        byte[] bytes = serializer.Serialize((2, (int[])[3, 4]));
        Assert.Throws<GraupelException>(() => serializer.Populate(bytes.AsSpan(0, bytes.Length - 1), ref value));
        Assert.Equal((1, numbers), value);
        serializer.Populate(bytes, ref value);
        Assert.Equal([1, 2], numbers);
        Assert.Equal([3, 4], value.Numbers);
    }
}
