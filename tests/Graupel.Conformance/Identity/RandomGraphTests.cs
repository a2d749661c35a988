using FsCheck;
using FsCheck.Fluent;
using Graupel.TestCases.Graphs;

namespace Graupel.Conformance.Identity;

/// <summary>What holds for every graph with shared objects and cycles. The seed is fixed, so that a failure can be had again.</summary>
public class RandomGraphTests
{
    private const int Graphs = 1_500;

    [Theory]
    [EveryWay(Preserving = true)]
    public void Comes_back_with_the_same_objects_shared(string name) => Holds(name, static (way, friend) =>
    {
        byte[] bytes = way.Serializer.Serialize(friend);
        Fellow read = way.Serializer.Deserialize<Fellow>(bytes);
        Equal.Deep(friend, read, "read", hasIdentity: way.HasIdentity);
        Equal.Bytes(bytes, way.Serializer.Serialize(read), "written again");
        Equal.Bytes(bytes, way.Other.Serializer.Serialize(friend), "written by the other compiler");
        using var stream = new WaitingStream([.. bytes, .. bytes], 1 + (bytes.Length / 7));
        Equal.Deep(friend, stream.Read(way.Serializer.For<Fellow>()), "asynchronous stream", hasIdentity: way.HasIdentity);
        Assert.Equal(bytes.Length, stream.Taken);
        way.Serializer.Populate(bytes, ref read);
        Equal.Deep(friend, read, "populated", hasIdentity: way.HasIdentity);
    });

    [Theory]
    [EveryWay(Preserving = true)]
    public void Comes_back_from_what_a_reader_skips(string name) => Holds(name, static (way, friend) =>
    {
        Fellow? first = friend.Best?.Seat.Taken ?? friend.Row?[0];
        Fellow? second = friend.Others?.LastOrDefault() ?? friend;
        byte[] bytes = way.Serializer.Serialize(new Later<Fellow>(friend, first, second));
        Earlier read = way.Serializer.Deserialize<Earlier>(bytes);
        Equal.Deep(new Earlier(first, second), read, "read", hasIdentity: way.HasIdentity);
    });

    [Theory]
    [EveryWay(Preserving = true)]
    public void One_wrong_byte_gives_a_graph_or_a_refusal(string name) => Holds(name, static (way, friend) =>
    {
        byte[] bytes = way.Serializer.Serialize(new Later<Fellow>(friend, friend.Best, friend));
        var random = new System.Random(bytes.Length);
        for (int i = 0; i < 30; i++)
        {
            byte[] wrong = [.. bytes];
            wrong[random.Next(wrong.Length)] = (byte)random.Next(i < 20 ? 16 : 256);
            try
            {
                way.Serializer.Serialize(way.Serializer.Deserialize<Later<Fellow>>(wrong));
                way.Serializer.Serialize(way.Serializer.Deserialize<Earlier>(wrong));
            }
            catch (GraupelException)
            {
            }
        }
    });

    private static void Holds(string name, Action<Way, Fellow> property)
    {
        Way way = Way.Get(name);
        Config config = Config.QuickThrowOnFailure.WithMaxTest(Graphs).WithQuietOnSuccess(true).WithReplay(new Replay(new Rnd(20_260_101, 1), null));
        Check.One(config, Prop.ForAll(RandomGraph.All, graph => property(way, graph.Make())));
    }
}
