using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Collections of the user that no interface fills, by both compilers.</summary>
public class UserEnumerableTests
{
    private const string Project = """
        using System.Collections;
        using System.Runtime.CompilerServices;

        public abstract class Values<T> : IEnumerable<T>
        {
            protected List<T> Items { get; } = [];
            public IEnumerator<T> GetEnumerator() => Items.GetEnumerator();
            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        }

        public class Small : Values<int> { public int Add(int item) { if (item > 9) throw new ArgumentException("too large"); Items.Add(item); return item; } }
        public class Even : Values<int> { public Even(int[] items) { if (items.Any(i => i % 2 != 0)) throw new FormatException(); Items.AddRange(items); } }
        [CollectionBuilder(typeof(Builders), "Make")] public class Built<T> : Values<T> { internal Built(ReadOnlySpan<T> items) => Items.AddRange(items); public void Add(T item) => throw new NotSupportedException(); }
        internal static class Builders { internal static Built<T> Make<T>(ReadOnlySpan<T> items) => new(items); }
        [Contract] public class Holder { [Order(1)] public Small Items { get; } = new(); [Order(2)] public List<Built<string>>? All { get; set; } }

        public static class Program
        {
            private static string Try(Func<object?> read)
            {
                try { return read() is IEnumerable<int> items ? string.Join(",", items) : "?"; }
                catch (GraupelException e) { return e.Kind.ToString(); }
            }

            private static string Run(Serializer serializer)
            {
                byte[] numbers = serializer.Serialize(new List<int> { 2, 11 });
                byte[] few = serializer.Serialize(new List<int> { 2, 4 });
                var holder = new Holder { Items = { 1 }, All = [new(["a"])] };
                Holder copy = serializer.DeepClone(holder)!;
                return string.Join(
                    " ", Try(() => serializer.Deserialize<Small>(few)), Try(() => serializer.Deserialize<Small>(numbers)), Try(() => serializer.Deserialize<Even>(few)), Try(() => serializer.Deserialize<Even>(numbers)),
                    Try(() => serializer.DeepClone(new Built<int>([3, 1]))), string.Join(",", copy.Items), string.Join(",", copy.All![0]), Try(() => { Holder? target = copy; serializer.Populate(serializer.Serialize(holder), ref target); return copy.Items; }));
            }

            public static string[] Run() =>
            [
                .. from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                   from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                   select Run(new Serializer(new SerializerOptions { Format = format, Compilers = compiler })),
            ];
        }
        """;

    private const string Bag = """
        [System.Runtime.CompilerServices.CollectionBuilder(typeof({0}), "Make")]
        public class Bag : IEnumerable<int>
        {
            private readonly List<int> _items = [];
            public void Add(int item) => _items.Add(item);
            public IEnumerator<int> GetEnumerator() => _items.GetEnumerator();
            System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
        }
        """;

    private const string Builder = "static Bag Make(ReadOnlySpan<int> items) { var bag = new Bag(); foreach (int item in items) bag.Add(item); return bag; }";

    private const string Holder = "[Contract] public class Holder { [Order(1)] public Bag? Bag { get; set; } [Order(2)] public List<Bag>? All { get; set; } }";

    [Fact]
    public void Are_not_made_by_what_another_assembly_keeps_to_itself()
    {
        string library = $"public static class Bags {{ internal {Builder} }} {Bag.Replace("{0}", "Bags", StringComparison.Ordinal)}";

        // Of projects that are open beside it, a compiler sees what is internal too.
        MetadataReference reference = Compilations.Create(library, "BagLibrary").ToMetadataReference();
        Assert.NotEmpty(GeneratorRun.Of(Compilations.Create(Holder, references: reference)).Compiles().Hints);
        reference = MetadataReference.CreateFromImage(Compilations.Emit(Compilations.Create($"[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"Friend\")] {library}", "BagLibrary")));
        GeneratorRun friend = GeneratorRun.Of(Compilations.Create(Holder, "Friend", references: reference)).Compiles();
        Assert.Contains("global::Bags.Make(", friend.Text("AllContracts.g.cs"), StringComparison.Ordinal);
    }

    [Fact]
    public void Are_made_inside_of_what_hides_their_methods() =>
        GeneratorRun.Of($"public partial class Host {{ private static class Bags {{ public {Builder} }} {Bag.Replace("{0}", "Bags", StringComparison.Ordinal)} {Holder} }}").Compiles();

    [Fact]
    public void Are_made_by_their_own_methods()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run(Project));
        Assert.Equal(6, lines.Length);
        Assert.All(lines, static line => Assert.Equal("2,4 InvalidValue 2,4 InvalidValue 3,1 1 a 1", line));
    }

    [Fact]
    public void Are_maps_where_they_are_made_of_their_entries()
    {
        const string Maps = """
            using System.Collections;
            using System.Runtime.CompilerServices;

            public class Table(IEnumerable<KeyValuePair<string, int>> entries) : Dictionary<string, int>(entries, StringComparer.OrdinalIgnoreCase) { }
            public class Sorted : SortedDictionary<int, string> { public Sorted(KeyValuePair<int, string>[] entries) { foreach (var (key, value) in entries) this[key] = value; } }
            [CollectionBuilder(typeof(Builders), "Make")] public class Built<T> : Dictionary<string, T> { private Built() { } internal static Built<T> Of(ReadOnlySpan<KeyValuePair<string, T>> all) { var made = new Built<T>(); foreach (var one in all) made[one.Key] = one.Value; return made; } }
            internal static class Builders { internal static Built<T> Make<T>(ReadOnlySpan<KeyValuePair<string, T>> items) => Built<T>.Of(items); }
            [Contract] public class Holder { [Order(1)] public Table? Table { get; set; } [Order(2)] public List<Built<string>>? All { get; set; } [Order(3)] public Sorted Sorted { get; } = new([]); [Order(4)] public Table Fixed { get; init; } = new([]); }

            public static class Program
            {
                private static string Text<TKey, TValue>(IDictionary<TKey, TValue>? map) => map is null ? "null" : string.Join(",", map.Select(one => one.Key + "=" + one.Value));

                private static string Refusal(Func<object?> read)
                {
                    try { return read()?.ToString() ?? "null"; }
                    catch (GraupelException e) { return e.Kind.ToString(); }
                }

                private static string Run(Serializer serializer)
                {
                    var holder = new Holder { Table = new([new("b", 2), new("a", 1)]), All = [Built<string>.Of([new("k", "v")]), Built<string>.Of([])], Sorted = { [2] = "two", [1] = "one" }, Fixed = new([new("x", 1)]) };
                    Holder copy = serializer.DeepClone(holder)!;
                    byte[] plain = serializer.Serialize(new Dictionary<string, int> { ["a"] = 1, ["A"] = 2 });
                    return string.Join(
                        " ", Text(copy.Table), copy.Table!["A"], Text(copy.All![0]), copy.All[1].Count, Text(copy.Sorted), Text(copy.Fixed), Text(serializer.DeepClone<Table?>(null)),
                        Text(serializer.Deserialize<Built<int>>(plain)), Text(serializer.Deserialize<Dictionary<string, int>>(serializer.Serialize(Built<int>.Of([new("k", 7)])))),
                        Refusal(() => serializer.Deserialize<Table>(plain)), Refusal(() => { Holder? target = copy; serializer.Populate(serializer.Serialize(holder), ref target); return Text(target!.Table) + Text(target.Sorted); }));
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        var lines = Assert.IsType<string[]>(LoadedProject.Run(Maps + LoadedProject.EveryWay));
        Assert.Equal(12, lines.Length);
        Assert.All(lines, static line => Assert.Equal("b=2,a=1 1 k=v 0 1=one,2=two x=1 null a=1,A=2 k=7 InvalidValue b=2,a=11=one,2=two", line));
    }

    [Fact]
    public void Are_refused_when_they_do_not_keep_all_elements()
    {
        const string Lossy = """
            using System.Collections;

            public abstract class Values : IEnumerable<int>
            {
                protected List<int> Items { get; set; } = [];
                public IEnumerator<int> GetEnumerator() => Items.GetEnumerator();
                IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
            }

            public class Added : Values { public Added With(params int[] items) { Items.AddRange(items); return this; } public void Add(int item) { if (item > 0) Items.Add(item); } }
            public class Made : Values { public Made(int[] items) => Items = [.. items.Distinct()]; public Made With(params int[] items) { Items.AddRange(items); return this; } }
            public class Ring : System.Collections.ObjectModel.Collection<int> { private Func<int> _room = static () => 2; public Ring Wide() { _room = static () => 9; return this; } protected override void InsertItem(int index, int item) { if (Count < _room()) base.InsertItem(index, item); } }
            [Contract] public class Holder { [Order(1)] public Added Items { get; } = new(); }

            public static class Program
            {
                private static string Try<[ContractParameter] T>(Serializer serializer, T value)
                {
                    try
                    {
                        T? target = default;
                        serializer.Populate(serializer.Serialize(value), ref target);
                        return target is IEnumerable<int> items ? string.Join(",", items) : "?";
                    }
                    catch (GraupelException e)
                    {
                        return e.Message.Contains("1 of 2 elements") || e.Message.Contains("2 of 3 elements") ? e.Kind.ToString() : e.Message;
                    }
                }

                private static string Run(SerializerOptions options)
                {
                    var serializer = new Serializer(options);
                    return string.Join(" ",
                        Try(serializer, new Added().With(1, 2)), Try(serializer, new Added().With(0, 1)), Try(serializer, new Holder { Items = { 1 } }), Try(serializer, Hold(0, 1)),
                        Try(serializer, new Made([]).With(1, 2)), Try(serializer, new Made([]).With(1, 1)),
                        Try(serializer, new Ring { 1, 2 }), Try(serializer, Filled(1, 2, 3)));
                }

                private static Ring Filled(params int[] items) { Ring ring = new Ring().Wide(); foreach (int item in items) ring.Add(item); return ring; }

                private static Holder Hold(params int[] items) { var holder = new Holder(); holder.Items.With(items); return holder; }

                public static string Run() => string.Join("\n",
                    (from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                    from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                    select Run(new SerializerOptions { Format = format, Compilers = compiler })).Distinct());
            }
            """;
        Assert.Equal("1,2 InvalidValue ? InvalidValue 1,2 InvalidValue 1,2 InvalidValue", LoadedProject.Run(Lossy));
    }
}
