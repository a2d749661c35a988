using System.Text.Json;
using Graupel.Hostile.Reading;
using Graupel.TestCases;

namespace Graupel.Hostile.Faults;

/// <summary>
/// The caller's streams and writers fail at every byte of values of all shapes. Their exception comes out as it is, what was borrowed
/// goes back exactly once, and the next value is written as ever.
/// </summary>
internal sealed class FaultSuite(Tally tally, PoolWatch pools) : ICaseVisitor
{
    private const int MaxPayload = 100;

    private static readonly int[][] PieceSizes = [[1], [2], [7, 1], [64, 1, 3], [1, 100_000], [4096]];

    public static void Run(Tally tally)
    {
        using var pools = new PoolWatch();
        var suite = new FaultSuite(tally, pools);
        foreach (TestCase testCase in Catalogue.All)
        {
            testCase.Accept(suite);
        }

        tally.Check("arrays are borrowed", () => pools.Count > 1000 ? null : "too few to tell");
    }

    public void Visit<[ContractParameter] T>(TestCase<T> testCase)
    {
        if (typeof(T) == typeof(JsonDocument))
        {
            return; // it has what it borrowed itself until it is disposed
        }

        foreach (Way way in Way.All.Where(way => way.IsHeaded == (way.Compilers == CompilerChoice.GeneratedOnly)))
        {
            // Of each type the longest value that is short enough.
            (T Value, byte[] Payload)[] values =
            [
                .. testCase.Values.Select(make => make()).Select(value => (value, TryWrite(way, value)))
                    .Where(pair => pair.Item2 is { Length: > 0 and <= MaxPayload }).Select(pair => (pair.value, pair.Item2!)).OrderBy(pair => pair.Item2.Length).TakeLast(1),
            ];
            foreach ((T value, byte[] payload) in values)
            {
                string name = $"{way}, {testCase}";
                tally.Check($"{name}, reading", () => FindReading<T>(way, payload));
                tally.Check($"{name}, writing", () => FindWriting(way, value, payload));
                tally.Check($"{name}, buffer writers", () => FindBufferWriting(way, value, payload));
            }
        }
    }

    private static byte[]? TryWrite<[ContractParameter] T>(Way way, T value)
    {
        try
        {
            return way.Serializer.Serialize(value);
        }
        catch (GraupelException)
        {
            return null; // text that MessagePack has no form for
        }
    }

    private string? FindReading<[ContractParameter] T>(Way way, byte[] payload)
    {
        for (int i = 0; i < payload.Length; i++)
        {
            foreach (bool canSeek in new[] { false, true })
            {
                using var stream = new FailingStream(payload, i, canSeek);
                using var later = new FailingStream(payload, i, canSeek);
                using var stop = new CancellationTokenSource();
                using var stopped = new FailingStream(payload, i, canSeek) { Stop = stop };
                string? problem = ProblemUnless(stream.Failure, () => way.Serializer.Deserialize<T>(stream))
                    ?? ProblemUnless(later.Failure, () => way.Serializer.DeserializeAsync<T>(later).AsTask().GetAwaiter().GetResult())
                    ?? ProblemUnlessStopped(() => way.Serializer.DeserializeAsync<T>(stopped, stop.Token).AsTask().GetAwaiter().GetResult())
                    ?? (canSeek && (stream.Position != 0 || later.Position != 0) ? "the stream is not set back" : null)
                    ?? ProblemUnlessAsEver<T>(way, payload);
                if (problem is not null)
                {
                    return $"byte {i}: {problem}";
                }
            }
        }

        return null;
    }

    private string? FindWriting<[ContractParameter] T>(Way way, T value, byte[] payload)
    {
        for (int i = 0; i < payload.Length; i++)
        {
            using var stream = new FailingStream([], i, canSeek: false);
            using var later = new FailingStream([], i, canSeek: false);
            string? problem = ProblemUnless(stream.Failure, () =>
                {
                    way.Serializer.Serialize(stream, value);
                    return null;
                })
                ?? ProblemUnless(later.Failure, () =>
                {
                    way.Serializer.SerializeAsync(later, value).AsTask().GetAwaiter().GetResult();
                    return null;
                })
                ?? ProblemUnlessAsEver<T>(way, payload);
            if (problem is not null)
            {
                return $"byte {i}: {problem}";
            }
        }

        return null;
    }

    private string? FindBufferWriting<[ContractParameter] T>(Way way, T value, byte[] payload)
    {
        foreach (int[] sizes in PieceSizes)
        {
            var whole = new OddWriter(sizes);
            way.Serializer.Serialize(whole, value);
            if (!whole.Written.AsSpan().SequenceEqual(payload))
            {
                return $"pieces of {string.Join(", ", sizes)}: {Convert.ToHexString(whole.Written)}";
            }

            for (int i = 0; i < payload.Length; i++)
            {
                var failing = new OddWriter(sizes, i);
                string? problem = ProblemUnless(failing.Failure, () =>
                {
                    way.Serializer.Serialize(failing, value);
                    return null;
                });
                if (problem is not null)
                {
                    return $"pieces of {string.Join(", ", sizes)}, byte {i}: {problem}";
                }
            }
        }

        return ProblemUnlessAsEver<T>(way, payload);
    }

    private string? ProblemUnless(Exception expected, Func<object?> run)
    {
        Exception? found = Outcome.Of(run).Error;
        return ReferenceEquals(found, expected) ? pools.TakeProblem() : $"instead of the stream's exception: {found?.ToString() ?? "none"}";
    }

    private string? ProblemUnlessStopped(Func<object?> run)
    {
        Exception? found = Outcome.Of(run).Error;
        return found is OperationCanceledException ? pools.TakeProblem() : $"was not stopped: {found?.ToString() ?? "no exception"}";
    }

    private string? ProblemUnlessAsEver<[ContractParameter] T>(Way way, byte[] payload) =>
        way.Serializer.Serialize(way.Serializer.Deserialize<T>(payload)).AsSpan().SequenceEqual(payload) ? pools.TakeProblem() : "the next value is written otherwise";
}
