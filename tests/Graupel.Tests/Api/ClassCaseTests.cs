namespace Graupel.Tests.Api;

/// <summary>Cases that options give to a class that is concrete and declares none.</summary>
public class ClassCaseTests
{
    public static TheoryData<string, References> Forms
    {
        get
        {
            var forms = new TheoryData<string, References>();
            foreach (string format in new[] { nameof(WireFormat.Fast), nameof(WireFormat.Compact), nameof(WireFormat.MessagePack) })
            {
                forms.Add(format, References.None);
                forms.Add(format, References.Preserve);
            }

            return forms;
        }
    }

    [Theory]
    [MemberData(nameof(Forms))]
    public void Stand_in_members_and_are_skipped_by_readers_without_the_member(string format, References references)
    {
        Serializer serializer = Make(format, references);
        var whole = new Whole { First = 1, Part = new MorePart { Own = 2, More = 3 }, Last = 4 };

        Assert.Equal((2, 3), (serializer.DeepClone(whole)!.Part!.Own, Assert.IsType<MorePart>(serializer.DeepClone(whole)!.Part).More));
        Assert.Equal(4, serializer.Deserialize<Rest>(serializer.Serialize(whole))!.Last);
    }

    [Theory]
    [MemberData(nameof(Forms))]
    public void Stand_in_chains(string format, References references)
    {
        Serializer serializer = Make(format, references);
        var chain = new Link { Own = 1, Next = new MoreLink { Own = 2, More = 3, Next = new Link { Own = 4 } } };

        Link copy = serializer.DeepClone(chain)!;

        Assert.Equal((1, 2, 4), (copy.Own, copy.Next!.Own, copy.Next.Next!.Own));
        Assert.Equal(3, Assert.IsType<MoreLink>(copy.Next).More);
        Assert.Null(copy.Next.Next.Next);
    }

    [Theory]
    [InlineData("Fast", References.None)]
    [InlineData("Fast", References.Preserve)]
    [InlineData("Compact", References.None)]
    [InlineData("Compact", References.Preserve)]
    public void Leave_members_readable_that_were_written_without_them(string format, References references)
    {
        Serializer before = new(Options(format, references));
        Serializer after = Make(format, references);
        var whole = new Whole { Part = new Part { Own = 5 }, Chain = new Link { Own = 1, Next = new Link { Own = 2, Next = new Link { Own = 3 } } } };

        Whole copy = after.Deserialize<Whole>(before.Serialize(whole))!;

        Assert.Equal(5, copy.Part!.Own);
        Assert.Equal((1, 2, 3), (copy.Chain!.Own, copy.Chain.Next!.Own, copy.Chain.Next.Next!.Own));
    }

    [Fact]
    public void Give_the_class_itself_an_id_too()
    {
        byte[] named = Make(nameof(WireFormat.Fast), References.None).Serialize(new Part { Own = 7 });
        Serializer numbered = new(SerializerOptions.Default.WithCase<Part, MorePart>(1).WithCase<Part, Part>(2));

        Assert.True(numbered.Serialize(new Part { Own = 7 }).Length < named.Length);
        Assert.Equal(7, numbered.DeepClone(new Part { Own = 7 })!.Own);
    }

    private static Serializer Make(string format, References references) =>
        new(Options(format, references).WithCase<Part, MorePart>(1).WithCase<Link, MoreLink>(1));

    private static SerializerOptions Options(string format, References references) => new()
    {
        References = references,
        Format = format switch
        {
            nameof(WireFormat.Fast) => WireFormat.Fast,
            nameof(WireFormat.Compact) => WireFormat.Compact,
            _ => WireFormat.MessagePack,
        },
    };

    [Contract]
    public class Whole
    {
        [Order(1)]
        public int First { get; set; }

        [Order(2)]
        public Part? Part { get; set; }

        [Order(3)]
        public int Last { get; set; }

        [Order(4)]
        public Link? Chain { get; set; }
    }

    [Contract]
    public class Rest
    {
        [Order(3)]
        public int Last { get; set; }
    }

    [Contract]
    public class Part
    {
        [Order(1)]
        public int Own { get; set; }
    }

    [Contract]
    public class MorePart : Part
    {
        [Order(1)]
        public int More { get; set; }
    }

    [Contract]
    public class Link
    {
        [Order(1)]
        public int Own { get; set; }

        [Order(2)]
        public Link? Next { get; set; }
    }

    [Contract]
    public class MoreLink : Link
    {
        [Order(1)]
        public int More { get; set; }
    }
}
