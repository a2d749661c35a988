using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Members without a setter whose getters give an interface, by both compilers: what reading could not fill is not written.</summary>
public class ViewTests
{
    private const string Project = """
        using System.Collections.ObjectModel;

        [Contract] public class Listed
        {
            private readonly List<int> _items = [];
            [Order(1)] public IList<int> Items => _items;
        }
        [Contract] public class Keyed
        {
            private readonly Dictionary<string, int> _map = new() { ["one"] = 1 };
            [Order(1)] public ICollection<string> Keys => _map.Keys;
        }
        [Contract] public class Fixed
        {
            private readonly int[] _items = [1, 2];
            [Order(1)] public IList<int> Items => _items;
        }
        [Contract] public class Shown
        {
            private readonly Dictionary<string, int> _map = new() { ["one"] = 1 };
            [Order(1)] public IDictionary<string, int> Map => new ReadOnlyDictionary<string, int>(_map);
        }
        [Contract] public class Set
        {
            [Order(1)] public ICollection<int> Items { get; set; } = [];
        }

        public static class Program
        {
            private static string Try(Action run)
            {
                try { run(); return "written"; }
                catch (GraupelException e) { return e.Kind + " " + e.Path; }
            }

            private static string Run(Serializer serializer)
            {
                Listed listed = new() { Items = { 7 } };
                string views = string.Join(", ", Try(() => serializer.Serialize(new Keyed())), Try(() => serializer.Serialize(new Fixed())), Try(() => serializer.Serialize(new Shown())));
                return $"{serializer.DeepClone(listed)!.Items[0]} {views} {serializer.DeepClone(new Set { Items = new[] { 3 } })!.Items.Single()}";
            }

            public static string[] Run() => EveryWay.Run(Run);
        }
        """;

    [Fact]
    public void Are_not_written()
    {
        var lines = Assert.IsType<string[]>(LoadedProject.Run(Project + LoadedProject.EveryWay));
        Assert.Equal(12, lines.Length);
        Assert.All(lines, static line => Assert.Equal("7 InvalidValue Keys, InvalidValue Items, InvalidValue Map 3", line));
    }
}
