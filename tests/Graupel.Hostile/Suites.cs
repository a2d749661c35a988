using System.Diagnostics;
using System.Globalization;
using Graupel.Hostile.Amplification;
using Graupel.Hostile.Cold;
using Graupel.Hostile.Confusion;
using Graupel.Hostile.Faults;
using Graupel.Hostile.Floods;
using Graupel.Hostile.Lengths;
using Graupel.Hostile.Mutations;
using Graupel.Hostile.Nesting;
using Graupel.Hostile.Poison;

namespace Graupel.Hostile;

/// <summary>All suites, each in a process of its own, so that a death is a failed check and not the end.</summary>
internal static class Suites
{
    private const int MutationsEach = 25_000;

    // Code that counts its calls takes the most stack. Else it depends on chance which of it the runtime makes so.
    private const string Instrumented = "stacks-counting";

    private static readonly (string Name, Action<Tally> Run)[] All =
    [
        ("mutations-1", tally => MutationRun.Run(tally, 1, MutationsEach)),
        ("mutations-2", tally => MutationRun.Run(tally, 2, MutationsEach)),
        ("mutations-3", tally => MutationRun.Run(tally, 3, MutationsEach)),
        ("mutations-4", tally => MutationRun.Run(tally, 4, MutationsEach)),
        ("aftermath", AftermathSuite.Run),
        ("lengths", LengthSuite.Run),
        ("amplification", AmplificationSuite.Run),
        ("nesting", NestingSuite.Run),
        ("json", JsonSuite.Run),
        ("stacks", tally => StackSuite.Run(tally, StackSuite.SmallStack)),
        (Instrumented, tally => StackSuite.Run(tally, StackSuite.SmallStackOfCountingCode)),
        ("floods", FloodSuite.Run),
        ("tags", TagSuite.Run),
        ("poison", PoisonSuite.Run),
        ("faults", FaultSuite.Run),
        ("cold", ColdSuite.Run),
    ];

    public static int RunAll()
    {
        int passed = 0;
        int failed = 0;
        foreach ((string name, _) in All)
        {
            long start = Stopwatch.GetTimestamp();
            (int good, int bad) = RunChild(name);
            passed += good;
            failed += bad;
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{name,-16} {good,5} passed {bad,5} failed {Stopwatch.GetElapsedTime(start).TotalSeconds,6:F1} s"));
        }

        Console.WriteLine($"{passed} passed, {failed} failed");
        return failed == 0 ? 0 : 1;
    }

    /// <summary>Runs one suite in this process.</summary>
    public static int RunHere(string name)
    {
        using var tally = new Tally();
        All.Single(suite => suite.Name == name).Run(tally);
        return tally.Finish();
    }

    private static (int Passed, int Failed) RunChild(string name)
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!, name) { RedirectStandardOutput = true };
        if (name == Instrumented)
        {
            start.Environment["DOTNET_TieredPGO_InstrumentOnlyHotCode"] = "0";
        }

        using var child = Process.Start(start)!;
        string? check = null;
        (int Passed, int Failed)? counts = null;
        while (child.StandardOutput.ReadLine() is { } line)
        {
            if (line.StartsWith(Tally.Begun, StringComparison.Ordinal))
            {
                check = line[Tally.Begun.Length..];
            }
            else if (Tally.TryParse(line, out (int Passed, int Failed) parsed))
            {
                counts = parsed;
            }
            else
            {
                Console.WriteLine(line);
            }
        }

        child.WaitForExit();
        if (counts is { } known && child.ExitCode == (known.Failed == 0 ? 0 : 1))
        {
            return known;
        }

        Console.WriteLine($"{name} died with exit code {child.ExitCode} in {check ?? "no check"}");
        return (counts?.Passed ?? 0, (counts?.Failed ?? 0) + 1);
    }
}
