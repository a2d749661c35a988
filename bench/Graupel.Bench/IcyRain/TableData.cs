namespace Graupel.Bench.IcyRain;

/// <summary>The values of IcyRain's tables; random ones from a fixed seed.</summary>
internal static class TableData
{
    private const int Count = 1000;
    private const int Seed = 20210128;

    private static readonly DateTime Start = new(2021, 1, 28, 1, 2, 3, DateTimeKind.Utc);

    public static List<int> Ints { get; } = Make(Count, static random => random.Next(-5000, 25_000));

    public static List<double> Doubles { get; } = Make(Count, static random => random.NextDouble());

    public static List<DateTime> Dates { get; } = Make(Count, static random => Start.AddSeconds(random.Next(5, 20)));

    public static List<string> Strings { get; } = Make(Count / 2, static random => random.Next(1, 89_000) + "sr)=тест");

    public static HashSet<int> Set { get; } = [.. Distinct()];

    public static Dictionary<int, string> Dictionary { get; } = Distinct().ToDictionary(static key => key, static key => "test" + ((key * 7919) % 100_000));

    public static byte[] Bytes { get; } = [.. Make(10_000, static random => (byte)random.Next(256))];

    public static TestData Object { get; } = new()
    {
        Property1 = true,
        Property2 = 25,
        Property3 = 4.5,
        Property4 = new DateTime(2021, 5, 1, 5, 8, 7, DateTimeKind.Utc),
        Property5 = "test",
        Property6 = 25,
    };

    private static IEnumerable<int> Distinct()
    {
        var random = new Random(Seed);
        return Enumerable.Repeat(0, int.MaxValue).Select(_ => random.Next(1, 100_000)).Distinct().Take(Count);
    }

    private static List<T> Make<T>(int count, Func<Random, T> make)
    {
        var random = new Random(Seed);
        return [.. Enumerable.Range(0, count).Select(_ => make(random))];
    }
}
