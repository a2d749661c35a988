using Graupel.Hostile.Reading;

namespace Graupel.Hostile.Nesting;

/// <summary>
/// As deep as the limit allows is possible on small stacks, cold, and refusing one level more is too. Without a limit the stack is one.
/// </summary>
internal static class StackSuite
{
    private const int DeepLimit = 1000;
    private const int DeepStack = 1536 * 1024;
    private const int ManyLevels = 40_000;
    private const int HugeStack = 1 << 29;

    /// <summary>The stack in bytes on which the default limit must be possible.</summary>
    public const int SmallStack = 256 * 1024;

    /// <summary>The same for code that counts its calls and branches, whose frames are larger.</summary>
    public const int SmallStackOfCountingCode = 320 * 1024;

    public static void Run(Tally tally, int smallStack)
    {
        CheckAll(tally, new SerializerOptions(), Limits.Default.MaxDepth, smallStack);
        CheckAll(tally, new SerializerOptions(), DeepLimit, DeepStack);
        CheckAll(tally, new SerializerOptions { Strictness = Strictness.All }, Limits.Default.MaxDepth, smallStack);
        CheckAll(tally, new SerializerOptions { References = References.Preserve }, Limits.Default.MaxDepth, smallStack);
        CheckUnlimited(tally);
    }

    private static void CheckUnlimited(Tally tally)
    {
        var courier = new Courier();
        foreach (Way way in Way.With(new Limits { MaxDepth = int.MaxValue }))
        {
            foreach (Edge edge in Edges.All)
            {
                byte[] deep = SizedThread.Run(HugeStack, () => edge.Write(way.Serializer, ManyLevels));
                tally.Check($"{way}, {edge}, without limit, read", () =>
                    SizedThread.Run(DeepStack, () => ProblemUnlessTooDeep(() => edge.Target.Read(courier, way.Serializer, Delivery.Span, deep))));
                tally.Check($"{way}, {edge}, without limit, write", () =>
                    SizedThread.Run(DeepStack, () => ProblemUnlessTooDeep(() => edge.Write(way.Serializer, ManyLevels))));
                tally.Check($"{way}, {edge}, without limit, write a cycle", () =>
                    SizedThread.Run(DeepStack, () => ProblemUnlessTooDeep(() => edge.WriteCycle(way.Serializer))));
            }
        }
    }

    private static void CheckAll(Tally tally, SerializerOptions options, int limit, int stack)
    {
        IReadOnlyList<Way> ways = Way.With(options with { Limits = new Limits { MaxDepth = limit } });
        IReadOnlyList<Way> deeper = Way.With(options with { Limits = new Limits { MaxDepth = limit + 2 } });
        for (int i = 0; i < ways.Count; i++)
        {
            CheckAll(tally, ways[i], deeper[i], limit, stack);
        }
    }

    private static void CheckAll(Tally tally, Way way, Way deeper, int limit, int stack)
    {
        var courier = new Courier();
        foreach (Edge edge in Edges.All)
        {
            // Making the converters needs a stack of its own.
            edge.Write(way.Serializer, 1);
            int most = edge.IsDense && limit == DeepLimit ? limit / 2 : limit / edge.LevelsEach;
            string name = $"{way}, {edge}, {most}";
            byte[] data = [];
            tally.Check($"{name}, write", () =>
            {
                data = SizedThread.Run(stack, () => edge.Write(way.Serializer, most));
                return null;
            });
            tally.Check($"{name}, read", () => SizedThread.Run(stack, () => edge.Target.Read(courier, way.Serializer, Delivery.Span, data)) is null ? "is null" : null);
            tally.Check($"{name}, clone", () => SizedThread.Run(stack, () =>
            {
                edge.Clone(way.Serializer, most);
                return (string?)null;
            }));
            if (most * edge.LevelsEach < limit)
            {
                continue;
            }

            tally.Check($"{name} and one more, write", () => SizedThread.Run(stack, () => ProblemUnlessTooDeep(() => edge.Write(way.Serializer, most + 1))));
            byte[] more = SizedThread.Run(4 * stack, () => edge.Write(deeper.Serializer, most + 1));
            tally.Check($"{name} and one more, read", () => SizedThread.Run(stack, () => ProblemUnlessTooDeep(() => edge.Target.Read(courier, way.Serializer, Delivery.Span, more))));
        }
    }

    private static string? ProblemUnlessTooDeep(Func<object?> run) =>
        Outcome.Of(run).Error is GraupelException { Kind: ErrorKind.DepthExceeded or ErrorKind.CycleDetected } ? null : "is not refused";
}
