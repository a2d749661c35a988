using System.Data;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>Creates a table from its data.</summary>
internal static class TableReader
{
    public static DataTable Read(TableData wire)
    {
        ArgumentNullException.ThrowIfNull(wire);
        try
        {
            EnsureAlone(wire);
            return Read(wire, wire.EnforcesNothing ? new DataSet { EnforceConstraints = false } : null);
        }
        catch (Exception e) when (TableErrors.IsRefusal(e))
        {
            throw TableErrors.Refuse("the data is not a table", e);
        }
    }

    /// <summary>A table without rows and keys. If constraints are not enforced, it belongs to its data set before they are loaded.</summary>
    public static DataTable Make(TableData wire, DataSet? set)
    {
        DataTable table = wire.Namespace is { } space ? new(wire.Name, space) : new(wire.Name);
        if (wire.CaseSensitive is { } isSensitive)
        {
            table.CaseSensitive = isSensitive;
        }

        foreach (ColumnData column in wire.Columns)
        {
            Add(table, column);
        }

        set?.Tables.Add(table);
        if (Locales.Find(wire.Locale, TableErrors.Name(table)) is { } locale)
        {
            table.Locale = locale;
        }

        return table;
    }

    /// <summary>Loads everything except what is computed. The caller ends the loading.</summary>
    public static DataTable Load(DataTable table, TableData wire)
    {
        DataColumn[] stored = [.. table.Columns.Cast<DataColumn>().Where((_, i) => wire.Columns[i].Expression.Length == 0)];
        table.BeginLoadData();
        foreach (RowData row in wire.Rows)
        {
            Add(table, row, stored);
        }

        Restore(wire, table);
        return table;
    }

    public static void Compute(DataTable table, TableData wire)
    {
        for (int i = 0; i < wire.Columns.Count; i++)
        {
            if (wire.Columns[i].Expression.Length > 0)
            {
                Compute(table, table.Columns[i], wire.Columns[i].Expression);
            }
        }

        if (wire.DisplayExpression.Length > 0)
        {
            Compute(table, null, wire.DisplayExpression);
        }
    }

    public static DataColumn[] ColumnsOf(DataTable table, int[] places) => [.. places.Select(ordinal => table.Columns[ordinal])];

    private static DataTable Read(TableData wire, DataSet? set)
    {
        DataTable table = Load(Make(wire, set), wire);
        Compute(table, wire);
        table.EndLoadData();
        return table;
    }

    private static void EnsureAlone(TableData wire)
    {
        string? culprit = wire.Columns.Find(column => ExpressionWords.NeedsRelation(column.Expression)) is { } column
            ? TableErrors.Name(wire.Name, column.Name)
            : ExpressionWords.NeedsRelation(wire.DisplayExpression) ? $"the DisplayExpression of the table {TableErrors.Short(wire.Name)}" : null;
        if (culprit is not null)
        {
            throw new GraupelException(
                ErrorKind.InvalidValue, $"{culprit} is computed over a relation, and relations are written only with their data set; write the data set, or remove the expression first");
        }
    }

    private static void Add(DataTable table, ColumnData wire)
    {
        try
        {
            table.Columns.Add(Read(wire));
        }
        catch (Exception e) when (TableErrors.IsRefusal(e))
        {
            throw TableErrors.Refuse(TableErrors.Name(table.TableName, wire?.Name), e);
        }
    }

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

        if (wire.DefaultValue is { } value)
        {
            column.DefaultValue = FromWire(column, value);
        }

        return column;
    }

    // After the rows: what protects or checks their values.
    private static void Restore(TableData wire, DataTable table)
    {
        for (int i = 0; i < wire.Columns.Count; i++)
        {
            Restore(wire.Columns[i], table.Columns[i]);
        }

        try
        {
            foreach (UniqueData unique in wire.Uniques)
            {
                table.Constraints.Add(new UniqueConstraint(unique.Name, ColumnsOf(table, unique.Columns)));
            }

            table.PrimaryKey = ColumnsOf(table, wire.Key);
        }
        catch (Exception e) when (TableErrors.IsRefusal(e) && e is not ConstraintException)
        {
            throw TableErrors.Refuse($"the keys of {TableErrors.Name(table)}", e);
        }
    }

    private static void Restore(ColumnData wire, DataColumn column)
    {
        try
        {
            column.AllowDBNull = wire.AllowNull;
            if (wire.AutoIncrement)
            {
                column.AutoIncrement = true;
                column.AutoIncrementSeed = wire.AutoIncrementSeed;
                column.AutoIncrementStep = wire.AutoIncrementStep;
                OwnSettings.SetNextNumber(column, wire.AutoIncrementNext ?? wire.AutoIncrementSeed);
            }

            column.ReadOnly = wire.ReadOnly;
        }
        catch (Exception e) when (TableErrors.IsRefusal(e) && e is not ConstraintException)
        {
            throw TableErrors.Refuse(TableErrors.Name(column), e);
        }
    }

    // Without a column it is the display expression of the table.
    private static void Compute(DataTable table, DataColumn? column, string expression)
    {
        string name = column is null ? TableErrors.Name(table) : TableErrors.Name(column);
        if (expression.Length > ColumnTypes.LongestExpression)
        {
            throw TableErrors.TooLong(name);
        }

        if (!ColumnExpressions.IsSupported)
        {
            throw new GraupelException(
                ErrorKind.NoContract, $"{name} has an expression, and trimmed programs cannot compute expressions; set GraupelRuntimeCompiler to true in the project");
        }

        try
        {
            if (column is null)
            {
                table.DisplayExpression = expression;
            }
            else
            {
                column.Expression = expression;
            }
        }
        catch (Exception e) when (TableErrors.IsRefusal(e))
        {
            throw TableErrors.Refuse(name, e);
        }
    }

    private static void Add(DataTable table, RowData wire, DataColumn[] columns)
    {
        try
        {
            Read(wire, table, columns);
        }
        catch (Exception e) when (TableErrors.IsRefusal(e))
        {
            throw TableErrors.Refuse($"a row of {TableErrors.Name(table)}", e);
        }
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
            throw new GraupelException(ErrorKind.InvalidLength, $"a row of {TableErrors.Name(row.Table)} does not have as many values as the table has columns");
        }

        int i = 0;
        try
        {
            for (; i < columns.Length; i++)
            {
                row[columns[i]] = FromWire(columns[i], values[i]) ?? DBNull.Value;
            }
        }
        catch (Exception e) when (TableErrors.IsRefusal(e))
        {
            throw TableErrors.Refuse($"a value of {TableErrors.Name(columns[i])}", e);
        }
    }

    private static object? FromWire(DataColumn column, object? value) => value is TimeSpan time && ColumnTypes.HasNoZones(column) ? new DateTime(time.Ticks) : value;
}
