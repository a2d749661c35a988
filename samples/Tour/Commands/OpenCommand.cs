using Spectre.Console;
using Tour.Summary;
using Tour.Ways;

namespace Tour.Commands;

/// <summary>Reads a file that the tour has written and says what is in it.</summary>
internal static class OpenCommand
{
    /// <summary>Runs the command.</summary>
    /// <param name="console">Where the summary goes.</param>
    /// <param name="file">The file.</param>
    /// <returns>The exit code.</returns>
    public static int Run(IAnsiConsole console, string file)
    {
        var catalogue = CatalogueFile.Open(file);
        console.MarkupLineInterpolated(
            $"[bold]{catalogue.Framework} {catalogue.Version}[/] in [green]{file}[/], {new FileInfo(file).Length:N0} bytes");
        console.Write(SummaryTables.Of(CatalogueSummary.Of(catalogue)));
        return 0;
    }
}
