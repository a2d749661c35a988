using System.Collections.ObjectModel;
using Graupel.CodeGen;

namespace Graupel.Conformance.Hooks;

/// <summary>Collections that members without a setter hold behind interfaces are filled as those that are declared: what they refuse or lose is an error.</summary>
public class HeldCollectionTests
{
    [Theory]
    [EveryWay]
    public void What_a_set_behind_a_collection_would_lose_is_refused(string way)
    {
        Assert.Equal(ErrorKind.DuplicateKey, Refusal<NameSet>(way, new Source { Texts = ["a", "A"] }, nameof(Source.Texts)).Kind);
        Assert.Equal(["a", "b"], Copy<NameSet>(way, new Source { Texts = ["a", "b"] }).Texts);
    }

    [Theory]
    [EveryWay]
    public void Elements_that_collide_in_a_set_behind_a_collection_are_refused(string way)
    {
        int capacity = new HashSet<int>().EnsureCapacity(10_000);
        var source = new Source { Numbers = [.. Enumerable.Range(0, 10_000).Select(i => i * capacity)] };
        Assert.Equal(ErrorKind.LimitExceeded, Refusal<NumberSet>(way, source, nameof(Source.Numbers)).Kind);
    }

    [Theory]
    [EveryWay]
    public void What_a_collection_of_the_user_refuses_is_an_invalid_value(string way)
    {
        var source = new Source { Numbers = [1, 1], Map = { ["b"] = 1, ["x"] = 1 }, Set = ["b", "x"] };
        AssertRefused<Keyed>(nameof(Source.Numbers));
        AssertRefused<KeyedList>(nameof(Source.Numbers));
        AssertRefused<PickySets>(nameof(Source.Set));
        AssertRefused<PickyMaps>(nameof(Source.Map));

        void AssertRefused<[ContractParameter] T>(string member)
        {
            GraupelException e = Refusal<T>(way, source, member);
            Assert.Equal(ErrorKind.InvalidValue, e.Kind);
            Assert.IsType<ArgumentException>(e.InnerException);
        }
    }

    [Theory]
    [EveryWay]
    public void What_it_refuses_is_an_invalid_value_where_it_is_populated_too(string way)
    {
        var source = new Source { Numbers = [1, 1], Map = { ["x"] = 1 }, Set = ["x"] };
        foreach (PopulateMode mode in Enum.GetValues<PopulateMode>())
        {
            var serializer = new Serializer(Way.Get(way).Serializer.Options with { Populate = mode });
            byte[] bytes = serializer.Serialize(source);
            AssertRefused(new Keyed());
            AssertRefused(new KeyedList());
            AssertRefused(new PickySets());
            AssertRefused(new PickyMaps());

            void AssertRefused<[ContractParameter] T>(T held)
            {
                GraupelException e = Assert.Throws<GraupelException>(() => serializer.Populate(bytes, ref held));
                Assert.True(e is { Kind: ErrorKind.InvalidValue, InnerException: ArgumentException }, $"{mode} {typeof(T)}: {e}");
            }
        }
    }

    private static T Copy<[ContractParameter] T>(string way, Source source) => Way.Get(way).Serializer.Deserialize<T>(Way.Get(way).Serializer.Serialize(source));

    private static GraupelException Refusal<[ContractParameter] T>(string way, Source source, string member)
    {
        GraupelException e = Assert.Throws<GraupelException>(() => Copy<T>(way, source));
        Assert.True(e.Path == member, $"{typeof(T)}: {e.Message}");
        return e;
    }

    [Contract]
    public sealed class Source
    {
        [Order(1)] public List<string> Texts { get; set; } = [];

        [Order(2)] public List<int> Numbers { get; set; } = [];

        [Order(3)] public Dictionary<string, int> Map { get; set; } = [];

        [Order(4)] public HashSet<string> Set { get; set; } = [];
    }

    [Contract]
    public sealed class NameSet
    {
        [Order(1)] public ICollection<string> Texts { get; } = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
    }

    [Contract]
    public sealed class NumberSet
    {
        [Order(2)] public ICollection<int> Numbers { get; } = new HashSet<int>();
    }

    [Contract]
    public sealed class Keyed
    {
        [Order(2)] public ICollection<int> Numbers { get; } = new ByNumber();
    }

    [Contract]
    public sealed class KeyedList
    {
        [Order(2)] public IList<int> Numbers { get; } = new ByNumber();
    }

    [Contract]
    public sealed class PickySets
    {
        [Order(4)] public ISet<string> Set { get; } = new PickySet();
    }

    [Contract]
    public sealed class PickyMaps
    {
        [Order(3)] public IDictionary<string, int> Map { get; } = new PickyDictionary();
    }

    public sealed class ByNumber : KeyedCollection<int, int>
    {
        protected override int GetKeyForItem(int item) => item;
    }

    public sealed class PickySet : HashSet<string>, ISet<string>
    {
        void ISet<string>.UnionWith(IEnumerable<string> other)
        {
            foreach (string item in other)
            {
                Add(item == "x" ? throw new ArgumentException(item) : item);
            }
        }
    }

    public sealed class PickyDictionary : Dictionary<string, int>, IDictionary<string, int>
    {
        int IDictionary<string, int>.this[string key]
        {
            get => this[key];
            set => this[key == "x" ? throw new ArgumentException(key) : key] = value;
        }
    }
}
