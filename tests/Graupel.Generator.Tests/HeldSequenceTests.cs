using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Sequences that are declared as an interface which does not change, and have no setter: by both compilers and in all formats.</summary>
public class HeldSequenceTests
{
    private const string Types = """
        using System.Collections.ObjectModel;

        [Contract] public class List3 { List<int> _own = []; public IReadOnlyList<int> Items { get; } public List3() => Items = _own; public void Add(int one) => _own.Add(one); [SkipPack] public int Own => _own.Count; }
        [Contract] public class Collection3 { List<int> _own = []; public IReadOnlyCollection<int> Items { get; } public Collection3() => Items = _own; public void Add(int one) => _own.Add(one); [SkipPack] public int Own => _own.Count; }
        [Contract] public class Enumerable3 { List<int> _own = []; public IEnumerable<int> Items { get; } public Enumerable3() => Items = _own; public void Add(int one) => _own.Add(one); [SkipPack] public int Own => _own.Count; }
        [Pack] public class Exact3 { List<int> _own = []; public IReadOnlyList<int> Items { get; } public Exact3() => Items = _own; public void Add(int one) => _own.Add(one); [SkipPack] public int Own => _own.Count; }
        public class Base3 { List<int> _own = []; public IReadOnlyList<int> Items { get; } public Base3() => Items = _own; public void Add(int one) => _own.Add(one); [SkipPack] public int Own => _own.Count; }
        [Contract] public class Derived3 : Base3 { public string? Name { get; set; } }
        [Contract] public class Made3 { List<int> _own = []; public IReadOnlyList<int> Items { get; } public string Name { get; } public Made3(string name) { Items = _own; Name = name; } public void Add(int one) => _own.Add(one); [SkipPack] public int Own => _own.Count; }
        [Contract] public class Init3 { List<int> _own = [7]; public IReadOnlyList<int> Items { get; init; } public Init3() => Items = _own; [SkipPack] public int Own => _own.Count; }
        [Contract] public class Others3
        {
            private static readonly List<int> Shared = [7];
            private int[] _array = [7];
            public IReadOnlyList<int> Observed { get; } = new ObservableCollection<int>();
            public IReadOnlyCollection<string> Names { get; } = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
            public IEnumerable<int> Linked { get; } = new LinkedList<int>([5]);
            public IReadOnlyList<int> Empty { get; } = [];
            public IReadOnlyList<int> Literal { get; } = [1, 2];
            public IReadOnlyList<int> OfArray { get; } = Array.Empty<int>();
            public IReadOnlyCollection<int> OfQueue { get; } = new Queue<int>([1]);
            public IReadOnlyList<int>? Null { get; }
            public IReadOnlyList<int> Static { get; } = Shared;
            public IReadOnlyList<int> Array1 { get; }
            public Others3() => Array1 = _array;
            public Others3(params int[] all) : this()
            {
                ((ObservableCollection<int>)Observed).Add(all[0]); ((HashSet<string>)Names).Add("a"); ((LinkedList<int>)Linked).AddLast(6);
                Empty = all; Literal = all; OfArray = all; OfQueue = all; Null = all; Static = all; Array1 = all;
            }
            [SkipPack] public string Text => $"{Observed.GetType().Name} {Names.Contains("A")} {string.Join(",", Linked)} {All(Observed)} {All(Empty)} {All(Literal)} {All(OfArray)} {All(OfQueue)} {All(Null!)} {All(Static)} {All(Array1)} {Shared.Count} {_array[0]}";
            private static string All(IEnumerable<int> items) => string.Join(",", items);
        }
        [Contract] public class Node3 { public IReadOnlyList<Node3> Below { get; set; } = []; public Holder3? Holder { get; set; } }
        [Contract] public class Holder3
        {
            public IReadOnlyList<Node3> Nodes { get; } = [];
            public IReadOnlyList<Node3> More { get; }
            private List<Node3> _more = [];
            public Holder3() => More = _more;
            public Holder3(List<Node3> nodes) : this() => Nodes = nodes;
            public void Add(Node3 node) => _more.Add(node);
            [SkipPack] public int Own => _more.Count;
        }

        """;

    [Fact]
    public void The_one_that_a_new_instance_holds_is_filled_if_it_can_be_changed()
    {
        const string Program = """
            public static class Program
            {
                private static string Run(Serializer s)
                {
                    var list = new List3(); list.Add(1); list = s.DeepClone(list); list!.Add(2);
                    var collection = new Collection3(); collection.Add(1); collection = s.DeepClone(collection); collection!.Add(2);
                    var enumerable = new Enumerable3(); enumerable.Add(1); enumerable = s.DeepClone(enumerable); enumerable!.Add(2);
                    var exact = new Exact3(); exact.Add(1); exact = s.Deserialize<Exact3>(s.Serialize(exact)); exact!.Add(2);
                    var derived = new Derived3(); derived.Add(1); derived = s.DeepClone(derived); derived!.Add(2);
                    var made = new Made3("m"); made.Add(1); made = s.DeepClone(made); made!.Add(2);
                    var init = s.DeepClone(new Init3 { Items = [1, 2, 3] });
                    return $"{list.Items.Count}{list.Own} {collection.Items.Count}{collection.Own} {enumerable.Items.Count()}{enumerable.Own} {exact.Items.Count}{exact.Own} "
                        + $"{derived.Items.Count}{derived.Own} {made.Items.Count}{made.Own} {init!.Items.Count}{init.Own}";
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(Run(Program), static one => Assert.Equal("22 22 22 22 22 22 31", one));
    }

    [Fact]
    public void What_cannot_be_changed_or_is_shared_is_replaced()
    {
        const string Program = """
            public static class Program
            {
                private static string Run(Serializer s) => s.DeepClone(new Others3(3, 4))!.Text;

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(Run(Program), static one => Assert.Equal("ObservableCollection`1 True 5,6 3 3,4 3,4 3,4 3,4 3,4 3,4 3,4 1 7", one));
    }

    [Fact]
    public void Elements_refer_to_the_collection_that_comes_back()
    {
        const string Program = """
            public static class Program
            {
                private static string Run(Serializer s)
                {
                    if (s.Options.References == References.None) { return "True True 1 1 1"; }
                    var nodes = new List<Node3>();
                    var holder = new Holder3(nodes);
                    var node = new Node3 { Below = nodes, Holder = holder };
                    nodes.Add(node);
                    var more = new Node3 { Below = holder.More, Holder = holder };
                    holder.Add(more);
                    Holder3 back = s.DeepClone(holder)!;
                    return $"{ReferenceEquals(back.Nodes, back.Nodes[0].Below)} {ReferenceEquals(back.More, back.More[0].Below)} {back.Nodes.Count} {back.More.Count} {back.Own}";
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(Run(Program), static one => Assert.Equal("True True 1 1 1", one));
    }

    [Fact]
    public void What_another_member_holds_too_stays_with_that_one()
    {
        const string Program = """
            [Contract] public class Both
            {
                private int _changes;
                public ObservableCollection<int> Items { get; } = [];
                public IReadOnlyList<int> View { get; }
                public IReadOnlyList<int> Again { get; }
                public Both() { View = Items; Again = Items; Items.CollectionChanged += (_, _) => _changes++; }
                [SkipPack] public int Changes => _changes;
            }

            public static class Program
            {
                private static string Run(Serializer s)
                {
                    Both one = new();
                    one.Items.Add(1);
                    Both back = s.DeepClone(one)!;
                    int before = back.Changes;
                    back.Items.Add(2);
                    return $"{back.Changes - before} {back.View[0]} {back.Again[0]} {back.Items.Count} {s.Options.References == References.None || ReferenceEquals(back.Items, back.View)}";
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(Run(Program), static one => Assert.Equal("1 1 1 2 True", one));
    }

    [Fact]
    public void Populate_fills_what_is_there()
    {
        const string Program = """
            public static class Program
            {
                private static string Run(Serializer s)
                {
                    string all = "";
                    foreach (PopulateMode mode in Enum.GetValues<PopulateMode>())
                    {
                        var serializer = new Serializer(s.Options with { Populate = mode });
                        var from = new List3(); from.Add(1); from.Add(2);
                        var to = new List3(); to.Add(5);
                        List3? into = to;
                        serializer.Populate(serializer.Serialize(from), ref into);
                        var others = new Others3(8, 9);
                        Others3? filled = new Others3(5, 6);
                        serializer.Populate(serializer.Serialize(others), ref filled);
                        all += $"{mode} {ReferenceEquals(to, into)} {string.Join(",", into!.Items)} {into.Own} {string.Join(",", filled!.Observed)} {string.Join(",", filled.Array1)} | ";
                    }

                    return all;
                }

                public static string[] Run() => EveryWay.Run(Run);
            }
            """;
        Assert.All(
            Run(Program),
            static one => Assert.Equal("Replace True 1,2 2 8 8,9 | Merge True 5,1,2 3 5,8 8,9 | RootOnly True 1,2 2 8 8,9 | ", one));
    }

    private static string[] Run(string program) => Assert.IsType<string[]>(LoadedProject.Run(Types + program + LoadedProject.EveryWay));
}
