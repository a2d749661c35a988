using System.Diagnostics;

namespace Graupel.Bench.Quick;

/// <summary>
/// Measures in one process, in rounds that take each way in turn, so that a machine whose speed drifts is fair to all of them.
/// Reports the lower quartile of the rounds, and the ratio to the floor of the same workload.
/// </summary>
internal static class QuickRunner
{
    private const int Rounds = 15;
    private static readonly TimeSpan TierPause = TimeSpan.FromMilliseconds(120);
    private static readonly TimeSpan Slice = TimeSpan.FromMilliseconds(8);

    public static IEnumerable<Figure> Run(Workload workload)
    {
        Verify(workload);
        foreach (string direction in (string[])["write", "read"])
        {
            Way[] ways = [workload.Floor, .. workload.Ways];
            Func<object>[] actions = [.. ways.Select(way => direction == "write" ? way.Write : way.Read)];
            Measured[] measured = Measure(actions);
            for (int i = 1; i < ways.Length; i++)
            {
                double ratio = measured[i].Nanoseconds / measured[0].Nanoseconds;
                yield return new Figure(
                    workload.Group, workload.Name, workload.Format, ways[i].Compiler, direction, measured[i].Nanoseconds, measured[0].Nanoseconds, ratio,
                    measured[i].Spread, workload.Bytes, measured[i].Allocated, measured[0].Allocated);
            }
        }
    }

    /// <summary>Whether all ways write the same bytes.</summary>
    /// <exception cref="InvalidOperationException">One does not.</exception>
    public static void Verify(Workload workload)
    {
        byte[] expected = (byte[])workload.Floor.Write();
        foreach (Way way in workload.HasOtherFloor ? [] : workload.Ways)
        {
            if (!expected.AsSpan().SequenceEqual((byte[])way.Write()))
            {
                throw new InvalidOperationException($"{workload.Name}: {way.Compiler} does not write the bytes of the floor.");
            }
        }
    }

    private static Measured[] Measure(Func<object>[] actions)
    {
        WarmUp(actions);
        int[] counts = [.. actions.Select(Calibrate)];
        double[][] times = [.. actions.Select(_ => new double[Rounds])];
        for (int round = 0; round < Rounds; round++)
        {
            for (int i = 0; i < actions.Length; i++)
            {
                times[i][round] = Time(actions[i], counts[i]) / counts[i];
            }
        }

        return [.. actions.Select((action, i) => Summarize(times[i], Allocation(action)))];
    }

    // The compiler looks at methods again when none was called for the first time during a tenth of a second, and there are several tiers.
    private static void WarmUp(Func<object>[] actions)
    {
        const int Tiers = 6;
        const int TierCalls = 100;
        for (int i = 0; i < Tiers; i++)
        {
            foreach (Func<object> action in actions)
            {
                Time(action, TierCalls);
            }

            Thread.Sleep(TierPause);
        }
    }

    // As many calls as fill a slice.
    private static int Calibrate(Func<object> action)
    {
        int count = 1;
        while (Time(action, count) < Slice.TotalNanoseconds && count < int.MaxValue / 2)
        {
            count *= 2;
        }

        return count;
    }

    private static double Time(Func<object> action, int count)
    {
        long start = Stopwatch.GetTimestamp();
        for (int i = 0; i < count; i++)
        {
            GC.KeepAlive(action());
        }

        return Stopwatch.GetElapsedTime(start).TotalNanoseconds;
    }

    private static long Allocation(Func<object> action)
    {
        action();
        long before = GC.GetAllocatedBytesForCurrentThread();
        GC.KeepAlive(action());
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private static Measured Summarize(double[] times, long allocated)
    {
        Array.Sort(times);
        double quartile = times[Rounds / 4];
        return new Measured(quartile, (times[Rounds * 3 / 4] - quartile) / quartile, allocated);
    }

    private readonly record struct Measured(double Nanoseconds, double Spread, long Allocated);
}
