using Graupel;
using Serializer = Graupel.Compat.NetSerializer.Serializer;

namespace SeedTests.NetSerializer;

/// <summary>Arrays, dictionaries and the other collections of the framework.</summary>
public class CollectionTests
{
    [Theory]
    [MemberData(nameof(Trips.Formats), MemberType = typeof(Trips))]
    public void Arrays(string format)
    {
        object[] arrays =
        [
            Array.Empty<int>(), new[] { 1, -1 }, new[] { "a", "", null }, new byte[] { 1, 2 }, Array.Empty<byte>(), new int[]?[] { null, [1], [] },
            new object?[] { 1, "x", null, new[] { 2 } }, new IComparable?[] { 1, "x", null }, new int?[] { 1, null }, new[] { Color.Red },
        ];
        var serializer = new Serializer([.. arrays.Select(one => one.GetType()), typeof(int), typeof(string)], Trips.SettingsOf(format));

        foreach (object array in arrays)
        {
            Assert.Equal(array, serializer.Trip(array));
            Assert.Equal(array.GetType(), serializer.Trip(array).GetType());
        }
    }

    [Fact]
    public void Arrays_of_several_dimensions()
    {
        var table = new[,] { { 1, 2, 3 }, { 4, 5, 6 } };

        Assert.Equal(table, new Serializer([typeof(int[,])]).Trip(table));
    }

    [Fact]
    public void An_array_behind_object_keeps_its_type_and_one_behind_an_array_of_objects_gets_that()
    {
        var serializer = new Serializer([typeof(Covariant), typeof(string[])]);

        var copy = serializer.Trip(new Covariant { Slot = new[] { "a" }, Objects = new[] { "b" } });

        Assert.IsType<string[]>(copy.Slot);
        Assert.Equal(["b"], Assert.IsType<object[]>(copy.Objects));
    }

    [Theory]
    [MemberData(nameof(Trips.Formats), MemberType = typeof(Trips))]
    public void Dictionaries(string format)
    {
        var serializer = new Serializer([typeof(Maps)], Trips.SettingsOf(format));
        var maps = new Maps
        {
            Numbers = new() { [1] = "a", [-1] = null },
            Nested = new() { ["x"] = new() { [2] = new Element { Value = 3 } }, ["y"] = null },
            Empty = [],
        };

        Maps copy = serializer.Trip(maps);

        Assert.Equal(maps.Numbers, copy.Numbers);
        Assert.Equal(3, copy.Nested!["x"]![2].Value);
        Assert.Null(copy.Nested["y"]);
        Assert.Empty(copy.Empty!);
        Assert.Null(copy.None);
    }

    [Fact]
    public void A_comparer_that_would_be_lost_is_refused()
    {
        var serializer = new Serializer([typeof(Dictionary<string, int>)]);

        Assert.Throws<GraupelException>(() => serializer.Bytes(new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 }));
    }

    [Fact]
    public void Capacity_is_not_written()
    {
        var serializer = new Serializer([typeof(List<int>)], Trips.SettingsOf("Compact"));

        Assert.Equal(serializer.Bytes(new List<int> { 1, 2 }), serializer.Bytes(new List<int>(1000) { 1, 2 }));
    }

    [Fact]
    public void What_the_framework_no_longer_marks_as_serializable()
    {
        object[] values = [new HashSet<int> { 1 }, new LinkedList<string>(["a"]), new SortedDictionary<int, int> { [1] = 2 }, new Queue<int>([1, 2]), new Stack<int>([1, 2])];
        var serializer = new Serializer([.. values.Select(value => value.GetType()), typeof(Uri)]);

        Assert.All(values, value => Assert.Equal(value, serializer.Trip(value)));
        Assert.Equal(new Uri("http://a/"), serializer.Trip(new Uri("http://a/")));
    }

    private enum Color : short
    {
        Red = 1,
    }

    [Serializable]
    private sealed class Covariant
    {
        public object? Slot;
        public object[]? Objects;
    }

    [Serializable]
    private sealed class Element
    {
        public int Value;
    }

    [Serializable]
    private sealed class Maps
    {
        public Dictionary<int, string?>? Numbers;
        public Dictionary<string, Dictionary<int, Element>?>? Nested;
        public Dictionary<int, int>? Empty;
        public Dictionary<int, int>? None;
    }
}
