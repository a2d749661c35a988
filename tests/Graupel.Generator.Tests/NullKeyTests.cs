using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Dictionaries of the user's that take null for a key, which no reader accepts.</summary>
public class NullKeyTests
{
    private const string Project = """
        using System.Collections;
        using System.Diagnostics.CodeAnalysis;

        public class Lenient : IDictionary<string, int>
        {
            private readonly List<KeyValuePair<string, int>> _pairs = [];
            public int this[string key] { get => _pairs.First(pair => pair.Key == key).Value; set => Add(key, value); }
            public ICollection<string> Keys => [.. _pairs.Select(pair => pair.Key)];
            public ICollection<int> Values => [.. _pairs.Select(pair => pair.Value)];
            public int Count => _pairs.Count;
            public bool IsReadOnly => false;
            public void Add(string key, int value) => _pairs.Add(new(key, value));
            public void Add(KeyValuePair<string, int> item) => _pairs.Add(item);
            public void Clear() => _pairs.Clear();
            public bool Contains(KeyValuePair<string, int> item) => _pairs.Contains(item);
            public bool ContainsKey(string key) => _pairs.Any(pair => pair.Key == key);
            public void CopyTo(KeyValuePair<string, int>[] array, int arrayIndex) => _pairs.CopyTo(array, arrayIndex);
            public IEnumerator<KeyValuePair<string, int>> GetEnumerator() => _pairs.GetEnumerator();
            public bool Remove(string key) => _pairs.RemoveAll(pair => pair.Key == key) > 0;
            public bool Remove(KeyValuePair<string, int> item) => _pairs.Remove(item);
            public bool TryGetValue(string key, [MaybeNullWhen(false)] out int value) => throw new NotSupportedException();
            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        }

        [Contract] public class Named { [Order(1)] public Lenient Map { get; set; } = new(); }
        [Contract] public class Open { [Order(1)] public IDictionary<string, int> Map { get; set; } = new Lenient(); }
        [Contract] public class View { [Order(1)] public IReadOnlyDictionary<string, int>? Map { get; set; } }
        [Contract] public class Groups { [Order(1)] public ILookup<string?, int>? Lookup { get; set; } }

        public static class Program
        {
            private static string Try(Func<int> run)
            {
                try { return run().ToString(); }
                catch (GraupelException e) { return $"{e.Kind} {e.Path}"; }
            }

            private static string Run(Serializer serializer)
            {
                var named = new Named { Map = { ["a"] = 1 } };
                var open = new Open { Map = { ["a"] = 1 } };
                int good = serializer.DeepClone(named)!.Map.Count + serializer.DeepClone(open)!.Map.Count;
                named.Map.Add(null!, 2);
                open.Map.Add(null!, 2);
                var groups = new Groups { Lookup = new string?[] { "a", null, "b" }.ToLookup(text => text, _ => 1) };
                return $"{good} {Try(() => serializer.Serialize(named).Length)}, {Try(() => serializer.Serialize(open).Length)}, "
                    + Try(() => serializer.DeepClone(groups)!.Lookup![null].Count());
            }

            public static string[] Run() => EveryWay.Run(Run);
        }
        """;

    [Fact]
    public void Are_not_written()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run(Project + LoadedProject.EveryWay));
        Assert.Equal(12, lines.Length);
        Assert.All(lines, static line => Assert.Equal("2 InvalidValue Map[1], InvalidValue Map[1], 1", line));
    }
}
