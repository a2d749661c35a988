namespace Graupel.Conformance.Identity;

/// <summary>Structs that are cases of an interface or of <c>object</c>: their boxes have an identity, their values are values.</summary>
public class StructCaseTests
{
    [Theory]
    [EveryWay]
    [EveryWay(Preserving = true)]
    public void Initializers_count(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        var value = new Pan { Lid = new Lid(), Any = new Lid { Width = 7 } };
        Pan read = serializer.Deserialize<Pan>(serializer.Serialize(value));
        Assert.Equal(new Lid(), read.Lid);
        Assert.Equal(new Lid { Width = 7 }, read.Any);

        // A value is replaced as a whole.
        var filled = new Pan { Lid = new Lid { Width = 1, Color = "red" }, Any = new Lid { Width = 2, Color = "blue" } };
        serializer.Populate(serializer.Serialize(value), ref filled);
        Assert.Equal(new Lid(), filled.Lid);
        Assert.Equal(new Lid { Width = 7 }, filled.Any);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void Boxes_are_shared(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        ICover lid = new Lid { Width = 7 };
        Pan read = serializer.DeepClone(new Pan { Lid = lid, Same = lid });
        Assert.Equal(lid, read.Lid);
        Assert.Same(read.Lid, read.Same);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void A_box_in_a_cycle_is_refused(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        List<ICover?> covers = [];
        ICover stack = new Stacked { Number = 5, Covers = covers };
        covers.Add(stack);
        Assert.Equal(ErrorKind.CycleDetected, Assert.Throws<GraupelException>(() => serializer.Serialize(new Pan { Lid = stack })).Kind);

        // Entered at the list, it can be read.
        List<ICover?> read = serializer.DeepClone(covers);
        Assert.Equal(5, ((Stacked)read[0]!).Number);
        Assert.Same(read, ((Stacked)read[0]!).Covers);
    }
}

[Contract]
public sealed class Pan
{
    [Order(1)]
    public ICover? Lid { get; set; }

    [Order(2)]
    public ICover? Same { get; set; }

    [Order(3)]
    public object? Any { get; set; }
}

public interface ICover;

[Contract(OmitDefaults = true)]
[UnionCase(typeof(ICover), 1)]
[UnionCase(typeof(object), 9310)]
public record struct Lid() : ICover
{
    [Order(1)]
    public int Width { get; set; } = 20;

    [Order(2)]
    public string? Color { get; set; }
}

[Contract]
[UnionCase(typeof(ICover), 2)]
public struct Stacked : ICover
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public List<ICover?>? Covers { get; set; }
}
