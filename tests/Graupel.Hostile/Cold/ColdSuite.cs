using System.Diagnostics;

namespace Graupel.Hostile.Cold;

/// <summary>
/// Many threads at once are the first to use contracts, each time in a process of its own: what compiled code, slots and formats share in a process is
/// cold only once. All ways of a format must write the same.
/// </summary>
internal static class ColdSuite
{
    private const int AtOnce = 2;

    public static void Run(Tally tally)
    {
        for (int slice = 0; slice < ColdStart.Slices; slice++)
        {
            Dictionary<WireFormat, string> written = [];
            string[] outputs = new string[ColdStart.Ways.Count];
            Parallel.For(0, outputs.Length, new ParallelOptions { MaxDegreeOfParallelism = AtOnce }, way => outputs[way] = Start($"{slice}.{way}"));
            for (int way = 0; way < outputs.Length; way++)
            {
                (WireFormat format, string output) = (ColdStart.Ways[way].Format, outputs[way]);
                tally.Check($"slice {slice}, way {way} ({format})", () =>
                    !output.StartsWith(ColdStart.Written, StringComparison.Ordinal) ? output
                    : written.TryAdd(format, output) || written[format] == output ? null
                    : $"{output} is not {written[format]} as by another way");
            }
        }
    }

    private static string Start(string start)
    {
        using var child = Process.Start(new ProcessStartInfo(Environment.ProcessPath!, [ColdStart.Argument, start]) { RedirectStandardOutput = true, RedirectStandardError = true })!;
        Task<string> errors = child.StandardError.ReadToEndAsync();
        string output = child.StandardOutput.ReadToEnd();
        child.WaitForExit();
        return child.ExitCode == 0 ? output.TrimEnd() : $"exit code {child.ExitCode}: {output}{errors.Result}";
    }
}
