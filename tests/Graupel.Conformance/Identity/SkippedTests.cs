using Graupel.TestCases.Graphs;
using Graupel.TestCases.Recursion;

namespace Graupel.Conformance.Identity;

/// <summary>Objects that first stand in a member which the reader does not have: whoever refers to them gets them all the same.</summary>
public class SkippedTests
{
    [Theory]
    [EveryWay(Preserving = true)]
    public void They_are_read_when_something_refers_to_them(string name)
    {
        Fellow ring = GraphCases.MakeRing();
        ring.Name = "the ring";
        Fellow[] hidden = [new() { Name = "other" }, ring, ring.Best!];
        Earlier read = Send(name, new Later<Fellow[]>(hidden, ring.Best, ring), ring.Best, ring);
        Assert.Equal("b", read.First!.Name);
        Assert.Same(read.First.Best!.Best, read.Second);
        Assert.Same(read.First, read.Second!.Best);
        Assert.Equal("the ring", read.Second.Name);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void They_are_read_once(string name)
    {
        var inner = new Fellow { Name = "inner", Others = [] };
        var outer = new Fellow { Name = "outer", Best = inner, Others = inner.Others };
        Earlier read = Send(name, new Later<Fellow>(outer, inner, outer), inner, outer);
        Assert.Same(read.First, read.Second!.Best);
        Assert.Same(read.First!.Others, read.Second.Others);
        Assert.Equal("outer", read.Second.Name);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void They_are_read_from_unions_and_chains(string name)
    {
        var single = new Lone { Data = [1, 2, 3] };
        Assert.Equal([1, 2, 3], SendItem(name, [new Team { Items = [null, single] }], single).One!.Data!);

        Twin twins = GraphCases.MakeTwins(1_000);
        Twin last = SendTwin(name, twins, twins.Next!.Next!).One!;
        Assert.Equal(2, last.Id);
        Assert.Same(last, last.Next!.Previous);
        Assert.Equal(0, last.Previous!.Previous!.Id);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void Later_objects_keep_their_numbers(string name)
    {
        var later = new Fellow { Name = "later" };
        Fellow[] hidden = [new() { Best = new() }, new()];
        Earlier read = Send(name, new Later<Fellow[]>(hidden, later, later), later, later);
        Assert.Equal("later", read.First!.Name);
        Assert.Same(read.First, read.Second);
    }

    // Written back, there would be two of it.
    [Theory]
    [EveryWay(Preserving = true)]
    public void They_are_refused_where_they_are_kept_as_unknown_too(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var shared = new Fellow { Name = "shared" };
        byte[] bytes = serializer.Serialize(new Later<Fellow>(shared, shared, null));
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => serializer.Deserialize<KeepingEarlier>(bytes)).Kind);
        Assert.Equal("shared", serializer.Deserialize<Earlier>(bytes).First!.Name);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void Kept_bytes_have_a_limit(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var ring = new Fellow { Name = new string('a', 1000) };
        byte[] bytes = serializer.Serialize(new Later<Fellow>(ring, null, ring));
        Serializer small = new(serializer.Options with { Limits = Limits.Default with { MaxGraphBytes = 1000 } });
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => small.Deserialize<Earlier>(bytes)).Kind);
        Assert.Equal(1000, serializer.Deserialize<Earlier>(bytes).Second!.Name!.Length);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void A_chain_of_references_from_the_last_to_the_first_is_deep(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var links = new Twin[100_000];
        for (int i = 0; i < links.Length; i++)
        {
            links[i] = new Twin { Id = i, Next = i == 0 ? null : links[i - 1] };
        }

        byte[] bytes = serializer.Serialize(new NewTwin(links, links[^1]));
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => serializer.Deserialize<OldTwin>(bytes)).Kind);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void Bytes_that_are_stepped_over_again_and_again_come_to_an_end(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        byte[] few = serializer.Serialize(MakeChain(100));
        OldChain read = serializer.Deserialize<OldChain>(few);
        Assert.Same(read.Links![1]!.Next, read.Links[0]);
        Assert.Same(read.Links[99]!.Next, read.Links[98]);

        byte[] many = serializer.Serialize(MakeChain(20_000));
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => serializer.Deserialize<OldChain>(many)).Kind);
    }

    // The last link is referred to first, and each one has all those behind it in its bytes.
    private static NewChain MakeChain(int count)
    {
        var links = new Link[count];
        for (int i = 0; i < count; i++)
        {
            links[i] = new Link { Id = i, Next = i == 0 ? null : links[i - 1] };
        }

        return new NewChain(links[^1], links);
    }

    private static Earlier Send<[ContractParameter] T>(string name, T sent, Fellow? first, Fellow? second)
    {
        Way way = Way.Get(name);
        byte[] bytes = way.Serializer.Serialize(sent);
        using var stream = new WaitingStream(bytes, 3);
        Earlier read = stream.Read(way.Serializer.For<Earlier>());
        Earlier again = way.Other.Serializer.Deserialize<Earlier>(bytes);
        Equal.Deep(read, again, "read by the other compiler", hasIdentity: way.HasIdentity);
        Equal.Deep(new Earlier(first, second), read, "read", hasIdentity: way.HasIdentity);
        return read;
    }

    private static OldItem SendItem(string name, Item[] hidden, Lone one)
    {
        Serializer serializer = Way.Get(name).Serializer;
        return serializer.Deserialize<OldItem>(serializer.Serialize(new NewItem(hidden, one)));
    }

    private static OldTwin SendTwin(string name, Twin hidden, Twin one)
    {
        Serializer serializer = Way.Get(name).Serializer;
        return serializer.Deserialize<OldTwin>(serializer.Serialize(new NewTwin([hidden], one)));
    }
}

[Contract]
public sealed record Later<T>([property: Order(1)] T? Hidden, [property: Order(2)] Fellow? First, [property: Order(3)] Fellow? Second);

[Contract]
public sealed record Earlier([property: Order(2)] Fellow? First, [property: Order(3)] Fellow? Second);

[Contract]
public sealed record NewItem([property: Order(1)] Item[]? Hidden, [property: Order(2)] Lone? One);

[Contract]
public sealed record OldItem([property: Order(2)] Lone? One);

[Contract]
public sealed record NewTwin([property: Order(1)] Twin[]? Hidden, [property: Order(2)] Twin? One);

[Contract]
public sealed record OldTwin([property: Order(2)] Twin? One);

[Contract]
public sealed record NewChain([property: Order(1)] Link? Hidden, [property: Order(2)] Link?[]? Links);

[Contract]
public sealed record OldChain([property: Order(2)] Link?[]? Links);

[Contract]
public sealed class KeepingEarlier
{
    [Order(2)]
    public Fellow? First { get; set; }

    [Order(3)]
    public Fellow? Second { get; set; }

    public UnknownMembers? Unknown { get; set; }
}
