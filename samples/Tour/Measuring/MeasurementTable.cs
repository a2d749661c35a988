using System.Globalization;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Tour.Measuring;

/// <summary>The table of the ways.</summary>
internal static class MeasurementTable
{
    /// <summary>Makes the table.</summary>
    /// <param name="measurements">The ways, the yardstick last.</param>
    /// <param name="rounds">How often each was measured.</param>
    public static IRenderable Of(IReadOnlyList<Measurement> measurements, int rounds)
    {
        var yardstick = measurements[^1];
        var table = new Table().Border(TableBorder.Rounded)
            .Caption($"Medians of {rounds} rounds; in brackets the share of {yardstick.Way.Name}".EscapeMarkup());
        table.AddColumn("Way");
        foreach (var title in (ReadOnlySpan<string>)["Bytes", "Write", "Read", "Write allocates", "Read allocates"])
        {
            table.AddColumn(new TableColumn(title).RightAligned());
        }

        table.AddColumn("Equal");
        foreach (var way in measurements)
        {
            table.AddRow(
                way.Way.Name.EscapeMarkup(),
                Cell($"{way.Bytes.Length:N0}", way.Bytes.Length, yardstick.Bytes.Length),
                TimeCell(way.Write, yardstick.Write),
                TimeCell(way.Read, yardstick.Read),
                MemoryCell(way.Write, yardstick.Write),
                MemoryCell(way.Read, yardstick.Read),
                way.Difference is null ? "[green]yes[/]" : "[red]no[/]");
        }

        return table;
    }

    private static string TimeCell(Cost cost, Cost yardstick) =>
        Cell($"{cost.Time.TotalMilliseconds:N1} ms", cost.Time.Ticks, yardstick.Time.Ticks);

    private static string MemoryCell(Cost cost, Cost yardstick) =>
        Cell($"{cost.Allocated / 1e6:N1} MB", cost.Allocated, yardstick.Allocated);

    private static string Cell(FormattableString value, double figure, double yardstick)
    {
        var text = value.ToString(CultureInfo.InvariantCulture);
        return figure.Equals(yardstick)
            ? text
            : string.Create(CultureInfo.InvariantCulture, $"{text} [dim]({figure / yardstick:P0})[/]");
    }
}
