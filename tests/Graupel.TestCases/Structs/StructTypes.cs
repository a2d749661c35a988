namespace Graupel.TestCases.Structs;

/// <summary>Nothing but numbers of one size: what could be copied as it is.</summary>
[Contract]
public struct Point
{
    [Order(1)]
    public int X;

    [Order(2)]
    public int Y;
}

/// <summary>Numbers with holes between them in memory.</summary>
[Contract]
public struct Padded
{
    [Order(1)]
    public byte A;

    [Order(2)]
    public long B;

    [Order(3)]
    public short C;
}

/// <summary>Values that not every pattern of bits is.</summary>
[Contract]
public struct Checked
{
    [Order(1)]
    public bool Flag { get; set; }

    [Order(2)]
    public decimal Price { get; set; }

    [Order(3)]
    public DateTime Moment { get; set; }

    [Order(4)]
    public DateTimeOffset Offset { get; set; }
}

/// <summary>Structs inside structs, with and without a value.</summary>
[Contract]
public struct Nested
{
    [Order(1)]
    public Point From { get; set; }

    [Order(2)]
    public Point? To { get; set; }

    [Order(3)]
    public string? Name { get; set; }

    [Order(4)]
    public Padded[]? Rest { get; set; }
}

/// <summary>A readonly struct with a primary constructor.</summary>
[Contract]
public readonly struct ReadOnlyPoint(int x, string? label)
{
    [Order(1)]
    public int X { get; } = x;

    [Order(2)]
    public string? Label { get; } = label;
}

/// <summary>A readonly record struct, with a primary constructor.</summary>
[Contract]
public readonly record struct PointRecord([property: Order(1)] double X, [property: Order(2)] double Y);

/// <summary>A record struct with a member beside those of its primary constructor.</summary>
[Contract]
public record struct MutableRecord([property: Order(1)] int Id, [property: Order(2)] string? Text)
{
    [Order(3)]
    public int[]? More { get; set; }
}

/// <summary>A constructor without parameters runs for a new struct, so missing members keep what it says.</summary>
[Contract]
public struct WithConstructor
{
    public WithConstructor()
    {
    }

    [Order(1)]
    public int Number { get; set; } = 5;

    [Order(2)]
    public string Text { get; set; } = "initial";
}

/// <summary>A struct without members.</summary>
[Contract]
public struct Empty;

/// <summary>A class with one member of each struct.</summary>
[Contract]
public class StructHolder
{
    [Order(1)]
    public Point Point { get; set; }

    [Order(2)]
    public Point? Maybe { get; set; }

    [Order(3)]
    public List<Point>? Points { get; set; }

    [Order(4)]
    public Empty Empty { get; set; }

    [Order(5)]
    public Dictionary<Point, Nested>? Map { get; set; }

    [Order(6)]
    public List<Point?>? Maybes { get; set; }

    [Order(7)]
    public ReadOnlyMemory<Checked> Checks { get; set; }
}

/// <summary>Wider than any register or cache line.</summary>
[Pack]
public struct Large
{
    public long A0 { get; set; }

    public double A1 { get; set; }

    public Guid A2 { get; set; }

    public decimal A3 { get; set; }

    public Int128 A4 { get; set; }

    public ulong A5 { get; set; }

    public float A6 { get; set; }

    public byte A7 { get; set; }

    public TimeSpan A8 { get; set; }

    public DateTime A9 { get; set; }
}
