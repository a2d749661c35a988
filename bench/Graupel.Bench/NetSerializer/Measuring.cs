using System.Diagnostics;

namespace Graupel.Bench.NetSerializer;

/// <summary>Takes several ways to do the same in turn, in short rounds, so that a machine whose speed drifts is fair to all of them.</summary>
internal static class Measuring
{
    private const int Rounds = 9;
    private const int Tiers = 12;
    private static readonly TimeSpan TierPause = TimeSpan.FromMilliseconds(110);
    private static readonly TimeSpan Slice = TimeSpan.FromMilliseconds(8);

    /// <summary>Lets the runtime's compiler see everything often enough.</summary>
    public static void WarmUp(IEnumerable<Func<int, TimeSpan>> actions, int loops)
    {
        for (int i = 0; i < Tiers; i++)
        {
            foreach (Func<int, TimeSpan> action in actions)
            {
                action(loops);
            }

            Thread.Sleep(TierPause);
        }
    }

    /// <summary>Each action runs so many loops and says how long they took.</summary>
    public static Times[] Compare(IReadOnlyList<Func<int, TimeSpan>> actions)
    {
        int[] counts = [.. actions.Select(Calibrate)];
        double[][] times = [.. actions.Select(static _ => new double[Rounds])];
        int[][] collections = [.. actions.Select(static _ => new int[3])];
        for (int round = 0; round < Rounds; round++)
        {
            for (int i = 0; i < actions.Count; i++)
            {
                int[] before = [.. Enumerable.Range(0, 3).Select(GC.CollectionCount)];
                times[i][round] = actions[i](counts[i]).TotalNanoseconds / counts[i];
                for (int generation = 0; generation < 3; generation++)
                {
                    collections[i][generation] += GC.CollectionCount(generation) - before[generation];
                }
            }
        }

        return [.. actions.Select((_, i) => Summarize(times[i], collections[i], (double)counts[i] * Rounds))];
    }

    /// <summary>Times the loops of an action.</summary>
    public static Func<int, TimeSpan> Loop(Action action) => loops =>
    {
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < loops; i++)
        {
            action();
        }

        return Stopwatch.GetElapsedTime(start);
    };

    private static int Calibrate(Func<int, TimeSpan> action)
    {
        int count = 1;
        while (action(count) < Slice && count < int.MaxValue / 2)
        {
            count *= 2;
        }

        return count;
    }

    private static Times Summarize(double[] times, int[] collections, double loops)
    {
        Array.Sort(times);
        double quartile = times[Rounds / 4];
        return new Times(quartile, (times[Rounds * 3 / 4] - quartile) / quartile, [.. collections.Select(count => count / loops)]);
    }

    /// <param name="Nanoseconds">Of one loop: the lower quartile of the rounds.</param>
    /// <param name="Spread">Of the rounds between the quartiles.</param>
    /// <param name="Collections">Of each generation, for one loop.</param>
    internal sealed record Times(double Nanoseconds, double Spread, IReadOnlyList<double> Collections);
}
