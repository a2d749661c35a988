using System.Diagnostics;

namespace Tour.Measuring;

/// <summary>What one piece of work costs.</summary>
/// <param name="Time">How long it takes.</param>
/// <param name="Allocated">How many bytes of managed memory it allocates.</param>
internal readonly record struct Cost(TimeSpan Time, long Allocated)
{
    /// <summary>Runs the work and measures it.</summary>
    /// <param name="work">The work.</param>
    public static Cost Of(Action work)
    {
        // What earlier work has left behind is not this one's to clean up.
        GC.Collect();
        GC.WaitForPendingFinalizers();
        var allocated = GC.GetAllocatedBytesForCurrentThread();
        var started = Stopwatch.GetTimestamp();
        work();
        var time = Stopwatch.GetElapsedTime(started);
        return new Cost(time, GC.GetAllocatedBytesForCurrentThread() - allocated);
    }

    /// <summary>The median of several costs, of each figure by itself.</summary>
    /// <param name="costs">The costs; at least one.</param>
    public static Cost Median(IReadOnlyCollection<Cost> costs) => new(
        costs.Select(cost => cost.Time).Order().ElementAt(costs.Count / 2),
        costs.Select(cost => cost.Allocated).Order().ElementAt(costs.Count / 2));
}
