using System.Collections.Concurrent;
using Graupel.Compat.NetSerializer2;

namespace SeedTests.NetSerializer2;

/// <summary>Every generic collection that the document lists, once it is registered.</summary>
public class CollectionTests
{
    [Fact]
    public void Sequences_come_back_in_their_order()
    {
        object[] values =
        [
            new List<int> { 1, 2 }, new HashSet<string> { "a" }, new Queue<int>([1, 2]), new Stack<int>([1, 2, 3]), new SortedSet<int> { 2, 1 },
            new LinkedList<string>(["a", "b"]), new ConcurrentQueue<int>([1, 2]), new ConcurrentStack<int>([1, 2, 3]),
        ];
        Serializer serializer = new Serializer().Initialize([.. values.Select(value => value.GetType())]);

        Assert.All(values, value =>
        {
            Assert.Equal(value, serializer.Trip(value));
            Assert.Equal(value.GetType(), serializer.Trip(value).GetType());
        });
    }

    [Fact]
    public void Maps_come_back_with_their_pairs()
    {
        object[] values =
        [
            new Dictionary<int, string> { [1] = "a" }, new SortedDictionary<string, int> { ["b"] = 2, ["a"] = 1 }, new SortedList<int, string> { [1] = "a" },
            new ConcurrentDictionary<int, string>([KeyValuePair.Create(1, "a")]),
        ];
        Serializer serializer = new Serializer().Initialize([.. values.Select(value => value.GetType())]);

        Assert.All(values, value => Assert.Equal(value, serializer.Trip(value)));
    }

    [Fact]
    public void Bags_and_blocking_collections_keep_what_they_hold()
    {
        Serializer serializer = new Serializer().Initialize([typeof(ConcurrentBag<int>), typeof(BlockingCollection<int>)]);
        using var blocking = new BlockingCollection<int>(5) { 1, 2 };

        Assert.Equal([1, 2, 3], serializer.Trip(new ConcurrentBag<int>([1, 2, 3])).Order());
        using BlockingCollection<int> copy = serializer.Trip(blocking);
        Assert.Equal([1, 2], copy);
        Assert.Equal(5, copy.BoundedCapacity);
    }

    [Fact]
    public void Elements_may_be_objects_of_users_and_null()
    {
        Serializer serializer = new Serializer().Initialize([typeof(List<Item>), typeof(Dictionary<string, Item[]>)]);

        List<Item?> copy = serializer.Trip(new List<Item?> { new() { Value = 1 }, null });
        Assert.Equal(1, copy[0]!.Value);
        Assert.Null(copy[1]);
        Assert.Equal(2, serializer.Trip(new Dictionary<string, Item[]> { ["a"] = [new Item { Value = 2 }] })["a"][0].Value);
    }

    [Serializable]
    private sealed class Item
    {
        public int Value;
    }
}
