namespace Graupel.Conformance.Versions;

/// <summary>What a struct has where the bytes of an earlier version have nothing.</summary>
public class StructDefaultTests
{
    [Theory]
    [EveryWay]
    public void A_missing_member_has_the_default_of_its_parameter(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        Assert.Equal(new Grown(7), serializer.Deserialize<Grown>(serializer.Serialize(new Before(7))));
        Assert.Equal([new Grown(1), new Grown(2)], serializer.Deserialize<Grown[]>(serializer.Serialize<Before[]>([new(1), new(2)])));
        Assert.Equal(new Grown(7), serializer.Deserialize<Around<Grown>>(serializer.Serialize(new Around<Before> { Value = new(7) }))!.Value);
        Assert.Equal(new Grown(3), serializer.Deserialize<Grown?>(serializer.Serialize<Before?>(new(3))));

        var whole = new Grown(1, 2, "three") { More = 4 };
        Assert.Equal(whole, serializer.DeepClone(whole));
        Assert.Equal([default, whole], serializer.DeepClone<Grown[]>([default, whole]));
        Assert.Equal(new Before(1), serializer.Deserialize<Before>(serializer.Serialize(whole)));
    }

    [Theory]
    [EveryWay]
    public void Without_defaults_no_constructor_is_called(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        Assert.Equal(0, serializer.DeepClone(default(Positive)).Value);
    }

    [Contract]
    public readonly record struct Before([property: Order(1)] int A);

    [Contract]
    public readonly record struct Grown([property: Order(1)] int A, [property: Order(2)] int B = 42, [property: Order(3)] string? C = "none")
    {
        [Order(4)]
        public int More { get; init; } = 5;
    }

    [Contract]
    public sealed class Around<T>
    {
        [Order(1)]
        public T? Value { get; set; }
    }

    [Contract]
    public readonly struct Positive
    {
        public Positive(int value) => Value = value > 0 ? value : throw new ArgumentOutOfRangeException(nameof(value));

        [Order(1)]
        public int Value { get; }
    }
}
