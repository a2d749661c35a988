using System.Globalization;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Tour.Summary;

/// <summary>The tables that show what is in a catalogue.</summary>
internal static class SummaryTables
{
    private const int ShownNamespaces = 10;

    /// <summary>Makes the tables.</summary>
    /// <param name="summary">The numbers.</param>
    public static IRenderable Of(CatalogueSummary summary) => new Rows(
        new Text($"{Number(summary.Assemblies)} assemblies, {Number(summary.Namespaces.Count())} namespaces"),
        new Columns(Kinds("Types", summary.TypeKinds), Kinds("Members", summary.MemberKinds)).Collapse(),
        Namespaces(summary));

    private static Table Kinds(string title, Tally tally)
    {
        var table = new Table().Border(TableBorder.Rounded);
        table.AddColumn(new TableColumn(title).Footer("all"));
        table.AddColumn(new TableColumn("").RightAligned().Footer(Number(tally.Total)));
        foreach (var (kind, count) in tally)
        {
            table.AddRow(kind, Number(count));
        }

        return table;
    }

    private static Table Namespaces(CatalogueSummary summary)
    {
        var table = new Table().Border(TableBorder.Rounded);
        table.AddColumn("Biggest namespaces");
        table.AddColumn(new TableColumn("Types").RightAligned());
        table.AddColumn(new TableColumn("Members").RightAligned());
        foreach (var (name, types, members) in summary.Namespaces.Take(ShownNamespaces))
        {
            table.AddRow(name.Length == 0 ? "[dim](global)[/]" : name.EscapeMarkup(), Number(types), Number(members));
        }

        return table;
    }

    private static string Number(int number) => number.ToString("N0", CultureInfo.InvariantCulture);
}
