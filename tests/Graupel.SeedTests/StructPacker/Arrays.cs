namespace Graupel.SeedTests.StructPacker;

[Pack]
internal struct Arrays
{
    public bool[]? Flags { get; set; }

    public byte[]? Bytes { get; set; }

    public sbyte[]? SBytes { get; set; }

    public char[]? Chars { get; set; }

    public short[]? Shorts { get; set; }

    public ushort[]? UShorts { get; set; }

    public int[]? Ints { get; set; }

    public uint[]? UInts { get; set; }

    public long[]? Longs { get; set; }

    public ulong[]? ULongs { get; set; }

    public float[]? Floats { get; set; }

    public double[]? Doubles { get; set; }

    public decimal[]? Decimals { get; set; }

    public string?[]? Texts { get; set; }

    public DateTime[]? Times { get; set; }

    public TimeSpan[]? Spans { get; set; }

    public static Arrays Make(int length) => new()
    {
        Flags = Fill(length, i => i % 2 == 0),
        Bytes = Fill(length, i => (byte)i),
        SBytes = Fill(length, i => (sbyte)i),
        Chars = Fill(length, i => (char)i),
        Shorts = Fill(length, i => (short)-i),
        UShorts = Fill(length, i => (ushort)i),
        Ints = Fill(length, i => -i),
        UInts = Fill(length, i => uint.MaxValue - (uint)i),
        Longs = Fill(length, i => long.MinValue + i),
        ULongs = Fill(length, i => ulong.MaxValue - (ulong)i),
        Floats = Fill(length, i => i / 3f),
        Doubles = Fill(length, i => i / 3.0),
        Decimals = Fill(length, i => i / 4m),
        Texts = Fill(length, i => i % 3 == 0 ? null : $"{i}"),
        Times = Fill(length, i => DateTime.UnixEpoch.AddHours(i)),
        Spans = Fill(length, i => TimeSpan.FromSeconds(-i)),
    };

    public readonly void AssertEqual(Arrays other)
    {
        Assert.Equal(Flags, other.Flags);
        Assert.Equal(Bytes, other.Bytes);
        Assert.Equal(SBytes, other.SBytes);
        Assert.Equal(Chars, other.Chars);
        Assert.Equal(Shorts, other.Shorts);
        Assert.Equal(UShorts, other.UShorts);
        Assert.Equal(Ints, other.Ints);
        Assert.Equal(UInts, other.UInts);
        Assert.Equal(Longs, other.Longs);
        Assert.Equal(ULongs, other.ULongs);
        Assert.Equal(Floats, other.Floats);
        Assert.Equal(Doubles, other.Doubles);
        Assert.Equal(Decimals, other.Decimals);
        Assert.Equal(Texts, other.Texts);
        Assert.Equal(Times, other.Times);
        Assert.Equal(Spans, other.Spans);
    }

    private static T[] Fill<T>(int length, Func<int, T> item) => [.. Enumerable.Range(0, length).Select(item)];
}
