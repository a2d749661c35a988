using System.Diagnostics;
using System.Globalization;

namespace Graupel.Hostile;

/// <summary>Damaged input in processes of their own, so that a death is a failed test.</summary>
internal static class HostileSuite
{
    private const int Children = 4;
    private const int InputsEach = 25_000;

    public static int Run()
    {
        int failed = 0;
        for (int seed = 1; seed <= Children; seed++)
        {
            long start = Stopwatch.GetTimestamp();
            int code = RunChild(seed);
            Console.WriteLine($"seed {seed}: {InputsEach} inputs, exit code {code}, {Stopwatch.GetElapsedTime(start).TotalSeconds:F0} s");
            failed += code == 0 ? 0 : 1;
        }

        Console.WriteLine($"{Children - failed} passed, {failed} failed");
        return failed == 0 ? 0 : 1;
    }

    private static int RunChild(int seed)
    {
        using var child = Process.Start(new ProcessStartInfo(Environment.ProcessPath!)
        {
            ArgumentList = { "mutate", seed.ToString(CultureInfo.InvariantCulture), InputsEach.ToString(CultureInfo.InvariantCulture) },
        })!;
        child.WaitForExit();
        return child.ExitCode;
    }
}
