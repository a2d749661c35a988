using FsCheck;
using FsCheck.Fluent;

namespace Graupel.Conformance.Properties;

/// <summary>What holds for every graph, tried on random ones. The seed is fixed, so that a failure can be had again.</summary>
public class PropertyTests(SuiteClock<PropertyTests> clock) : IClassFixture<SuiteClock<PropertyTests>>
{
    private const int Graphs = 5_000;

    [Theory]
    [EveryWay]
    public void What_is_written_comes_back(string way) => Holds(way, static (way, node) =>
    {
        byte[] bytes = way.Serializer.Serialize(node);
        Node read = way.Serializer.Deserialize<Node>(bytes);
        Equal.Deep(node, read, "read", Deviations.DatesOf(way.Format));
        Equal.Bytes(bytes, way.Serializer.Serialize(read), "written again");
        Equal.Bytes(bytes, way.Other.Serializer.Serialize(node), "written by the other compiler");
        Equal.Deep(read, way.Serializer.DeepClone(read), "cloned");
    });

    [Theory]
    [EveryWay]
    public void The_end_is_found_without_reading(string way) => Holds(way, static (way, node) =>
    {
        byte[] bytes = way.Serializer.Serialize(node);
        using var stream = new WaitingStream([.. bytes, .. bytes], 1 + (bytes.Length / 7));
        new SameBytes<Node>(way.Serializer.For<Node>(), bytes).Check(stream.Read(way.Serializer.For<Node>()), "asynchronous stream");
        Assert.Equal(bytes.Length, stream.Taken);
    });

    [Theory]
    [EveryWay]
    public void Another_contract_steps_over_it(string way) => Holds(way, static (way, node) =>
    {
        byte[] bytes = way.Serializer.Serialize(new Wrapped<Node>(node, node.Id));
        Assert.Equal(node.Id, way.Serializer.Deserialize<Unwrapped>(bytes).Id);
    });

    [Theory]
    [EveryWay]
    public void A_part_is_never_taken_for_the_whole(string way) => Holds(way, static (way, node) =>
    {
        byte[] bytes = way.Serializer.Serialize(node.Pure);
        byte[] part = bytes[..(bytes.Length * (node.Id & 0xFF) / 256)];
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => way.Serializer.Deserialize<Pure?>(part)).Kind);
    });

    private void Holds(string name, Action<Way, Node> property) => clock.Run(() =>
    {
        Way way = Way.Get(name);
        Config config = Config.QuickThrowOnFailure.WithMaxTest(Graphs).WithQuietOnSuccess(true).WithReplay(new Replay(new Rnd(20_260_101, 1), null));
        Check.One(config, Prop.ForAll(Recipe.All, recipe => property(way, recipe.Make())));
    });
}

/// <summary>Something that a reader may know nothing of, and something behind it.</summary>
[Contract]
public sealed record Wrapped<T>([property: Order(1)] T Unknown, [property: Order(2)] int Id);

/// <summary>The reader.</summary>
[Contract]
public sealed record Unwrapped([property: Order(2)] int Id);
