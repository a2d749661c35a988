using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Views of other data of an instance, in properties that only their field can set: by both compilers and in all formats.</summary>
public class HeldViewTests
{
    [Theory]
    [InlineData("List<int> _own = []; public IReadOnlyCollection<int> View { get; } public Thing() => View = _own.AsReadOnly();")]
    [InlineData("List<int> _own = []; public IReadOnlyList<int> View { get; } public Thing() => View = _own.AsReadOnly();")]
    [InlineData("List<int> _own = []; public IEnumerable<int> View { get; } public Thing() => View = _own.AsReadOnly();")]
    [InlineData("List<int> _own = []; public ReadOnlyCollection<int> View { get; } public Thing() => View = _own.AsReadOnly();")]
    [InlineData("List<int> _own = []; public ICollection<int> View { get; } public Thing() => View = _own.AsReadOnly();")]
    [InlineData("List<int> _own = []; public IList<int> View { get; } public Thing() => View = _own.AsReadOnly();")]
    [InlineData("int[] _own = [1]; public ReadOnlyCollection<int> View { get; } public Thing() => View = Array.AsReadOnly(_own);")]
    [InlineData("ObservableCollection<int> _own = []; public ReadOnlyObservableCollection<int> View { get; } public Thing() => View = new(_own);")]
    [InlineData("public ObservableCollection<int> Own { get; } = []; public ReadOnlyObservableCollection<int> View { get; } public Thing() => View = new(Own);")]
    [InlineData("Dictionary<int, int> _own = []; public ReadOnlyDictionary<int, int> View { get; } public Thing() => View = _own.AsReadOnly();")]
    [InlineData("Dictionary<int, int> _own = []; public IReadOnlyDictionary<int, int> View { get; } public Thing() => View = _own.AsReadOnly();")]
    [InlineData("Dictionary<int, int> _own = []; public IDictionary<int, int> View { get; } public Thing() => View = _own.AsReadOnly();")]
    [InlineData("Dictionary<int, int> _own = []; public ICollection<int> View { get; } public Thing() => View = _own.Keys;")]
    [InlineData("Dictionary<int, int> _own = []; public IReadOnlyCollection<int> View { get; } public Thing() => View = _own.Values;")]
    [InlineData("SortedDictionary<int, int> _own = []; public IReadOnlyCollection<int> View { get; } public Thing() => View = _own.Values;")]
    [InlineData("SortedList<int, int> _own = []; public IList<int> View { get; } public Thing() => View = _own.Keys;")]
    [InlineData("System.Collections.Concurrent.ConcurrentDictionary<int, int> _own = []; public ReadOnlyDictionary<int, int> View { get; } public Thing() => View = new(_own);")]
    [InlineData("HashSet<int> _own = []; public ReadOnlySet<int> View { get; } public Thing() => View = new(_own);")]
    [InlineData("HashSet<int> _own = []; public IReadOnlySet<int> View { get; } public Thing() => View = new ReadOnlySet<int>(_own);")]
    public void A_view_is_refused_on_write_and_on_read(string members)
    {
        string source = $$"""
            using System.Collections.ObjectModel;

            [Contract] public class Thing { {{members}} }
            [Contract] public class Holder { public Thing? Thing { get; set; } }
            [Contract] public class Derived : Thing { public int More { get; set; } }
            public static class Program
            {
                private static string Run(Serializer s) => string.Join("|",
                    Try(() => s.Serialize(new Thing())), Try(() => s.Serialize(new Holder())), Try(() => s.Serialize(new Derived())),
                    Try(() => s.Deserialize<Thing>(new byte[] { 0xC0 })), Try(() => { Thing? one = new(); s.Populate(new byte[] { 0xC0 }, ref one); }));

                private static string Try(Action act)
                {
                    try { act(); return "nothing"; } catch (GraupelException e) { return e.Kind + " " + e.Message; }
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(
            Run(source).SelectMany(static one => one.Split('|')),
            static one =>
            {
                Assert.StartsWith("NoContract Thing.View has no setter, and a new instance holds a ", one, StringComparison.Ordinal);
                Assert.Contains("a view of other data", one, StringComparison.Ordinal);
                Assert.Contains("[SkipPack]", one, StringComparison.Ordinal);
            });
    }

    [Theory]
    [InlineData("public IReadOnlyList<int> View { get; } = Array.Empty<int>(); public Thing() { } public Thing(int[] all) : this() => View = all;")]
    [InlineData("public IReadOnlyList<int> View { get; } = new List<int>().AsReadOnly(); public Thing() { } public Thing(int[] all) : this() => View = all;")]
    [InlineData("List<string> _others = []; public IReadOnlyList<long> Other { get; } = new List<long>().AsReadOnly(); public ReadOnlyCollection<int> View { get; } = new([]); public Thing() { } public Thing(int[] all) : this() => View = new(all);")]
    [InlineData("List<int> _own = []; public ReadOnlyCollection<int> View { get; } = new(System.Collections.Immutable.ImmutableArray.Create(1)); public Thing() { } public Thing(int[] all) : this() => View = new(all);")]
    [InlineData("List<int> _own = []; public ReadOnlyCollection<int> View { get; } = new(System.Collections.Immutable.ImmutableList.Create(1)); public Thing() { } public Thing(int[] all) : this() => View = new(all);")]
    [InlineData("List<int> _own = []; static readonly int[] Shared = [7]; public ReadOnlyCollection<int> View { get; } = Array.AsReadOnly(Shared); public Thing() { } public Thing(int[] all) : this() => View = new(all);")]
    [InlineData("public IReadOnlyList<int> View { get; } = []; public Thing() { } public Thing(int[] all) : this() => View = all;")]
    [InlineData("public IReadOnlyList<int> View { get; } = [7]; public Thing() { } public Thing(int[] all) : this() => View = all;")]
    [InlineData("public ReadOnlyCollection<int> View { get; } = ReadOnlyCollection<int>.Empty; public Thing() { } public Thing(int[] all) : this() => View = new(all);")]
    [InlineData("public ReadOnlyCollection<int> View { get; } = new(Array.Empty<int>()); public Thing() { } public Thing(int[] all) : this() => View = new(all);")]
    [InlineData("static readonly ReadOnlyCollection<int> None = new List<int>().AsReadOnly(); public ReadOnlyCollection<int> View { get; } = None; public Thing() { } public Thing(int[] all) : this() => View = new(all);")]
    [InlineData("public ReadOnlyCollection<int>? View { get; } public Thing() { } public Thing(int[] all) : this() => View = new(all);")]
    [InlineData("public ReadOnlyCollection<int> View { get; } public Thing(ReadOnlyCollection<int> view) => View = view; public static Thing Of(int[] all) => new(new ReadOnlyCollection<int>(all));")]
    [InlineData("public IReadOnlyList<int> View { get; } public Thing(IReadOnlyList<int> view) => View = view.ToList().AsReadOnly(); public static Thing Of(int[] all) => new(all);")]
    [InlineData("public ReadOnlyCollection<int> View { get; } public int Size { get; } public Thing(int size) { View = new List<int>().AsReadOnly(); Size = size; } public Thing(int[] all) => View = new(all);")]
    [InlineData("public ReadOnlyCollection<int> View { get; set; } = new List<int>().AsReadOnly(); public Thing() { } public Thing(int[] all) : this() => View = new(all);")]
    [InlineData("public IReadOnlyList<int> View { get; init; } = new List<int>().AsReadOnly(); public Thing() { } public Thing(int[] all) : this() => View = all;")]
    [InlineData("[DataMember] List<int> _own = []; [SkipPack] public ReadOnlyCollection<int> View => _own.AsReadOnly(); public Thing() { } public Thing(int[] all) : this() => _own.AddRange(all);")]
    public void What_holds_its_own_or_can_be_set_comes_back(string members)
    {
        string make = members.Contains("Thing Of(", StringComparison.Ordinal) ? "Thing.Of([1, 2])" : "new Thing([1, 2])";
        string source = $$"""
            using System.Collections.ObjectModel;

            [Contract] public class Thing { {{members}} }
            public static class Program
            {
                private static string Run(Serializer s) => string.Join(",", s.DeepClone({{make}})!.View!);

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(Run(source), static one => Assert.Equal("1,2", one));
    }

    [Fact]
    public void Maps_and_sets_that_are_set_or_empty_come_back()
    {
        const string Source = """
            using System.Collections.ObjectModel;

            [Contract] public class Thing
            {
                public ReadOnlyDictionary<int, int> Map { get; } = ReadOnlyDictionary<int, int>.Empty;
                public IReadOnlyDictionary<int, int> Other { get; set; } = new Dictionary<int, int>().AsReadOnly();
                public ReadOnlySet<int> Set { get; } = ReadOnlySet<int>.Empty;
                public IReadOnlySet<int> Held { get; } = new HashSet<int>();
                public Thing() { }
                public Thing(Dictionary<int, int> map) : this() { Map = map.AsReadOnly(); Other = map.AsReadOnly(); Set = new(map.Keys.ToHashSet()); ((HashSet<int>)Held).Add(4); }
            }

            public static class Program
            {
                private static string Run(Serializer s)
                {
                    Thing back = s.DeepClone(new Thing(new Dictionary<int, int> { [1] = 2 }))!;
                    return $"{back.Map[1]} {back.Other[1]} {back.Set.Single()} {back.Held.Single()}";
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(Run(Source), static one => Assert.Equal("2 2 1 4", one));
    }

    private static string[] Run(string source) => Assert.IsType<string[]>(LoadedProject.Run(source + LoadedProject.EveryWay));
}
