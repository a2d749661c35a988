using System.Collections;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Dynamic;
using System.Net;
using System.Net.Mail;
using System.Runtime.CompilerServices;
using Graupel.TestCases.Known;

namespace Graupel.TestCases.Graphs;

/// <summary>Graphs in which objects occur several times, also inside themselves. Only a serializer that keeps identity takes them all.</summary>
[UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Nobody listens to these lists.")]
public static class GraphCases
{
    public const string Group = "graphs";

    public static IReadOnlyList<TestCase> All { get; } = Make();

    private static IReadOnlyList<TestCase> Make()
    {
        var cases = new CaseGroup(Group);
        AddRings(cases);
        AddChains(cases);
        AddRecords(cases);
        AddLoose(cases);
        AddUnions(cases);
        AddShared(cases);
        cases.Add(() => new Shelf(), Shelf.MakeBehind, Shelf.MakeInFront);
        cases.Add(() => null!, () => new Letter(), Letter.Make);
        return cases.Cases;
    }

    private static void AddRings(CaseGroup cases)
    {
        cases.Add(() => null!, () => new Fellow(), MakeSelf, MakeRing, MakeThroughCollections);
        cases.Add<Fellow[]>(
            static () => [MakeRing(), MakeSelf(), null!],
            static () =>
            {
                var row = new Fellow[3];
                row[0] = new Fellow { Row = row };
                row[2] = new Fellow { Best = row[0], Row = row };
                return row;
            });
        cases.Add<List<Fellow?>>(static () =>
        {
            var list = new List<Fellow?>();
            list.AddRange([new Fellow { Others = list }, null, new Fellow { Others = list }]);
            list.Add(list[0]);
            return list;
        });
        cases.Add<Dictionary<string, Fellow>>(static () =>
        {
            Fellow friend = MakeRing();
            return new() { ["a"] = friend, ["b"] = friend.Best!, ["c"] = friend };
        });
        cases.Add<(Fellow, Fellow)>(static () =>
        {
            Fellow friend = MakeSelf();
            return (friend, friend);
        });
        cases.Add<Seat[]>(static () =>
        {
            Fellow friend = MakeSelf();
            return [new Seat { Taken = friend }, new Seat { Taken = friend, Number = 1 }];
        });
    }

    private static void AddChains(CaseGroup cases)
    {
        cases.Add(() => new Twin(), () => MakeTwins(2), () => MakeTwins(100), MakeTwinRing);
        cases.AddMore("long", () => MakeTwins(3_000));
        cases.Add(() => MakeNamedTwins(2), () => MakeNamedTwins(70));
        cases.Add(() => null!, () => new PackedTwin(), MakePacked);
        cases.Add<Twin[]>(() => [MakeTwins(3), MakeTwinRing()]);
    }

    private static void AddRecords(CaseGroup cases)
    {
        cases.Add<Drawer>(static () => new() { Sticker = new("a") }, MakeDrawer);
        cases.Add<Entry>(static () => new("a", null, new("l")), static () => new("a", MakeDrawer(), null));
        cases.Add<Entry[]>(static () =>
        {
            var entry = new Entry("a", null, new Sticker("same"));
            return [entry, entry with { Name = "b" }, entry];
        });
    }

    private static void AddLoose(CaseGroup cases)
    {
        cases.Add<StrongBox<object?>>(static () => new(1), static () =>
        {
            StrongBox<object?> box = new();
            box.Value = new object?[] { box.Value, LooseCases.Loose(("list", new List<object?> { DBNull.Value, DBNull.Value })) };
            return box;
        });
        cases.Add<ExpandoObject>(static () =>
        {
            ExpandoObject loose = new(), other = new();
            IDictionary<string, object?> names = loose;
            names["self"] = loose;
            names["other"] = other;
            ((IDictionary<string, object?>)other)["back"] = new object?[] { loose, other };
            names["again"] = other;
            return loose;
        });
        cases.Add<Knot>(static () =>
        {
            Knot knot = new() { Box = new(), Rows = [] };
            knot.Box.Value = knot;
            knot.Rows.Add(knot.Box);
            knot.Rows.Add(new(new Knot { Box = knot.Box }));
            return knot;
        });
    }

    private static void AddUnions(CaseGroup cases)
    {
        cases.Add<Item>(() => null!, () => new Lone { Data = [1] }, MakeGroup);
        cases.Add<Team>(() => MakeGroup());
        cases.Add<Item[]>(static () =>
        {
            Team group = MakeGroup();
            return [group, group.Items![0]!, group];
        });
    }

    private static void AddShared(CaseGroup cases)
    {
        cases.Add(Pairs<int[]>.Of(static () => [1, 2]));
        cases.Add(Pairs<byte[]>.Of(static () => [1, 2]));
        cases.Add(Pairs<string[]>.Of(static () => ["a", "b"]));
        cases.Add(Pairs<int[,]>.Of(static () => new[,] { { 1 }, { 2 } }));
        cases.Add(Pairs<List<byte>>.Of(static () => [1, 2]));
        cases.Add(Pairs<List<int>>.Of(static () => [1, 2]));
        cases.Add(Pairs<HashSet<string>>.Of(static () => ["a"]));
        cases.Add(Pairs<Dictionary<int, string>>.Of(static () => new() { [1] = "a" }));
        cases.Add(Pairs<SortedDictionary<int, string>>.Of(static () => new() { [1] = "a" }));
        cases.Add(Pairs<LinkedList<int>>.Of(static () => new([1, 2])));
        cases.Add(Pairs<Stack<int>>.Of(static () => new([1, 2])));
        cases.Add(Pairs<ObservableCollection<string>>.Of(static () => ["a"]));
        cases.Add(Pairs<ReadOnlyCollection<int>>.Of(static () => new([1])));
        cases.Add(Pairs<ImmutableList<int>>.Of(static () => [1, 2]));
        cases.Add(Pairs<FrozenDictionary<int, int>>.Of(static () => new Dictionary<int, int> { [1] = 2 }.ToFrozenDictionary()));
        cases.Add(Pairs<Tuple<int, string>>.Of(static () => new(1, "a")));
        cases.Add(Pairs<Lazy<int>>.Of(static () => new(1)));
        cases.Add(Pairs<StrongBox<int>>.Of(static () => new(1)));
        cases.Add(Pairs<ExpandoObject>.Of(static () => LooseCases.Loose(("a", 1))));
        cases.Add(Pairs<BindingList<string>>.Of(static () => ["a"]));
        cases.Add(Pairs<MailAddress>.Of(static () => new("a@example.org")));
        cases.Add(Pairs<BitArray>.Of(static () => new(3, true)));
        cases.Add(Pairs<IPAddress>.Of(static () => new(0x0100007FL)));
        cases.Add(Pairs<string>.Of(static () => "text"));
        cases.Add(Pairs<Sticker>.Of(static () => new("a")));
        cases.Add(Pairs<List<Sticker>>.Of(static () => [new("a")]));
        cases.Add(Pairs<Seat>.Of(static () => new() { Taken = new() { Name = "a" } }));
    }

    public static Fellow MakeSelf()
    {
        var self = new Fellow { Name = "self", Age = 1 };
        self.Best = self;
        return self;
    }

    public static Fellow MakeRing()
    {
        var last = new Fellow { Name = "c" };
        var first = new Fellow { Name = "a", Best = new() { Name = "b", Best = last } };
        last.Best = first;
        return first;
    }

    public static Twin MakeTwins(int count)
    {
        var first = new Twin();
        Twin last = first;
        for (int i = 1; i < count; i++)
        {
            last = last.Next = new Twin { Id = i, Previous = last };
        }

        return first;
    }

    private static Fellow MakeThroughCollections()
    {
        var friend = new Fellow { Name = "all" };
        Fellow other = MakeRing();
        friend.Others = [friend, other, other, null];
        friend.Row = [other, friend, null];
        friend.ByName = new() { ["me"] = friend, ["other"] = other, ["none"] = null };
        friend.Seat = new() { Taken = friend, Number = 1 };
        friend.Spare = new() { Taken = other, Number = 2 };
        friend.Fixed = friend.Others!.OfType<Fellow>().ToList();
        friend.Waiting = new([friend, other]);
        other.Others = friend.Others;
        other.ByName = friend.ByName;
        other.Row = friend.Row;
        other.Waiting = friend.Waiting;
        return friend;
    }

    private static Twin MakeTwinRing()
    {
        Twin first = MakeTwins(3);
        Twin last = first.Next!.Next!;
        last.Next = first;
        first.Previous = last;
        return first;
    }

    private static NamedTwin MakeNamedTwins(int count)
    {
        var first = new NamedTwin();
        NamedTwin last = first;
        for (int i = 1; i < count; i++)
        {
            last = last.Next = new NamedTwin { Id = i, Previous = last };
        }

        return first;
    }

    private static PackedTwin MakePacked()
    {
        int[] numbers = [1, 2];
        var first = new PackedTwin { Numbers = numbers, All = [] };
        first.Next = new() { Previous = first, All = first.All, Next = new() { Numbers = numbers, Next = first } };
        first.All.AddRange([first, first.Next, null]);
        return first;
    }

    private static Drawer MakeDrawer()
    {
        var label = new Sticker("same");
        var drawer = new Drawer { Sticker = label, Below = new() { Sticker = label } };
        drawer.Entries.AddRange([new("a", drawer, label), new("b", drawer.Below, null), null]);
        drawer.First = drawer.Entries[1];
        return drawer;
    }

    private static Team MakeGroup()
    {
        var group = new Team { Items = [] };
        var chosen = new Lone { Parent = group, Data = [1, 2] };
        group.Items.AddRange([chosen, new Team { Parent = group, Items = group.Items, Chosen = chosen }, null, new Lone { Data = chosen.Data }, chosen]);
        group.Chosen = chosen;
        group.Parent = group;
        return group;
    }
}
