using System.Diagnostics;
using Spectre.Console;
using Tour.Measuring;
using Tour.Metadata;
using Tour.Model;
using Tour.Summary;
using Tour.Ways;

namespace Tour.Commands;

/// <summary>Reads the catalogue, sends it through every way and leaves the files in a folder.</summary>
internal static class WriteCommand
{
    /// <summary>How often each way is measured, if the user does not say.</summary>
    public const int DefaultRounds = 5;

    /// <summary>Runs the command.</summary>
    /// <param name="console">Where the results go.</param>
    /// <param name="folder">Where the files go; made if it does not exist.</param>
    /// <param name="rounds">How often to measure each way.</param>
    /// <param name="ways">The ways, the yardstick last.</param>
    /// <returns>The exit code: 1 if a way does not give back what it was given.</returns>
    public static int Run(IAnsiConsole console, string folder, int rounds, IReadOnlyList<IWay> ways)
    {
        Directory.CreateDirectory(folder);
        var catalogue = ReadCatalogue(console);
        var measurements = Measure(console, catalogue, rounds, ways);
        console.WriteLine();
        console.Write(MeasurementTable.Of(measurements, rounds));

        foreach (var measurement in measurements)
        {
            CatalogueFile.Save(Path.Combine(folder, measurement.Way.FileName), measurement.Way, measurement.Bytes);
        }

        console.MarkupLineInterpolated(
            $"The files are in [green]{folder}[/]. To look into one: [blue]tour open {Path.Combine(folder, measurements[0].Way.FileName)}[/]");

        var failures = measurements.Where(measurement => measurement.Difference is not null).ToList();
        foreach (var failure in failures)
        {
            console.MarkupLineInterpolated($"[red]{failure.Way.Name}[/] at {failure.Difference!.ToString()}");
        }

        return failures.Count == 0 ? 0 : 1;
    }

    private static Catalogue ReadCatalogue(IAnsiConsole console)
    {
        var started = Stopwatch.GetTimestamp();
        using var framework = SharedFramework.Open(SharedFramework.RunningFolder);
        var catalogue = console.WithProgress(
            "Reading",
            framework.Modules.Count,
            step => CatalogueReader.Read(framework, module => step(module.File.Name)));
        var summary = CatalogueSummary.Of(catalogue);
        console.MarkupLineInterpolated(
            $"Read [bold]{catalogue.Framework} {catalogue.Version}[/] in {Stopwatch.GetElapsedTime(started).TotalSeconds:F1} s: {summary.Assemblies:N0} assemblies, {summary.Types:N0} types, {summary.Members:N0} members.");
        return catalogue;
    }

    private static List<Measurement> Measure(
        IAnsiConsole console, Catalogue catalogue, int rounds, IReadOnlyList<IWay> ways) => console.WithProgress(
        "Measuring",
        ways.Count * (Measurement.WarmUps + rounds),
        step => ways.Select(way => Measurement.Of(way, catalogue, rounds, step)).ToList());
}
