using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Collections of the user whose constructors put elements in, by both compilers: these are written with the others, so they must not be there twice.</summary>
public class FilledCollectionTests
{
    private const string Project = """
        using System.Collections;

        public class Tags : List<string> { public Tags() => Add("first"); }
        public class Codes : HashSet<int> { public Codes() => Add(1); }
        public class Sizes : Dictionary<string, int> { public Sizes() => this["S"] = 1; }
        public class Bag : IEnumerable<int>
        {
            private readonly List<int> _items = [1];
            public void Add(int item) => _items.Add(item);
            public IEnumerator<int> GetEnumerator() => _items.GetEnumerator();
            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        }

        [Contract] public class Holder
        {
            [Order(1)] public Tags? Tags { get; set; }
            [Order(2)] public Codes? Codes { get; set; }
            [Order(3)] public Sizes? Sizes { get; set; }
            [Order(4)] public Bag? Bag { get; set; }
        }

        public static class Program
        {
            private static string Try(Func<string> run)
            {
                try { return run(); }
                catch (GraupelException e) { return e.Kind + " " + e.Path; }
            }

            private static string Run(Serializer serializer)
            {
                Holder copy = serializer.DeepClone(new Holder { Tags = new() { "second" }, Codes = new() { 2 }, Sizes = new() { ["M"] = 2 } })!;
                Holder none = serializer.DeepClone(new Holder { Tags = Empty(new Tags()), Codes = Empty(new Codes()), Sizes = Empty(new Sizes()) })!;
                return $"{string.Join(",", copy.Tags!)} {string.Join(",", copy.Codes!)} {string.Join(",", copy.Sizes!.Select(p => p.Key + p.Value))} "
                    + $"{none.Tags!.Count}{none.Codes!.Count}{none.Sizes!.Count} "
                    + Try(() => serializer.Serialize(new Holder { Bag = new() }).Length.ToString()) + " " + Try(() => serializer.Deserialize<Bag>(serializer.Serialize(new List<int> { 1 }))!.Count().ToString());
            }

            private static T Empty<T>(T collection) { ((dynamic)collection!).Clear(); return collection; }

            public static string[] Run() => EveryWay.Run(Run);
        }
        """;

    [Fact]
    public void Come_back_as_they_were_or_are_refused()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run(Project + LoadedProject.EveryWay));
        Assert.Equal(12, lines.Length);
        Assert.All(lines, static line => Assert.Equal("first,second 1,2 S1,M2 000 InvalidValue Bag InvalidValue ", line));
    }

    [Fact]
    public void What_the_first_object_cannot_show_the_next_one_does() => Assert.Equal(Enumerable.Repeat("5", 12), Assert.IsType<string[]>(LoadedProject.Run("""
        [Contract]
        public sealed class Learnt
        {
            public Learnt(int size) { ArgumentOutOfRangeException.ThrowIfNegative(size); Size = size; }
            [Order(1)] public int Size { get; set; }
            [Order(2)] public Dictionary<string, int> Map { get; } = new(StringComparer.OrdinalIgnoreCase);
        }

        public static class Program
        {
            private static string Run(Serializer serializer)
            {
                try { serializer.Serialize(new Learnt(1) { Size = -1 }); }
                catch (GraupelException) { }
                return $"{serializer.DeepClone(new Learnt(2) { Map = { ["A"] = 5 } })!.Map["a"]}";
            }

            public static string[] Run() => EveryWay.Run(Run);
        }
        """ + LoadedProject.EveryWay)));
}
