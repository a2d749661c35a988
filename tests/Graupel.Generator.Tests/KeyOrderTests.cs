using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Sets and dictionaries in ascending order, by both compilers and in all formats.</summary>
public class KeyOrderTests
{
    private const string Project = """
        using System.Collections.Concurrent;
        using System.Collections.Frozen;
        using System.Collections.Immutable;

        public enum Mood { Bad, Fair, Good }

        [Contract]
        public class Tables
        {
            [Order(1)] public HashSet<int> Numbers { get; set; } = [];
            [Order(2)] public Dictionary<string, int> Names { get; set; } = new(StringComparer.OrdinalIgnoreCase);
            [Order(3)] public ISet<Guid>? Ids { get; set; }
            [Order(4)] public ImmutableDictionary<Mood, long>? Moods { get; set; }
            [Order(5)] public FrozenSet<double>? Doubles { get; set; }
            [Order(6)] public ConcurrentDictionary<DateTime, HashSet<int?>>? Dates { get; set; }
            [Order(7)] public OrderedDictionary<string, int>? Own { get; set; }
            [Order(8)] public Dictionary<string, int> GetOnly { get; } = [];

            public static Tables Make(bool isTurned)
            {
                T[] Turn<T>(params T[] items) => isTurned ? [.. items.Reverse()] : items;
                var tables = new Tables { Own = new() { ["b"] = 1, ["a"] = 2 }, Dates = new(), Ids = new HashSet<Guid>() };
                foreach (int n in Turn(1, -5, 700, 3)) { tables.Numbers.Add(n); tables.Ids.Add(new Guid(n, 0, 0, new byte[8])); }
                foreach (string s in Turn("b", "Ä", "a", "C")) { tables.Names[s] = s[0]; tables.GetOnly[s] = s[0]; }
                tables.Moods = Turn(Mood.Good, Mood.Bad).ToImmutableDictionary(static m => m, static m => (long)m);
                tables.Doubles = Turn(1.5, double.NaN, -1).ToFrozenSet();
                foreach (int d in Turn(5, 2)) { tables.Dates[new DateTime(2020, 1, d)] = [.. Turn<int?>(3, null, 1)]; }
                return tables;
            }
        }

        [Contract] public class Pairs { [Order(1)] public HashSet<(string, int)>? Set { get; set; } }

        public static class Program
        {
            private static string Run(SerializerOptions options)
            {
                var sorted = new Serializer(options with { SortKeys = true });
                byte[] one = sorted.Serialize(Tables.Make(false)), other = sorted.Serialize(Tables.Make(true));
                byte[] plain = new Serializer(options).Serialize(Tables.Make(true));
                Tables copy = new Serializer(options).Deserialize<Tables>(one)!, again = sorted.Deserialize<Tables>(plain)!;
                string error = "";
                try { sorted.Serialize(new Pairs()); } catch (GraupelException e) { error = e.Kind.ToString(); }
                return $"{one.AsSpan().SequenceEqual(other)} {one.Length == plain.Length} {one.AsSpan().SequenceEqual(plain)} {string.Join(',', copy.Numbers)} {string.Join(',', copy.Names.Keys)} "
                    + $"{string.Join(',', copy.Own!.Keys)} {copy.Names["B"]} {again.Names["B"]} {again.Numbers.Count} {again.Dates!.Count} {string.Join(',', copy.GetOnly.Keys)} {error}";
            }

            public static string[] Run() =>
            [
                .. from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                   from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                   from references in new[] { References.None, References.Preserve }
                   select Run(new SerializerOptions { Format = format, Compilers = compiler, References = references }),
            ];
        }
        """;

    [Fact]
    public void Equal_values_give_equal_bytes() => Assert.All(
        Assert.IsType<string[]>(LoadedProject.Run(Project)),
        static line => Assert.Equal("True True False -5,1,3,700 C,a,b,Ä b,a 98 98 4 2 C,a,b,Ä NoContract", line));
}
