namespace Graupel.Bench.MessagePackLight;

/// <summary>The object of the tables of MsgPack.Light.</summary>
[Contract]
public sealed class Beer
{
    [Order(0)]
    public string? Brand { get; set; }

    [Order(1)]
    public List<string>? Sort { get; set; }

    [Order(2)]
    public float Alcohol { get; set; }

    [Order(3)]
    public string? Brewery { get; set; }
}
