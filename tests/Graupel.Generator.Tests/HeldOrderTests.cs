using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Sorted sets and maps that an initializer puts behind an interface, by both compilers: they are filled, so they keep their order.</summary>
public class HeldOrderTests
{
    private const string Project = """
        public sealed class Descending : IComparer<int> { public static readonly Descending Same = new(); public int Compare(int one, int other) => other.CompareTo(one); }

        [Contract] public class Holder
        {
            [Order(1)] public ISet<int> Set { get; set; } = new SortedSet<int>(Descending.Same);
            [Order(2)] public IDictionary<string, int> Map { get; } = new SortedDictionary<string, int>(StringComparer.OrdinalIgnoreCase);
            [Order(3)] public IDictionary<int, string> List { get; set; } = new SortedList<int, string>(Descending.Same);
            [Order(4)] public IReadOnlySet<int>? Shown { get; set; } = new SortedSet<int>(Descending.Same);
        }

        public static class Program
        {
            private static string Run(Serializer serializer)
            {
                Holder copy = serializer.DeepClone(new Holder { Set = { 1, 2 }, Map = { ["b"] = 1, ["A"] = 2 }, List = { [1] = "x", [3] = "y" }, Shown = new SortedSet<int>(Descending.Same) { 1, 2 } })!;
                return $"{copy.Set.GetType().Name} {string.Join(",", copy.Set)} {copy.Map["a"]} {string.Join(",", copy.List.Keys)} {string.Join(",", copy.Shown!)} "
                    + string.Join(" ", from holder in new[] { new Holder { Shown = new HashSet<int>() }, new Holder { Set = new SortedSet<int>() }, new Holder { List = new Dictionary<int, string>() } } select Try(() => serializer.Serialize(holder)));
            }

            private static string Try(Action run)
            {
                try { run(); return "written"; }
                catch (GraupelException e) { return e.Path; }
            }

            public static string[] Run() => EveryWay.Run(Run);
        }
        """;

    [Fact]
    public void Come_back_in_it_or_are_refused()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run(Project + LoadedProject.EveryWay));
        Assert.All(lines, static line => Assert.Equal("SortedSet`1 2,1 2 3,1 2,1 Shown Set List", line));
    }
}
