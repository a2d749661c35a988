namespace Graupel.Conformance.Identity;

/// <summary>A surrogate whose wire type ends in itself: its identity is that of what it stands for, while that of the rest of its chain is its own.</summary>
public class StandInTailTests
{
    [Theory]
    [EveryWay(Preserving = true)]
    public void A_chain_may_stand_for_an_object_and_for_a_struct(string way)
    {
        foreach (References references in new[] { References.Preserve, References.PreserveObjects })
        {
            var serializer = new Serializer(Way.Get(way).Serializer.Options with { References = references });
            Assert.Equal("a", serializer.DeepClone(new Thing { Text = "a" }).Text);
            Assert.Equal("b", serializer.DeepClone(new Value { Text = "b" }).Text);

            var shared = new Thing { Text = "s" };
            Link last = new() { Text = "l" };
            All copy = serializer.DeepClone(new All
            {
                Value = new Value { Text = "v" },
                Perhaps = new Value { Text = "p" },
                First = shared,
                Many = [new Value { Text = "m" }],
                Again = shared,
                Link = last,
                Last = last,
            });
            Assert.Equal(("v", "p", "s", "m", "l"), (copy.Value.Text, copy.Perhaps!.Value.Text, copy.First!.Text, copy.Many![0].Text, copy.Last!.Text));
            Assert.Same(copy.First, copy.Again);
            Assert.Same(copy.Link, copy.Last);
            Assert.NotSame(copy.First, copy.Last);
        }
    }

    [Contract]
    public sealed class All
    {
        [Order(1)] public Value Value { get; set; }

        [Order(2)] public Value? Perhaps { get; set; }

        [Order(3)] public Thing? First { get; set; }

        [Order(4)] public List<Value>? Many { get; set; }

        [Order(5)] public Thing? Again { get; set; }

        [Order(6)] public Link? Link { get; set; }

        [Order(7)] public Link? Last { get; set; }
    }

    [Surrogate(typeof(OfThing))]
    public sealed class Thing
    {
        public string? Text { get; set; }
    }

    [Surrogate(typeof(OfValue))]
    public struct Value
    {
        public string? Text { get; set; }
    }

    [Contract]
    public sealed class Link
    {
        [Order(1)] public string? Text { get; set; }

        [Order(2)] public Link? Next { get; set; }
    }

    public sealed class OfThing : ISurrogate<Thing, Link>
    {
        public Link ToWire(Thing value) => new() { Text = value.Text, Next = new Link { Text = "next" } };

        public Thing FromWire(Link wire) => new() { Text = wire.Text };
    }

    public sealed class OfValue : ISurrogate<Value, Link>
    {
        public Link ToWire(Value value) => new() { Text = value.Text, Next = new Link() };

        public Value FromWire(Link wire) => new() { Text = wire.Text };
    }
}
