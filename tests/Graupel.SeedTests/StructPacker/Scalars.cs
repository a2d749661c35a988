namespace Graupel.SeedTests.StructPacker;

[Pack]
internal record struct Scalars
{
    public bool Flag { get; set; }

    public byte Byte { get; set; }

    public sbyte SByte { get; set; }

    public char Char { get; set; }

    public short Short { get; set; }

    public ushort UShort { get; set; }

    public int Int { get; set; }

    public uint UInt { get; set; }

    public long Long { get; set; }

    public ulong ULong { get; set; }

    public float Float { get; set; }

    public double Double { get; set; }

    public decimal Decimal { get; set; }

    public string? Text { get; set; }

    public DateTime Time { get; set; }

    public TimeSpan Span { get; set; }

    public static Scalars Lowest => new()
    {
        SByte = sbyte.MinValue,
        Short = short.MinValue,
        Int = int.MinValue,
        Long = long.MinValue,
        Float = float.MinValue,
        Double = double.NegativeInfinity,
        Decimal = decimal.MinValue,
        Text = "",
        Time = DateTime.MinValue,
        Span = TimeSpan.MinValue,
    };

    public static Scalars Highest => new()
    {
        Flag = true,
        Byte = byte.MaxValue,
        SByte = sbyte.MaxValue,
        Char = char.MaxValue,
        Short = short.MaxValue,
        UShort = ushort.MaxValue,
        Int = int.MaxValue,
        UInt = uint.MaxValue,
        Long = long.MaxValue,
        ULong = ulong.MaxValue,
        Float = float.NaN,
        Double = double.MaxValue,
        Decimal = decimal.MaxValue,
        Text = new string('x', 300),
        Time = DateTime.MaxValue,
        Span = TimeSpan.MaxValue,
    };

    public static Scalars Usual => Highest with { Decimal = -1.50m, Char = 'ß', Text = "Straße", Int = -2 };
}
