using System.Collections.ObjectModel;
using Graupel.Converters;
using Graupel.Formats.Fast;
using Graupel.Roots;

namespace Graupel.Tests.Converters;

public class ComparerTests
{
    [Fact]
    public void The_default_comparer_and_its_equal_are_written()
    {
        Wire.RoundTrips(new Dictionary<string, int>(EqualityComparer<string>.Default) { ["a"] = 1 });
        Wire.RoundTrips(new Dictionary<string, int>(StringComparer.Ordinal) { ["a"] = 1 });
        Wire.RoundTrips(new HashSet<string>(StringComparer.Ordinal) { "a" });
        Wire.RoundTrips(new HashSet<int>(EqualityComparer<int>.Default) { 1 });
    }

    [Fact]
    public void A_comparer_that_would_be_lost_is_refused()
    {
        AssertRefused(new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase));
        AssertRefused(new HashSet<string>(StringComparer.InvariantCulture));
        AssertRefused(new Dictionary<int, int>(new Modulo()));

        static void AssertRefused<T>(T value) => Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Wire.Write(value)).Kind);
    }

    [Fact]
    public void A_lookup_that_shows_another_comparer_is_refused()
    {
        string[] words = ["1", "A", "a", "b"];
        ILookup<string?, int> plain = words.Append(null).ToLookup(static word => word, static word => word?.Length ?? 9);
        Assert.Equal(plain.Select(static group => group.Key), Serialization.DeepClone(plain)!.Select(static group => group.Key));
        foreach (ILookup<string, int> lookup in (ILookup<string, int>[])
        [
            words.ToLookup(static word => word, static word => 1, StringComparer.OrdinalIgnoreCase),
            words.Concat([new string('A', 1)]).ToLookup(static word => word, static word => 1, EqualityComparer<string>.Create(ReferenceEquals, static word => word.Length)),
        ])
        {
            Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Serialization.Serialize(lookup)).Kind);
        }

        ILookup<int, int> numbers = Enumerable.Range(1, 9).ToLookup(static number => number % 3);
        Assert.Equal(numbers.Select(static group => group.Key), Serialization.DeepClone(numbers)!.Select(static group => group.Key));
    }

    [Fact]
    public void A_collection_that_stays_in_its_place_keeps_its_comparer()
    {
        var map = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 };
        Serializer<Dictionary<string, int>> maps = Held<Dictionary<string, int>>(new(StringComparer.OrdinalIgnoreCase));
        byte[] bytes = maps.Serialize(map);
        map.Clear();
        maps.Populate(bytes, ref map);
        Assert.Equal(1, map["A"]);
        Assert.NotEmpty(Held<HashSet<string>>(new(StringComparer.OrdinalIgnoreCase)).Serialize(new HashSet<string>(StringComparer.OrdinalIgnoreCase) { "a" }));
    }

    [Fact]
    public void A_collection_with_another_comparer_than_its_place_is_refused()
    {
        Serializer<Dictionary<string, int>> maps = Held<Dictionary<string, int>>(new(StringComparer.OrdinalIgnoreCase));
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => maps.Serialize([])).Kind);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => maps.Serialize(new(StringComparer.InvariantCulture))).Kind);
    }

    [Fact]
    public void A_set_that_was_bytes_has_the_comparer_of_its_member()
    {
        Folded copy = Serialization.Deserialize<Folded>(Serialization.Serialize(new Bytes { Items = [1, 2] }))!;
        Assert.Equal((byte)1, copy.Items.TryGetValue(11, out byte held) ? held : 0);
        Assert.Throws<GraupelException>(() => Serialization.Deserialize<Folded>(Serialization.Serialize(new Bytes { Items = [1, 11] })));
    }

    [Fact]
    public void A_sorted_collection_is_not_read_without_its_order()
    {
        string list = "it as System.Collections.Generic.SortedList<System.String, System.Int32>, with [Comparer] on the member";
        AssertTells(list, new Unsorted { Map = new SortedList<string, int>(StringComparer.OrdinalIgnoreCase) });
        AssertTells(list, new Unsorted { Plain = new SortedList<string, int>(StringComparer.Ordinal) });
        AssertTells(list, new Unsorted { Map = new ReadOnlyDictionary<string, int>(new SortedList<string, int>(StringComparer.OrdinalIgnoreCase)) });
        AssertTells("it as System.Collections.Generic.SortedSet<System.String>, with [Comparer] on the member", new Unsorted { Set = new SortedSet<string>(StringComparer.OrdinalIgnoreCase) });

        var sorted = new Sorted { List = new(StringComparer.OrdinalIgnoreCase) { ["b"] = 1, ["A"] = 2 } };
        Assert.Equal(["A", "b"], Serialization.DeepClone(sorted)!.List!.Keys);
    }

    [Fact]
    public void A_collection_that_does_not_show_its_comparer_is_told_with_its_own_type()
    {
        AssertTells("SortedList<System.String, System.Int32> does not show that it compares by System.OrdinalIgnoreCaseComparer", new Unsorted { Map = new SortedList<string, int>() });
        AssertTells("declare it as System.Collections.Generic.SortedList<System.String, System.Int32>, or create a hash table", new Unsorted { Map = new SortedList<string, int>() });
    }

    [Fact]
    public void Where_there_is_no_member_the_options_or_a_class_of_yours_have_the_comparer()
    {
        AssertTells("take SerializerOptions.WithComparer, or derive a class from it whose parameterless constructor sets the comparer", new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase));
        AssertTells("take SerializerOptions.WithComparer, or derive a class from it whose parameterless constructor sets the comparer", new List<HashSet<string>> { new(StringComparer.OrdinalIgnoreCase) });
        Assert.Contains("A", Serialization.DeepClone(new List<Names> { new() { "a" } })![0]);
    }

    private static void AssertTells<T>(string told, T value)
    {
        GraupelException e = Assert.Throws<GraupelException>(() => Serialization.Serialize(value));
        Assert.Equal(ErrorKind.InvalidValue, e.Kind);
        Assert.Contains(told, e.Message, StringComparison.Ordinal);
    }

    private static Serializer<T> Held<T>(T held)
    {
        var registry = new Registry<FastWriter, FastReader>(new TestContracts(), SerializerOptions.Default, isExact: false, static (shape, _) => shape, new MakingLock());
        return new Root<T, FastFormat, FastWriter, FastReader>(default, registry.Get<T>().ForHeld(held), registry, SerializerOptions.Default);
    }

    [Contract]
    public sealed class Bytes
    {
        [Order(1)]
        public byte[] Items { get; set; } = [];
    }

    [Contract]
    public sealed class Folded
    {
        [Order(1)]
        [Comparer(typeof(ByteModulo))]
        public HashSet<byte> Items { get; set; } = new(new ByteModulo());
    }

    [Contract]
    public sealed class Unsorted
    {
        [Order(1)]
        [Comparer(StringComparison.OrdinalIgnoreCase)]
        public IDictionary<string, int>? Map { get; set; }

        [Order(2)]
        [Comparer(StringComparison.OrdinalIgnoreCase)]
        public ISet<string>? Set { get; set; }

        [Order(3)]
        public IReadOnlyDictionary<string, int>? Plain { get; set; }
    }

    // As the message says.
    [Contract]
    public sealed class Sorted
    {
        [Order(1)]
        [Comparer(StringComparison.OrdinalIgnoreCase)]
        public SortedList<string, int>? List { get; set; }
    }

    public sealed class Names() : HashSet<string>(StringComparer.OrdinalIgnoreCase);

    public sealed class ByteModulo : IEqualityComparer<byte>
    {
        public bool Equals(byte x, byte y) => x % 10 == y % 10;

        public int GetHashCode(byte obj) => obj % 10;
    }

    private sealed class Modulo : IEqualityComparer<int>
    {
        public bool Equals(int x, int y) => x % 10 == y % 10;

        public int GetHashCode(int obj) => obj % 10;
    }
}
