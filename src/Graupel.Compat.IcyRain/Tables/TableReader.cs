using System.Data;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>Puts a table together.</summary>
internal static class TableReader
{
    public static DataTable Read(TableData wire)
    {
        ArgumentNullException.ThrowIfNull(wire);
        try
        {
            DataTable table = Make(wire);
            Load(table, wire);
            return table;
        }
        catch (Exception e) when (IsRefusal(e))
        {
            throw new GraupelException(ErrorKind.InvalidValue, $"the data is no table: {e.GetType().Name}");
        }
    }

    /// <summary>Whether the table itself says that what it got is wrong: a value of another type, a missing one, a key that is there twice.</summary>
    public static bool IsRefusal(Exception e) =>
        e is DataException or ArgumentException or InvalidCastException or FormatException or OverflowException or IndexOutOfRangeException or NullReferenceException;

    /// <summary>A table without rows and keys. Where nothing is to be enforced, it belongs to its set before they are loaded.</summary>
    public static DataTable Make(TableData wire)
    {
        var table = new DataTable(wire.Name, wire.Namespace) { CaseSensitive = wire.CaseSensitive };
        foreach (ColumnData column in wire.Columns)
        {
            table.Columns.Add(Read(column));
        }

        return table;
    }

    public static void Load(DataTable table, TableData wire)
    {
        DataColumn[] stored = [.. table.Columns.Cast<DataColumn>().Where((_, i) => wire.Columns[i].Expression.Length == 0)];
        table.BeginLoadData();
        foreach (RowData row in wire.Rows)
        {
            Read(row, table, stored);
        }

        Restore(wire, table);
        table.EndLoadData();
    }

    public static DataColumn[] ColumnsOf(DataTable table, int[] places) => [.. places.Select(ordinal => table.Columns[ordinal])];

    private static DataColumn Read(ColumnData wire)
    {
        var column = new DataColumn(wire.Name, ColumnTypes.ToType(wire.Type)) { Caption = wire.Caption };
        if (wire.Type == ColumnType.String)
        {
            column.MaxLength = wire.MaxLength;
        }

        if (wire.Type == ColumnType.DateTime)
        {
            column.DateTimeMode = wire.DateTimeMode;
        }

        if (wire.AutoIncrement)
        {
            column.AutoIncrement = true;
            column.AutoIncrementSeed = wire.AutoIncrementSeed;
            column.AutoIncrementStep = wire.AutoIncrementStep;
        }
        else if (wire.DefaultValue is { } value)
        {
            column.DefaultValue = value;
        }

        return column;
    }

    // After the rows: what protects, checks or computes their values.
    private static void Restore(TableData wire, DataTable table)
    {
        for (int i = 0; i < wire.Columns.Count; i++)
        {
            (ColumnData from, DataColumn to) = (wire.Columns[i], table.Columns[i]);
            if (from.Expression.Length > ColumnTypes.LongestExpression)
            {
                throw new GraupelException(ErrorKind.LimitExceeded, "the expression of a column is too long");
            }

            if (from.Expression.Length > 0)
            {
                Compute(to, from.Expression);
            }

            to.AllowDBNull = from.AllowNull;
            if (from.Unique)
            {
                // The property of the column would enforce it at once.
                table.Constraints.Add(new UniqueConstraint(to));
            }

            to.ReadOnly = from.ReadOnly;
        }

        table.PrimaryKey = ColumnsOf(table, wire.Key);
        foreach (UniqueData unique in wire.Uniques)
        {
            table.Constraints.Add(new UniqueConstraint(unique.Name, ColumnsOf(table, unique.Columns)));
        }
    }

    private static void Compute(DataColumn column, string expression)
    {
        if (!ColumnExpressions.IsSupported)
        {
            throw new GraupelException(
                ErrorKind.NoContract, "trimmed programs do not compute the expressions of columns; set GraupelRuntimeCompiler to true in the project");
        }

        column.Expression = expression;
    }

    private static void Read(RowData wire, DataTable table, DataColumn[] columns)
    {
        DataRow row = table.NewRow();
        Set(row, columns, wire.Original ?? wire.Current);
        table.Rows.Add(row);
        if (wire.State == DataRowState.Added)
        {
            return;
        }

        row.AcceptChanges();
        if (wire.State == DataRowState.Modified)
        {
            Set(row, columns, wire.Current);
            if (row.RowState == DataRowState.Unchanged)
            {
                row.SetModified();
            }
        }
        else if (wire.State == DataRowState.Deleted)
        {
            row.Delete();
        }
    }

    private static void Set(DataRow row, DataColumn[] columns, object?[]? values)
    {
        if (values is null || values.Length != columns.Length)
        {
            throw new GraupelException(ErrorKind.InvalidLength, "a row has another number of values than its table has columns");
        }

        for (int i = 0; i < columns.Length; i++)
        {
            row[columns[i]] = values[i] ?? DBNull.Value;
        }
    }
}
