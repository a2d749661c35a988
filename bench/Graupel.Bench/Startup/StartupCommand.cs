using System.Diagnostics;
using System.Runtime.CompilerServices;

namespace Graupel.Bench.Startup;

/// <summary>
/// <c>--quick startup</c>: what the first use of contracts costs in a new process, over a process that does nothing. Processes of all kinds
/// are started in turn; the medians are compared.
/// </summary>
internal static class StartupCommand
{
    private const string ChildOption = "--startup-child";
    private const int Rounds = 15;

    private static readonly string[] Kinds = ["nothing", "generated 1", "generated 200", "run-time 1", "run-time 200"];

    public static bool IsChild(string[] args) => args is [ChildOption, ..];

    /// <summary>The child: uses some contracts for the first time.</summary>
    public static int RunChild(string[] args)
    {
        if (args is [_, string compiler, string count])
        {
            var options = new SerializerOptions { Compilers = compiler == "generated" ? CompilerChoice.GeneratedOnly : CompilerChoice.RuntimeOnly };
            var serializer = new Serializer(options);
            foreach (Probe probe in ManyContracts.Probes.AsSpan(0, int.Parse(count, null)))
            {
                probe.Run(serializer);
            }
        }

        return 0;
    }

    /// <summary>The parent: prints the table.</summary>
    public static int Run()
    {
        string[] kinds = [.. Kinds.Where(static kind => RuntimeFeature.IsDynamicCodeSupported || !kind.StartsWith("run-time", StringComparison.Ordinal))];
        Dictionary<string, List<double>> times = kinds.ToDictionary(static kind => kind, static _ => new List<double>());
        for (int round = 0; round < Rounds; round++)
        {
            foreach (string kind in kinds)
            {
                times[kind].Add(Time(kind));
            }
        }

        double nothing = Median(times["nothing"]);
        Console.WriteLine($"a process that does nothing   {nothing,8:N1} ms");
        foreach (string compiler in (string[])["generated", "run-time"])
        {
            if (times.TryGetValue($"{compiler} 1", out List<double>? one))
            {
                double first = Median(one);
                double all = Median(times[$"{compiler} 200"]);
                Console.WriteLine($"{compiler,-10} first contract    {first - nothing,8:N1} ms");
                Console.WriteLine($"{compiler,-10} each further one  {(all - first) / (ManyContracts.Probes.Length - 1),8:N3} ms");
            }
        }

        return 0;
    }

    private static double Time(string kind)
    {
        string program = Environment.ProcessPath!;
        string[] host = Path.GetFileNameWithoutExtension(program) == "dotnet" ? [Environment.GetCommandLineArgs()[0]] : [];
        var start = new ProcessStartInfo(program, [.. host, ChildOption, .. kind.Split(' ')]);
        long began = Stopwatch.GetTimestamp();
        using Process child = Process.Start(start)!;
        child.WaitForExit();
        return child.ExitCode == 0
            ? Stopwatch.GetElapsedTime(began).TotalMilliseconds
            : throw new InvalidOperationException($"A child for {kind} ended with {child.ExitCode}.");
    }

    private static double Median(List<double> times) => times.Order().ElementAt(times.Count / 2);
}
