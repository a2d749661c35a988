using Graupel.TestCases.Graphs;

namespace Graupel.Conformance.Identity;

/// <summary>Unknown members and cases with objects whose identity is preserved: an older program writes them back, among other objects than before.</summary>
public class KeptObjectTests
{
    [Theory]
    [EveryWay(Preserving = true)]
    public void Members_come_back_with_all_that_is_shared_in_them(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var shared = new Fellow { Name = "shared", Others = [] };
        Both sent = new(Hidden("before"), shared, shared, Hidden("behind"));
        KeepingEarlier kept = serializer.Deserialize<KeepingEarlier>(serializer.Serialize(sent));
        Assert.NotEmpty(kept.Unknown!);
        Assert.Same(kept.First, kept.Second);

        foreach (int others in (int[])[0, 1, 200])
        {
            kept.First = new Fellow { Name = "new", Others = [.. Enumerable.Range(0, others).Select(static i => new Fellow { Name = $"{i}" })] };
            kept.Second = kept.First;
            var expected = new Both(sent.Before, kept.First, kept.First, sent.Behind);
            byte[] bytes = serializer.Serialize(kept);
            Assert.Equal(bytes, Way.Get(name).Other.Serializer.Serialize(kept));
            Equal.Deep(expected, serializer.Deserialize<Both>(bytes), "written back", hasIdentity: Way.Get(name).HasIdentity);

            using var stream = new WaitingStream(bytes, 3);
            KeepingEarlier again = stream.Read(serializer.For<KeepingEarlier>());
            Assert.Equal(kept.Unknown, again.Unknown);
            Assert.Equal(bytes, serializer.Serialize(again));
            kept = again;
        }
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void Cases_come_back_with_all_that_is_shared_in_them(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        Fellow[] hidden = Hidden("case");
        var last = new Fellow { Name = "last" };
        byte[] sent = serializer.Serialize(new NewShelf([new NewBook(hidden, hidden[0]), new NewBook(hidden, last)], last, last));
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => serializer.Deserialize<OldShelf>(sent)).Kind);

        OldShelf old = serializer.Deserialize<OldShelf>(serializer.Serialize(new NewShelf([new NewBook(hidden, hidden[0])], last, last)));
        Assert.Same(old.First, old.Second);
        old.First = new Fellow { Name = "another" };
        old.Items!.Insert(0, new Leaflet { Sheets = [1, 2] });
        NewShelf read = serializer.Deserialize<NewShelf>(serializer.Serialize(old));
        Equal.Deep(new NewShelf([new Leaflet { Sheets = [1, 2] }, new NewBook(hidden, hidden[0])], old.First, last), read, "written back", hasIdentity: Way.Get(name).HasIdentity);
        Assert.Equal("last", read.Second!.Name);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void One_that_refers_to_what_is_not_kept_is_refused(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var known = new Fellow { Name = "known" };
        byte[] bytes = serializer.Serialize(new Both(null, known, null, [known]));
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => serializer.Deserialize<KeepingEarlier>(bytes)).Kind);
        Assert.Equal("known", serializer.Deserialize<Earlier>(bytes).First!.Name);

        bytes = serializer.Serialize(new Both([known], known, null, null));
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => serializer.Deserialize<KeepingEarlier>(bytes)).Kind);
        Assert.Equal("known", serializer.Deserialize<Earlier>(bytes).First!.Name);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void Without_identities_they_are_not_written(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        KeepingEarlier kept = serializer.Deserialize<KeepingEarlier>(serializer.Serialize(new Both(Hidden("before"), null, null, null)));
        Serializer other = new(serializer.Options with { References = References.None });
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => other.Serialize(kept)).Kind);
        kept.Unknown = null;
        Assert.Null(other.Deserialize<KeepingEarlier>(other.Serialize(kept)).First);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void They_are_kept_of_objects_that_are_read_from_skipped_bytes(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var box = new NewBox { Name = "box", Extra = Hidden("extra") };
        OldBoxes old = serializer.Deserialize<OldBoxes>(serializer.Serialize(new NewBoxes([box], box, null)));
        Assert.Equal("box", old.One!.Name);
        Assert.NotEmpty(old.One.Unknown!);
        NewBoxes read = serializer.Deserialize<NewBoxes>(serializer.Serialize(old));
        Equal.Deep(box, read.One, "written back", hasIdentity: Way.Get(name).HasIdentity);

        // In the unknown member, and known where the next one refers to it: before the box is read, and after.
        var inside = new NewBox { Name = "inside" };
        box.Boxes = [inside];
        foreach (NewBoxes twice in (NewBoxes[])[new([box], box, inside), new([box], inside, box)])
        {
            byte[] bytes = serializer.Serialize(twice);
            Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => serializer.Deserialize<OldBoxes>(bytes)).Kind);
        }
    }

    // A ring, an object that is there twice, and objects that are not shared.
    private static Fellow[] Hidden(string name)
    {
        Fellow ring = GraphCases.MakeRing();
        ring.Name = name;
        return [new() { Name = "first", Others = [new() { Name = "other" }] }, ring, ring.Best!, ring];
    }
}

[Contract]
public sealed record Both([property: Order(1)] Fellow[]? Before, [property: Order(2)] Fellow? First, [property: Order(3)] Fellow? Second, [property: Order(5)] Fellow[]? Behind);

[Contract]
public sealed record NewShelf([property: Order(1)] List<NewPrint>? Items, [property: Order(2)] Fellow? First, [property: Order(3)] Fellow? Second);

[Contract, Union(1, typeof(Leaflet)), Union(2, typeof(NewBook))]
public abstract record NewPrint : OldPrint;

[Contract]
public sealed record NewBook([property: Order(1)] Fellow[]? Pages, [property: Order(2)] Fellow? Author) : NewPrint;

[Contract]
public sealed record Leaflet : NewPrint
{
    [Order(1)]
    public int[]? Sheets { get; set; }
}

[Contract]
public sealed class OldShelf
{
    [Order(1)]
    public List<OldPrint>? Items { get; set; }

    [Order(2)]
    public Fellow? First { get; set; }

    [Order(3)]
    public Fellow? Second { get; set; }
}

[Contract, Union(1, typeof(Leaflet)), UnknownCase(typeof(AnyPrint))]
public abstract record OldPrint;

public sealed record AnyPrint : OldPrint, IUnknownCase
{
    public UnknownPayload? Payload { get; set; }
}

[Contract]
public sealed class NewBox
{
    [Order(1)]
    public string? Name { get; set; }

    [Order(2)]
    public Fellow[]? Extra { get; set; }

    [Order(3)]
    public NewBox[]? Boxes { get; set; }
}

[Contract]
public sealed record NewBoxes([property: Order(1)] NewBox[]? Hidden, [property: Order(2)] NewBox? One, [property: Order(3)] NewBox? Two);

[Contract]
public sealed class OldBox
{
    [Order(1)]
    public string? Name { get; set; }

    public UnknownMembers? Unknown { get; set; }
}

[Contract]
public sealed record OldBoxes([property: Order(2)] OldBox? One, [property: Order(3)] OldBox? Two);
