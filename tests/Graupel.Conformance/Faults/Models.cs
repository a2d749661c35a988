using System.Runtime.Serialization;

namespace Graupel.Conformance.Faults;

/// <summary>A collection between other members.</summary>
[Contract]
public class Shelf<TItems>
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public TItems? Items { get; set; }

    [Order(3)]
    public bool Good { get; set; }

    [Order(4)]
    public string? Text { get; set; }
}

/// <summary>An element with a member that can be wrong, behind others that are collections too.</summary>
[Contract]
public class Cell
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public List<Spot> Spots { get; set; } = [new() { Y = true }, new() { X = 1000 }];

    [Order(3)]
    public bool Good { get; set; }

    [Order(4)]
    public List<string> Names { get; set; } = ["one", "two"];

    [Order(5)]
    public Cell? Next { get; set; }
}

/// <summary>No case of a cell.</summary>
public class OtherCell : Cell;

[Contract]
public struct Spot
{
    [Order(1)]
    public int X { get; set; }

    [Order(2)]
    public bool Y { get; set; }
}

/// <summary>A value with several cases.</summary>
[KnownType(typeof(Plant))]
[Contract]
public abstract class Being
{
    [Order(1)]
    public string? Name { get; set; } = "name";
}

[Contract]
public class Plant : Being
{
    [Order(1)]
    public List<Spot> Spots { get; set; } = [new() { X = 5 }];

    [Order(2)]
    public bool Good { get; set; }
}

/// <summary>An object of a chain.</summary>
[Contract]
public class Link
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public bool Good { get; set; }

    [Order(3)]
    public string? Text { get; set; } = "text";

    [Order(4)]
    public Link? Next { get; set; }
}

/// <summary>No case of a link.</summary>
public class OtherLink : Link;
