using System.Diagnostics;
using System.Globalization;

namespace Graupel.Conformance;

/// <summary>Adds up the time of one suite.</summary>
public sealed class SuiteClock<TSuite> : IDisposable
{
    private long _ticks;
    private int _runs;

    public void Run(Action test)
    {
        long start = Stopwatch.GetTimestamp();
        try
        {
            test();
        }
        finally
        {
            Interlocked.Add(ref _ticks, Stopwatch.GetTimestamp() - start);
            Interlocked.Increment(ref _runs);
        }
    }

    public void Dispose() => SuiteTimes.Add(string.Create(
        CultureInfo.InvariantCulture, $"{typeof(TSuite).Name,-28} {_runs,6} tests {Stopwatch.GetElapsedTime(0, _ticks).TotalSeconds,7:F1} s"));
}

/// <summary>Lines that are left in a file for whoever ran the tests.</summary>
internal static class SuiteTimes
{
    private static readonly Lock Gate = new();
    private static readonly string FilePath = Path.Combine(Repository.Root, "artifacts", "test", "conformance-times.txt");

    static SuiteTimes()
    {
        Directory.CreateDirectory(Path.GetDirectoryName(FilePath)!);
        File.Delete(FilePath);
    }

    public static void Add(string line)
    {
        lock (Gate)
        {
            File.AppendAllLines(FilePath, [line]);
        }
    }
}
