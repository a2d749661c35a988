using Graupel.TestCases.Hooks;

namespace Graupel.Conformance.Hooks;

/// <summary>Populating together with versions, cases, kept members, null checks, other calls and threads.</summary>
public class PopulateEdgeTests
{
    public static TheoryData<string> AllWays => [.. Way.All.Concat(Way.Preserving).Select(static way => way.ToString())];

    [Theory]
    [MemberData(nameof(AllWays))]
    public void A_struct_at_the_root_is_filled(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        List<int> rows = [1];
        var plot = new Plot { Width = 1, Rows = rows };
        serializer.Populate(serializer.Serialize(new Plot { Width = 2, Rows = [2, 3] }), ref plot);
        Assert.Equal(2, plot.Width);
        Assert.Same(rows, plot.Rows);
        Assert.Equal([2, 3], rows);
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void A_collection_that_is_a_case_is_filled_or_merged(string way)
    {
        foreach (PopulateMode mode in Enum.GetValues<PopulateMode>())
        {
            var serializer = new Serializer(Way.Get(way).Serializer.Options.WithCase<object, List<int>>(64).WithCase<object, Dictionary<string, int>>(65) with { Populate = mode });
            var list = new List<int> { 1 };
            object value = list;
            serializer.Populate(serializer.Serialize<object>(new List<int> { 2, 3 }), ref value);
            Assert.Same(list, value);
            Assert.Equal(mode == PopulateMode.Merge ? [1, 2, 3] : [2, 3], list);

            value = new Dictionary<string, int> { ["a"] = 1, ["b"] = 1 };
            serializer.Populate(serializer.Serialize<object>(new Dictionary<string, int> { ["b"] = 2 }), ref value);
            Assert.Equal(mode == PopulateMode.Merge ? ["a1", "b2"] : ["b2"], Assert.IsType<Dictionary<string, int>>(value).Select(static pair => pair.Key + pair.Value));
        }
    }

    // The first that is read keeps it, unless it becomes something else.
    [Theory]
    [MemberData(nameof(AllWays))]
    public void An_object_of_two_members_stays_in_the_one_that_still_has_it(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        var knob = new Knob { Turn = 1, Local = "kept" };
        int[] numbers = [1, 2];
        var panel = new Panel { Hovered = knob, Selected = knob, Before = numbers, After = numbers };
        serializer.Populate(serializer.Serialize(new EarlierPanel { Selected = new() { Turn = 2 }, Before = [5], After = [6, 7] }), ref panel);
        Assert.Null(panel.Hovered);
        Assert.Same(knob, panel.Selected);
        Assert.Equal((2, "kept"), (knob.Turn, knob.Local));
        Assert.Equal([5], panel.Before!);
        Assert.Same(numbers, panel.After);
        Assert.Equal([6, 7], numbers);

        panel.Hovered = knob;
        serializer.Populate(serializer.Serialize(new EarlierPanel { Hovered = new() { Turn = 3 }, Selected = new() { Turn = 4 } }), ref panel);
        Assert.Same(knob, panel.Hovered);
        Assert.Equal((3, 4, null), (knob.Turn, panel.Selected!.Turn, panel.Selected.Local));
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void What_new_objects_hold_at_first_is_not_merged(string way)
    {
        Serializer merging = new(Way.Get(way).Serializer.Options with { Populate = PopulateMode.Merge });
        byte[] bytes = merging.Serialize(new Kiosk { Next = new() });
        Kiosk? kiosk = null;
        merging.Populate(bytes, ref kiosk);
        Check(kiosk!);
        Check(kiosk!.Next!);

        // One that is there and a new one behind it.
        kiosk.Next = null;
        merging.Populate(bytes, ref kiosk);
        Assert.Equal(["a", "b", "a", "b"], kiosk!.Papers);
        Assert.Equal(2, kiosk.Prices.Count);
        Check(kiosk.Next!);

        Stall stall = new Booth();
        merging.Populate(merging.Serialize<Stall>(new Bower()), ref stall);
        Assert.Equal(["c"], Assert.IsType<Bower>(stall).Roses);

        static void Check(Kiosk kiosk)
        {
            Assert.Equal(["a", "b"], kiosk.Papers);
            Assert.Equal(["x", "y"], kiosk.Prices.Keys);
        }
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void A_chain_that_does_not_come_last_is_filled(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        byte[] bytes = serializer.Serialize(new NewLink { Id = 1, Items = [1], Next = new() { Id = 2, Items = [2], Comment = "c" }, Comment = "d" });
        List<int> first = [], second = [];
        var next = new Link { Items = second };
        var link = new Link { Items = first, Next = next };
        serializer.Populate(bytes, ref link);
        Assert.Same(next, link.Next);
        Assert.Same(first, link.Items);
        Assert.Same(second, next.Items);
        Assert.Equal((1, 2), (link.Id, next.Id));
        Assert.Equal([2], second);

        var alone = new Link { Items = first };
        serializer.Populate(bytes, ref alone);
        Assert.NotSame(first, alone.Next!.Items);
        Assert.Equal([1], first);
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void A_chain_whose_cases_come_from_options_is_filled(string way)
    {
        Serializer serializer = new(Way.Get(way).Serializer.Options.WithCase<Link, ColdLink>(7));
        byte[] bytes = serializer.Serialize(new Link { Id = 1, Next = new ColdLink { Id = 2, Degrees = 3, Next = new() { Id = 4, Items = [5] } } });
        List<int> items = [];
        var last = new Link { Items = items };
        var cold = new ColdLink { Next = last };
        var link = new Link { Next = cold };
        serializer.Populate(bytes, ref link);
        Assert.Same(cold, link.Next);
        Assert.Equal((2, 3), (cold.Id, cold.Degrees));
        Assert.Same(last, cold.Next);
        Assert.Same(items, last.Items);
        Assert.Equal([5], items);
    }

    [Theory]
    [EveryWay]
    public void Kept_members_below_are_those_that_came_last(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        var kept = serializer.Deserialize<KeepingLink>(serializer.Serialize(new KeepingLinkOfNewer { Below = new() { Id = 1, Comment = "old" } }));
        KeptLink below = kept.Below!;
        serializer.Populate(serializer.Serialize(new KeepingLinkOfNewer { Below = new() { Id = 2, Comment = "new" } }), ref kept);
        Assert.Same(below, kept.Below);
        Assert.Equal("new", serializer.Deserialize<KeepingLinkOfNewer>(serializer.Serialize(kept)).Below!.Comment);
    }

    [Theory]
    [EveryWay]
    public void Kept_members_of_another_format_give_way(string way)
    {
        Way own = Way.Get(way);
        Serializer serializer = own.Serializer, other = Way.All.First(one => one.Format != own.Format).Serializer;
        KeptShelf shelf = other.Deserialize<KeptShelf>(other.Serialize(new ShelfOfNewer { Items = [1], Comment = "old" }))!;
        List<int> items = shelf.Items;
        serializer.Populate(serializer.Serialize(new ShelfOfNewer { Items = [2, 3], Comment = "new" }), ref shelf);
        Assert.Same(items, shelf.Items);
        Assert.Equal([2, 3], items);
        Assert.Equal("new", serializer.Deserialize<ShelfOfNewer>(serializer.Serialize(shelf))!.Comment);
    }

    [Theory]
    [EveryWay]
    public void What_a_base_has_kept_of_another_format_gives_way(string way)
    {
        Way own = Way.Get(way);
        Serializer serializer = own.Serializer, other = Way.All.First(one => one.Format != own.Format).Serializer;
        KeptShelfAbove shelf = other.Deserialize<KeptShelfAbove>(other.Serialize(new ShelfAboveNewer { Items = [1], Comment = "old", Height = 1 }))!;
        List<int> items = shelf.Items;
        serializer.Populate(serializer.Serialize(new ShelfAboveNewer { Items = [2, 3], Comment = "new", Height = 2 }), ref shelf);
        Assert.Same(items, shelf.Items);
        Assert.Equal([2, 3], items);
        Assert.Equal(2, shelf.Height);
        Assert.Equal("new", serializer.Deserialize<ShelfAboveNewer>(serializer.Serialize(shelf))!.Comment);
    }

    [Theory]
    [EveryWay]
    public void Nulls_that_are_replaced_are_no_error(string way)
    {
        Serializer strict = new(Way.Get(way).Serializer.Options with { Strictness = Strictness.NullAnnotations });
        byte[] bytes = strict.Serialize(new Owing { Items = [1], Other = new() { Items = [2] } });
        var other = new Owing();
        var owing = new Owing { Other = other };
        strict.Populate(bytes, ref owing);
        Assert.Same(other, owing.Other);
        Assert.Equal([2], other.Items);

        var derived = new OwingMore { Other = new() };
        strict.Populate(strict.Serialize(new OwingMore { Items = [3], More = 4 }), ref derived);
        Assert.Equal(4, derived.More);

        Serializer lax = Way.Get(way).Serializer;
        var e = Assert.Throws<GraupelException>(() => strict.Populate(lax.Serialize(new Owing { Items = [1], Other = new() }), ref owing));
        Assert.Equal((ErrorKind.InvalidValue, "Other.Items"), (e.Kind, e.Path));
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void Tables_that_are_new_compare_as_the_contract_says(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        byte[] bytes = serializer.Serialize(new Registers { Names = { "a" }, Counts = { ["b"] = 1 }, More = { ["c"] = 2 } });
        var registers = new Registers { Names = null!, Counts = null!, More = null! };
        serializer.Populate(bytes, ref registers);
        Assert.Contains("A", registers.Names);
        Assert.Equal(1, registers.Counts["B"]);
        Assert.Equal(2, registers.More["C"]);

        var sharing = new Registers();
        sharing.More = sharing.Counts;
        serializer.Populate(bytes, ref sharing);
        Assert.NotSame(sharing.Counts, sharing.More);
        Assert.Equal(1, sharing.Counts["B"]);
        Assert.Equal(2, sharing.More["C"]);
    }

    [Theory]
    [EveryWay]
    public void A_call_from_within_another_has_its_own_objects(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        var curious = new Curious { Look = Look, Items = [1] };
        List<int> items = curious.Items;
        serializer.Populate(serializer.Serialize(new Curious { Items = [2], Number = 3 }), ref curious);
        Assert.Same(items, curious.Items);
        Assert.Equal([2], items);
        Assert.Equal(3, curious.Number);

        void Look()
        {
            var inner = new Curious { Items = [7] };
            List<int> innerItems = inner.Items;
            serializer.Populate(serializer.Serialize(new Curious { Items = [8] }), ref inner);
            Assert.Same(innerItems, inner.Items);
            Assert.Equal([8], innerItems);
        }
    }

    [Theory]
    [EveryWay]
    public async Task Threads_do_not_share_what_they_fill(string way)
    {
        Serializer serializer = new(Way.Get(way).Serializer.Options);
        using var meeting = new Barrier(2);
        await Task.WhenAll(Enumerable.Range(1, 2).Select(number => Task.Factory.StartNew(
            () => Fill(number), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default)));

        // Both threads are in the middle of their calls when they meet.
        void Fill(int number)
        {
            bool met = false;
            List<int> items = [0];
            var curious = new Curious { Items = items };
            byte[] bytes = serializer.Serialize(new Curious { Items = [number, number] });
            curious.Look = () => met = met || meeting.SignalAndWait(TimeSpan.FromSeconds(20));
            serializer.Populate(bytes, ref curious);
            Assert.True(met);
            Assert.Same(items, curious.Items);
            Assert.Equal([number, number], items);
        }
    }
}

[Contract]
public sealed class Kiosk
{
    [Order(1)]
    public List<string> Papers { get; } = ["a", "b"];

    [Order(2)]
    public Dictionary<string, int> Prices { get; set; } = new() { ["x"] = 1, ["y"] = 2 };

    [Order(3)]
    public Kiosk? Next { get; set; }
}

[Contract]
[Union(1, typeof(Booth))]
[Union(2, typeof(Bower))]
public abstract class Stall;

[Contract]
public sealed class Booth : Stall;

[Contract]
public sealed class Bower : Stall
{
    [Order(1)]
    public List<string> Roses { get; } = ["c"];
}
