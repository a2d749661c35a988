using System.Data;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>Takes a table apart.</summary>
internal static class TableWriter
{
    public static TableData Write(DataTable table)
    {
        ArgumentNullException.ThrowIfNull(table);
        DataColumn[] stored = [.. table.Columns.Cast<DataColumn>().Where(column => column.Expression.Length == 0)];
        return new TableData
        {
            Name = table.TableName,
            Namespace = table.Namespace,
            CaseSensitive = table.CaseSensitive,
            Columns = [.. table.Columns.Cast<DataColumn>().Select(Write)],
            Key = PlacesOf(table.PrimaryKey),
            Rows = [.. table.Rows.Cast<DataRow>().Select(row => Write(row, stored))],
            Uniques = [.. table.Constraints.OfType<UniqueConstraint>().Where(one => one.Columns.Length > 1 && !one.IsPrimaryKey).Select(Write)],
        };
    }

    public static int[] PlacesOf(DataColumn[] columns) => [.. columns.Select(column => column.Ordinal)];

    private static UniqueData Write(UniqueConstraint unique) => new() { Name = unique.ConstraintName, Columns = PlacesOf(unique.Columns) };

    private static ColumnData Write(DataColumn column) => column.Expression.Length > ColumnTypes.LongestExpression
        ? throw new GraupelException(ErrorKind.LimitExceeded, "the expression of a column is too long")
        : Describe(column);

    private static ColumnData Describe(DataColumn column) => new()
    {
        Name = column.ColumnName,
        Caption = column.Caption,
        Type = ColumnTypes.Of(column.DataType),
        AllowNull = column.AllowDBNull,
        Unique = column.Unique,
        ReadOnly = column.ReadOnly,
        MaxLength = column.MaxLength,
        AutoIncrement = column.AutoIncrement,
        AutoIncrementSeed = column.AutoIncrementSeed,
        AutoIncrementStep = column.AutoIncrementStep,
        DefaultValue = ToWire(column.DefaultValue),
        Expression = column.Expression,
        DateTimeMode = column.DateTimeMode,
    };

    private static RowData Write(DataRow row, DataColumn[] columns) => new()
    {
        State = row.RowState,
        Current = row.RowState == DataRowState.Deleted ? null : Values(row, columns, DataRowVersion.Current),
        Original = row.RowState is DataRowState.Deleted or DataRowState.Modified ? Values(row, columns, DataRowVersion.Original) : null,
    };

    private static object?[] Values(DataRow row, DataColumn[] columns, DataRowVersion version) => [.. columns.Select(column => ToWire(row[column, version]))];

    private static object? ToWire(object? value) => value is DBNull ? null : value;
}
