using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Collections whose comparer an attribute declares, by both compilers and in all formats.</summary>
public class ComparerTests
{
    private const string Project = """
        using System.Collections.Concurrent;
        using System.Collections.Frozen;
        using System.Collections.Immutable;

        public sealed class Last : IEqualityComparer<string>, IComparer<string>
        {
            public bool Equals(string? one, string? other) => one?[^1] == other?[^1];
            public int GetHashCode(string text) => text[^1];
            public int Compare(string? one, string? other) => (one?[^1] ?? 0).CompareTo(other?[^1] ?? 0);
        }

        public sealed class Descending : IComparer<int> { public int Compare(int one, int other) => other.CompareTo(one); }

        public sealed class Crowded : IEqualityComparer<int> { public bool Equals(int one, int other) => one == other; public int GetHashCode(int number) => 7; }

        [Contract]
        public class Tables
        {
            [Order(1), Comparer(typeof(Last))] public Dictionary<string, int>? Map { get; set; }
            [Order(2), Comparer(StringComparison.OrdinalIgnoreCase)] public HashSet<string>? Set { get; set; }
            [Order(3), Comparer(typeof(Descending))] public SortedDictionary<int, string>? Sorted { get; set; }
            [Order(4), Comparer(StringComparison.Ordinal)] public SortedSet<string>? Ordinal { get; init; }
            [Order(5), Comparer(typeof(Last))] public ConcurrentDictionary<string, int>? Concurrent { get; set; }
            [Order(6), Comparer(StringComparison.InvariantCultureIgnoreCase)] public FrozenDictionary<string, int>? Frozen { get; set; }
            [Order(7), Comparer(typeof(Last))] public ImmutableHashSet<string>? Immutable;
            [Order(8), Comparer(typeof(Last))] public IDictionary<string, int>? Interface { get; set; }
            [Order(9), Comparer(typeof(Descending))] public PriorityQueue<string, int>? Queue { get; set; }
            [Order(10), Comparer(typeof(Descending))] public SortedList<int, Tables?>? List { get; set; }
            [Order(11), Comparer(typeof(Last))] private readonly HashSet<string> _held = new(new Last());
            [SkipPack] public HashSet<string> Held => _held;
        }

        [Contract] public record Built([property: Order(1), Comparer(StringComparison.OrdinalIgnoreCase)] Dictionary<string, int>? Map);
        [Pack] public class Packed { [Comparer(typeof(Last))] public Dictionary<string, int>? Map; [Comparer(typeof(Crowded))] public HashSet<int>? Crowd; }
        [Contract] public class Usual { [Order(1)] public Dictionary<string, int>? Map { get; set; } [Order(4)] public string[]? Ordinal { get; set; } }

        [Contract] public class Begun { [Order(1)] public HashSet<string> Names { get; set; } = new(StringComparer.OrdinalIgnoreCase); }

        public static class Program
        {
            public static IEnumerable<Serializer> Serializers =>
                from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                from references in new[] { References.None, References.Preserve }
                from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                select new Serializer(new SerializerOptions { Format = format, Compilers = compiler, References = references });

            private static Tables Fill() => new()
            {
                Map = new(new Last()) { ["xa"] = 1, ["xb"] = 2 }, Set = new(StringComparer.OrdinalIgnoreCase) { "a", "B" },
                Sorted = new(new Descending()) { [1] = "one", [2] = "two" }, Ordinal = new(StringComparer.Ordinal) { "a", "B" },
                Concurrent = new(new Last()) { ["xa"] = 1 }, Frozen = new Dictionary<string, int> { ["a"] = 1 }.ToFrozenDictionary(StringComparer.InvariantCultureIgnoreCase),
                Immutable = ImmutableHashSet.Create<string>(new Last(), "a"), Interface = new Dictionary<string, int>(new Last()) { ["xa"] = 4 },
                Queue = new([("low", 1), ("high", 2)], new Descending()), List = new(new Descending()) { [1] = new() { Held = { "za" } }, [2] = null }, Held = { "xz" },
            };

            private static string Show(Tables tables) => string.Join(" ",
                tables.Map!["?b"], tables.Set!.Contains("A"), tables.Sorted!.First().Value, tables.Ordinal!.Min, tables.Concurrent!["?a"], tables.Frozen!["A"],
                tables.Immutable!.Contains("?a"), tables.Interface!["?a"], tables.Queue!.Peek(), tables.List!.Keys[0], tables.Held.Contains("?z"), tables.List[1]!.Held.Contains("?a"));

            public static string[] Run() =>
            [
                .. from serializer in Serializers
                   let bytes = serializer.Serialize(Fill())
                   let built = serializer.DeepClone(new Built(new(StringComparer.OrdinalIgnoreCase) { ["a"] = 9 }))!
                   let packed = serializer.DeepClone(new Packed { Map = new(new Last()) { ["xa"] = 8 } })!
                   select $"{Show(serializer.Deserialize<Tables>(bytes)!)} {built.Map!["A"]} {packed.Map!["?a"]} {serializer.DeepClone(new Tables())!.Map is null}",
            ];

            public static string[] Bytes() =>
            [
                .. from serializer in Serializers select $"{serializer.Options.Format.Name} {serializer.Options.References} {Convert.ToHexString(serializer.Serialize(Fill()))}",
            ];

            public static string[] RunRefused() =>
            [
                .. from serializer in Serializers
                   from tables in new Tables[]
                   {
                       new() { Map = [] }, new() { Set = new(StringComparer.InvariantCultureIgnoreCase) }, new() { Sorted = [] },
                       new() { Interface = new SortedList<string, int>() }, new() { List = new(new Descending()) { [1] = new() { Ordinal = [] } } },
                   }
                   select Try(() => serializer.Serialize(tables)),
            ];

            public static string[] RunAdvised() =>
            [
                .. from serializer in Serializers
                   from write in new Action[]
                   {
                       () => serializer.Serialize(new Tables { Set = ["a"] }), () => serializer.Serialize(new Tables { Sorted = [] }),
                       () => serializer.Serialize(new Tables { Interface = new SortedList<string, int>() }), () => serializer.Serialize(new Begun { Names = ["a"] }),
                       () => serializer.Serialize(new Usual { Map = new(new Last()) }),
                   }
                   select Advice(write),
            ];

            private static string Advice(Action write)
            {
                try
                {
                    write();
                    return "ok";
                }
                catch (GraupelException e)
                {
                    return $"{e.Path} {e.Message.Contains("declare the comparer on the member")} {e.Message.Contains("create the one that is written with that comparer")}";
                }
            }

            public static string[] RunEqual() =>
            [
                .. from serializer in Serializers
                   let twice = new Usual { Map = new() { ["xa"] = 1, ["ya"] = 2 } }
                   let order = new Usual { Ordinal = ["b", "a"] }
                   where serializer.Options.References == References.None
                   select $"{Try(() => serializer.Deserialize<Tables>(serializer.Serialize(twice)))} {serializer.Deserialize<Tables>(serializer.Serialize(order))!.Ordinal!.Min}",
            ];

            public static string[] RunCrowded() =>
            [
                .. from serializer in Serializers
                   let bytes = serializer.Serialize(new Packed { Crowd = new(Enumerable.Range(0, 5000), new Crowded()) })
                   select Try(() => serializer.Deserialize<Packed>(bytes)),
            ];

            public static string[] RunAscending() =>
            [
                .. from serializer in Serializers
                   let sorting = new Serializer(serializer.Options with { SortKeys = true })
                   select string.Join(",", sorting.DeepClone(new Tables { Set = new(StringComparer.OrdinalIgnoreCase) { "b", "A", "c" } })!.Set!),
            ];

            private static string Try(Action action)
            {
                try
                {
                    action();
                    return "ok";
                }
                catch (GraupelException e)
                {
                    return $"{e.Kind} {e.Path}{(e.Message.Contains("[Comparer]") ? "!" : "")}";
                }
            }
        }
        """;

    private static readonly Lazy<System.Reflection.Assembly> Loaded = new(() => LoadedProject.Load(Project));

    [Fact]
    public void Those_without_a_setter_are_filled()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run("""
            using System.Collections.Concurrent;
            using System.Collections.Immutable;

            [Contract]
            public class Shown
            {
                private readonly Dictionary<string, string> _map;
                private readonly HashSet<string> _set;
                public Shown() => (_map, _set) = (Map, Set);
                [Order(1), Comparer(StringComparison.OrdinalIgnoreCase)] public Dictionary<string, string> Map { get; } = new(StringComparer.OrdinalIgnoreCase);
                [Order(2), Comparer(StringComparison.OrdinalIgnoreCase)] public HashSet<string> Set { get; } = new(StringComparer.OrdinalIgnoreCase);
                [Order(3), Comparer(StringComparison.OrdinalIgnoreCase)] public ImmutableHashSet<string> Fixed { get; } = ImmutableHashSet.Create<string>(StringComparer.OrdinalIgnoreCase);
                [Order(4), Comparer(StringComparison.OrdinalIgnoreCase)] public ConcurrentDictionary<string, List<string>> Many { get; } = new(StringComparer.OrdinalIgnoreCase);
                public override string ToString() => $"{_map["X"]} {_set.Contains("Y")} {Fixed.Contains("Z")} {Many["W"][0]}";
            }

            [Contract] public record Made([property: Order(1)] int Number) { [Order(2), Comparer(StringComparison.OrdinalIgnoreCase)] public Dictionary<string, string> Map { get; } = new(StringComparer.OrdinalIgnoreCase); }

            public static class Program
            {
                public static string[] Run() => EveryWay.Run(static serializer =>
                {
                    var shown = new Shown { Map = { ["x"] = "1" }, Set = { "y" }, Many = { ["w"] = ["v"] } };
                    typeof(Shown).GetField("<Fixed>k__BackingField", System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.NonPublic)!.SetValue(shown, shown.Fixed.Add("z"));
                    byte[] bytes = serializer.Serialize(shown);
                    var held = new Shown { Map = { ["old"] = "0" }, Set = { "old" } };
                    var map = held.Map;
                    Shown? filled = held;
                    serializer.Populate(bytes, ref filled);
                    return $"{serializer.Deserialize<Shown>(bytes)} {filled} {ReferenceEquals(map, filled!.Map)} {map.Count} {filled.Set.Count} {serializer.DeepClone(new Made(1) { Map = { ["a"] = "b" } })!.Map["A"]}";
                });
            }
            """ + LoadedProject.EveryWay));
        Assert.Equal(12, lines.Length);
        Assert.Equal("1 True True v 1 True True v True 1 1 b", Assert.Single(lines.Distinct()));
    }

    [Fact]
    public void They_come_back() => Assert.Equal("2 True two B 1 1 True 4 high 2 True True 9 8 True", Assert.Single(Call("Run", 12).Distinct()));

    [Fact]
    public void Both_compilers_write_the_same_bytes() => Assert.Equal(6, Call("Bytes", 12).Distinct().Count());

    [Fact]
    public void Others_are_refused_when_they_are_written() => Assert.Equal(
        ["InvalidValue Map!", "InvalidValue Set!", "InvalidValue Sorted!", "InvalidValue Interface!", "InvalidValue List[0].Ordinal!"], Call("RunRefused", 60).Distinct());

    [Fact]
    public void Where_one_is_declared_the_text_says_that_the_value_has_another() => Assert.Equal(
        ["Set False True", "Sorted False True", "Interface False False", "Names False True", "Map True False"], Call("RunAdvised", 60).Distinct());

    [Fact]
    public void Keys_that_are_equal_by_it_are_refused_when_they_are_read() => Assert.Equal("DuplicateKey Map a", Assert.Single(Call("RunEqual", 6).Distinct()));

    [Fact]
    public void Keys_that_collide_by_it_are_refused() => Assert.Equal("LimitExceeded Crowd", Assert.Single(Call("RunCrowded", 12).Distinct()));

    [Fact]
    public void Options_sort_what_they_hold() => Assert.Equal("A,b,c", Assert.Single(Call("RunAscending", 12).Distinct()));

    [Theory]
    [InlineData("[Comparer(typeof(Any))] public Dictionary<string, int>? Table;", "GRP036")]
    [InlineData("[Comparer(typeof(Any))] public SortedSet<int>? Table;", "GRP036")]
    [InlineData("[Comparer(typeof(Any))] public List<int>? Table;", "GRP036")]
    [InlineData("[Comparer(StringComparison.CurrentCulture)] public HashSet<string>? Table;", "GRP036")]
    [InlineData("[Comparer(StringComparison.Ordinal)] public HashSet<int>? Table;", "GRP036")]
    [InlineData("[Comparer(typeof(Any))] public HashSet<Action>? Table;", "GRP036")]
    [InlineData("[Comparer(typeof(Closed))] public HashSet<int>? Table;", "GRP036")]
    public void What_does_not_fit_is_refused_by_both_compilers(string member, string id)
    {
        GeneratorRun run = GeneratorRun.Of($$"""
            public class Any : IEqualityComparer<int> { public bool Equals(int one, int other) => true; public int GetHashCode(int one) => 0; }
            public class Closed : Any { private Closed() { } }
            [Contract] public class Holder { [Order(1)] {{member}} }
            public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Holder()); }
            """);
        Assert.Equal(id, Assert.Single(run.Diagnostics, static diagnostic => diagnostic.Severity == Microsoft.CodeAnalysis.DiagnosticSeverity.Error).Id);
        Assert.Equal(id, Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }

    private static string[] Call(string method, int count)
    {
        var lines = (string[])Loaded.Value.GetType("Program")!.GetMethod(method)!.Invoke(null, null)!;
        Assert.Equal(count, lines.Length);
        return lines;
    }
}
