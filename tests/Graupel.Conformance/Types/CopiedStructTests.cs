using System.Numerics;
using Graupel.TestCases.Structs;

namespace Graupel.Conformance.Types;

/// <summary>Sequences of structs are copied where a copy of their memory is what their members say, and only there; in contracts of both compilers, in all formats.</summary>
public class CopiedStructTests
{
    private static readonly Pair[] Plain = [new(1, 2), new(-3, 4), new(int.MaxValue, int.MinValue)];

    [Theory]
    [InlineData(typeof(Pair), true)]
    [InlineData(typeof(PackedPair), true)]
    [InlineData(typeof(Point), true)]
    [InlineData(typeof(PointRecord), true)]
    [InlineData(typeof(Padded), true)] // As far as the members go; the runtime sets them apart.
    [InlineData(typeof(TurnedPair), true)]
    [InlineData(typeof(PlacedPair), true)]
    [InlineData(typeof(SharedPair), true)]
    [InlineData(typeof(NotedPair), true)]
    [InlineData(typeof(KeyValuePair<int, int>), true)]
    [InlineData(typeof((int, double)), true)]
    [InlineData(typeof(Vector3), true)]
    [InlineData(typeof(Complex), true)]
    [InlineData(typeof(Mark<uint>), true)]
    [InlineData(typeof(Vertex), true)]
    [InlineData(typeof(Nest), true)]
    [InlineData(typeof(PackedNest), true)]
    [InlineData(typeof(Switched), true)] // Here too: what the struct inside is, is known when there are converters.
    [InlineData(typeof(ShiftedPair), false)]
    [InlineData(typeof(ShiftedField), false)]
    [InlineData(typeof(LimitedPair), false)]
    [InlineData(typeof(CheckedPair), false)]
    [InlineData(typeof(MadePair), false)]
    [InlineData(typeof(ToldPair), false)]
    [InlineData(typeof(Checked), false)]
    [InlineData(typeof(KeyValuePair<int, bool>), false)]
    [InlineData(typeof((int, string)), false)]
    public void Those_whose_members_are_memory_may_be_copied(Type type, bool expected)
    {
        string plan = PlanTests.OfReflection(type);
        Assert.Equal(expected, plan.Contains(" memory", StringComparison.Ordinal));
        Assert.Equal(plan, PlanTests.OfSymbols(type));
    }

    [Theory]
    [EveryWay]
    public void Their_bytes_are_those_of_their_members(string way)
    {
        AreSame<TurnedPair[]>(way, [.. Plain.Select(static pair => new TurnedPair { First = pair.First, Second = pair.Second })]);
        AreSame<PlacedPair[]>(way, [.. Plain.Select(static pair => new PlacedPair { First = pair.First, Second = pair.Second })]);
        AreSame<NotedPair[]>(way, [.. Plain.Select(static pair => new NotedPair { First = pair.First, Note = 7, Second = pair.Second })]);
        AreSame<ShiftedPair[]>(way, [.. Plain.Select(static pair => new ShiftedPair { First = pair.First, Second = pair.Second })]);
        AreSame<ShiftedField[]>(way, [.. Plain.Select(static pair => new ShiftedField { First = pair.First, Second = pair.Second })]);
    }

    [Theory]
    [EveryWay]
    public void Two_members_in_one_place_are_written_both(string way) =>
        Assert.Equal(Write<Pair[]>(way, [new(5, 5), new(-6, -6)]), Write<SharedPair[]>(way, [new() { First = 5 }, new() { Second = -6 }]));

    [Theory]
    [EveryWay]
    public void What_sets_or_makes_them_runs(string way)
    {
        byte[] bytes = Write(way, Plain);
        int[] limited = [1, 0, int.MaxValue];
        Assert.Equal(limited, Read<LimitedPair[]>(way, bytes)!.Select(static pair => pair.First));
        Assert.Equal(limited, Read<CheckedPair[]>(way, bytes)!.Select(static pair => pair.First));
        Assert.Equal(limited, Read<ToldPair[]>(way, bytes)!.Select(static pair => pair.First));
        Assert.All(Read<MadePair[]>(way, bytes)!, static pair => Assert.True(pair.Made));
    }

    [Theory]
    [EveryWay]
    public void Members_of_another_order_are_read_one_by_one(string way)
    {
        byte[] bytes = Write<TurnedPair[]>(way, [new() { First = 1, Second = 2 }, new() { First = 3, Second = 4 }]);
        Assert.Equal([new Pair(1, 2), new Pair(3, 4)], Read<Pair[]>(way, bytes)!);
        Assert.Equal([new Wide { First = 1, Third = 0, Second = 2 }, new Wide { First = 3, Third = 0, Second = 4 }], Read<Wide[]>(way, bytes)!);
    }

    [Theory]
    [EveryWay]
    public void Bytes_that_end_early_are_refused(string way)
    {
        byte[] bytes = Write(way, Plain);
        for (int length = 0; length < bytes.Length; length++)
        {
            GraupelException e = Assert.Throws<GraupelException>(() => Read<Pair[]>(way, bytes[..length]));
            Assert.InRange(e.Offset, 0, length);
        }
    }

    [Theory]
    [EveryWay]
    public void Pure_data_come_back_over_every_carrier(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        PackedPair[] pairs = [new(1, 2), new(-3, 4)];
        foreach (PackedPair pair in pairs)
        {
            byte[] bytes = serializer.Serialize(pair);
            Assert.Equal(pair, serializer.Deserialize<PackedPair>(bytes));
            Assert.Equal(pair, serializer.Deserialize<PackedPair>(new MemoryStream(bytes)));
            Assert.Equal(pair, serializer.DeepClone(pair));
            Assert.Throws<GraupelException>(() => serializer.Deserialize<PackedPair>(bytes[..^1]));
            Assert.Throws<GraupelException>(() => serializer.Deserialize<PackedPair>([.. bytes, 0]));
        }

        Assert.Equal(pairs, serializer.Deserialize<PackedPair[]>(serializer.Serialize(pairs))!);
    }

    private static void AreSame<[ContractParameter] T>(string way, T pairs)
        where T : class
    {
        byte[] bytes = Write(way, pairs);
        Assert.Equal(Write(way, Plain), bytes);
        Assert.Equal(Plain, Read<Pair[]>(way, bytes)!);
        Assert.Equal(bytes, Write(way, Read<T>(way, bytes)));
    }

    private static byte[] Write<[ContractParameter] T>(string way, T value) => Way.Get(way).Serializer.Serialize(value);

    private static T? Read<[ContractParameter] T>(string way, byte[] bytes) => Way.Get(way).Serializer.Deserialize<T>(bytes);

    /// <summary>Has a member more than the writer.</summary>
    [Contract]
    internal record struct Wide
    {
        [Order(1)]
        public int First { get; set; }

        [Order(3)]
        public long Third { get; set; }

        [Order(2)]
        public int Second { get; set; }
    }
}
