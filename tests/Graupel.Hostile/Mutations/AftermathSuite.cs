using Graupel.Hostile.Nesting;
using Graupel.Hostile.Reading;
using Graupel.TestCases;

namespace Graupel.Hostile.Mutations;

/// <summary>A failure leaves nothing behind: after each damaged payload, and after each value that cannot be written, a valid one is read and written as ever.</summary>
internal sealed class AftermathSuite : ICaseVisitor
{
    private const int Seed = 20;
    private const int MaxPayload = 1024;
    private const int Rounds = 50_000;
    private const int RoundsPerCheck = 1000;

    private readonly List<Case> _cases = [];

    public static void Run(Tally tally)
    {
        var suite = new AftermathSuite();
        foreach (TestCase testCase in Catalogue.All)
        {
            testCase.Accept(suite);
        }

        var mutator = new Mutator(Seed);
        for (int i = 0; i < Rounds; i += RoundsPerCheck)
        {
            tally.Check($"rounds from {i}", () => suite.FindProblem(mutator));
        }
    }

    public void Visit<[ContractParameter] T>(TestCase<T> testCase)
    {
        foreach (Way way in Way.All)
        {
            foreach (Func<T> value in testCase.Values)
            {
                if (TryWrite(way, value()) is { Length: <= MaxPayload } payload)
                {
                    _cases.Add(new Case(
                        $"{way}, {testCase}", way, payload, data => way.Serializer.Deserialize<T>(data), data => way.Serializer.Serialize(way.Serializer.Deserialize<T>(data))));
                }
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

    private string? FindProblem(Mutator mutator)
    {
        for (int i = 0; i < RoundsPerCheck; i++)
        {
            Case hostile = _cases[mutator.Next(_cases.Count)];
            byte[] input = mutator.Mutate(hostile.Payload);
            Exception? refused = i % 10 == 0
                ? Outcome.Of(() => Edges.All[mutator.Next(Edges.All.Count)].WriteCycle(hostile.Way.Serializer)).Error
                : Outcome.Of(() => hostile.Read(input)).Error;
            Case valid = _cases[mutator.Next(_cases.Count)];
            if (refused is not (null or GraupelException) || !valid.Again(valid.Payload).AsSpan().SequenceEqual(valid.Payload))
            {
                return $"{valid.Name} is not what it was after {Convert.ToHexString(input)} as {hostile.Name}: {refused}";
            }
        }

        return null;
    }

    /// <param name="Name">The type, and how it is written.</param>
    /// <param name="Way">The same.</param>
    /// <param name="Payload">A payload.</param>
    /// <param name="Read">Reads bytes.</param>
    /// <param name="Again">Reads bytes and writes what was read.</param>
    private sealed record Case(string Name, Way Way, byte[] Payload, Func<byte[], object?> Read, Func<byte[], byte[]> Again);
}
