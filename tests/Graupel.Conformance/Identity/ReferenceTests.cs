using Graupel.TestCases.Graphs;

namespace Graupel.Conformance.Identity;

/// <summary>What identity means beyond coming back equal: length, limits, errors, existing graphs.</summary>
public class ReferenceTests
{
    public static TheoryData<string> PlainWays => [.. Way.All.Select(static way => way.ToString())];

    [Theory]
    [EveryWay(Preserving = true)]
    public void A_list_of_a_million_nodes_that_know_the_one_before_goes_through(string name)
    {
        const int Nodes = 1_000_000;
        Serializer serializer = Way.Get(name).Serializer;
        byte[] bytes = serializer.Serialize(GraphCases.MakeTwins(Nodes));
        using var stream = new WaitingStream(bytes, 1 << 16);
        foreach (Twin read in (Twin[])[serializer.Deserialize<Twin>(bytes), stream.Read(serializer.For<Twin>())])
        {
            int count = 1;
            for (Twin node = read; node.Next is { } next; node = next, count++)
            {
                Assert.True(next.Previous == node && next.Id == count);
            }

            Assert.Equal(Nodes, count);
        }
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void A_large_array_in_its_own_elements_is_one(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var row = new Fellow?[100_000];
        row[0] = row[^1] = new Fellow { Row = row };
        byte[] bytes = serializer.Serialize(row);
        using var stream = new Tests.Carriers.ScriptedStream(bytes, 1000, canSeek: false);
        foreach (Fellow?[] read in (Fellow?[][])[serializer.Deserialize<Fellow?[]>(bytes), serializer.Deserialize<Fellow?[]>(stream)])
        {
            Assert.Same(read, read[0]!.Row);
            Assert.Same(read[0], read[^1]);
        }
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void A_large_array_in_its_own_elements_is_one_where_something_is_filled_from_a_stream(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var row = new Fellow?[100_000];
        row[^1] = new Fellow { Row = row };
        byte[] bytes = serializer.Serialize(new Fellow { Name = "new", Row = row });
        foreach (bool canSeek in (bool[])[false, true])
        {
            var friend = new Fellow();
            Fellow before = friend;
            var stream = new Tests.Carriers.ScriptedStream([.. bytes, 7], 1000, canSeek);
            serializer.Populate(stream, ref friend);
            Assert.Equal(bytes.Length, stream.Taken);
            Assert.Same(before, friend);
            Assert.Equal("new", friend.Name);
            Assert.Same(friend.Row, friend.Row![^1]!.Row);
        }
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void A_large_array_in_its_own_elements_is_one_in_an_envelope(string name)
    {
        var options = new EnvelopeOptions { Serializer = Way.Get(name).Serializer };
        var row = new Fellow?[100_000];
        row[0] = row[^1] = new Fellow { Row = row };
        using var written = new MemoryStream();
        Envelope.Write(written, row, options);
        foreach (byte[] envelope in (byte[][])[written.ToArray(), Envelope.Write(row, options)])
        {
            foreach (bool canSeek in (bool[])[false, true])
            {
                var stream = new Tests.Carriers.ScriptedStream([.. envelope, 7], 1000, canSeek);
                Fellow?[] read = Envelope.Read<Fellow?[]>(stream, options);
                Assert.Equal(envelope.Length, stream.Taken);
                Assert.Same(read, read[0]!.Row);
                Assert.Same(read[0], read[^1]);

                envelope[^1] ^= 1;
                stream = new Tests.Carriers.ScriptedStream(envelope, 1000, canSeek);
                Assert.Equal(ErrorKind.ChecksumMismatch, Assert.Throws<GraupelException>(() => Envelope.Read<Fellow?[]>(stream, options)).Kind);
                envelope[^1] ^= 1;
            }
        }
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void Existing_objects_are_filled_and_stay_what_they_are(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        byte[] bytes = serializer.Serialize(GraphCases.MakeSelf());
        var friend = new Fellow { Best = new Fellow(), Name = "before" };
        Fellow before = friend;
        serializer.Populate(bytes, ref friend);
        Assert.Same(before, friend);
        Assert.Same(friend, friend.Best);
        Assert.Equal("self", friend.Name);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void One_existing_object_does_not_become_two(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        byte[] bytes = serializer.Serialize(new Pairs<List<int>> { First = [1], Second = [2] });
        List<int> same = [7];
        var pairs = new Pairs<List<int>> { First = same, Second = same };
        serializer.Populate(bytes, ref pairs);
        Assert.Equal([1], pairs.First!);
        Assert.Equal([2], pairs.Second!);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void A_constructor_keeps_the_collections_that_it_made(string name)
    {
        Shelf read = Way.Get(name).Serializer.DeepClone(Shelf.MakeBehind());
        Assert.True(read.First!.IsWhole());
        Assert.Same(read.First.Numbers, read.After);
        Assert.Equal([1, 2], read.After!);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void A_collection_that_its_owner_refers_to_stays_shared(string name)
    {
        Shelf read = Way.Get(name).Serializer.DeepClone(Shelf.MakeInside());
        Assert.Same(read.First!.Numbers, read.First.Same);
        Assert.Same(read.First.Numbers, read.After);
        Assert.Equal([1, 2], read.After!);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void Collections_are_doubled_by_choice(string name)
    {
        Serializer serializer = new(Way.Get(name).Serializer.Options with { References = References.PreserveObjects });
        List<Sticker> list = [new("a")];
        Pairs<List<Sticker>> read = serializer.DeepClone(new Pairs<List<Sticker>> { First = list, Second = list });
        Assert.NotSame(read.First, read.Second);
        Assert.Same(read.First![0], read.Second![0]);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void An_object_that_is_made_from_its_members_cannot_be_one_of_them(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var drawer = new Drawer { Sticker = new("l"), Below = null };
        var entry = new Entry("a", drawer, null);
        drawer.Entries.Add(entry);
        GraupelException refused = Assert.Throws<GraupelException>(() => serializer.Serialize(entry));
        Assert.Equal((ErrorKind.CycleDetected, "Owner.Entries[0]"), (refused.Kind, refused.Path));
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void Objects_are_counted(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        Serializer small = new(serializer.Options with { Limits = Limits.Default with { MaxGraphBytes = 100 } });
        List<Sticker> labels = [new("a"), new("b"), new("c"), new("d"), new("e")];
        Assert.Equal(5, small.DeepClone(labels).Count);
        labels.AddRange([new("f"), new("g")]);
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => small.Serialize(labels)).Kind);
        byte[] bytes = serializer.Serialize(labels);
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => small.Deserialize<List<Sticker>>(bytes)).Kind);
    }

    [Theory]
    [MemberData(nameof(PlainWays))]
    public void Without_it_every_ring_is_refused_by_the_path_that_closes_it(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        Fellow direct = GraphCases.MakeRing();
        Assert.Equal("Best.Best.Best", PathOf(serializer, direct));
        Assert.Equal("[1].Best.Best.Best", PathOf<Fellow?[]>(serializer, [null, direct]));

        var list = new Fellow();
        list.Others = [null, list];
        Assert.Equal("Others[1]", PathOf(serializer, list));
        var row = new Fellow();
        row.Row = [row];
        Assert.Equal("Row[0]", PathOf(serializer, row));
        var map = new Fellow();
        map.ByName = new() { ["a"] = null, ["b"] = new() { Best = map } };
        Assert.Equal("ByName[1].Best", PathOf(serializer, map));
        var seat = new Fellow();
        seat.Seat = new() { Taken = seat };
        Assert.Equal("Seat.Taken", PathOf(serializer, seat));
        var spare = new Fellow();
        spare.Spare = new() { Taken = spare };
        Assert.Equal("Spare.Taken", PathOf(serializer, spare));
        var queue = new Fellow();
        queue.Waiting = new([new Fellow { Fixed = [queue] }]);
        Assert.Equal("Waiting[0].Fixed[0]", PathOf(serializer, queue));
        var item = new Team();
        item.Parent = item;
        Assert.Equal("Parent", PathOf<Item>(serializer, item));
        Assert.Equal("Previous", PathOf(serializer, GraphCases.MakeTwins(2).Next!)[.."Previous".Length]);
    }

    private static string PathOf<[ContractParameter] T>(Serializer serializer, T value)
    {
        GraupelException refused = Assert.Throws<GraupelException>(() => serializer.Serialize(value));
        Assert.Equal(ErrorKind.CycleDetected, refused.Kind);
        return refused.Path;
    }
}
