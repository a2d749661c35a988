using Graupel;
using Serializer = Graupel.Compat.NetSerializer2.Serializer;

namespace SeedTests.NetSerializer2;

/// <summary>Graphs with shared objects and cycles.</summary>
public class DeepTests
{
    private static readonly Serializer Ser = new Serializer().Initialize([typeof(Node), typeof(Derived), typeof(Dictionary<string, Node>)]);

    [Fact]
    public void A_node_that_refers_to_itself()
    {
        var node = new Node { Value = 1 };
        node.Next = node;

        Node copy = Ser.DeepTrip(node);

        Assert.Same(copy, copy.Next);
        Assert.Equal(1, copy.Value);
    }

    [Fact]
    public void Cycles_through_arrays_lists_dictionaries_and_objects()
    {
        var node = new Derived { Value = 1, Text = "t" };
        node.Array = [node, null];
        node.List = [node];
        node.Map = new() { ["self"] = node };
        node.Anything = new object[] { node, 5 };

        Node copy = Ser.DeepTrip<Node>(node);

        Assert.Equal("t", Assert.IsType<Derived>(copy).Text);
        Assert.Same(copy, copy.Array![0]);
        Assert.Null(copy.Array[1]);
        Assert.Same(copy, copy.List![0]);
        Assert.Same(copy, copy.Map!["self"]);
        Assert.Same(copy, Assert.IsType<object[]>(copy.Anything)[0]);
    }

    [Fact]
    public void Shared_objects_and_collections_stay_shared()
    {
        var shared = new List<Node> { new() { Value = 2 } };
        var pair = new Node { List = shared, Next = new Node { List = shared }, Anything = shared };

        Node copy = Ser.DeepTrip(pair);

        Assert.Same(copy.List, copy.Next!.List);
        Assert.Same(copy.List, copy.Anything);
    }

    [Fact]
    public void Many_shared_objects_take_no_longer_than_their_number()
    {
        Node[] nodes = [.. Enumerable.Range(0, 20_000).Select(i => new Node { Value = i })];
        var all = new Node { Array = [.. nodes, .. nodes] };

        Node copy = Ser.DeepTrip(all);

        Assert.Same(copy.Array![0], copy.Array[nodes.Length]);
        Assert.Equal(19_999, copy.Array[^1]!.Value);
    }

    [Fact]
    public void The_names_of_the_document_do_the_same()
    {
        var node = new Node();
        node.Next = node;
        var stream = new MemoryStream();

        Ser.SerializationDeep(stream, node);
        stream.Position = 0;
        var copy = (Node)Ser.DeserializationDeep(stream)!;

        Assert.Same(copy, copy.Next);
    }

    [Fact]
    public void Without_it_a_cycle_is_an_error_and_shared_objects_are_written_twice()
    {
        var node = new Node();
        node.Next = node;
        var shared = new Node();

        Assert.Equal(ErrorKind.CycleDetected, Assert.Throws<GraupelException>(() => Ser.Bytes(node)).Kind);
        Node copy = Ser.Trip(new Node { Next = shared, Anything = shared });
        Assert.NotSame(copy.Next, copy.Anything);
    }

    [Fact]
    public void Types_that_are_registered_later_count_too()
    {
        Serializer serializer = new Serializer().SetAutoAssignObjID(true).Initialize([typeof(Node)]);
        Assert.NotNull(serializer.DeepTrip(new Node()));

        serializer.Register([typeof(Derived)]);

        Assert.IsType<Derived>(serializer.DeepTrip<Node>(new Node { Next = new Derived() }).Next);
    }

    [Serializable]
    private class Node
    {
        public int Value;
        public Node? Next;
        public Node?[]? Array;
        public List<Node>? List;
        public Dictionary<string, Node>? Map;
        public object? Anything;
    }

    [Serializable]
    private sealed class Derived : Node
    {
        public string? Text;
    }
}
