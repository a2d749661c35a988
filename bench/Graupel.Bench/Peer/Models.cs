using System.Numerics;

namespace Graupel.Bench.Peer;

public enum Gender
{
    M,
    F,
    X,
}

[Contract]
public sealed class Person
{
    [Order(1)]
    public int Age { get; set; }

    [Order(2)]
    public string? FirstName { get; set; }

    [Order(3)]
    public string? LastName { get; set; }

    [Order(4)]
    public Gender Gender { get; set; }
}

[Contract]
public sealed class TestData
{
    [Order(1)]
    public bool Flag { get; set; }

    [Order(2)]
    public int Number { get; set; }

    [Order(3)]
    public double Ratio { get; set; }

    [Order(4)]
    public DateTime Time { get; set; }

    [Order(5)]
    public string? Text { get; set; }
}

[Contract]
public sealed class Beer
{
    [Order(1)]
    public string? Brand { get; set; }

    [Order(2)]
    public List<string>? Sort { get; set; }

    [Order(3)]
    public float Alcohol { get; set; }

    [Order(4)]
    public string? Brewery { get; set; }
}

[Contract]
public sealed class Tree
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public string? Name { get; set; }

    [Order(3)]
    public List<Tree>? Children { get; set; }
}

/// <summary>Nothing but numbers without gaps.</summary>
[Contract]
public readonly record struct Reading([property: Order(1)] long Sensor, [property: Order(2)] double Value, [property: Order(3)] long Error);

/// <summary>Structs that hold others, so that in tolerant formats headers stand between their numbers.</summary>
[Contract]
public readonly record struct Vertex([property: Order(1)] Vector3 Place, [property: Order(2)] Vector3 Normal, [property: Order(3)] Vector2 Texture);

/// <summary>Values of which not every pattern of bits is one.</summary>
[Contract]
public readonly record struct Sample([property: Order(1)] DateTime At, [property: Order(2)] double Value, [property: Order(3)] bool IsValid);
