using Graupel.TestCases;

namespace Graupel.Conformance;

/// <summary>The first use of a serializer, by many threads at once, gives what the hundredth gives.</summary>
public class ThreadTests(SuiteClock<ThreadTests> clock) : IClassFixture<SuiteClock<ThreadTests>>
{
    private const int Threads = 32;

    // Types that share many others.
    private static readonly TestCase[] Cases = [.. Catalogue.All.Where(static c => c.Group is "unions" or "recursion" or "contracts" or "objects" or "all-members")];

    [Theory]
    [EveryWay]
    public void First_use_by_many_threads(string way) => clock.Run(() => UseAtOnce(Way.Get(way)));

    private static void UseAtOnce(Way way)
    {
        for (int round = 0; round < 10; round++)
        {
            Serializer fresh = new(way.Serializer.Options);
            using var start = new Barrier(Threads);
            var failures = new System.Collections.Concurrent.ConcurrentQueue<Exception>();
            Thread[] threads = [.. Enumerable.Range(0, Threads).Select(seed => new Thread(() => Use(way, fresh, seed, start, failures)))];
            Array.ForEach(threads, static thread => thread.Start());
            Array.ForEach(threads, static thread => thread.Join());
            Assert.Empty(failures);
        }
    }

    private static void Use(Way way, Serializer fresh, int seed, Barrier start, System.Collections.Concurrent.ConcurrentQueue<Exception> failures)
    {
        try
        {
            start.SignalAndWait();
            for (int i = 0; i < 12; i++)
            {
                // Half of the threads take the same cases, the others each its own.
                Cases[((seed % 2 == 0 ? 0 : seed * 7) + i) % Cases.Length].Accept(new Check(way, fresh));
            }
        }
        catch (Exception e)
        {
            failures.Enqueue(e);
        }
    }

    private sealed class Check(Way way, Serializer fresh) : ICaseVisitor
    {
        public void Visit<[ContractParameter] T>(TestCase<T> testCase)
        {
            foreach (Func<T> make in testCase.Values.Take(3))
            {
                T value = make();
                if (Deviations.RefusalOf(way.Format, value) is null)
                {
                    byte[] bytes = fresh.Serialize(value);
                    Equal.Deep(value, fresh.Deserialize<T>(bytes), testCase.ToString(), Deviations.DatesOf(way.Format));
                }
            }
        }
    }
}
