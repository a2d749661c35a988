using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Collections that are no members have comparers by classes of their own, in all formats, by both compilers.</summary>
public class DerivedComparerTests
{
    private const string Project = """
        public class Map() : Dictionary<string, int>(StringComparer.OrdinalIgnoreCase);
        public class Set() : HashSet<string>(StringComparer.InvariantCultureIgnoreCase);
        public class Sorted() : SortedDictionary<string, int>(StringComparer.Ordinal);
        public class SortedNames() : SortedSet<string>(StringComparer.OrdinalIgnoreCase);
        [Contract] public class Holder { [Order(1)] public List<Map>? Maps { get; set; } [Order(2)] public Dictionary<int, Set>? Sets { get; set; } [Order(3)] public Sorted[]? Sorted { get; set; } [Order(4)] public Map? Map { get; set; } }

        public static class Program
        {
            private static Map Map => new() { ["a"] = 1 };
            private static Sorted Sorted => new() { ["b"] = 2, ["B"] = 1 };

            private static string Run(Serializer serializer)
            {
                Holder holder = serializer.DeepClone(new Holder { Maps = [Map], Sets = new() { [1] = ["x"] }, Sorted = [Sorted], Map = Map })!;
                return string.Join(
                    " ", serializer.DeepClone(Map)!["A"], serializer.DeepClone(new Set { "y" })!.Contains("Y"), string.Concat(serializer.DeepClone(Sorted)!.Keys), serializer.DeepClone(new SortedNames { "b", "A" })!.Contains("B"),
                    holder.Maps![0]["A"], holder.Sets![1].Contains("X"), string.Concat(holder.Sorted![0].Keys), holder.Map!["A"], string.Concat(serializer.DeepClone(new List<Sorted> { Sorted })![0].Keys),
                    serializer.DeepClone(new Dictionary<string, Map> { ["k"] = Map })!["k"]["A"], serializer.Deserialize<Dictionary<string, int>>(serializer.Serialize(Map))!.ContainsKey("A"));
            }

            private static string Refused(Func<Serializer, object?> write, Serializer serializer)
            {
                try { return write(serializer)!.ToString()!; }
                catch (GraupelException e) { return e.Kind + (e.Message.Contains("a value of a dictionary, take SerializerOptions.WithComparer, or derive a class from it whose parameterless constructor sets the comparer") ? " told" : e.Message); }
            }

            public static string[] Run() => EveryWay.Run(Run);

            public static string[] RunRefused() => EveryWay.Run(serializer => string.Join(
                ",", Refused(s => s.Serialize(new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase)), serializer), Refused(s => s.Serialize(new List<HashSet<string>> { new(StringComparer.OrdinalIgnoreCase) }), serializer),
                Refused(s => s.Serialize(new Dictionary<int, SortedSet<string>> { [1] = new(StringComparer.Ordinal) }), serializer)));
        }
        """;

    private static readonly Lazy<System.Reflection.Assembly> Loaded = new(static () => LoadedProject.Load(Project + LoadedProject.EveryWay));

    [Fact]
    public void They_come_back_with_it() => Assert.Equal("1 True Bb True 1 True Bb 1 Bb 1 False", Assert.Single(Call("Run").Distinct()));

    [Fact]
    public void Others_are_told_of_it() => Assert.Equal("InvalidValue told,InvalidValue told,InvalidValue told", Assert.Single(Call("RunRefused").Distinct()));

    private static string[] Call(string method)
    {
        var lines = (string[])Loaded.Value.GetType("Program")!.GetMethod(method)!.Invoke(null, null)!;
        Assert.Equal(12, lines.Length);
        return lines;
    }

    // The call makes the contract of the collection.
    [Fact]
    public void Of_a_serializer_apply_to_generated_contracts() => Assert.Equal(string.Join(' ', Enumerable.Repeat("True", 12)), LoadedProject.Run(LoadedProject.EveryWay + """

        [Contract] public class Page { [Order(1)] public List<Dictionary<string, int>> Rows { get; set; } = []; }

        public static class Program
        {
            public static string Run() => string.Join(' ', EveryWay.Run(serializer =>
            {
                serializer = new Serializer(serializer.Options.WithComparer<Dictionary<string, int>>(StringComparison.OrdinalIgnoreCase));
                Dictionary<string, int> row = new(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 };
                return $"{serializer.DeepClone(new Page { Rows = { row } })!.Rows[0].ContainsKey("A") && serializer.DeepClone(row)!.ContainsKey("A")}";
            }));
        }
        """));
}
