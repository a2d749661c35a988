using Graupel.Hostile.Lengths;
using Graupel.Hostile.Reading;

namespace Graupel.Hostile.Nesting;

/// <summary>
/// Values nested 100,000 levels deep, and values that contain themselves: refused by an exception on reading and on writing, whatever
/// the edge. What is unknown is skipped all the same, and a chain of last members may have a million.
/// </summary>
internal static class NestingSuite
{
    private const int Levels = 100_000;
    private const int ChainLength = 1_000_000;
    private const int HugeStack = 1 << 30;

    // The runtime notes every frame that an exception passes, and again where it is thrown on: some 4 KB a level.
    private const long FreeBytes = 256 * 1024;

    private static readonly Courier Courier = new();
    private static readonly IReadOnlyList<Way> Unlimited = Way.With(new Limits { MaxDepth = int.MaxValue });

    public static void Run(Tally tally)
    {
        for (int i = 0; i < Way.All.Count; i++)
        {
            foreach (Edge edge in Edges.All)
            {
                CheckDeep(tally, edge, Way.All[i], Unlimited[i]);
                CheckWriting(tally, edge, Way.All[i]);
            }

            foreach (Edge chain in Edges.Chains)
            {
                CheckChain(tally, chain, Way.All[i]);
            }

            CheckEnvelope(tally, Edges.All[0], Way.All[i], Unlimited[i]);
        }
    }

    private static void CheckDeep(Tally tally, Edge edge, Way way, Way unlimited)
    {
        byte[] deep = SizedThread.Run(HugeStack, () => edge.Write(unlimited.Serializer, Levels));
        byte[] small = edge.Write(way.Serializer, 1);
        foreach (Delivery delivery in Enum.GetValues<Delivery>())
        {
            // The asynchronous reader looks for the end first, and keeps what it saw.
            long free = delivery == Delivery.AsyncStream ? FreeBytes + (4L * deep.Length) : FreeBytes;
            edge.Target.Read(Courier, way.Serializer, delivery, small);
            Check($"read by {delivery}", free, () => edge.Target.Read(Courier, way.Serializer, delivery, deep));
        }

        Check("populate", FreeBytes, () =>
        {
            edge.Populate(way.Serializer, deep, 1);
            return null;
        });
        tally.Check($"{way}, {edge}, dump", () => edge.Dump(way.Serializer, deep) is { Length: > 0 and < 1_000_000 } ? null : "is empty or huge");
        if (edge.Unknown(way.Serializer) is { } before)
        {
            CheckSkip(tally, $"{way}, {edge}", way, [.. before, .. deep]);
        }

        void Check(string what, long free, Func<object?> read) => tally.Check($"{way}, {edge}, {what}", () =>
        {
            Outcome outcome = Outcome.Of(read);
            return outcome.ProblemUnlessRefused(free) ?? ProblemUnless(outcome, ErrorKind.DepthExceeded);
        });
    }

    private static void CheckEnvelope(Tally tally, Edge edge, Way way, Way unlimited)
    {
        byte[] deep = SizedThread.Run(HugeStack, () => edge.WriteEnvelope(unlimited.Serializer, Levels));
        tally.Check($"{way}, {edge}, read an envelope", () => ProblemUnless(Outcome.Of(() => edge.ReadEnvelope(way.Serializer, deep)), ErrorKind.DepthExceeded));
    }

    // A skipper needs no stack. It may refuse what is much too deep.
    private static void CheckSkip(Tally tally, string name, Way way, byte[] data)
    {
        var narrow = new Target<Narrow>();
        foreach (Delivery delivery in Enum.GetValues<Delivery>())
        {
            tally.Check($"{name}, skip by {delivery}", () =>
            {
                Outcome outcome = Outcome.Of(() => narrow.Read(Courier, way.Serializer, delivery, data));
                return outcome.Error is null ? null : ProblemUnless(outcome, ErrorKind.DepthExceeded);
            });
        }
    }

    private static void CheckWriting(Tally tally, Edge edge, Way way)
    {
        tally.Check($"{way}, {edge}, write", () => ProblemUnless(Outcome.Of(() => edge.Write(way.Serializer, Levels)), ErrorKind.DepthExceeded, needsPath: true));
        tally.Check($"{way}, {edge}, clone", () => ProblemUnless(Outcome.Of(() =>
        {
            edge.Clone(way.Serializer, Levels);
            return null;
        }), ErrorKind.DepthExceeded, needsPath: true));
        tally.Check($"{way}, {edge}, write a cycle", () => ProblemUnless(Outcome.Of(() => edge.WriteCycle(way.Serializer)), ErrorKind.CycleDetected, needsPath: true));
    }

    private static void CheckChain(Tally tally, Edge chain, Way way)
    {
        byte[] data = chain.Write(way.Serializer, ChainLength);
        byte[] shorter = chain.Write(way.Serializer, Levels);
        foreach (Delivery delivery in Enum.GetValues<Delivery>())
        {
            byte[] bytes = delivery == Delivery.Span ? data : shorter;
            tally.Check($"{way}, {chain}, {delivery}", () => chain.Target.Read(Courier, way.Serializer, delivery, bytes) is null ? "is null" : null);
        }

        tally.Check($"{way}, {chain} of a million, clone", () =>
        {
            chain.Clone(way.Serializer, ChainLength);
            return null;
        });
        tally.Check($"{way}, {chain} of a million, populate", () =>
        {
            chain.Populate(way.Serializer, data, ChainLength);
            return null;
        });
        tally.Check($"{way}, {chain}, write a cycle", () =>
            ProblemUnless(Outcome.Of(() => chain.WriteCycle(way.Serializer)), ErrorKind.CycleDetected, needsPath: false));
        if (chain.Unknown(way.Serializer) is { } before)
        {
            CheckSkip(tally, $"{way}, {chain}", way, [.. before, .. shorter]);
            tally.Check($"{way}, {chain} of a million, skip", () =>
                new Target<Narrow>().Read(Courier, way.Serializer, Delivery.Span, [.. before, .. data]) is null ? "is null" : null);
        }
    }

    private static string? ProblemUnless(Outcome outcome, ErrorKind expected, bool needsPath = false) => outcome.Error switch
    {
        null => "was accepted",
        GraupelException e when e.Kind != expected => $"is {e.Kind}: {e.Message}",
        GraupelException { Path: "" } when needsPath => "has no path",
        GraupelException => null,
        { } e => $"threw {e}",
    };
}
