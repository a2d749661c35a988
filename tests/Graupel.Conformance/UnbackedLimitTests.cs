namespace Graupel.Conformance;

/// <summary>Elements that take no bytes are limited on write just as on read, in contracts of both compilers, in all formats.</summary>
public class UnbackedLimitTests
{
    [Theory]
    [EveryWay]
    public void What_may_not_be_read_is_not_written(string way)
    {
        Check(way, new Gap[3], limit: 3);
        Check(way, new Gap[4], limit: 3, "");
        Check<List<Gap>>(way, [default, default], limit: 1, "");
        Check(way, new Gap[2, 3], limit: 6);
        Check(way, new Gap[2, 3], limit: 5, "");
        Check(way, new Gap[1000, 0], limit: 0);
        Check<HashSet<Gap>>(way, [], limit: 0);
        Check<HashSet<Gap>>(way, [default], limit: 0, "");
        Check(way, new Dictionary<Gap, Gap> { [default] = default }, limit: 1);
        Check(way, new Dictionary<Gap, Gap> { [default] = default }, limit: 0, "");
        Check(way, new SortedList<int, Gap> { [1] = default }, limit: 0);
        Check(way, new Queue<Hole>([default, default]), limit: 1, "");
        Check(way, new Memory<Gap>(new Gap[2]), limit: 1, "");
        Check(way, new Gap?[2], limit: 0);
        Check(way, new byte[5], limit: 0);
    }

    [Theory]
    [EveryWay]
    public void They_are_counted_in_the_whole_message(string way)
    {
        var gaps = new Gaps { First = new Gap[2], Second = [default, default], Third = new Hole[1] };
        Check(way, gaps, limit: 5);
        Check(way, gaps, limit: 4, "Third");
        Check(way, gaps, limit: 3, "Second");
        Check(way, gaps, limit: 1, "First");
        Check(way, new[] { gaps, gaps }, limit: 8, "[1].Second");
        Check(way, new PureGaps { First = new Hole[2], Second = [default, default] }, limit: 4);
        Check(way, new PureGaps { First = new Hole[2], Second = [default, default] }, limit: 3, "Second");
        Check(way, new List<List<Gap>> { new() { default }, new() { default, default } }, limit: 2, "[1]");
    }

    [Theory]
    [EveryWay]
    public void A_refused_value_leaves_nothing_behind(string way)
    {
        Serializer serializer = Limited(way, 1);
        for (int i = 0; i < 3; i++)
        {
            if (Way.Get(way).Format != WireFormat.MessagePack)
            {
                Refusal(() => serializer.Serialize(new Gap[2]));
            }

            Assert.Single(serializer.Deserialize<Gap[]>(serializer.Serialize(new Gap[1]))!);
        }
    }

    // In MessagePack every element takes a byte.
    private static void Check<[ContractParameter] T>(string way, T value, int limit, string? path = null)
    {
        byte[] bytes = Way.Get(way).Serializer.Serialize(value);
        Serializer limited = Limited(way, limit);
        if (path is null || Way.Get(way).Format == WireFormat.MessagePack)
        {
            Assert.Equal(bytes, limited.Serialize(value));
            Assert.Equal(bytes, limited.Serialize(limited.Deserialize<T>(bytes)));
            return;
        }

        GraupelException read = Refusal(() => limited.Deserialize<T>(bytes));
        GraupelException written = Refusal(() => limited.Serialize(value));
        Assert.Equal(path, read.Path ?? "");
        Assert.Equal(path, written.Path ?? "");
    }

    private static GraupelException Refusal(Action call)
    {
        GraupelException refused = Assert.Throws<GraupelException>(call);
        Assert.Equal(ErrorKind.LimitExceeded, refused.Kind);
        Assert.Contains("(see Limits.MaxUnbackedItems)", refused.Message, StringComparison.Ordinal);
        return refused;
    }

    private static Serializer Limited(string way, int limit) =>
        new(Way.Get(way).Serializer.Options with { Limits = new Limits { MaxUnbackedItems = limit } });

    [Contract]
    public record struct Gap;

    [Pack]
    public record struct Hole;

    [Contract]
    public sealed class Gaps
    {
        [Order(1)]
        public Gap[]? First { get; set; }

        [Order(2)]
        public List<Gap>? Second { get; set; }

        [Order(3)]
        public Hole[]? Third { get; set; }
    }

    [Pack]
    public sealed class PureGaps
    {
        public Hole[]? First { get; set; }

        public List<Hole>? Second { get; set; }
    }
}
