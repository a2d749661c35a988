namespace Graupel.Bench.Peer;

/// <summary>The values of the peer workloads; random ones from a fixed seed.</summary>
internal static class Data
{
    private const int Seed = 20261121;

    public static Person Person { get; } = new() { Age = 42, FirstName = "Windsor", LastName = "Hathaway-Jones", Gender = Gender.F };

    public static TestData TestData { get; } = new() { Flag = true, Number = 25, Ratio = 7.0, Time = new DateTime(2026, 11, 21, 10, 30, 0, DateTimeKind.Utc), Text = "test" };

    public static Beer Beer { get; } =
        new() { Brand = "Weihenstephaner", Sort = ["Hefeweizen", "Original", "Dunkel"], Alcohol = 5.4f, Brewery = "Bayerische Staatsbrauerei" };

    public static List<Person> Persons { get; } =
        [.. Enumerable.Range(0, 1000).Select(i => new Person { Age = i, FirstName = "First" + i, LastName = "LastName" + (i * 77), Gender = (Gender)(i % 3) })];

    public static Tree Tree { get; } = MakeTree(6);

    public static int[] RandomInts { get; } = Make(1000, random => unchecked((int)random.NextInt64()));

    public static int[] MixedInts { get; } = Make(1000, random => random.Next() >> random.Next(0, 31));

    public static double[] Doubles { get; } = Make(1000, random => random.NextDouble());

    public static byte[] Bytes { get; } = Make(100_000, random => (byte)random.Next(256));

    public static List<int> IntList { get; } = [.. Enumerable.Range(0, 1000)];

    public static List<string> Strings { get; } = [.. Enumerable.Range(0, 1000).Select(i => "item number " + (i * 31))];

    public static List<DateTime> Dates { get; } =
        [.. Enumerable.Range(0, 1000).Select(i => new DateTime(2026, 11, 21, 10, 30, 0, DateTimeKind.Utc).AddSeconds(i * 17))];

    public static Dictionary<int, string> Dictionary { get; } = Enumerable.Range(0, 1000).ToDictionary(i => i * 7, i => "value" + i);

    public static HashSet<int> Set { get; } = [.. Enumerable.Range(0, 1000).Select(i => i * 13)];

    private static Tree MakeTree(int levels)
    {
        int id = 0;
        return Node(levels);

        Tree Node(int level)
        {
            var tree = new Tree { Id = id, Name = "node" + id, Children = [] };
            id++;
            for (int i = 0; level > 1 && i < 4; i++)
            {
                tree.Children.Add(Node(level - 1));
            }

            return tree;
        }
    }

    private static T[] Make<T>(int count, Func<Random, T> make)
    {
        var random = new Random(Seed);
        return [.. Enumerable.Range(0, count).Select(_ => make(random))];
    }
}
