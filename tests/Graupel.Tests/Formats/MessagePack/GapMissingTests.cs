namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Arrays that end exactly before a gap in the numbers of the members.</summary>
public class GapMissingTests
{
    private static readonly Serializer Plain = new(new SerializerOptions { Format = WireFormat.MessagePack });
    private static readonly Serializer Strict = new(new SerializerOptions { Format = WireFormat.MessagePack, Strictness = Strictness.MissingMembers });

    [Fact]
    public void A_required_member_behind_the_gap_is_missed()
    {
        byte[] old = Plain.Serialize(new Before { X = 7 });
        AssertMissing(() => Plain.Deserialize<Required>(old));
        Required filled = new() { T = "t" };
        AssertMissing(() => Plain.Populate(old, ref filled));
        AssertMissing(() => Strict.Deserialize<Behind>(old));
        AssertMissing(() => Strict.Deserialize<Next>(old));
    }

    [Fact]
    public void Without_such_a_member_the_array_is_read()
    {
        byte[] old = Plain.Serialize(new Before { X = 7 });
        Behind read = Plain.Deserialize<Behind>(old);
        Assert.Equal((7, 5), (read.X, read.T));
        Behind filled = new() { T = 9 };
        Plain.Populate(old, ref filled);
        Assert.Equal((7, 9), (filled.X, filled.T));
        Assert.Equal((7, 4), (Strict.DeepClone(new Behind { X = 7, T = 4 })!.X, Strict.DeepClone(new Behind { X = 7, T = 4 })!.T));
    }

    private static void AssertMissing(Action read) => Assert.Equal(ErrorKind.MissingMember, Assert.Throws<GraupelException>(read).Kind);

    [Contract]
    private sealed class Before
    {
        [Order(1)]
        public int X { get; set; }
    }

    [Contract]
    private sealed class Behind
    {
        [Order(1)]
        public int X { get; set; }

        [Order(3)]
        public int T { get; set; } = 5;
    }

    [Contract]
    private sealed class Next
    {
        [Order(1)]
        public int X { get; set; }

        [Order(2)]
        public int? T { get; set; }
    }

    [Contract]
    private sealed class Required
    {
        [Order(1)]
        public int X { get; set; }

        [Order(3)]
        public required string? T { get; set; }
    }
}
