namespace Graupel.Bench.StructPacker;

/// <summary>StructPacker's large structure: 2 MB.</summary>
[Pack]
public struct LargeMessage
{
    public short[]? Shorts { get; set; }

    public int[]? Ints { get; set; }

    public long[]? Longs { get; set; }

    public ushort[]? UShorts { get; set; }

    public uint[]? UInts { get; set; }

    public ulong[]? ULongs { get; set; }

    public byte[]? Bytes { get; set; }

    public sbyte[]? SBytes { get; set; }

    public string[]? Texts { get; set; }

    public DateTime[]? Dates { get; set; }

    public TimeSpan[]? Spans { get; set; }

    public bool[]? Bools { get; set; }

    public char[]? Chars { get; set; }

    public decimal[]? Decimals { get; set; }
}
