namespace Graupel.Bench.IcyRain;

/// <summary>The class of IcyRain's tables.</summary>
[Contract]
public sealed class TestData
{
    [Order(1)]
    public bool Property1 { get; set; }

    [Order(2)]
    public int Property2 { get; set; }

    [Order(3)]
    public double Property3 { get; set; }

    [Order(4)]
    public DateTime Property4 { get; set; }

    [Order(5)]
    public string? Property5 { get; set; }

    [Order(6)]
    public int? Property6 { get; set; }
}
