namespace Graupel.TestCases.Polymorphism;

/// <summary>An interface; its cases are classes, a struct, a record and a generic type.</summary>
[Union(0, typeof(Circle))]
[Union(1, typeof(Square))]
[Union(5, typeof(Label))]
[Union(300, typeof(Marked<int>))]
[Union(301, typeof(Marked<string>))]
[Union(int.MaxValue, typeof(Blank))]
public interface IShape;

/// <summary>A case by itself, written as its own type.</summary>
[Contract]
public sealed class Circle : IShape
{
    [Order(1)]
    public double Radius { get; set; }
}

[Contract]
public struct Square : IShape
{
    [Order(1)]
    public int Side { get; set; }

    [Order(2)]
    public string? Name { get; set; }
}

[Contract]
public record Label([property: Order(1)] string Text, [property: Order(2)] IShape? Around) : IShape;

[Contract]
public class Marked<T> : IShape
{
    [Order(1)]
    public T? Mark { get; set; }
}

[Contract]
public class Blank : IShape;

/// <summary>Members and collections of an interface.</summary>
[Contract]
public class Drawing
{
    [Order(1)]
    public IShape? Main { get; set; }

    [Order(2)]
    public List<IShape?>? Shapes { get; set; }

    [Order(3)]
    public Dictionary<string, IShape?>? Named { get; set; }

    [Order(4)]
    public IShape[,]? Grid { get; set; }

    [Order(5)]
    public int After { get; set; }
}
