namespace Graupel.Grpc.Tests;

[Contract]
public class Place
{
    [Order(1)] public string? City { get; set; }
    [Order(2)] public int Count { get; set; }
    [Order(3)] public byte[]? Data { get; set; }
}

/// <summary>A later version of <see cref="Place"/>.</summary>
[Contract]
public class LaterPlace
{
    [Order(1)] public string? City { get; set; }
    [Order(2)] public long Count { get; set; }
    [Order(4)] public List<string> Notes { get; init; } = ["none"];
}

[Contract]
public class Report
{
    [Order(1)] public string? Text { get; set; }
    [Order(2)] public int Index { get; set; }
    [Order(3)] public ReadOnlyMemory<byte> Data { get; set; }
    [Order(4)] public List<Line> Lines { get; init; } = [];
}

[Contract]
public record Line([property: Order(1)] string Name, [property: Order(2)] decimal Price);

[Contract]
public class Empty;

/// <summary>What cannot be written if it holds itself.</summary>
[Contract]
public class Ring
{
    [Order(1)] public Ring? First { get; set; }
    [Order(2)] public int Number { get; set; }

    public static Ring Closed()
    {
        Ring ring = new();
        ring.First = ring;
        return ring;
    }
}
