using System.Runtime.Serialization;

namespace Graupel.Tests.Formats.MessagePack;

[DataContract]
public sealed record Order
{
    [DataMember(Order = 0)] public int Number { get; set; }

    [DataMember(Order = 1)] public string? Customer { get; set; }

    [DataMember(Order = 2)] public List<Line>? Lines { get; set; }

    [DataMember(Order = 3)] public DateTime Ordered { get; set; }
}

[DataContract]
public sealed class Line
{
    [DataMember(Order = 1)] public string? Article { get; set; }

    [DataMember(Order = 2)] public int Count { get; set; }

    [DataMember(Order = 3)] public double Price { get; set; }
}

[Contract]
public sealed class Article
{
    public string? Name { get; set; }

    public int? Stock { get; set; }

    public Dictionary<string, bool>? Flags { get; set; }
}

[Contract]
[Union(1, typeof(Circle))]
[KnownType(typeof(Square))]
public abstract class Figure
{
    [Order(1)] public int Color { get; set; }
}

[Contract]
public sealed class Circle : Figure
{
    [Order(1)] public float Radius { get; set; }
}

[Contract]
public sealed class Square : Figure
{
    [Order(1)] public float Side { get; set; }
}

[Contract]
public sealed class Chain
{
    [Order(0)] public int Value { get; set; }

    [Order(1)] public Chain? Next { get; set; }
}
