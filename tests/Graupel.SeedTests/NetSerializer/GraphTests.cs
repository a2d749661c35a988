using Graupel;
using Graupel.Compat.NetSerializer;
using Serializer = Graupel.Compat.NetSerializer.Serializer;

namespace SeedTests.NetSerializer;

/// <summary>Objects that occur twice, cycles and long chains.</summary>
public class GraphTests
{
    [Fact]
    public void A_shared_object_is_written_twice()
    {
        var shared = new Node { Value = 1 };

        Node copy = new Serializer([typeof(Node)]).Trip(new Node { Other = shared, Next = shared });

        Assert.NotSame(copy.Other, copy.Next);
        Assert.Equal((1, 1), (copy.Other!.Value, copy.Next!.Value));
    }

    [Fact]
    public void A_cycle_is_an_error_and_not_the_end_of_the_process()
    {
        var serializer = new Serializer([typeof(Node), typeof(Open)]);
        var node = new Node();
        node.Other = node;
        var open = new Open();
        open.Next = open;

        Assert.Equal(ErrorKind.CycleDetected, Assert.Throws<GraupelException>(() => serializer.Bytes(node)).Kind);
        Assert.Equal(ErrorKind.CycleDetected, Assert.Throws<GraupelException>(() => serializer.Bytes(open)).Kind);
    }

    [Fact]
    public void Shared_objects_and_cycles_are_kept_by_choice()
    {
        var serializer = new Serializer([typeof(Node)], new Settings { Options = new SerializerOptions { References = References.Preserve } });
        var node = new Node();
        node.Other = node.Next = node;

        Node copy = serializer.Trip(node);

        Assert.Same(copy, copy.Other);
        Assert.Same(copy, copy.Next);
    }

    [Fact]
    public void A_chain_of_a_sealed_class_may_have_any_length()
    {
        Node? chain = null;
        for (int i = 0; i < 100_000; i++)
        {
            chain = new Node { Value = i, Next = chain };
        }

        int count = 0;
        for (Node? node = new Serializer([typeof(Node)]).Trip(chain!); node is not null; node = node.Next)
        {
            count++;
        }

        Assert.Equal(100_000, count);
    }

    [Fact]
    public void A_chain_may_hold_derived_objects_and_be_as_deep_as_the_limits_say()
    {
        var limits = Limits.Default with { MaxDepth = 200 };
        var serializer = new Serializer([typeof(Open), typeof(Special)], new Settings { Options = new SerializerOptions { Limits = limits } });
        Open? chain = null;
        for (int i = 0; i < 100; i++)
        {
            chain = i % 2 == 0 ? new Special { Value = i, Next = chain, More = "x" } : new Open { Value = i, Next = chain };
        }

        int i2 = 99;
        for (Open? node = serializer.Trip(chain!); node is not null; node = node.Next)
        {
            Assert.Equal(i2, node.Value);
            Assert.Equal(i2 % 2 == 0 ? typeof(Special) : typeof(Open), node.GetType());
            i2--;
        }

        Assert.Equal(-1, i2);
    }

    [Serializable]
    private sealed class Node
    {
        public int Value;
        public Node? Other;
        public Node? Next;
    }

    [Serializable]
    private class Open
    {
        public int Value;
        public Open? Next;
    }

    [Serializable]
    private sealed class Special : Open
    {
        public string? More;
    }
}
