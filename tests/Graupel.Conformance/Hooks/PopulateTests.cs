using Graupel.TestCases.Hooks;

namespace Graupel.Conformance.Hooks;

/// <summary>What becomes of each kind of member of an object that is populated: the table of docs/populate.md.</summary>
public class PopulateTests
{
    public static TheoryData<string> AllWays => [.. Way.All.Concat(Way.Preserving).Select(static way => way.ToString())];

    [Theory]
    [MemberData(nameof(AllWays))]
    public void Numbers_texts_structs_and_what_constructors_make_are_replaced(string way)
    {
        List<int> rows = [1], lines = [1];
        var label = new Label(1, lines);
        var garden = new Garden { Number = 1, Name = "old", Plot = new() { Width = 1, Rows = rows }, Label = label, Page = new Uri("http://old/") };
        Garden before = garden;
        Populate(way, new Garden { Number = 2, Name = "new", Plot = new() { Rows = [2] }, Label = new(2, [2]), Page = new Uri("http://new/") }, ref garden);
        Assert.Same(before, garden);
        Assert.Equal((2, "new", 0), (garden.Number, garden.Name, garden.Plot.Width));
        Assert.Equal([2], garden.Plot.Rows!);
        Assert.Equal([1], rows);
        Assert.NotSame(label, garden.Label);
        Assert.Equal([2], garden.Label!.Lines);
        Assert.Equal([1], lines);
        Assert.Equal("http://new/", garden.Page!.ToString());
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void Objects_are_filled_at_every_depth(string way)
    {
        List<int> hours = [1], inner = [1];
        var innermost = new Gardener { Age = 3, Hours = inner };
        var gardener = new Gardener { Age = 2, Hours = hours };
        var behind = new Garden { Gardener = innermost, Name = "gone" };
        var garden = new Garden { Gardener = gardener, Behind = behind };
        Populate(
            way,
            new Garden { Gardener = new() { Age = 20, Hours = [2, 3], Word = "w" }, Behind = new() { Gardener = new() { Age = 30, Hours = [4] }, Number = 5 } },
            ref garden);
        Assert.Same(gardener, garden.Gardener);
        Assert.Same(hours, gardener.Hours);
        Assert.Equal((20, "w"), (gardener.Age, gardener.Word));
        Assert.Equal([2, 3], hours);
        Assert.Same(behind, garden.Behind);
        Assert.Equal((5, null), (behind.Number, behind.Name));
        Assert.Same(innermost, behind.Gardener);
        Assert.Same(inner, innermost.Hours);
        Assert.Equal([4], inner);
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void Null_replaces_and_is_replaced(string way)
    {
        var gardener = new Gardener { Age = 1, Hours = [1] };
        var garden = new Garden { Gardener = gardener, Helpers = [], Behind = null, Plant = new Bush(), Yields = [1] };
        Populate(way, new Garden { Behind = new() { Gardener = new() { Age = 4, Hours = [5] } } }, ref garden);
        Assert.Null(garden.Gardener);
        Assert.Null(garden.Helpers);
        Assert.Null(garden.Plant);
        Assert.Null(garden.Yields);
        Assert.Equal(1, gardener.Age);
        Assert.Equal([5], garden.Behind!.Gardener!.Hours!);
        Populate(way, null, ref garden!);
        Assert.Null(garden);
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void Collections_are_cleared_and_filled(string way)
    {
        Garden garden = MakeCollections();
        Garden before = MakeCollectionsOf(garden);
        Populate(way, MakeOthers(), ref garden);
        Assert.Same(before.Helpers, garden.Helpers);
        Assert.Equal([20, 30], garden.Helpers!.Select(static helper => helper.Age));
        Assert.Same(before.Beds, garden.Beds);
        Assert.Equal(["B: 20", "c: 3"], garden.Beds!.Select(static bed => $"{bed.Key}: {bed.Value}").Order(StringComparer.Ordinal));
        Assert.Same(before.Tags, garden.Tags);
        Assert.Equal(["t2", "t3"], garden.Tags!.Order());
        Assert.Same(before.Seen, garden.Seen);
        Assert.Equal([2], garden.Seen!);
        Assert.Same(before.Days, garden.Days);
        Assert.Equal([new(2, "zwei"), new(3, "drei")], garden.Days!);
        Assert.Same(before.Pots, garden.Pots);
        Assert.Equal([4, 3], garden.Pots!);
        Assert.Same(before.Seeds, garden.Seeds);
        Assert.Equal([2], garden.Seeds!);
        Assert.Equal([2], garden.Fixed!);
        Assert.Equal([2], garden.Paths);
        Assert.Equal([1], before.Fixed!);
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void Collections_are_merged_on_request(string way)
    {
        Garden garden = MakeCollections();
        Garden before = MakeCollectionsOf(garden);
        Gardener first = garden.Helpers![0];
        Serializer merging = new(Way.Get(way).Serializer.Options with { Populate = PopulateMode.Merge });
        merging.Populate(merging.Serialize(MakeOthers()), ref garden);
        Assert.Same(before.Helpers, garden.Helpers);
        Assert.Same(first, garden.Helpers![0]);
        Assert.Equal([1, 20, 30], garden.Helpers!.Select(static helper => helper.Age));
        Assert.Same(before.Beds, garden.Beds);
        Assert.Equal(["B: 20", "a: 1", "c: 3"], garden.Beds!.Select(static bed => $"{bed.Key}: {bed.Value}").Order(StringComparer.Ordinal));
        Assert.Equal(["t1", "t2", "t3"], garden.Tags!.Order());
        Assert.Equal([1, 2], garden.Seen!);
        Assert.Equal([new(1, "one"), new(2, "zwei"), new(3, "drei")], garden.Days!);
        Assert.Equal([1, 2], garden.Seeds!);
        Assert.Equal([1, 2], garden.Paths);
        Assert.Same(before.Pots, garden.Pots);
        Assert.Equal([2, 1, 4, 3], garden.Pots!);
        Assert.Equal([2], garden.Fixed!);

        List<int> root = [1], same = root;
        merging.Populate(merging.Serialize<List<int>>([2]), ref root);
        Assert.Same(same, root);
        Assert.Equal([1, 2], root);
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void Arrays_are_kept_where_their_length_is_the_same(string way)
    {
        int[] yields = [1, 2];
        byte[] map = [1];
        int[,] grid = new int[1, 2];
        var garden = new Garden { Yields = yields, Map = map, Grid = grid };
        Populate(way, new Garden { Yields = [3, 4], Map = [5], Grid = new[,] { { 6, 7 } } }, ref garden);
        Assert.Same(yields, garden.Yields);
        Assert.Equal([3, 4], yields);
        Assert.Same(map, garden.Map);
        Assert.Equal([5], map);
        Assert.Same(grid, garden.Grid);
        Assert.Equal(7, grid[0, 1]);
        Populate(way, new Garden { Yields = [8], Map = [8, 9], Grid = new[,] { { 8 }, { 9 } } }, ref garden);
        Assert.Equal([3, 4], yields);
        Assert.Equal([8], garden.Yields!);
        Assert.Equal([8, 9], garden.Map!);
        Assert.Equal(9, garden.Grid![1, 0]);
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void Cases_are_filled_where_they_are_the_same(string way)
    {
        List<int> berries = [1];
        var owner = new Gardener { Hours = [1] };
        var tree = new Tree { Height = 1, Owner = owner };
        List<int> anything = [1];
        var garden = new Garden { Plant = tree, Anything = anything };
        Populate(way, new Garden { Plant = new Tree { Height = 2, Owner = new() { Age = 3 } }, Anything = (List<int>)[2, 3] }, ref garden);
        Assert.Same(tree, garden.Plant);
        Assert.Equal(2, tree.Height);
        Assert.Same(owner, tree.Owner);
        Assert.Equal(3, owner.Age);
        Assert.Null(owner.Hours);
        Assert.Same(anything, garden.Anything);
        Assert.Equal([2, 3], anything);
        Populate(way, new Garden { Plant = new Bush { Height = 4, Berries = [5] }, Anything = 7 }, ref garden);
        Assert.Equal(2, tree.Height);
        Assert.Equal([5], Assert.IsType<Bush>(garden.Plant).Berries!);
        Assert.Equal(7, garden.Anything);
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void A_root_that_is_a_case_is_filled(string way)
    {
        List<int> berries = [1];
        Plant plant = new Bush { Berries = berries }, before = plant;
        Populate(way, new Bush { Height = 1, Berries = [2] }, ref plant);
        Assert.Same(before, plant);
        Assert.Equal([2], berries);
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void What_is_missing_stays(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        List<int> hours = [1];
        var gardener = new Gardener { Age = 1, Hours = hours, Word = "stays", Next = new() { Age = 2 } };
        var garden = new Garden { Name = "stays", Gardener = gardener, Helpers = [new() { Age = 1 }] };
        serializer.Populate(serializer.Serialize(new SmallGarden { Number = 7, Gardener = new() { Age = 8 } }), ref garden);
        Assert.Equal((7, "stays", 8, "stays"), (garden.Number, garden.Name, gardener.Age, gardener.Word));
        Assert.Same(gardener, garden.Gardener);
        Assert.Same(hours, gardener.Hours);
        Assert.Equal([1], hours);
        Assert.Equal(2, gardener.Next.Age);
        Assert.Single(garden.Helpers!);
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void Members_of_bases_are_filled(string way)
    {
        List<int> hours = [1], learned = [1];
        var pupil = new Gardener { Hours = learned };
        var next = new Gardener { Age = 1, Hours = [1] };
        var master = new Master { Hours = hours, Pupil = pupil, Next = next };
        Populate(way, new Master { Hours = [2], Pupil = new() { Hours = [3] }, Rank = 4, Age = 5, Next = new() { Age = 6, Hours = [7] } }, ref master);
        Assert.Same(hours, master.Hours);
        Assert.Equal([2], hours);
        Assert.Same(pupil, master.Pupil);
        Assert.Same(learned, pupil.Hours);
        Assert.Equal([3], learned);
        Assert.Equal((4, 5), (master.Rank, master.Age));
        Assert.Same(next, master.Next);
        Assert.Equal(6, next.Age);
        Assert.Equal([7], next.Hours);
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void Chains_are_filled_by_a_loop(string way)
    {
        const int Count = 100_000;
        Gardener chain = MakeChain(Count, 1), first = chain;
        Gardener[] before = [.. Nodes(chain)];
        List<int>[] hours = [.. before.Select(static node => node.Hours!)];
        Populate(way, MakeChain(Count + 2, 2), ref chain);
        Assert.Same(first, chain);
        Gardener[] after = [.. Nodes(chain)];
        Assert.Equal(Count + 2, after.Length);
        Assert.True(before.Index().All(one => one.Item == after[one.Index] && after[one.Index].Hours == hours[one.Index]));
        Assert.True(after.Index().All(static one => one.Item.Age == 2 + one.Index && one.Item.Hours is [var hour] && hour == one.Item.Age));
        Populate(way, MakeChain(1, 3), ref chain);
        Assert.Equal(3, Assert.Single(Nodes(chain)).Age);
    }

    [Theory]
    [MemberData(nameof(AllWays))]
    public void One_object_does_not_become_two(string way)
    {
        var shared = new Gardener { Age = 1, Hours = [1] };
        var garden = new Garden { Gardener = shared, Behind = new() { Gardener = shared, Beds = new() { ["a"] = 1 } } };
        garden.Beds = garden.Behind.Beds;
        Populate(
            way,
            new Garden { Gardener = new() { Age = 2, Hours = [2] }, Beds = new() { ["b"] = 2 }, Behind = new() { Gardener = new() { Age = 3, Hours = [3] }, Beds = new() { ["c"] = 3 } } },
            ref garden);
        Assert.Equal((2, 3), (garden.Gardener!.Age, garden.Behind!.Gardener!.Age));
        Assert.Equal([2], garden.Gardener.Hours!);
        Assert.Equal([3], garden.Behind.Gardener.Hours!);
        Assert.Equal(["b"], garden.Beds!.Keys);
        Assert.Equal(["c"], garden.Behind.Beds!.Keys);
    }

    [Theory]
    [EveryWay]
    public void A_failure_leaves_the_variable(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        byte[] bytes = serializer.Serialize(new Garden { Number = 2, Gardener = new() { Age = 2, Hours = [2, 3] } });
        var gardener = new Gardener { Age = 1 };
        var garden = new Garden { Number = 1, Gardener = gardener };
        Garden before = garden;
        Assert.Throws<GraupelException>(() => serializer.Populate(bytes.AsSpan(0, bytes.Length - 3), ref garden));
        Assert.Same(before, garden);
        Assert.Same(gardener, garden.Gardener);
        serializer.Populate(bytes, ref garden);
        Assert.Equal(2, gardener.Age);
    }

    private static void Populate<[ContractParameter] T>(string way, T from, ref T into)
    {
        Serializer serializer = Way.Get(way).Serializer;
        serializer.Populate(serializer.Serialize(from), ref into);
    }

    private static Garden MakeCollections() => new()
    {
        Helpers = [new() { Age = 1 }],
        Beds = new() { ["a"] = 1, ["B"] = 2 },
        Tags = ["t1", "t2"],
        Seen = [1],
        Fixed = [1],
        Days = new() { [1] = "one", [2] = "two" },
        Pots = new([1, 2]),
        Seeds = [1],
        Paths = { 1 },
    };

    private static Garden MakeOthers() => new()
    {
        Helpers = [new() { Age = 20 }, new() { Age = 30 }],
        Beds = new() { ["B"] = 20, ["c"] = 3 },
        Tags = ["t2", "t3"],
        Seen = [2],
        Fixed = [2],
        Days = new() { [2] = "zwei", [3] = "drei" },
        Pots = new([3, 4]),
        Seeds = [2],
        Paths = { 2 },
    };

    /// <summary>The same collections in another object.</summary>
    private static Garden MakeCollectionsOf(Garden garden) => new()
    {
        Helpers = garden.Helpers,
        Beds = garden.Beds,
        Tags = garden.Tags,
        Seen = garden.Seen,
        Fixed = garden.Fixed,
        Days = garden.Days,
        Pots = garden.Pots,
        Seeds = garden.Seeds,
    };

    private static Gardener MakeChain(int count, int first)
    {
        Gardener? chain = null;
        for (int i = count - 1; i >= 0; i--)
        {
            chain = new Gardener { Age = first + i, Hours = [first + i], Next = chain };
        }

        return chain!;
    }

    private static IEnumerable<Gardener> Nodes(Gardener? chain)
    {
        for (; chain is not null; chain = chain.Next)
        {
            yield return chain;
        }
    }
}
