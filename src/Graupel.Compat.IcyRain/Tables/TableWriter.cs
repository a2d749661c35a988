using System.Data;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>Converts a table to its data.</summary>
internal static class TableWriter
{
    public static TableData Write(DataTable table)
    {
        ArgumentNullException.ThrowIfNull(table);
        TableData wire = WithoutRows(table, Locales.OfAlone(table), isAlone: true);
        wire.EnforcesNothing = table.DataSet is { EnforceConstraints: false };
        if (NeedsCheck(wire))
        {
            _ = TableReader.Read(wire);
        }

        wire.Rows = RowsOf(table);
        return wire;
    }

    /// <summary>
    /// Whether the data must be read once before its rows are written: an expression keeps the text it was created with, which may name columns and
    /// relations that have been renamed since, and then could not be read.
    /// </summary>
    public static bool NeedsCheck(TableData wire) =>
        ColumnExpressions.IsSupported && (wire.DisplayExpression.Length > 0 || wire.Columns.Exists(column => column.Expression.Length > 0));

    /// <summary>Refuses what would come back as its base.</summary>
    public static void EnsureExact(object value, Type type)
    {
        if (value.GetType() != type)
        {
            throw new GraupelException(ErrorKind.InvalidValue, $"a {value.GetType()} would be read as a {type.Name}; merge it into a new {type.Name} first");
        }
    }

    public static TableData WithoutRows(DataTable table, string? locale, bool isAlone)
    {
        EnsureExact(table, typeof(DataTable));
        return new()
        {
            Name = table.TableName,
            Namespace = OwnSettings.NamespaceOf(table, isAlone),
            CaseSensitive = OwnSettings.CaseSensitivityOf(table, isAlone),
            Columns = [.. table.Columns.Cast<DataColumn>().Select(Write)],
            Key = PlacesOf(table.PrimaryKey),
            Uniques = [.. table.Constraints.OfType<UniqueConstraint>().Select(Write)],
            Locale = locale,
            DisplayExpression = table.DisplayExpression.Length > ColumnTypes.LongestExpression ? throw TableErrors.TooLong(TableErrors.Name(table)) : table.DisplayExpression,
        };
    }

    public static List<RowData> RowsOf(DataTable table)
    {
        DataColumn[] stored = [.. table.Columns.Cast<DataColumn>().Where(column => column.Expression.Length == 0)];
        return [.. table.Rows.Cast<DataRow>().Select(row => Write(row, stored))];
    }

    public static int[] PlacesOf(DataColumn[] columns) => [.. columns.Select(column => column.Ordinal)];

    private static UniqueData Write(UniqueConstraint unique) => new() { Name = unique.ConstraintName, Columns = PlacesOf(unique.Columns) };

    private static ColumnData Write(DataColumn column) => column.Expression.Length > ColumnTypes.LongestExpression
        ? throw TableErrors.TooLong(TableErrors.Name(column))
        : Describe(column);

    private static ColumnData Describe(DataColumn column) => new()
    {
        Name = column.ColumnName,
        Caption = column.Caption,
        Type = ColumnTypes.Of(column),
        AllowNull = column.AllowDBNull,
        ReadOnly = column.ReadOnly,
        MaxLength = column.MaxLength,
        AutoIncrement = column.AutoIncrement,
        AutoIncrementSeed = column.AutoIncrementSeed,
        AutoIncrementStep = column.AutoIncrementStep,
        AutoIncrementNext = OwnSettings.NextNumberOf(column),
        DefaultValue = ToWire(column, column.DefaultValue),
        Expression = column.Expression,
        DateTimeMode = column.DateTimeMode,
    };

    private static RowData Write(DataRow row, DataColumn[] columns) => new()
    {
        State = row.RowState,
        Current = row.RowState == DataRowState.Deleted ? null : Values(row, columns, DataRowVersion.Current),
        Original = row.RowState is DataRowState.Deleted or DataRowState.Modified ? Values(row, columns, DataRowVersion.Original) : null,
    };

    private static object?[] Values(DataRow row, DataColumn[] columns, DataRowVersion version) => [.. columns.Select(column => ToWire(column, row[column, version]))];

    // A date that has no zone, in a column where none has, is not converted to that of a reader.
    private static object? ToWire(DataColumn column, object? value) => value switch
    {
        DBNull => null,
        DateTime { Kind: DateTimeKind.Unspecified } date when ColumnTypes.HasNoZones(column) => TimeSpan.FromTicks(date.Ticks),
        _ => value,
    };
}
