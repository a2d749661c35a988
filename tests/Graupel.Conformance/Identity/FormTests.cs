using Graupel.TestCases.Hooks;

namespace Graupel.Conformance.Identity;

/// <summary>One instance in members that write it as different things: a reader that lacks one of these members does not take the other one's bytes for its own.</summary>
public class FormTests
{
    private const string Text = "abc";

    [Theory]
    [EveryWay(Preserving = true)]
    public void Each_form_is_an_object_of_its_own(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        var pay = new Pay { Cents = 150 };
        byte[] bytes = serializer.Serialize(new Before { Reversed = Text, Anything = Text, Chars = Text, More = Text, Units = pay, Pay = pay, Again = pay });
        Before same = serializer.Deserialize<Before>(bytes)!;
        Assert.Equal((Text, Text, Text, Text), (same.Reversed, same.Anything, same.Chars, same.More));
        Assert.Equal((150, 150), (same.Units!.Cents, same.Pay!.Cents));
        Assert.Same(same.Pay, same.Again);
        Assert.Same(same.Chars, same.More);
        After other = serializer.Deserialize<After>(bytes)!;
        Assert.Equal((Text, 150), (other.More, other.Again!.Cents));
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void A_collection_whose_elements_are_written_otherwise_is_another_object(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        List<TimeSpan> list = [TimeSpan.FromMinutes(1.5), TimeSpan.FromMinutes(2)];
        byte[] bytes = serializer.Serialize(new Lists { Lifted = list, Plain = list, Again = list, Pair = new(list, 1) });
        Lists read = serializer.Deserialize<Lists>(bytes);
        Assert.Equal([TimeSpan.FromMinutes(1), TimeSpan.FromMinutes(2)], read.Lifted);
        Assert.Same(read.Lifted, read.Again);
        Assert.Same(read.Lifted, read.Pair!.Item1);
        Assert.Equal(list, read.Plain);
        LaterLists later = serializer.Deserialize<LaterLists>(bytes);
        Assert.Equal(read.Again, later.Again);
        Assert.Equal(list, later.Plain);
    }

    [Contract]
    public class Lists
    {
        [Order(1), Surrogate(typeof(Minutes))]
        public List<TimeSpan>? Lifted { get; set; }

        [Order(2)]
        public List<TimeSpan>? Plain { get; set; }

        [Order(3), Surrogate(typeof(Minutes))]
        public List<TimeSpan>? Again { get; set; }

        [Order(4), Surrogate(typeof(Minutes))]
        public Tuple<List<TimeSpan>, int>? Pair { get; set; }
    }

    [Contract]
    public class LaterLists
    {
        [Order(2)]
        public List<TimeSpan>? Plain { get; set; }

        [Order(3), Surrogate(typeof(Minutes))]
        public List<TimeSpan>? Again { get; set; }
    }

    [Contract]
    public class Before
    {
        [Order(1), Surrogate(typeof(Backwards))]
        public string? Reversed { get; set; }

        [Order(2)]
        public object? Anything { get; set; }

        [Order(3), Surrogate(typeof(Chars))]
        public string? Chars { get; set; }

        [Order(4), Surrogate(typeof(Chars))]
        public string? More { get; set; }

        [Order(5), Surrogate(typeof(PayUnits))]
        public Pay? Units { get; set; }

        [Order(6)]
        public Pay? Pay { get; set; }

        [Order(7)]
        public Pay? Again { get; set; }
    }

    [Contract]
    public class After
    {
        [Order(4), Surrogate(typeof(Chars))]
        public string? More { get; set; }

        [Order(7)]
        public Pay? Again { get; set; }
    }

    [Contract]
    public class Pay
    {
        [Order(1)]
        public long Cents { get; set; }
    }

    public sealed class Chars : ISurrogate<string, char[]>
    {
        public char[] ToWire(string value) => value.ToCharArray();

        public string FromWire(char[] wire) => new(wire);
    }

    public sealed class Backwards : ISurrogate<string, char[]>
    {
        public char[] ToWire(string value) => [.. value.Reverse()];

        public string FromWire(char[] wire) => new([.. wire.AsEnumerable().Reverse()]);
    }

    public sealed class PayUnits : ISurrogate<Pay, long[]>
    {
        public long[] ToWire(Pay value) => [value.Cents * 10];

        public Pay FromWire(long[] wire) => new() { Cents = wire[0] / 10 };
    }
}
