namespace Graupel.Bench.StructPacker;

/// <summary>The values of StructPacker's benchmarks.</summary>
internal static class PackData
{
    private const int Seed = 123_456;
    private const int Few = 250;
    private const int Some = 1500;
    private const int Blob = 512 * 1024;
    private const int TextCount = 1024;
    private const int TextChars = TextCount * (TextCount - 1) / 2;

    private static readonly DateTime Date = new(2020, 3, 20, 10, 20, 30, DateTimeKind.Utc);
    private static readonly TimeSpan Span = new(20, 55, 12);

    public static SmallMessage Small { get; } = new()
    {
        Short = -685,
        Int = -98_542_654,
        Long = -49_846_515_616_574,
        UShort = 685,
        UInt = 98_542_654,
        ULong = 49_846_515_616_574,
        Byte = 255,
        SByte = -120,
        Text = string.Concat(Enumerable.Repeat("Lorem ipsum dolor sit amet, consectetur adipiscing elit.\n", 6))[..325],
        Date = Date,
        Span = Span,
        Bool = true,
        Char = 'T',
        Decimal = 123_456.123456m,
    };

    public static LargeMessage Large { get; } = MakeLarge();

    private static LargeMessage MakeLarge()
    {
        var random = new Random(Seed);
        byte[] bytes = new byte[Blob];
        random.NextBytes(bytes);
        return new()
        {
            Shorts = Numbers(static i => (short)i),
            Ints = Numbers(static i => i),
            Longs = Numbers(static i => (long)i),
            UShorts = Numbers(static i => (ushort)i),
            UInts = Numbers(static i => (uint)i),
            ULongs = Numbers(static i => (ulong)i),
            Bytes = bytes,
            SBytes = Numbers(static i => (sbyte)i),
            Texts = [.. Enumerable.Range(0, TextCount).Select(static i => new string('s', i))],
            Dates = [.. Enumerable.Repeat(Date, Few)],
            Spans = [.. Enumerable.Repeat(Span, Few)],
            Bools = new bool[512],
            Chars = [.. Enumerable.Repeat('s', TextChars)],
            Decimals = [.. Enumerable.Range(0, TextCount).Select(_ => (decimal)random.NextDouble())],
        };
    }

    private static T[] Numbers<T>(Func<int, T> make) => [.. Enumerable.Range(0, Some).Select(i => make(i % 128))];
}
