namespace Graupel.Bench.StructPacker;

/// <summary>StructPacker's small structure: 394 bytes there.</summary>
[Pack]
public struct SmallMessage
{
    public short Short { get; set; }

    public int Int { get; set; }

    public long Long { get; set; }

    public ushort UShort { get; set; }

    public uint UInt { get; set; }

    public ulong ULong { get; set; }

    public byte Byte { get; set; }

    public sbyte SByte { get; set; }

    public string? Text { get; set; }

    public DateTime Date { get; set; }

    public TimeSpan Span { get; set; }

    public bool Bool { get; set; }

    public char Char { get; set; }

    public decimal Decimal { get; set; }
}
