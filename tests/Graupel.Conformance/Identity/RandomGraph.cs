using FsCheck;
using FsCheck.Fluent;
using Graupel.TestCases.Graphs;

namespace Graupel.Conformance.Identity;

/// <summary>What a random graph is made of: some objects and collections, and links between them in all directions.</summary>
/// <param name="Seed">Decides everything.</param>
/// <param name="Size">Number of objects.</param>
public sealed record RandomGraph(int Seed, int Size)
{
    public static Arbitrary<RandomGraph> All { get; } = Arb.From(
        from seed in Gen.Choose(0, int.MaxValue)
        from size in Gen.Choose(1, 12)
        select new RandomGraph(seed, size),
        static graph => Enumerable.Range(1, graph.Size - 1).Select(size => graph with { Size = size }));

    public Fellow Make()
    {
        var random = new Random(Seed);
        Fellow[] friends = [.. Enumerable.Range(0, Size).Select(static i => new Fellow { Name = $"f{i}", Age = i })];
        List<Fellow?>[] lists = [.. friends.Select(_ => Some().ToList())];
        Fellow?[][] rows = [.. friends.Select(_ => Some().Append(null).ToArray())];
        Dictionary<string, Fellow?>[] maps = [.. friends.Select(_ => Some().Select(static (friend, i) => (friend, i)).ToDictionary(static pair => $"{pair.i}", static pair => pair.friend))];
        foreach (Fellow friend in friends)
        {
            friend.Best = Any(friends);
            friend.Others = Any(lists);
            friend.Row = Any(rows);
            friend.ByName = Any(maps);
            friend.Seat = new() { Taken = Any(friends), Number = random.Next(10) };
            friend.Spare = random.Next(2) == 0 ? null : new() { Taken = Any(friends) };
            friend.Fixed = random.Next(2) == 0 ? null : Some().OfType<Fellow>().ToList();
            friend.Waiting = random.Next(3) > 0 ? null : new(Some().OfType<Fellow>());
        }

        return friends[0];

        T? Any<T>(T[] from)
            where T : class => random.Next(3) == 0 ? null : from[random.Next(from.Length)];

        IEnumerable<Fellow?> Some() => Enumerable.Range(0, random.Next(4)).Select(_ => Any(friends));
    }
}
