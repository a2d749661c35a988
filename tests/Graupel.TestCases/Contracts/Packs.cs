using Graupel.TestCases.Structs;

namespace Graupel.TestCases.Contracts;

/// <summary>Public members in declaration order, pure data.</summary>
[Pack]
public class Packet
{
    public int Id { get; set; }

    [SkipPack]
    public int Skipped { get; set; } = 3;

    public string? Text { get; set; }

    public byte Field;

    public PacketPart? Part { get; set; }

    public PacketSize Size { get; set; }

    public PacketSize? MaybeSize { get; set; }

    public DateTime? Moment { get; set; }

    private readonly int _private = 5;

    public override string ToString() => $"{_private}";
}

[Pack]
public class PacketPart
{
    public List<PacketPart>? Parts { get; set; }

    public Dictionary<string, int?>? Map { get; set; }

    public int[,]? Table { get; set; }

    public Point[]? Points { get; set; }

    public HashSet<string>? Set { get; set; }

    public (int, string?) Tuple { get; set; }

    public ReadOnlyMemory<short> Memory { get; set; }
}

/// <summary>Pure data of a struct.</summary>
[Pack]
public struct PacketSize
{
    public ushort Width { get; set; }

    public ushort Height { get; set; }
}

/// <summary>Pure data, also as a base.</summary>
[Pack]
public class PackedBase
{
    public string? Name { get; set; }

    public int Number { get; set; }
}

/// <summary>Pure data of a base and of a derived class.</summary>
[Pack]
public class PackedDerived : PackedBase
{
    public long More { get; set; }

    public string? Text { get; set; }
}

/// <summary>Numbers decide the order where there are some.</summary>
[Pack]
public class PackedByNumber
{
    [Order(2)]
    public byte B { get; set; }

    [Order(1)]
    public byte A { get; set; }
}

/// <summary>An exact type as a member of a tolerant one has the tolerant shape, and the other way round.</summary>
[Contract]
public class TolerantAroundExact
{
    [Order(1)]
    public Packet? Packet { get; set; }

    [Order(2)]
    public List<PacketSize>? Sizes { get; set; }

    [Order(3)]
    public SavingsAccount? Account { get; set; }
}

/// <summary>A tolerant type as a member of an exact one.</summary>
[Pack]
public class ExactAroundTolerant
{
    public Invoice? Invoice { get; set; }

    public List<InvoiceLine?>? Lines { get; set; }

    public TolerantAroundExact? More { get; set; }
}

/// <summary>Pure data, made by a primary constructor.</summary>
[Pack]
public sealed class PackedByConstructor(int id, string? name)
{
    public int Id { get; } = id;

    public string? Name { get; } = name;

    public List<int> Filled { get; } = [];
}

/// <summary>Pure data of nothing.</summary>
[Pack]
public struct PackedNothing;
