namespace Graupel.TestCases.Recursion;

/// <summary>A type with a list of itself.</summary>
[Contract]
public class Tree
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public string? Name { get; set; }

    [Order(3)]
    public List<Tree?>? Children { get; set; }
}

/// <summary>A chain whose next link comes last, so that it may be of any length.</summary>
[Contract]
public class Link
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public string? Text { get; set; }

    [Order(3)]
    public Link? Next { get; set; }
}

/// <summary>A chain whose next link does not come last: each is one level deeper.</summary>
[Contract]
public class InnerLink
{
    [Order(1)]
    public InnerLink? Next { get; set; }

    [Order(2)]
    public string? Text { get; set; }
}

/// <summary>Two types that contain each other.</summary>
[Contract]
public class Egg
{
    [Order(1)]
    public Hen? Inside { get; set; }

    [Order(2)]
    public int Weight { get; set; }
}

/// <summary>The other one of two types that contain each other.</summary>
[Contract]
public class Hen
{
    [Order(1)]
    public Egg[]? Eggs { get; set; }

    [Order(2)]
    public string? Name { get; set; }
}

/// <summary>Containing itself through a struct, and as the value of a dictionary.</summary>
[Contract]
public class Folder
{
    [Order(1)]
    public Dictionary<string, Folder?>? Folders { get; set; }

    [Order(2)]
    public Entry First { get; set; }

    [Contract]
    public struct Entry
    {
        [Order(1)]
        public Folder? Target { get; set; }

        [Order(2)]
        public int Size { get; set; }
    }
}

/// <summary>An expression: a choice that contains itself.</summary>
[Union(0, typeof(Constant))]
[Union(1, typeof(Sum))]
[Union(2, typeof(Negation))]
public interface IExpression;

[Contract]
public sealed record Constant([property: Order(1)] double Value) : IExpression;

[Contract]
public sealed record Sum([property: Order(1)] IExpression? Left, [property: Order(2)] IExpression? Right) : IExpression;

[Contract]
public sealed record Negation([property: Order(1)] IExpression? Of) : IExpression;

/// <summary>A binary tree whose right half is a chain of last members.</summary>
[Contract]
public sealed class Branch
{
    [Order(1)]
    public Branch? Left { get; set; }

    [Order(2)]
    public int Value { get; set; }

    [Order(3)]
    public Branch? Right { get; set; }
}

/// <summary>A chain as pure data.</summary>
[Pack]
public sealed class PackedLink
{
    public byte Id { get; set; }

    public PackedLink? Next { get; set; }
}

/// <summary>A chain in a base class, continued by a derived one.</summary>
[Contract]
public class ChainBase
{
    [Order(1)]
    public ChainBase? Previous { get; set; }
}

/// <summary>A chain of a derived class.</summary>
[Contract]
public class ChainDerived : ChainBase
{
    [Order(1)]
    public ChainDerived? Next { get; set; }
}

/// <summary>A chain by names.</summary>
[Contract]
public sealed class NamedLink
{
    public int Id { get; set; }

    public NamedLink? Next { get; set; }
}

/// <summary>A record is made by its constructor, so its chain is not one of last members.</summary>
[Contract]
public sealed record RecordLink([property: Order(1)] int Id, [property: Order(2)] RecordLink? Next);
