namespace Graupel.Tests;

/// <summary>Measures what one call allocates once everything is compiled and every buffer is there.</summary>
public static class Allocations
{
    private const int Calls = 100;
    private const int Rounds = 10;

    /// <summary>How often a call is made.</summary>
    public const int AllCalls = Calls * Rounds;

    /// <summary>The bytes. Code that is compiled again in the meantime may allocate a little more, so the least of some rounds counts.</summary>
    public static long Of(Action action)
    {
        long least = long.MaxValue;
        for (int round = 0; round < Rounds; round++)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            for (int i = 0; i < Calls; i++)
            {
                action();
            }

            least = Math.Min(least, (GC.GetAllocatedBytesForCurrentThread() - before) / Calls);
        }

        return least;
    }

    /// <summary>Makes sure that a call has not waited.</summary>
    public static void EnsureCompleted(ValueTask call) => Assert.True(call.IsCompletedSuccessfully);

    /// <summary>The result of a call that has not waited, without what waiting for it would allocate.</summary>
    public static T ResultOf<T>(ValueTask<T> call)
    {
        Assert.True(call.IsCompletedSuccessfully);
        return call.Result;
    }
}
