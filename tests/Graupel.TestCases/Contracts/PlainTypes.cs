namespace Graupel.TestCases.Contracts;

/// <summary>No attribute at all: public state counts.</summary>
public class Plain
{
    private readonly int _hidden = 1;

    public int Number { get; set; }

    public string? Text;

    public PlainPart? Part { get; set; }

    public List<PlainStruct>? Structs { get; init; }

    public Plain[]? Others { get; set; }

    public int Hidden() => _hidden;
}

public class PlainPart(string? name)
{
    public string? Name { get; } = name;
}

/// <summary>A struct without an attribute.</summary>
public struct PlainStruct
{
    public int X;
    public double Y { get; set; }
}

/// <summary>A record without an attribute.</summary>
public record PlainRecord(int Id, string? Name, PlainRecord? Inner = null);
