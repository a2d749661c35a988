using System.Diagnostics;
using System.Globalization;
using System.Runtime;
using System.Runtime.CompilerServices;

namespace Graupel.Bench.Startup;

/// <summary>
/// <c>--quick startup</c>: what the first use of contracts costs in a new process, over a process that does nothing. Processes of all kinds
/// are started in turn; the medians are compared. How many methods the runtime compiles is the part of it that no busy machine moves.
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
            ManyContracts.First.Run(serializer);
            if (count != "1")
            {
                RunOthers(serializer);
            }
        }

        Console.WriteLine(JitInfo.GetCompiledMethodCount());
        return 0;
    }

    private static void RunOthers(Serializer serializer)
    {
        foreach (Probe probe in ManyContracts.Others)
        {
            probe.Run(serializer);
        }
    }

    /// <summary>The parent: prints the table.</summary>
    public static int Run()
    {
        string[] kinds = [.. Kinds.Where(static kind => RuntimeFeature.IsDynamicCodeSupported || !kind.StartsWith("run-time", StringComparison.Ordinal))];
        Dictionary<string, List<Start>> starts = kinds.ToDictionary(static kind => kind, static _ => new List<Start>());
        for (int round = 0; round < Rounds; round++)
        {
            foreach (string kind in kinds)
            {
                starts[kind].Add(Run(kind));
            }
        }

        Start nothing = Median(starts["nothing"]);
        Console.WriteLine($"a process that does nothing   {nothing.Milliseconds,8:N1} ms");
        foreach (string compiler in (string[])["generated", "run-time"])
        {
            if (starts.TryGetValue($"{compiler} 1", out List<Start>? one))
            {
                Start first = Median(one);
                Start all = Median(starts[$"{compiler} 200"]);
                int others = ManyContracts.Others.Length;
                Console.WriteLine($"{compiler,-10} first contract    {first.Milliseconds - nothing.Milliseconds,8:N1} ms {first.Methods - nothing.Methods,6} methods");
                Console.WriteLine(
                    $"{compiler,-10} each further one  {(all.Milliseconds - first.Milliseconds) / others,8:N3} ms {(all.Methods - first.Methods) / (double)others,6:N1} methods");
            }
        }

        return 0;
    }

    private static Start Run(string kind)
    {
        string program = Environment.ProcessPath!;
        string[] host = Path.GetFileNameWithoutExtension(program) == "dotnet" ? [Environment.GetCommandLineArgs()[0]] : [];
        var info = new ProcessStartInfo(program, [.. host, ChildOption, .. kind.Split(' ')]) { RedirectStandardOutput = true };
        long began = Stopwatch.GetTimestamp();
        using Process child = Process.Start(info)!;
        string methods = child.StandardOutput.ReadToEnd();
        child.WaitForExit();
        double milliseconds = Stopwatch.GetElapsedTime(began).TotalMilliseconds;
        return child.ExitCode == 0
            ? new Start(milliseconds, int.Parse(methods, CultureInfo.InvariantCulture))
            : throw new InvalidOperationException($"A child for {kind} ended with {child.ExitCode}.");
    }

    private static Start Median(List<Start> starts) => starts.OrderBy(static start => start.Milliseconds).ElementAt(starts.Count / 2);

    /// <param name="Milliseconds">From the start of a process to its end.</param>
    /// <param name="Methods">How many methods were compiled in it.</param>
    private readonly record struct Start(double Milliseconds, int Methods);
}
