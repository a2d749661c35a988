using Graupel.Tests.Carriers;

namespace Graupel.Conformance.Faults;

/// <summary>A fault in a chain of last members names each link up to the object it is in; in contracts of both compilers, in all formats.</summary>
public class ChainTests
{
    [Theory]
    [MemberData(nameof(PathTests.Ways), MemberType = typeof(PathTests))]
    public void A_wrong_member_of_a_link_is_named(string way)
    {
        foreach (int length in (int[])[1, 2, 5, 300])
        {
            for (int at = 0; at < length; at += Math.Max(1, length / 5))
            {
                Check(way, at, good => Links(length, at, good), "");
                Check(way, at, good => new Shelf<Link> { Items = Links(length, at, good) }, "Items.");
                Check(way, at, good => new Shelf<List<Link>> { Items = [new(), Links(length, at, good)] }, "Items[1].");
            }
        }
    }

    [Theory]
    [MemberData(nameof(PathTests.Ways), MemberType = typeof(PathTests))]
    public void A_link_that_is_cut_is_named(string way)
    {
        Serializer<Link> serializer = PathTests.Serializers[way].For<Link>();
        byte[] bytes = serializer.Serialize(Links(4, 0, good: true));
        List<string> order = ["", "Number", "Good", "Text"];
        for (int i = 1; i < 4; i++)
        {
            string link = string.Join('.', Enumerable.Repeat("Next", i));
            order.AddRange([link, $"{link}.Number", $"{link}.Good", $"{link}.Text"]);
        }

        order.Add("Next.Next.Next.Next");
        int last = 0;
        for (int length = 1; length < bytes.Length; length++)
        {
            GraupelException e = Assert.Throws<GraupelException>(() => serializer.Deserialize(bytes.AsSpan(0, length)));
            int index = order.IndexOf(e.Path);
            Assert.True(index >= last || (index >= 0 && way.EndsWith(", map", StringComparison.Ordinal)), $"{length} of {bytes.Length}: {e.Message}, after {order[last]}");
            last = index;
        }

        Assert.Equal(order[^1], order[last]);
    }

    [Theory]
    [MemberData(nameof(PathTests.Ways), MemberType = typeof(PathTests))]
    public void A_cycle_is_named_by_the_way_to_the_link_that_comes_again(string way)
    {
        Serializer serializer = PathTests.Serializers[way];
        for (int length = 1; length <= 9; length++)
        {
            for (int entry = 0; entry < length; entry++)
            {
                Link first = Links(length, 0, good: true);
                To(first, length - 1).Next = To(first, entry);
                if (serializer.Options.References != References.None)
                {
                    Link copy = serializer.DeepClone(first);
                    Assert.Same(To(copy, entry), To(copy, length));
                    continue;
                }

                string path = string.Join('.', Enumerable.Repeat("Next", length));
                GraupelException e = Assert.Throws<GraupelException>(() => serializer.Serialize(first));
                Assert.Equal((ErrorKind.CycleDetected, path), (e.Kind, e.Path));
                e = Assert.Throws<GraupelException>(() => serializer.Serialize(new Shelf<List<Link>> { Items = [new(), first] }));
                Assert.Equal((ErrorKind.CycleDetected, $"Items[1].{path}"), (e.Kind, e.Path));
            }
        }
    }

    [Theory]
    [MemberData(nameof(PathTests.Ways), MemberType = typeof(PathTests))]
    public void A_link_that_cannot_be_written_is_named(string way)
    {
        Serializer<Link> serializer = PathTests.Serializers[way].For<Link>();
        Link first = Links(5, 0, good: true);
        first.Next!.Next!.Next = new OtherLink();
        Assert.Equal("Next.Next.Next", Assert.Throws<GraupelException>(() => serializer.Serialize(first)).Path);
        if (PathTests.Serializers[way].Options.Format.Name == WireFormat.MessagePack.Name)
        {
            first.Next.Next.Next = new Link { Text = "\uD800" };
            Assert.Equal("Next.Next.Next.Text", Assert.Throws<GraupelException>(() => serializer.Serialize(first)).Path);
        }
    }

    [Theory]
    [MemberData(nameof(PathTests.Ways), MemberType = typeof(PathTests))]
    public void A_wrong_member_of_a_link_that_is_one_of_several_cases_is_named(string way)
    {
        SerializerOptions options = PathTests.Serializers[way].Options;
        Serializer serializer = new(options.WithCase<Link, Link>(6).WithCase<Link, MoreLink>(7));
        for (int at = 0; at < 4; at++)
        {
            Check(serializer, at, good => Cases(4, at, good), "");
            Check(serializer, at, good => new Shelf<Link> { Items = Cases(4, at, good) }, "Items.");
        }

        Serializer later = new(options.WithCase<LaterLink, LaterLink>(6).WithCase<LaterLink, LaterMoreLink>(7));
        for (int at = 0; at < 4; at++)
        {
            byte[] wrong = later.Serialize(LaterCases(4, at, good: true));
            wrong[wrong.AsSpan().CommonPrefixLength(later.Serialize(LaterCases(4, at, good: false)))] = (byte)(options.Format.Name == WireFormat.MessagePack.Name ? 0xA0 : 7);
            Assert.Equal(string.Concat(Enumerable.Repeat("Next.", at)) + "Good", Assert.Throws<GraupelException>(() => serializer.Deserialize<Link>(wrong)).Path);
        }

        Link first = Cases(4, 0, good: true);
        first.Next!.Next!.Next = new OtherLink();
        Assert.Equal("Next.Next.Next", Assert.Throws<GraupelException>(() => serializer.Serialize(first)).Path);
    }

    private static void Check<[ContractParameter] T>(string way, int at, Func<bool, T> make, string prefix) => Check(PathTests.Serializers[way], at, make, prefix);

    private static void Check<[ContractParameter] T>(Serializer any, int at, Func<bool, T> make, string prefix)
    {
        Serializer<T> serializer = any.For<T>();
        byte[] wrong = serializer.Serialize(make(true));
        int offset = wrong.AsSpan().CommonPrefixLength(serializer.Serialize(make(false)));
        wrong[offset] = (byte)(any.Options.Format.Name == WireFormat.MessagePack.Name ? 0xA0 : 7);
        using var stream = new ScriptedStream(wrong, 50);
        string expected = prefix + (at > 16 ? $"Next*{at}." : string.Concat(Enumerable.Repeat("Next.", at))) + "Good";
        foreach (Action read in (Action[])[() => serializer.Deserialize(wrong), () => serializer.Deserialize(stream)])
        {
            GraupelException e = Assert.Throws<GraupelException>(read);
            Assert.True((e.Path, e.Offset) == (expected, offset), $"{typeof(T)}, {expected} at {offset}: {e.Message}");
        }
    }

    private static Link To(Link first, int links) => Enumerable.Range(0, links).Aggregate(first, static (link, _) => link.Next!);

    private static Link Links(int length, int at, bool good)
    {
        Link? next = null;
        for (int i = length - 1; i >= 0; i--)
        {
            next = new Link { Good = i == at && good, Next = next };
        }

        return next!;
    }

    private static LaterLink LaterCases(int length, int at, bool good)
    {
        LaterLink? next = null;
        for (int i = length - 1; i >= 0; i--)
        {
            next = i % 2 == 0 ? new LaterLink { Good = i == at && good, Next = next } : new LaterMoreLink { Good = i == at && good, Next = next };
        }

        return next!;
    }

    private static Link Cases(int length, int at, bool good)
    {
        Link? next = null;
        for (int i = length - 1; i >= 0; i--)
        {
            next = i % 2 == 0 ? new Link { Good = i == at && good, Next = next } : new MoreLink { Good = i == at && good, Next = next };
        }

        return next!;
    }
}
