using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Getters that return a collection without a setter: what could not be read back is not written, by both compilers and in all formats.</summary>
public class FilledGetterTests
{
    private const string Program = """

        public static class Program
        {
            public static string[] Run() => EveryWay.Run(static serializer => string.Join(" ", Values().Select(value => Try(() =>
            {
                byte[] bytes = Write(() => serializer.Serialize(value));
                return serializer.Deserialize<Thing>(bytes)!.ToString()!;
            }))));

            private static byte[] Write(Func<byte[]> write)
            {
                try
                {
                    return write();
                }
                catch (GraupelException e)
                {
                    throw new InvalidOperationException($"{e.Kind}:{e.Path}:{e.Message.Contains("[SkipPack]")}");
                }
            }

            private static string Try(Func<string> run)
            {
                try
                {
                    return run();
                }
                catch (InvalidOperationException e)
                {
                    return e.Message;
                }
            }
        }
        """ + LoadedProject.EveryWay;

    [Theory]
    [InlineData("List<int>? _items; public List<int>? Items => _items; public void Add(int i) => (_items ??= []).Add(i);")]
    [InlineData("HashSet<int>? _items; public ICollection<int>? Items { get { return _items; } } public void Add(int i) => (_items ??= []).Add(i);")]
    [InlineData("public List<int>? Items => Held; public List<int>? Held { get; set; } public void Add(int i) => (Held ??= []).Add(i);")]
    [InlineData("public List<int>? Held { get; set; } public List<int>? Items => Held; public void Add(int i) => (Held ??= []).Add(i);")]
    public void One_that_is_made_later_is_not_written(string members) => AssertAll("none InvalidValue:Items:True", $$"""
        [Contract] public class Thing { {{members}} public override string ToString() => Items is null ? "none" : string.Join(",", Items); }
        public static class Values_ { public static Thing With(this Thing thing) { thing.Add(1); return thing; } }
        public static partial class Source { public static Thing[] Values() => [new(), new Thing().With()]; }
        """);

    [Fact]
    public void Null_is_not_written_where_a_new_object_has_one() => AssertAll("1 InvalidValue:Items:True", """
        [Contract] public class Thing { private List<int>? _items = [1]; public List<int>? Items => _items; public Thing Drop() { _items = null; return this; } public override string ToString() => string.Join(",", Items!); }
        public static partial class Source { public static Thing[] Values() => [new(), new Thing().Drop()]; }
        """);

    [Theory]
    [InlineData("int[] _items = new int[3]; public IList<int> Items => _items.ToList();")]
    [InlineData("int[] _items = new int[3]; public List<int> Items => [.. _items];")]
    [InlineData("int[] _items = new int[3]; public HashSet<int> Items => [.. _items];")]
    [InlineData("List<int>? _items; public List<int> Items => _items ?? [];")]
    [InlineData("public string? Name { get; set; } public ICollection<string> Items => Name is null ? new List<string> { \"no name\" } : new List<string>();")]
    [InlineData("Dictionary<int, int> _items = []; public Dictionary<int, int> Items => new(_items);")]
    [InlineData("Dictionary<int, int> _items = []; public IDictionary<int, int> Items => new SortedDictionary<int, int>(_items);")]
    public void A_copy_is_refused(string members) => AssertAll("NoContract::True", $$"""
        [Contract] public class Thing { {{members}} public override string ToString() => "read"; }
        public static partial class Source { public static Thing[] Values() => [new()]; }
        """);

    [Fact]
    public void One_that_a_callback_makes_before_reading_is_filled() => AssertAll("1,2", """
        [Contract] public class Thing { private List<int>? _items; public List<int>? Items => _items; [System.Runtime.Serialization.OnDeserializing] private void Begin() => _items = []; public Thing With() { _items = [1, 2]; return this; } public override string ToString() => string.Join(",", _items!); }
        public static partial class Source { public static Thing[] Values() => [new Thing().With()]; }
        """);

    [Fact]
    public void A_view_of_a_part_is_filled() => AssertAll("1,2,20", """
        [Contract] public class Thing { private readonly SortedSet<int> _all = [20]; public ISet<int> Small => _all.GetViewBetween(0, 9); public override string ToString() => string.Join(",", _all); }
        public static partial class Source { public static Thing[] Values() { var thing = new Thing(); thing.Small.Add(1); thing.Small.Add(2); return [thing]; } }
        """);

    [Fact]
    public void A_view_through_which_its_source_changes_is_filled() => AssertAll("1,2", """
        [Contract] public class Thing { private readonly List<int> _items = []; public IList<int> Items => new System.Collections.ObjectModel.Collection<int>(_items); public override string ToString() => string.Join(",", _items); }
        public static partial class Source { public static Thing[] Values() { var thing = new Thing(); thing.Items.Add(1); thing.Items.Add(2); return [thing]; } }
        """);

    private static void AssertAll(string expected, string project)
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run("using static Source;\n" + project + Program));
        Assert.Equal(12, lines.Length);
        Assert.Equal(expected, Assert.Single(lines.Distinct()));
    }
}
