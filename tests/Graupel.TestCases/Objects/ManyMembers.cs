namespace Graupel.TestCases.Objects;

/// <summary>More members than fit one vector compare of the header, in strides of five types.</summary>
[Contract]
public sealed class ManyMembers
{
    [Order(1)]
    public string? M01 { get; set; }

    [Order(2)]
    public double M02 { get; set; }

    [Order(3)]
    public byte M03 { get; set; }

    [Order(4)]
    public long? M04 { get; set; }

    [Order(5)]
    public int M05 { get; set; }

    [Order(6)]
    public string? M06 { get; set; }

    [Order(7)]
    public double M07 { get; set; }

    [Order(8)]
    public byte M08 { get; set; }

    [Order(9)]
    public long? M09 { get; set; }

    [Order(10)]
    public int M10 { get; set; }

    [Order(11)]
    public string? M11 { get; set; }

    [Order(12)]
    public double M12 { get; set; }

    [Order(13)]
    public byte M13 { get; set; }

    [Order(14)]
    public long? M14 { get; set; }

    [Order(15)]
    public int M15 { get; set; }

    [Order(16)]
    public string? M16 { get; set; }

    [Order(17)]
    public double M17 { get; set; }

    [Order(18)]
    public byte M18 { get; set; }

    [Order(19)]
    public long? M19 { get; set; }

    [Order(20)]
    public int M20 { get; set; }

    [Order(21)]
    public string? M21 { get; set; }

    [Order(22)]
    public double M22 { get; set; }

    [Order(23)]
    public byte M23 { get; set; }

    [Order(24)]
    public long? M24 { get; set; }

    [Order(25)]
    public int M25 { get; set; }

    [Order(26)]
    public string? M26 { get; set; }

    [Order(27)]
    public double M27 { get; set; }

    [Order(28)]
    public byte M28 { get; set; }

    [Order(29)]
    public long? M29 { get; set; }

    [Order(30)]
    public int M30 { get; set; }

    [Order(31)]
    public string? M31 { get; set; }

    [Order(32)]
    public double M32 { get; set; }

    [Order(33)]
    public byte M33 { get; set; }

    [Order(34)]
    public long? M34 { get; set; }

    [Order(35)]
    public int M35 { get; set; }

    [Order(36)]
    public string? M36 { get; set; }

    [Order(37)]
    public double M37 { get; set; }

    [Order(38)]
    public byte M38 { get; set; }

    [Order(39)]
    public long? M39 { get; set; }

    [Order(40)]
    public int M40 { get; set; }
}
