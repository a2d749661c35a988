using System.Runtime.Serialization;

namespace Graupel.Conformance.Properties;

/// <summary>A part of a random graph: a member of each family of kinds, and other parts below it in all the ways there are.</summary>
[Contract]
public sealed class Node
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public string? Name { get; set; }

    [Order(3)]
    public double? Weight { get; set; }

    [Order(4)]
    public decimal Price { get; set; }

    [Order(5)]
    public DateTime When { get; set; }

    [Order(6)]
    public DayOfWeek Day { get; set; }

    [Order(7)]
    public byte[]? Data { get; set; }

    [Order(8)]
    public List<long?>? Numbers { get; set; }

    [Order(9)]
    public Dictionary<string, Leaf>? Leaves { get; set; }

    [Order(11)]
    public HashSet<Guid>? Keys { get; set; }

    [Order(12)]
    public Node?[]? Children { get; set; }

    [Order(13)]
    public List<Part?>? Parts { get; set; }

    [Order(14)]
    public (Leaf Leaf, string? Text)? Pair { get; set; }

    [Order(15)]
    public Pure? Pure { get; set; }

    [Order(16)]
    public Node? Next { get; set; }
}

/// <summary>A struct with names in place of numbers.</summary>
[Contract]
public record struct Leaf(char Sign, TimeSpan Span, string[]? Words);

/// <summary>Pure data, also as a root of its own.</summary>
[Pack]
public sealed class Pure
{
    public uint Id { get; set; }

    public string? Text { get; set; }

    public List<Leaf>? Leaves { get; set; }

    public Part? Part { get; set; }
}

/// <summary>A union that comes back to the node.</summary>
[Contract]
[Union(1, typeof(Small))]
[KnownType(typeof(Large))]
public abstract record Part
{
    [Order(1)]
    public sbyte Level { get; init; }
}

[Contract]
public sealed record Small : Part;

[Contract]
public sealed record Large : Part
{
    [Order(3)]
    public Node? Node { get; init; }

    [Order(40)]
    public float[]? Values { get; init; }
}
