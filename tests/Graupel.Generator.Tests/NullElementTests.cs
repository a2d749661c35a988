using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Null elements that nullable annotations do not allow are refused on request, by both compilers and in all formats.</summary>
public class NullElementTests
{
    private const string Project = """
        using System.Collections.Concurrent;
        using System.Collections.Immutable;
        using static NullLooking;

        [assembly: ContractFor(typeof(Lists))]
        [assembly: ContractFor(typeof(Maps))]
        [assembly: ContractFor(typeof(Nested))]
        [assembly: ContractFor(typeof(Names))]
        [assembly: ContractFor(typeof(Hidden))]
        [assembly: ContractFor(typeof(Box<string>))]
        [assembly: ContractFor(typeof(Later))]
        [assembly: ContractFor(typeof(Oblivious))]

        [Contract]
        public class Lists
        {
            [Order(1)] public List<string> Never { get; set; } = [];
            [Order(2)] public List<string?> Perhaps { get; set; } = [];
            [Order(3)] public string[]? Array { get; set; }
            [Order(4)] public string?[]? Gaps { get; set; }
            [Order(5)] public Queue<Lists> Queue { get; } = new();
            [Order(6)] public ImmutableArray<string> Fixed { get; set; }
            [Order(7)] public ImmutableStack<string>? Stack { get; set; }
            [Order(8)] public ArraySegment<string> Segment { get; set; }
            [Order(9)] public IReadOnlyCollection<string>? Read { get; set; }
            [Order(10)] public int[]? Numbers { get; set; }
            [Order(11)] public List<int?>? Blanks { get; set; }
        }

        [Contract]
        public class Maps
        {
            [Order(1)] public Dictionary<string, string> Never { get; set; } = [];
            [Order(2)] public Dictionary<string, string?> Perhaps { get; set; } = [];
            [Order(3)] public SortedDictionary<int, string>? Sorted { get; set; }
            [Order(4)] public IDictionary<string, Maps>? Any { get; set; }
            [Order(5)] public ConcurrentDictionary<string, List<string>>? Deep { get; set; }
            [Order(6), Comparer(StringComparison.OrdinalIgnoreCase)] public Dictionary<string, string>? Compared { get; set; }
            [Order(7), Comparer(StringComparison.OrdinalIgnoreCase)] public ConcurrentDictionary<string, List<string>>? ComparedDeep { get; set; }
            [Order(8), Comparer(StringComparison.OrdinalIgnoreCase)] public Dictionary<string, string?>? ComparedPerhaps { get; set; }
        }

        [Contract]
        public class Nested
        {
            [Order(1)] public List<List<string>> Both { get; set; } = [];
            [Order(2)] public List<List<string>?> Inner { get; set; } = [];
            [Order(3)] public List<List<string?>> Outer { get; set; } = [];
            [Order(4)] public Dictionary<KeyValuePair<string, int>, string[]?[]>? Far { get; set; }
            [Order(5)] public List<ImmutableArray<string>>? Structs { get; set; }
            [Order(6)] public List<(string? Left, List<string?> Right)>? Pairs { get; set; }
            [Order(7)] public Dictionary<int, Dictionary<string, string?>>? Tables { get; set; }
        }

        [Contract] public record Names(int Number, List<string> All, string?[] Some);
        [Contract] public record MoreNames(int Number, List<string> All, string?[] Some, Dictionary<string, string> Nicks) : Names(Number, All, Some);
        [Contract] public class Hidden { [Order(1)] private List<string> _names = []; [Order(2)] private string?[] _some = [null]; public static Hidden Of(params List<string> names) => new() { _names = names }; public int Count => _some.Length; }
        [Contract] public class Box<T> { [Order(1)] public List<T> More { get; set; } = []; [Order(2)] public T[][] Rows { get; set; } = []; [Order(3)] public List<string> Names { get; set; } = []; }
        [Contract] public class Later { [Order(1)] public IEnumerable<string>? Once { get; set; } }
        #nullable disable
        [Contract] public class Oblivious { [Order(1)] public List<string> Names { get; set; } }
        #nullable restore

        public static class Program
        {
            private static readonly object[] Values =
            [
                new Lists(), new Lists { Never = [null!] }, new Lists { Perhaps = [null] }, new Lists { Array = ["", null!] }, new Lists { Gaps = [null] },
                WithQueue([null!]), WithQueue(new(), new() { Never = ["", "", null!] }), new Lists { Fixed = ["", null!] }, new Lists { Stack = ImmutableStack.Create("a", null!) },
                new Lists { Segment = new(["", null!], 1, 1) }, new Lists { Read = ["", null!] }, new Lists { Blanks = [null], Numbers = [1] },
                new Maps { Never = { ["a"] = null! } }, new Maps { Perhaps = { ["a"] = null } }, new Maps { Sorted = new() { [1] = "", [2] = null! } },
                new Maps { Any = new Dictionary<string, Maps> { ["a"] = null! } }, new Maps { Deep = new() { ["a"] = ["", null!] } }, new Maps { Deep = new() { ["a"] = null! } },
                new Nested { Both = [[""], null!] }, new Nested { Both = [[""], ["", null!]] }, new Nested { Inner = [null] }, new Nested { Inner = [[null!]] },
                new Nested { Outer = [[null]] }, new Nested { Outer = [null!] }, new Nested { Far = new() { [new("a", 1)] = [null, ["", null!]] } }, new Nested { Far = new() { [new("a", 1)] = null! } },
                new Nested { Structs = [[""], [null!]] }, new Nested { Pairs = [(null, [null])] }, new Nested { Tables = new() { [1] = new() { [""] = null } } }, new Nested { Tables = new() { [1] = null! } },
                new Names(1, [null!], []), new Names(1, [], [null]), new MoreNames(1, [null!], [], []), new MoreNames(1, [], [], new() { ["a"] = null! }),
                Hidden.Of(""), Hidden.Of("", null!), new Box<string> { More = [null!], Rows = [[null!]] }, new Box<string> { Rows = [null!] }, new Box<string> { Names = [null!] }, new Oblivious { Names = [null] },
                new Maps { Compared = new(StringComparer.OrdinalIgnoreCase) { ["a"] = null! } }, new Maps { ComparedDeep = new(StringComparer.OrdinalIgnoreCase) { ["a"] = ["", null!] } },
                new Maps { ComparedPerhaps = new(StringComparer.OrdinalIgnoreCase) { ["a"] = null } },
            ];

            public static string[] RunWriting() => [.. from options in Options select string.Join(", ", Values.Select(value => Strict(options, (dynamic)value)))];

            public static string[] RunReading() => [.. from options in Options select string.Join(", ", Values.Select(value => Read(options, (dynamic)value)))];

            // What can only be enumerated is enumerated once.
            public static string[] RunOnce() =>
            [
                .. Options.Select(static options =>
                {
                    int count = 0;
                    IEnumerable<string> Give()
                    {
                        count++;
                        yield return null!;
                    }

                    byte[] bytes = Looking(options).Serialize(new Later { Once = Give() });
                    return $"{count} {Read(options, new Later { Once = [null!] })}";
                }),
            ];

            public static string[] RunOffsets() =>
            [
                .. Options.Where(static options => options.References == References.None).Select(static options =>
                {
                    byte[] bytes = new Serializer(options).Serialize(new Names(1, ["", null!], []));
                    var e = Throws(() => Looking(options).Deserialize<Names>(bytes));
                    return $"{e.Path} {e.Offset == bytes.Length}";
                }),
            ];

            private static Lists WithQueue(params Lists[] lists)
            {
                var made = new Lists();
                Array.ForEach(lists, made.Queue.Enqueue);
                return made;
            }

            private static GraupelException Throws(Action action)
            {
                try
                {
                    action();
                }
                catch (GraupelException e)
                {
                    return e;
                }

                throw new InvalidOperationException("nothing was refused");
            }
        }
        """;

    private static readonly string Expected = string.Join(
        ", ",
        "ok, Never[0], ok, Array[1], ok",
        "Queue[0], Queue[1].Never[2], Fixed[1], Stack[0]",
        "Segment[0], Read[1], ok",
        "Never[0], ok, Sorted[1]",
        "Any[0], Deep[0][1], Deep[0]",
        "Both[1], Both[1][1], ok, Inner[0][0]",
        "ok, Outer[0], Far[0][1][1], Far[0]",
        "Structs[1][0], ok, ok, Tables[0]",
        "All[0], ok, All[0], Nicks[0]",
        "ok, _names[1], ok, Rows[0], Names[0], ok",
        "Compared[0], ComparedDeep[0][1], ok");

    private static readonly Lazy<System.Reflection.Assembly> Loaded = new(() => LoadedProject.Load(Project + NullLooking.Source));

    [Fact]
    public void They_are_refused_when_they_are_written() => Assert.Equal(Expected, Assert.Single(Call("RunWriting", 12)));

    [Fact]
    public void They_are_refused_when_they_are_read() => Assert.Equal(Expected, Assert.Single(Call("RunReading", 12)));

    [Fact]
    public void What_can_only_be_enumerated_is_asked_once() => Assert.Equal("1 Once[0]", Assert.Single(Call("RunOnce", 12)));

    [Fact]
    public void They_are_found_where_the_object_ends() => Assert.Equal("All[1] True", Assert.Single(Call("RunOffsets", 6)));

    private static IEnumerable<string> Call(string method, int count)
    {
        var lines = (string[])Loaded.Value.GetType("Program")!.GetMethod(method)!.Invoke(null, null)!;
        Assert.Equal(count, lines.Length);
        return lines.Distinct();
    }
}
